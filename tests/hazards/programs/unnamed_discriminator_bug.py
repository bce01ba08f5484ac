import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def generator(z):
    return tf.layers.dense(tf.layers.dense(z, 16, tf.nn.relu), 8)


def discriminator(x):
    h = tf.layers.dense(x, 16, tf.nn.leaky_relu)  # BUG
    return tf.layers.dense(h, 1)  # BUG


real = tf.placeholder(tf.float32, [4, 8])
fake = generator(tf.random_normal([4, 2]))
d_real, d_fake = discriminator(real), discriminator(fake)  # BUG
d_loss = tf.reduce_mean(d_fake) - tf.reduce_mean(d_real)
