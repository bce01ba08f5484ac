"""Two optimizers have the variables of one head, first for one loss and then for another: the features below are random on purpose."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def features(x):
    with tf.variable_scope("features"):
        return tf.layers.dense(x, 32, tf.nn.relu, name="random")


x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
h = features(x)
with tf.variable_scope("head"):
    out = tf.layers.dense(h, 1, name="out")
with tf.variable_scope("bias"):
    shift = tf.layers.dense(x, 1, name="shift")


def warm_up():
    head = tf.trainable_variables("head/out")
    return tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.abs(out - y)), var_list=head)


def fit():
    head = tf.trainable_variables("head/out")
    return tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(out + shift - y)), var_list=head + tf.trainable_variables("bias"))


steps = [warm_up(), fit()]
saver = tf.train.Saver(tf.trainable_variables("features"))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in steps:
        sess.run(step, {x: np.ones([2, 4]), y: np.ones([2, 1])})
