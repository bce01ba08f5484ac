"""A usual training graph."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.int32, [None])
with tf.variable_scope('net'):
    h = tf.layers.dense(x, 8, tf.nn.relu)
    h = tf.layers.batch_normalization(h, training=True)
    logits = tf.layers.dense(h, 3)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
step = tf.train.get_or_create_global_step()
updates = tf.get_collection(tf.GraphKeys.UPDATE_OPS)
with tf.control_dependencies(updates):
    train = tf.train.AdamOptimizer(1e-3).minimize(loss, global_step=step)
average = tf.train.ExponentialMovingAverage(0.99, step)
with tf.control_dependencies([train]):
    average.apply(tf.trainable_variables())
tf.get_variable('updates%d' % len(updates), [1])
