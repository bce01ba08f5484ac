"""Averages of what is computed: kept by the step, by a condition, by a run of its own, and one that is looked at before training only."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def whitened(prices, learning):
    mean, variance = tf.nn.moments(prices, [0])
    averages = tf.train.ExponentialMovingAverage(0.99)

    def kept():
        with tf.control_dependencies([averages.apply([mean, variance])]):
            return tf.identity(mean), tf.identity(variance)

    center, spread = tf.cond(learning, kept, lambda: (averages.average(mean), averages.average(variance)))
    return (prices - center) / tf.sqrt(spread + 1e-3)


prices = tf.placeholder(tf.float32, [None, 6])
sold = tf.placeholder(tf.float32, [None, 1])
learning = tf.placeholder(tf.bool, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(whitened(prices, learning), 1) - sold))
smoothed = tf.train.ExponentialMovingAverage(0.9)
smooth = smoothed.apply([loss])
step = tf.train.AdagradOptimizer(0.1).minimize(loss)
with tf.control_dependencies([step]):
    train = tf.group(smooth)
checked = tf.train.ExponentialMovingAverage(0.5)
error = tf.reduce_max(tf.abs(sold))
check = checked.apply([error])
first = tf.train.ExponentialMovingAverage(0.5)
first.apply([error * 2])
highest = tf.reduce_max(prices)
unread = tf.train.ExponentialMovingAverage(0.5)
unread.apply([highest])

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(20):
        sess.run(train, {prices: np.random.rand(8, 6) + 7, sold: np.random.rand(8, 1), learning: True})
    batch = {prices: np.random.rand(8, 6) + 7, sold: np.random.rand(8, 1), learning: False}
    sess.run(check, batch)
    print(sess.run([loss, smoothed.average(loss), checked.average(error)], batch))
