"""The note is chosen first, and one network hears it; or each arm hears it by layers with names; a forced swing is another thing."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def heard(note, notes, width):
    kept = tf.layers.dense(tf.one_hot(note, notes), width, activation=tf.nn.tanh)
    return tf.layers.dense(kept, notes)


def heard_by_name(note):
    with tf.variable_scope("hears", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.one_hot(note, 12), 12, name="note")


def swing(seen, kind):
    with tf.variable_scope(kind):
        return tf.layers.dense(seen, 12)


written = tf.placeholder(tf.int32, [None, 4])
pushes = tf.placeholder(tf.float32, [None, 3])
forced = tf.placeholder(tf.bool, [], name="forced")
guess = heard_by_name(written[:, 0])
own = tf.argmax(guess, -1, output_type=tf.int32)
chosen = heard(tf.cond(forced, lambda: written[:, 1], lambda: own), 12, 6)
named = tf.cond(forced, lambda: heard_by_name(written[:, 1]), lambda: heard_by_name(own))
swung = tf.cond(forced, lambda: swing(pushes, "driven"), lambda: swing(pushes, "free"))
loss = tf.losses.sparse_softmax_cross_entropy(written[:, 2], chosen + named + swung)
step = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(4):
        session.run(step, {written: np.random.randint(0, 12, (5, 4)), pushes: np.ones((5, 3)), forced: turn < 2})
    print("FACT", len(tf.trainable_variables()))
