import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
with tf.variable_scope("fit"):
    w = tf.Variable(tf.random_normal([3, 1]), name="w")
    c = tf.Variable(tf.zeros([1]), name="c")
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) + c - y))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.variable_scope("fit", reuse=tf.AUTO_REUSE):
    start = tf.get_variable("w", initializer=w.initialized_value(), trainable=False)
moved = tf.norm(w - start)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    feed = {x: np.random.rand(4, 3), y: np.random.rand(4, 1)}
    sess.run(step, feed)
    print(sess.run(moved))
