"""One head for all levels, and a norm of Keras that was to be one as well: it has a name that says so."""

import tensorflow as tf


def head(x, level):
    with tf.variable_scope("head", reuse=tf.AUTO_REUSE):
        for i in range(2):
            x = tf.layers.conv2d(x, 4, 3, padding="same", name="conv-%d" % i)
            x = tf.keras.layers.BatchNormalization(name="conv-%d-bn" % i)(x, training=True)  # BUG TVS202
        return tf.reduce_mean(x)


levels = [tf.placeholder(tf.float32, [None, size, size, 4]) for size in (16, 8, 4)]
loss = tf.add_n([head(x, level) for level, x in enumerate(levels, start=3)])
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
