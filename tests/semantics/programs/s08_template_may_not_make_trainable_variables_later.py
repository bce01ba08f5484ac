"""tf.Variable in a template, the second time."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x):
    w = tf.Variable(tf.zeros([2]), name='w')
    return x * w


shared = tf.make_template('net', net)
shared(1.0)
shared(2.0)
