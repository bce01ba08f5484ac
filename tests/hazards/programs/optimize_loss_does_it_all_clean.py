"""`optimize_loss` counts the global step that there is, and waits for the updates of the statistics: nothing else has to."""

import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
training = tf.placeholder(tf.bool, [])
hidden = tf.layers.batch_normalization(tf.layers.dense(x, 8), training=training)
out = tf.layers.dense(hidden, 1)
loss = tf.losses.mean_squared_error(y, out)
step = tf.train.get_or_create_global_step()
rate = tf.train.polynomial_decay(0.1, step, 20, 1e-3)
train = tf.contrib.layers.optimize_loss(loss, None, None, tf.train.MomentumOptimizer(rate, 0.9))

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(20):
        data = np.random.rand(16, 4)
        sess.run(train, {x: data, y: data.sum(1, keepdims=True), training: True})
    print(sess.run([out, step], {x: data, training: False}))
