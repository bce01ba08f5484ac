"""Built twice, the second time reusing."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x, training, reuse=None):
    with tf.variable_scope('net', reuse=reuse):
        return tf.layers.batch_normalization(tf.layers.dense(x, 3), training=training)


x = tf.zeros([2, 3])
net(x, True)
net(x, False, reuse=True)
net(x, False)
