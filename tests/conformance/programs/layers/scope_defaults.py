"""Initializer, regularizer, partitioner and getter of the scope."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

def getter(getter, name, *args, **kwargs):
    return getter(name + '_got', *args, **kwargs)


x = tf.zeros([2, 4])
with tf.variable_scope('r', regularizer=lambda w: tf.reduce_sum(w)):
    tf.layers.dense(x, 3)
    tf.layers.dense(x, 3, kernel_regularizer=lambda w: tf.reduce_sum(w))
    tf.get_variable('losses%d' % len(tf.get_collection('regularization_losses')), [1])
with tf.variable_scope('g', custom_getter=getter):
    tf.layers.dense(x, 3)
    tf.layers.batch_normalization(x)
with tf.variable_scope('p', partitioner=tf.fixed_size_partitioner(2)):
    tf.layers.dense(x, 2)
    tf.layers.batch_normalization(x)
with tf.variable_scope('d', dtype=tf.float64):
    tf.layers.dense(x, 3)
with tf.variable_scope('i', initializer=tf.zeros_initializer()):
    tf.layers.dense(x, 3)
tf.layers.dense(tf.zeros([2, 4], tf.float64), 3)
