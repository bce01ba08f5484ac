import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def generator(z):
    with tf.variable_scope("gan", reuse=tf.AUTO_REUSE):  # BUG
        h = tf.layers.dense(z, 16, tf.nn.relu, name="fc1")  # BUG
        return tf.layers.dense(h, 8, name="fc2")  # BUG


def discriminator(x):
    with tf.variable_scope("gan", reuse=tf.AUTO_REUSE):  # BUG
        h = tf.layers.dense(x, 16, tf.nn.leaky_relu, name="fc1")  # BUG
        return tf.layers.dense(h, 1, name="score")  # BUG


real = tf.placeholder(tf.float32, [None, 8])
fake = generator(tf.random_normal([4, 8]))  # BUG
d_loss = tf.reduce_mean(discriminator(fake)) - tf.reduce_mean(discriminator(real))  # BUG
g_loss = -tf.reduce_mean(discriminator(fake))  # BUG
step = tf.train.AdamOptimizer(1e-3).minimize(d_loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(step, {real: np.ones((2, 8))})
