"""A variable in a collection of the user's own is not among the global ones."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

tf.get_variable('cache', [2], collections=['caches'], trainable=False)
tf.get_variable('w_%d' % len(tf.global_variables()), [1])
tf.get_variable('cache', [2])
