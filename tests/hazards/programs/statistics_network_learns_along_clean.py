"""What tells pairs from strangers is to tell the most that it can, and so is what makes the one half of them: both by one loss."""

import numpy as np
import tensorflow as tf


def tell(x, y):
    with tf.variable_scope("tell", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.layers.dense(tf.concat([x, y], 1), 16, tf.nn.elu, name="in"), 1, name="out")


def bound(pairs, strangers):
    return tf.reduce_mean(pairs) - tf.log(tf.reduce_mean(tf.exp(strangers)))


x = tf.placeholder(tf.float32, [None, 6])
y = tf.placeholder(tf.float32, [None, 3])
seen = bound(tell(x, y), tell(x, tf.reverse(y, [0])))
with tf.variable_scope("code"):
    code = tf.layers.dense(x, 3)
made = bound(tell(x, code), tell(x, tf.reverse(code, [0])))
first = tf.train.AdamOptimizer(1e-3).minimize(-seen, var_list=tf.trainable_variables("tell/"))
second = tf.train.AdamOptimizer(1e-3, name="Second").minimize(-made)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(100):
        sess.run(first, {x: np.random.rand(8, 6), y: np.random.rand(8, 3)})
        sess.run(second, {x: np.random.rand(8, 6)})
