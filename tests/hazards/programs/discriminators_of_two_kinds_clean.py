"""A discriminator for each kind of sample, in scopes of their own, or under names that it is told."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def make(noise):
    with tf.variable_scope("make"):
        return tf.layers.dense(noise, 5, tf.tanh, name="out")


def discriminator(sample, scope=None):
    with tf.variable_scope(scope, default_name="judge"):
        return tf.layers.dense(tf.layers.dense(sample, 7, tf.nn.leaky_relu), 1)


sample, noise = tf.placeholder(tf.float32, [None, 5]), tf.placeholder(tf.float32, [None, 2])
made = make(noise)
with tf.variable_scope("kind_1"):
    plain = discriminator(sample)
with tf.variable_scope("kind_2"):
    mixed = discriminator(made)
told = discriminator(sample, "one_1") + discriminator(made * 0.5, "one_2")
loss = tf.reduce_mean(tf.nn.softplus(-plain)) + tf.reduce_mean(tf.nn.softplus(mixed)) + tf.reduce_mean(told)
step = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(step, {sample: np.ones((3, 5)), noise: np.ones((3, 2))})
