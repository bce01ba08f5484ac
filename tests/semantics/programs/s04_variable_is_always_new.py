"""tf.Variable never shares."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def dense():
    with tf.variable_scope('dense', reuse=tf.AUTO_REUSE):
        w = tf.Variable(tf.zeros([3, 2]), name='w')
        b = tf.get_variable('b', [2])
    return w, b


dense()
dense()
tf.Variable(0.0)
tf.Variable(1, trainable=False)
