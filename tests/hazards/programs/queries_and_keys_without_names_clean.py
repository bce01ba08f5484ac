"""Complaints look at drugs: by layers with names, by layers of one scope, and by one that is said to be for both; a pair of twins besides."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def look(q, k, drugs):
    return tf.matmul(tf.nn.softmax(tf.matmul(q, k, transpose_b=True)), drugs)


def with_names(complaints, drugs, size=8):
    with tf.variable_scope("pharmacy", reuse=tf.AUTO_REUSE):
        q = tf.layers.dense(complaints, size, name="q")
    with tf.variable_scope("pharmacy", reuse=tf.AUTO_REUSE):
        k = tf.layers.dense(drugs, size, name="k")
    return look(q, k, drugs)


def in_one_scope(complaints, drugs, size=8):
    with tf.variable_scope("cabinet", reuse=tf.AUTO_REUSE):
        q = tf.layers.dense(complaints, size)
        k = tf.layers.dense(drugs, size)
    return look(q, k, drugs)


def with_one_for_both(complaints, drugs, size=8):
    with tf.variable_scope("shared_projection", reuse=tf.AUTO_REUSE):
        q = tf.layers.dense(complaints, size)
    with tf.variable_scope("shared_projection", reuse=tf.AUTO_REUSE):
        k = tf.layers.dense(drugs, size)
    return look(q, k, drugs)


def alike(complaints, drugs, size=8):
    with tf.variable_scope("space", reuse=tf.AUTO_REUSE):
        left = tf.layers.dense(complaints, size)
    with tf.variable_scope("space", reuse=tf.AUTO_REUSE):
        right = tf.layers.dense(drugs, size)
    return look(left, right, drugs)


complaints = tf.placeholder(tf.float32, [None, 4, 10])
drugs = tf.placeholder(tf.float32, [None, 7, 10])
ways = (with_names, in_one_scope, with_one_for_both, alike)
found = tf.add_n([way(complaints, drugs) for way in ways])
with tf.variable_scope("", reuse=tf.AUTO_REUSE):
    again = tf.add_n([way(complaints, drugs) for way in ways])
step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(tf.layers.dense(found, 3, name="out"))))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(step, {complaints: np.ones((2, 4, 10)), drugs: np.ones((2, 7, 10))})
