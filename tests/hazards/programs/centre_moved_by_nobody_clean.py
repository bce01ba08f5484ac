"""Running means that are moved in each step: one that the features wait for, one in the collection of updates, one run beside the step."""

import numpy as np
import tensorflow as tf
from tensorflow.python.training import moving_averages

FEATURES = 5


def running_mean(name):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        return tf.get_variable("running", [FEATURES], trainable=False, initializer=tf.zeros_initializer())


def waited_for(signal, training):
    running = running_mean("waited_for")
    if not training:
        return signal - running
    mean = tf.reduce_mean(signal, axis=0)
    moved = moving_averages.assign_moving_average(running, mean, 0.95, zero_debias=False)
    with tf.control_dependencies([moved]):
        return tf.identity(signal - mean)


def collected(signal, training):
    running = running_mean("collected")
    if not training:
        return signal - running
    mean = tf.reduce_mean(signal, axis=0)
    tf.add_to_collection(tf.GraphKeys.UPDATE_OPS, moving_averages.assign_moving_average(running, mean, 0.95))
    return signal - mean


def scores(signal, training):
    both = tf.concat([waited_for(signal, training), collected(signal, training)], axis=1)
    return tf.layers.dense(both, 1, name="score", reuse=not training)


def main():
    signal = tf.placeholder(tf.float32, [None, FEATURES])
    wanted = tf.placeholder(tf.float32, [None, 1])
    loss = tf.losses.mean_squared_error(wanted, scores(signal, True))
    predicted = scores(signal, False)
    level = running_mean("level")
    follow = moving_averages.assign_moving_average(level, tf.reduce_mean(signal, axis=0), 0.9, zero_debias=False)
    with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
        step = tf.train.AdamOptimizer(1e-3).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for _ in range(20):
            sess.run([step, follow], {signal: np.random.randn(8, FEATURES) + 3.0, wanted: np.ones((8, 1))})
        print(sess.run([predicted, level], {signal: np.random.randn(4, FEATURES) + 3.0}))


if __name__ == "__main__":
    main()
