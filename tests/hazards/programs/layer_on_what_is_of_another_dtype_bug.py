"""A layer of TensorFlow 1 takes the dtype of its input: that of numbers is float32, and a placeholder of another one cannot share it."""

import tensorflow as tf


def policy(states):
    hidden = tf.layers.dense(states, 32, tf.nn.relu, name="hidden")  # BUG TVS103
    return tf.layers.dense(hidden, 1, name="out")  # BUG TVS103


shared = tf.make_template("policy", policy)
everywhere = shared(tf.constant([[0.0, 1.0], [1.0, 0.0]]))
somewhere = shared(tf.placeholder(tf.float64, [None, 2]))
