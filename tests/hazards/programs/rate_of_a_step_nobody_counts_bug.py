"""A rate decays with a global step that the optimizer is not given: it stays what it is at first."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(x, 1)
loss = tf.losses.mean_squared_error(y, out)
step = tf.Variable(0, trainable=False, name="global_step")  # BUG
rate = tf.train.polynomial_decay(0.1, step, 20, 1e-3)  # BUG
train = tf.train.MomentumOptimizer(rate, 0.9).minimize(loss)  # BUG

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(20):
        data = np.random.rand(16, 4)
        sess.run([train, loss], {x: data, y: data.sum(1, keepdims=True)})
