import tensorflow as tf


def model(x, classes, reuse=False):
    with tf.variable_scope("trunk", reuse=reuse):
        h = tf.layers.dense(x, 8, name="h")
    return tf.layers.dense(h, classes)


x = tf.placeholder(tf.float32, [None, 5])
first = model(x, 3)
second = model(tf.placeholder(tf.float32, [None, 5]), 3, reuse=True)
