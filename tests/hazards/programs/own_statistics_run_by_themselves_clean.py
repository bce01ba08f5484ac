"""The updates of an inner scope are picked by no name, but run by their operations, beside a list that a name leaves empty."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def centred(values, name, kept):
    with tf.variable_scope(name):
        centre = tf.get_variable("centre", [int(values.shape[-1])], trainable=False, initializer=tf.zeros_initializer())
        update = centre.assign(0.9 * centre + 0.1 * tf.reduce_mean(values, 0))
        tf.add_to_collection(tf.GraphKeys.UPDATE_OPS, update.op)
        kept.append(update.op)
        return values - centre


sound = tf.placeholder(tf.float32, [None, 5])
word = tf.placeholder(tf.float32, [None, 1])
ours = []
with tf.variable_scope("speech"):
    with tf.variable_scope("listener"):
        heard = tf.layers.dense(centred(sound, "first", ours), 1, name="word")
loss = tf.reduce_mean((heard - word) ** 2)
of_layers = tf.get_collection(tf.GraphKeys.UPDATE_OPS, scope="listener")
with tf.control_dependencies(of_layers):
    train = tf.train.AdamOptimizer(0.01).minimize(loss)
keep = tf.group(*ours)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        data = {sound: np.random.rand(4, 5), word: np.random.rand(4, 1)}
        session.run(keep, data)
        session.run(train, data)
    print(session.run(heard, {sound: np.random.rand(4, 5)}))
