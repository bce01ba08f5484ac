import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def forger(z):
    with tf.variable_scope("forger"):
        return tf.layers.dense(tf.layers.dense(z, 8, tf.nn.relu), 4)


def expert(x, reuse=False):
    with tf.variable_scope("expert", reuse=reuse):
        return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu, name="a"), 1, name="b")


z, x = tf.placeholder(tf.float32, [None, 2]), tf.placeholder(tf.float32, [None, 4])
true, false = expert(x), expert(forger(z), reuse=True)
told = tf.reduce_mean(tf.nn.softplus(-true)) + tf.reduce_mean(tf.nn.softplus(false))
expert_step = tf.train.AdamOptimizer(1e-3).minimize(told)  # BUG
forger_step = tf.train.AdamOptimizer(1e-3).minimize(tf.reduce_mean(tf.nn.softplus(-false)))  # BUG
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        sess.run(expert_step, {x: np.random.rand(8, 4), z: np.random.rand(8, 2)})
        sess.run(forger_step, {z: np.random.rand(8, 2)})
