"""The train_op of slim is told to run no updates: the statistics stay what they were at first, and the network goes by them."""

import numpy as np
import tensorflow as tf

slim = tf.contrib.slim

x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
training = tf.placeholder(tf.bool, [])
hidden = slim.batch_norm(slim.fully_connected(x, 8), is_training=training)  # BUG
out = slim.fully_connected(hidden, 1, activation_fn=None)
loss = tf.losses.mean_squared_error(y, out)
train = slim.learning.create_train_op(loss, tf.train.MomentumOptimizer(0.1, 0.9), update_ops=[])  # BUG

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(20):
        data = np.random.rand(16, 4)
        sess.run(train, {x: data, y: data.sum(1, keepdims=True), training: True})
    print(sess.run(out, {x: data, training: False}))
