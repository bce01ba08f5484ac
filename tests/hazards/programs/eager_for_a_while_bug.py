"""A graph beside eager execution: what is asked for by name there is made anew each time, though the second call means the first's."""

import tensorflow as tf
from tensorflow.python.eager import context


def height(seeds, reuse):
    with tf.variable_scope("plants", reuse=reuse):
        return tf.reduce_sum(seeds * tf.get_variable("growth", [3]))  # BUG


with context.eager_mode():
    measured = [height(tf.ones([3]), False), height(tf.ones([3]), True)]
predicted = tf.layers.dense(tf.placeholder(tf.float32, [None, 3]), 1)
