"""Only the body of a network follows another one; its head is trained, as it is to be, and a third network is random for good."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

s = tf.placeholder(tf.float32, [None, 4])


def network(scope):
    with tf.variable_scope(scope):
        hidden = tf.layers.dense(s, 8, tf.nn.relu, name="body")
        return tf.layers.dense(hidden, 2, name="head")


teacher, student, random = network("teacher"), network("student"), network("random")
follow = [b.assign(a) for a, b in zip(tf.trainable_variables("teacher/body"), tf.trainable_variables("student/body"))]
first = tf.train.AdamOptimizer().minimize(
    tf.reduce_mean(tf.square(teacher - tf.stop_gradient(random))), var_list=tf.trainable_variables("teacher")
)
second = tf.train.AdamOptimizer().minimize(
    tf.reduce_mean(tf.square(student - tf.stop_gradient(teacher))), var_list=tf.trainable_variables("student/head")
)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(4):
        sess.run(first, {s: np.random.rand(4, 4)})
        sess.run(follow)
        sess.run(second, {s: np.random.rand(4, 4)})
