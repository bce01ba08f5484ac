"""Two networks in scopes of their own are shared out by the names of these; one has blocks whose numbers are only known when it runs."""

import sys

import numpy as np
import tensorflow as tf


def block(x, scope):
    with tf.variable_scope(scope):
        x = tf.contrib.layers.batch_norm(x, is_training=True, updates_collections=None)
        return tf.layers.dense(x, 8)


def generator(z, depth):
    with tf.variable_scope("generator"):
        for i in range(depth // 2):
            z = block(z, "front_" + str(i))
        for i in range(depth // 2, depth):
            z = block(z, "back_" + str(i))
        return tf.layers.dense(z, 8, name="out")


def discriminator(x, reuse=False):
    with tf.variable_scope("discriminator", reuse=reuse):
        for i in range(depth):
            x = block(x, "middle_" + str(i))
        return tf.layers.dense(x, 1, name="logit")


depth = int(np.log2(int(sys.argv[1]))) - 3
real = tf.placeholder(tf.float32, [None, 8])
real_logits = discriminator(real)
fake_logits = discriminator(generator(tf.placeholder(tf.float32, [None, 8]), depth), reuse=True)
d_loss = tf.reduce_mean(tf.nn.softplus(-real_logits)) + tf.reduce_mean(tf.nn.softplus(fake_logits))
g_loss = tf.reduce_mean(tf.nn.softplus(-fake_logits))
t_vars = tf.trainable_variables()
d_vars = [v for v in t_vars if "discriminator" in v.name]
g_vars = [v for v in t_vars if "generator" in v.name]
d_optim = tf.train.AdamOptimizer(1e-4).minimize(d_loss, var_list=d_vars)
g_optim = tf.train.AdamOptimizer(1e-4).minimize(g_loss, var_list=g_vars)
