import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
w = tf.get_variable("w", [3, 1])
loss = tf.reduce_mean(tf.matmul(x, w) ** 2)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(100):
        lr = 0.1 * 0.9**epoch
        opt = tf.train.AdamOptimizer(lr).minimize(loss)  # BUG
        sess.run(tf.global_variables_initializer())
        sess.run(opt, {x: np.ones((2, 3))})
