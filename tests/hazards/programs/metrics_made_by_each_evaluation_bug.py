import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(x, 1)
step = tf.train.AdamOptimizer(0.1).minimize(tf.losses.mean_squared_error(y, out))


def evaluated(sess, data):
    error, update = tf.metrics.mean_absolute_error(y, out)  # BUG
    sess.run(tf.local_variables_initializer())
    for each in data:
        sess.run(update, {x: each, y: np.zeros([4, 1])})
    return sess.run(error)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(5):
        for _ in range(8):
            sess.run(step, {x: np.ones([4, 3]), y: np.zeros([4, 1])})
        print(epoch, evaluated(sess, [np.ones([4, 3])] * 2))
