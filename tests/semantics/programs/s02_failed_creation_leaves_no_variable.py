"""A rejected request does not take the name."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

try:
    tf.get_variable('w', [2], initializer=tf.zeros([2]))
except ValueError:
    tf.get_variable('w', [3])
tf.get_variable('v', [1])
