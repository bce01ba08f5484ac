"""Layers inside a template share between its calls."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.zeros([2, 4])


def net(x):
    h = tf.layers.dense(x, 4)
    h = tf.layers.batch_normalization(h)
    return tf.layers.dense(h, 4, name='last')


template = tf.make_template('t', net)
template(x)
template(x)
with tf.variable_scope('s'):
    template(x)
    net(x)
