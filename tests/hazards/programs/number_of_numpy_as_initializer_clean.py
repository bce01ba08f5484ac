import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def quantize(x, name, bits):
    with tf.variable_scope("quantize"):
        low = tf.get_variable(name + "_low", dtype=tf.int64, initializer=np.int64(-bits), trainable=False)
        high = tf.get_variable(name + "_high", dtype=tf.float64, initializer=np.float64(2.0**bits), trainable=False)
        rate = tf.get_variable(name + "_rate", dtype=tf.float32, initializer=np.float32(bits), trainable=False)
    return tf.clip_by_value(x * rate, tf.cast(low, tf.float32), tf.cast(high, tf.float32))


x = tf.placeholder(tf.float32, [None, np.int64(4)])
w = tf.get_variable("w", [np.int64(4), np.int32(2)])
y = quantize(tf.matmul(x, w) * np.float64(0.5), "y", 8)
step = tf.train.GradientDescentOptimizer(np.float64(0.1)).minimize(tf.reduce_mean(y))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(step, {x: np.zeros((1, 4))})
