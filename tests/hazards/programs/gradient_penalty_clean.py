"""Critic on real, fake and in between."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def critic(x):
    with tf.variable_scope("critic", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(x, 32, tf.nn.leaky_relu, name="h")
        return tf.layers.dense(h, 1, name="out")


def generate(z):
    with tf.variable_scope("generator", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.layers.dense(z, 32, tf.nn.relu, name="h"), 8, name="out")


real = tf.placeholder(tf.float32, [None, 8])
fake = generate(tf.random_normal([tf.shape(real)[0], 4]))
eps = tf.random_uniform([tf.shape(real)[0], 1])
between = eps * real + (1 - eps) * fake
slope = tf.norm(tf.gradients(critic(between), between)[0], axis=1)
loss = tf.reduce_mean(critic(fake)) - tf.reduce_mean(critic(real)) + 10 * tf.reduce_mean((slope - 1) ** 2)
