"""1 is not True."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(reuse):
    with tf.variable_scope('net', reuse=reuse):
        return tf.get_variable('w', [1])


net(0 > 1)
net(1)
