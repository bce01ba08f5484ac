import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
import functools


def auto_reuse(fn):
    @functools.wraps(fn)
    def wrapped(*args, **kwargs):
        with tf.variable_scope("shared", reuse=tf.AUTO_REUSE):
            return fn(*args, **kwargs)
    return wrapped


def encoder(x):
    h = tf.layers.dense(x, 8, tf.nn.relu, name="l1")
    return tf.layers.dense(h, 8, name="l2")


@auto_reuse
def decoder(z):
    h = tf.layers.dense(z, 8, tf.nn.relu, name="l1")
    return tf.layers.dense(h, 8, name="l2")


x = tf.placeholder(tf.float32, [None, 8])
y = decoder(encoder(x))
loss = tf.reduce_mean(tf.square(x - y))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(loss, {x: np.ones((1, 8))})
