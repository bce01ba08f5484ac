import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def centred(x, is_training):
    with tf.variable_scope("centre"):
        mean = tf.get_variable("mean", [3], initializer=tf.zeros_initializer(), trainable=False)
        moved = tf.assign(mean, 0.9 * mean + 0.1 * tf.reduce_mean(x, axis=0))  # BUG TVS517
        used = tf.cond(is_training, lambda: tf.identity(moved), lambda: tf.identity(mean))
    return x - used


x = tf.placeholder(tf.float32, [None, 3])
is_training = tf.placeholder(tf.bool, [])
out = tf.layers.dense(centred(x, is_training), 1)
train = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.square(out - 1.0)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(5):
        sess.run(train, {x: np.random.rand(8, 3), is_training: True})
    print(sess.run(out, {x: np.ones([2, 3]), is_training: False}))
