"""An explicit dtype and a constant of another."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

tf.get_variable('n', dtype=tf.float32, initializer=tf.constant(1))
