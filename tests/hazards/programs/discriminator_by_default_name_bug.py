"""The scope of the discriminator has a default name: what is made is judged by a second one, and both learn."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def make(noise):
    with tf.variable_scope("make"):
        return tf.layers.dense(noise, 5, tf.tanh, name="out")


def discriminator(sample, scope=None):
    with tf.variable_scope(scope, default_name="judge"):  # BUG
        hidden = tf.layers.dense(sample, 7, tf.nn.leaky_relu, name="hidden")  # BUG
        return tf.layers.dense(hidden, 1, name="out")


sample, noise = tf.placeholder(tf.float32, [None, 5]), tf.placeholder(tf.float32, [None, 2])
real, fake = discriminator(sample), discriminator(make(noise))
told = tf.reduce_mean(tf.nn.softplus(-real)) + tf.reduce_mean(tf.nn.softplus(fake))
fooled = tf.reduce_mean(tf.nn.softplus(-fake))
steps = [
    tf.train.AdamOptimizer().minimize(loss, var_list=[v for v in tf.trainable_variables() if v.name.startswith(which)])
    for loss, which in ((told, "judge"), (fooled, "make"))
]
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(steps, {sample: np.ones((3, 5)), noise: np.ones((3, 2))})
