import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def generator(z):
    with tf.variable_scope("generator"):
        return tf.layers.dense(z, 8, name="fc")


def discriminator(x):
    with tf.variable_scope("discriminator", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, 1, name="fc")


real = tf.placeholder(tf.float32, [None, 8])
fake = generator(tf.random_normal([4, 3]))
d_real, d_fake = discriminator(real), discriminator(fake)
t_vars = tf.trainable_variables()
d_vars = [v for v in t_vars if "d_" in v.name]  # BUG
g_vars = [v for v in t_vars if "generator" in v.name]
d_loss = tf.reduce_mean(d_fake) - tf.reduce_mean(d_real)
d_step = tf.train.AdamOptimizer(1e-4).minimize(d_loss, var_list=d_vars)  # BUG
g_step = tf.train.AdamOptimizer(1e-4).minimize(-tf.reduce_mean(d_fake), var_list=g_vars)
