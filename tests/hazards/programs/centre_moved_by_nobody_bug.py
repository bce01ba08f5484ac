"""Features are centred by a running mean that is moved by an operation which nothing holds."""

import numpy as np
import tensorflow as tf
from tensorflow.python.training import moving_averages

FEATURES = 5


def centred(signal, training):
    with tf.variable_scope("centre", reuse=tf.AUTO_REUSE):
        running = tf.get_variable("running", [FEATURES], trainable=False, initializer=tf.zeros_initializer())
    if not training:
        return signal - running
    mean = tf.reduce_mean(signal, axis=0)
    moving_averages.assign_moving_average(running, mean, 0.95, zero_debias=False)  # BUG
    return signal - mean


def scores(signal, training):
    return tf.layers.dense(centred(signal, training), 1, name="score", reuse=not training)


def main():
    signal = tf.placeholder(tf.float32, [None, FEATURES])
    wanted = tf.placeholder(tf.float32, [None, 1])
    loss = tf.losses.mean_squared_error(wanted, scores(signal, True))
    predicted = scores(signal, False)
    step = tf.train.AdamOptimizer(1e-3).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for _ in range(20):
            sess.run(step, {signal: np.random.randn(8, FEATURES) + 3.0, wanted: np.ones((8, 1))})
        print(sess.run(predicted, {signal: np.random.randn(4, FEATURES) + 3.0}))


if __name__ == "__main__":
    main()
