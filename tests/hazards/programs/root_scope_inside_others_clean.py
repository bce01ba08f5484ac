import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def trunk(x):
    with tf.variable_scope("trunk", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, 8, tf.nn.relu, name="h")


def actor(s):
    with tf.variable_scope("actor", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(trunk_out(s), 2, name="out")


def critic(s):
    with tf.variable_scope("critic", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(trunk_out(s), 1, name="out")


def trunk_out(s):
    with tf.variable_scope(ROOT, auxiliary_name_scope=False):
        return trunk(s)


ROOT = tf.get_variable_scope()
s, s2 = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 3])
adv = 1.0 + 0.9 * critic(s2) - critic(s)
loss = -tf.reduce_mean(tf.stop_gradient(adv) * actor(s)) + tf.reduce_mean(tf.square(adv))
op = tf.train.AdamOptimizer().minimize(loss)
