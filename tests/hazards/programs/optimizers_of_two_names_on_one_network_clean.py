import numpy as np
import tensorflow as tf

RATES = {"gentle": 1e-4, "steep": 1e-2}


def wind(pressure):
    with tf.variable_scope("wind"):
        slope = tf.get_variable("slope", [3, 1])
        return tf.matmul(pressure, slope)


def descent(kind):
    return tf.train.AdamOptimizer(RATES[kind], name=kind + "_descent")


pressure = tf.placeholder(tf.float32, [None, 3])
with tf.variable_scope(tf.get_variable_scope(), reuse=tf.AUTO_REUSE):
    gentle = descent("gentle").minimize(tf.reduce_mean(tf.square(wind(pressure))))
with tf.variable_scope(tf.get_variable_scope(), reuse=tf.AUTO_REUSE):
    steep = descent("steep").minimize(tf.reduce_mean(tf.abs(wind(pressure))))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(6):
        sess.run(steep if step % 3 else gentle, {pressure: np.ones([2, 3])})
