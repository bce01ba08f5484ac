"""Rates that decay with a step which the optimizer counts, which the loop feeds, or which another optimizer counts for both."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
out = tf.layers.dense(tf.layers.dense(x, 4, name="trunk"), 1, name="head")
loss = tf.reduce_mean(tf.square(out))
step = tf.Variable(0, trainable=False, name="global_step")
epoch = tf.placeholder(tf.int32, [])
fed = tf.Variable(0, trainable=False, name="epoch")
rates = [tf.train.exponential_decay(0.1, step, 5, 0.9), tf.train.exponential_decay(0.1, epoch, 5, 0.9)]
head = tf.train.AdamOptimizer(rates[0]).minimize(loss, var_list=tf.trainable_variables("head"))
trunk = tf.train.AdamOptimizer(rates[0]).minimize(loss, global_step=step, var_list=tf.trainable_variables("trunk"))
both = tf.train.GradientDescentOptimizer(rates[1]).minimize(loss)
late = tf.train.GradientDescentOptimizer(tf.train.inverse_time_decay(0.1, fed, 5, 0.9)).minimize(loss)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(4):
        data = np.random.rand(16, 4)
        sess.run([head, trunk], {x: data})
        sess.run(both, {x: data, epoch: i})
        fed.load(i, sess)
        sess.run(late, {x: data})
