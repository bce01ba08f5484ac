import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def bn(x):
    with tf.variable_scope("bn", reuse=tf.AUTO_REUSE):
        g = tf.get_variable("gamma", [x.shape[-1].value])  # BUG
        return x * g


def res(x, i):
    with tf.variable_scope("res%d" % i):
        h = tf.layers.conv2d(x, 8, 3, padding="same", name="c1")
        h = tf.nn.relu(bn(h))
        h = tf.layers.conv2d(h, 8, 3, padding="same", name="c2")
        return x + bn(h)  # BUG


x = tf.placeholder(tf.float32, [None, 8, 8, 8])
for i in range(2):
    x = res(x, i)
