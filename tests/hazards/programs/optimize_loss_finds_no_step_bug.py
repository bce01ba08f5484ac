"""A step of one's own is no global step: `get_global_step` finds none, so that `optimize_loss` counts none, and the rate stays."""

import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
step = tf.Variable(0, trainable=False)  # BUG
rate = tf.train.polynomial_decay(0.1, step, 20, 1e-3)  # BUG
train = tf.contrib.layers.optimize_loss(loss, tf.train.get_global_step(), None, tf.train.MomentumOptimizer(rate, 0.9))  # BUG

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(20):
        data = np.random.rand(16, 4)
        sess.run(train, {x: data, y: data.sum(1, keepdims=True)})
    print(sess.run([step, rate]))
