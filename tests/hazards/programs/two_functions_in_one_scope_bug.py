import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
import functools


def auto_reuse(fn):
    @functools.wraps(fn)
    def wrapped(*args, **kwargs):
        with tf.variable_scope("shared", reuse=tf.AUTO_REUSE):  # BUG
            return fn(*args, **kwargs)
    return wrapped


@auto_reuse
def encoder(x):
    h = tf.layers.dense(x, 8, tf.nn.relu, name="l1")  # BUG
    return tf.layers.dense(h, 8, name="l2")  # BUG


@auto_reuse
def decoder(z):
    h = tf.layers.dense(z, 8, tf.nn.relu, name="l1")  # BUG
    return tf.layers.dense(h, 8, name="l2")  # BUG


x = tf.placeholder(tf.float32, [None, 8])
y = decoder(encoder(x))  # BUG
loss = tf.reduce_mean(tf.square(x - y))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(loss, {x: np.ones((1, 8))})
