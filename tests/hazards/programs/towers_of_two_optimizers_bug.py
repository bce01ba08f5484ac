import argparse

import tensorflow as tf


def generator(z):
    with tf.variable_scope("generator"):
        return tf.layers.dense(tf.layers.dense(z, 32, tf.nn.relu), 8)


def discriminator(x, reuse=False):
    with tf.variable_scope("discriminator", reuse=reuse):
        return tf.layers.dense(tf.layers.dense(x, 32, tf.nn.relu), 1)


def tower(x, z):
    real, fake = discriminator(x), discriminator(generator(z), reuse=True)
    d_loss = tf.reduce_mean(tf.nn.softplus(-real)) + tf.reduce_mean(tf.nn.softplus(fake))
    g_loss = tf.reduce_mean(tf.nn.softplus(-fake))
    d_vars = tf.trainable_variables(scope="discriminator")
    g_vars = tf.trainable_variables(scope="generator")
    return d_loss, g_loss, d_vars, g_vars


def averaged(towers):
    result = []
    for each in zip(*towers):
        gradient = tf.reduce_mean(tf.stack([g for g, _ in each]), 0)
        result.append((gradient, each[0][1]))
    return result


def build(gpus):
    d_optimizer, g_optimizer = tf.train.AdamOptimizer(1e-4), tf.train.AdamOptimizer(1e-4)
    inputs, z = tf.placeholder(tf.float32, [64, 8]), tf.random_uniform([32, 4])
    d_grads, g_grads = [], []
    if gpus == 0:
        d_loss, g_loss, d_vars, g_vars = tower(inputs, z)
        tf.get_variable_scope().reuse_variables()
        d_grads.append(d_optimizer.compute_gradients(d_loss, var_list=d_vars))
        g_grads.append(g_optimizer.compute_gradients(g_loss, var_list=d_vars))  # BUG
    else:
        for i in range(gpus):
            d_loss, g_loss, d_vars, g_vars = tower(inputs[i * 32 : (i + 1) * 32], z)
            tf.get_variable_scope().reuse_variables()
            d_grads.append(d_optimizer.compute_gradients(d_loss, var_list=d_vars))
            g_grads.append(g_optimizer.compute_gradients(g_loss, var_list=d_vars))  # BUG
    with tf.variable_scope("training", reuse=tf.AUTO_REUSE):
        d_step = d_optimizer.apply_gradients(averaged(d_grads))
        g_step = g_optimizer.apply_gradients(averaged(g_grads))
    return inputs, d_step, g_step


parser = argparse.ArgumentParser()
parser.add_argument("--gpus", type=int, default=1)
inputs, d_step, g_step = build(parser.parse_args().gpus)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(100):
        sess.run(d_step, {inputs: [[0.0] * 8] * 64})
        sess.run(g_step, {inputs: [[0.0] * 8] * 64})
