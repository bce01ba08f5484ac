import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def conv(x, n, name="conv"):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        w = tf.get_variable("w", [3, 3, x.shape[-1].value, n])  # BUG
        return tf.nn.relu(tf.nn.conv2d(x, w, [1, 1, 1, 1], "SAME"))


def generator(z):
    h = conv(z, 8)
    return conv(h, 8, "out")


def discriminator(x):
    h = conv(x, 8)
    return tf.reduce_mean(h, [1, 2, 3])


z = tf.placeholder(tf.float32, [None, 8, 8, 8])
x = tf.placeholder(tf.float32, [None, 8, 8, 8])
fake = generator(z)
d_real, d_fake = discriminator(x), discriminator(fake)
