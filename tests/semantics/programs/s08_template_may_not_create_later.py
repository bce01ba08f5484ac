"""A new name on the second call."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

shared = tf.make_template('net', lambda name: tf.get_variable(name, [1]))
shared('a')
shared('b')
