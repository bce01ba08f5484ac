import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
w = tf.get_variable("w", [4, 1])
step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean((tf.matmul(x, w) - 1.0) ** 2))
averages = tf.train.ExponentialMovingAverage(0.99)
keep = averages.apply([w])  # BUG
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(step, {x: np.ones((4, 4))})
    saver.save(sess, "model/last")
