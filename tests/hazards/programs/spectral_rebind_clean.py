import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def normalized(w):
    u = tf.get_variable("u", [1, w.shape[-1]], trainable=False)
    v = tf.nn.l2_normalize(tf.matmul(u, w, transpose_b=True))
    new_u = tf.nn.l2_normalize(tf.matmul(v, w))
    sigma = tf.squeeze(tf.matmul(tf.matmul(v, w), new_u, transpose_b=True))
    with tf.control_dependencies([u.assign(new_u)]):
        w = w / sigma
    return w


def dense(x, units, name):
    with tf.variable_scope(name):
        w = tf.get_variable("w", [x.shape[-1], units])
        w = normalized(w)
        b = tf.get_variable("b", [units])
        return tf.matmul(x, w) + b


x = tf.placeholder(tf.float32, [None, 8])
score = dense(tf.nn.relu(dense(x, 16, "h")), 1, "o")
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(score))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(5):
        sess.run(train, {x: np.ones((2, 8))})
