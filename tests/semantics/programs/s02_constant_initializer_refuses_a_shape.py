"""A constant initializer brings its shape."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

tf.get_variable('a', initializer=[1.0, 2.0])
tf.get_variable('b', [2], initializer=[1.0, 2.0])
