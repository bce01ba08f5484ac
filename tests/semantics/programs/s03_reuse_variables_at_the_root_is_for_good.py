"""The root's flag lasts for the rest of the graph."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(i):
    with tf.name_scope('tower_%d' % i):
        return tf.get_variable('w', [2])


for i in range(2):
    tower(i)
    tf.get_variable_scope().reuse_variables()
with tf.variable_scope('head', reuse=False):
    tf.get_variable('w', [2])
