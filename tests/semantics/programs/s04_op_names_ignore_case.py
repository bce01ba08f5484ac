"""`W` and `w` are one op name but two keys."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

tf.get_variable('w', [1])
tf.get_variable('W', [1])
tf.get_variable('W', [1])
