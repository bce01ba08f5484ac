import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def quantize(x, name, bits):
    with tf.variable_scope("quantize"):
        rate = tf.get_variable(name + "_rate", dtype=tf.float32, initializer=np.float64(bits), trainable=False)  # BUG TVS106
    return x * rate


x = tf.placeholder(tf.float32, [None, 4])
w = tf.get_variable("w", [4, 2])
y = quantize(tf.matmul(x, w), "y", 8)
step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(y))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(step, {x: np.zeros((1, 4))})
