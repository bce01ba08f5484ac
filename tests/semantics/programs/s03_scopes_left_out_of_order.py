"""Improper nesting."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

outer = tf.variable_scope('outer')
inner = tf.variable_scope('inner')
outer.__enter__()
inner.__enter__()
tf.get_variable('w', [1])
outer.__exit__(None, None, None)
