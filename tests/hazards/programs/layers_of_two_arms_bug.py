"""While it learns it forgets a part, and else nothing: each arm makes layers of its own, as they have no name, whatever the flag says."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def guess(seen, kept):
    seen = tf.nn.dropout(tf.layers.dense(seen, 10, activation=tf.nn.tanh), kept)  # BUG TVS202
    return tf.layers.dense(seen, 2)  # BUG TVS202


seen = tf.placeholder(tf.float32, [None, 5])
wanted = tf.placeholder(tf.float32, [None, 2])
early = tf.placeholder(tf.bool, [])
with tf.variable_scope("guess", reuse=tf.AUTO_REUSE):
    guessed = tf.cond(early, lambda: guess(seen, 0.7), lambda: guess(seen, 1.0))  # BUG TVS202
loss = tf.reduce_mean(tf.square(guessed - wanted))
step = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    feed = {seen: np.ones((3, 5)), wanted: np.zeros((3, 2))}
    session.run(step, {early: True, **feed})
    print("FACT", len(tf.trainable_variables()), session.run(loss, {early: False, **feed}))
