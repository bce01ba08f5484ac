import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

w = tf.get_variable("w", [2])
lr = tf.Variable(0.1, trainable=False)
t = tf.train.GradientDescentOptimizer(lr).minimize(tf.reduce_sum(w**2))
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for e in range(3):
        s.run(tf.assign(lr, 0.1 * 0.9**e))
        s.run(t)
