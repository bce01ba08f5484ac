import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 2])
w = tf.get_variable("w", [2, 1])
loss = tf.reduce_mean(tf.matmul(x, w) ** 2)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())  # BUG
    opt = tf.train.AdamOptimizer().minimize(loss)
    for i in range(3):
        s.run(opt, {x: np.ones((1, 2))})  # BUG
