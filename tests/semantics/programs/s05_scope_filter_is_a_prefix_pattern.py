"""'main' also matches 'main_target'."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

for name in ['main', 'main_target']:
    with tf.variable_scope(name):
        tf.get_variable('w', [2])
print([tf.get_variable('copy_%d' % i, v.shape) for i, v in enumerate(tf.trainable_variables('main'))])
print([tf.get_variable('exact_%d' % i, v.shape) for i, v in enumerate(tf.trainable_variables('main/'))])
