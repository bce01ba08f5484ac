"""The scope is where the template is first called."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x):
    return tf.layers.dense(x, 2) * tf.get_variable('scale', [2])


shared = tf.make_template('net', net)
with tf.variable_scope('a'):
    shared(tf.zeros([1, 3]))
with tf.variable_scope('b'):
    shared(tf.ones([1, 3]))
tf.make_template('net', net)(tf.zeros([1, 3]))
tf.make_template('net', net)(tf.zeros([1, 3]))
