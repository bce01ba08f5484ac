"""A patient's complaints look at the drugs of a list: what they look with and what they look at have no names in the scope of both."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def look_up(complaints, drugs, size=8):
    with tf.variable_scope("pharmacy", reuse=tf.AUTO_REUSE):
        q = tf.nn.tanh(tf.layers.dense(complaints, size))  # BUG
    with tf.variable_scope("pharmacy", reuse=tf.AUTO_REUSE):
        k = tf.layers.dense(drugs, size, activation=tf.nn.tanh)  # BUG
    scores = tf.nn.softmax(tf.matmul(q, k, transpose_b=True))
    return tf.matmul(scores, drugs)


complaints = tf.placeholder(tf.float32, [None, 4, 10])
drugs = tf.placeholder(tf.float32, [None, 7, 10])
found = tf.layers.dense(look_up(complaints, drugs), 3, name="out")
step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(found)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(step, {complaints: np.ones((2, 4, 10)), drugs: np.ones((2, 7, 10))})
