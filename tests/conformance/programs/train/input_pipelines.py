"""Queues with their counters of epochs."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

names = tf.train.string_input_producer(['a', 'b'], num_epochs=2)
numbers = tf.train.range_input_producer(10, num_epochs=1, name='numbers')
endless = tf.train.string_input_producer(['a', 'b'])
one, two = tf.train.slice_input_producer([tf.zeros([4, 3]), tf.zeros([4])], num_epochs=3)
with tf.variable_scope('s'):
    tf.train.string_input_producer(['a'], num_epochs=1)
h = tf.train.batch([one, two], 8)[0]
tf.layers.dense(h, 2)
h, label = tf.train.shuffle_batch([one, two], batch_size=8, capacity=100, min_after_dequeue=10)
tf.layers.dense(h, 3)
