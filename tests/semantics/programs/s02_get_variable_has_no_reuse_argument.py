"""TypeError, which is not about variables; what was made before stays."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

tf.get_variable('w', [1])
tf.get_variable('w', [1], reuse=True)
