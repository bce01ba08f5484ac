"""Two rivers are told their names by the keyword that the function reads."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def affine(values, units, name):
    with tf.variable_scope(name):
        kernel = tf.get_variable("kernel", [int(values.shape[-1]), units])
        shift = tf.get_variable("shift", [units], initializer=tf.zeros_initializer())
    return tf.matmul(values, kernel) + shift


def gauge(levels, **options):
    with tf.variable_scope(options.get("scope", "gauge"), reuse=tf.AUTO_REUSE):
        return affine(tf.nn.tanh(affine(levels, options.get("units", 6), "first")), 2, "second")


upper, lower = tf.placeholder(tf.float32, [None, 5]), tf.placeholder(tf.float32, [None, 5])
rain = tf.placeholder(tf.float32, [None, 4])
both = tf.concat([gauge(upper, scope="rhine"), gauge(lower, scope="danube")], 1)
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(both - rain)))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(train, {upper: np.ones((2, 5)), lower: np.zeros((2, 5)), rain: np.ones((2, 4))})
