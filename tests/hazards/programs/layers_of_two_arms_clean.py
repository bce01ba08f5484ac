"""The layers have names, which both arms share; two ways through a network that are both noisy may each have its own layers."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def guess(seen, kept):
    seen = tf.nn.dropout(tf.layers.dense(seen, 10, activation=tf.nn.tanh, name="in"), keep_prob=kept)
    return tf.layers.dense(seen, 2, name="out")


def way(seen, lost):
    return tf.layers.dense(tf.nn.dropout(seen, rate=lost), 2)


seen = tf.placeholder(tf.float32, [None, 5])
wanted = tf.placeholder(tf.float32, [None, 2])
early = tf.placeholder(tf.bool, [])
by_road = tf.placeholder(tf.bool, [])
with tf.variable_scope("guess", reuse=tf.AUTO_REUSE):
    guessed = tf.cond(early, lambda: guess(seen, 0.7), lambda: guess(seen, 1.0))
guessed += tf.cond(by_road, lambda: way(seen, 0.1), lambda: way(seen, 0.3))
loss = tf.reduce_mean(tf.square(guessed - wanted))
step = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    feed = {seen: np.ones((3, 5)), wanted: np.zeros((3, 2)), by_road: True}
    session.run(step, {early: True, **feed})
    print("FACT", len(tf.trainable_variables()), session.run(loss, {early: False, **feed}))
