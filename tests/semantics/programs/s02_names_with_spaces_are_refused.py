"""Not every string is a name."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

for name in ('ok', 'also.ok-1', 'not ok'):
    tf.get_variable(name, [1])
