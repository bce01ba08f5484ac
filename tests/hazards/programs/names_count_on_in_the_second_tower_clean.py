"""Each tower counts its own layers, or the layers of one tower go on; or what counts on is an ensemble, of variables in scopes of their own."""

import itertools

import tensorflow as tf

x = tf.placeholder(tf.float32, [2, None, 4])
COUNT = itertools.count()


def line(x, units, number):
    with tf.variable_scope("line%d" % number):
        return tf.matmul(x, tf.get_variable("w", [x.shape[-1], units]))


losses = []
with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
    for number, part in enumerate(tf.unstack(x)):
        with tf.name_scope("gpu_%d" % number):
            count = itertools.count()
            inner = tf.nn.relu(line(part, 8, next(count)))
            losses.append(tf.reduce_mean(line(inner, 1, next(count)) ** 2))
for member, part in enumerate(tf.unstack(x)):
    with tf.variable_scope("replica_%d" % member, reuse=tf.AUTO_REUSE):
        inner = tf.nn.relu(line(part, 8, next(COUNT)))
        losses.append(tf.reduce_mean(line(inner, 1, next(COUNT)) ** 2))
with tf.variable_scope("heads", reuse=tf.AUTO_REUSE):
    for part in tf.unstack(x):
        with tf.name_scope("head"):
            losses.append(tf.reduce_mean(line(part, 1, next(COUNT)) ** 2))
step = tf.train.AdamOptimizer().minimize(tf.add_n(losses))
