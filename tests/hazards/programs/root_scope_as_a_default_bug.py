"""Scents and the plants they come from: each is read by a network of its own, in the scope that is open where it is called."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def reading(values, sizes, within=tf.get_variable_scope()):  # BUG
    with tf.variable_scope(within, reuse=tf.AUTO_REUSE):  # BUG
        for i, size in enumerate(sizes):
            w = tf.get_variable("w%d" % i, [values.shape[-1], size])
            b = tf.get_variable("b%d" % i, [size], initializer=tf.zeros_initializer())
            values = tf.tanh(tf.matmul(values, w) + b)
    return values


scents = tf.placeholder(tf.float32, [None, 9])
leaves = tf.placeholder(tf.float32, [None, 9])
with tf.variable_scope("scent"):
    one = reading(scents, (8, 4))  # BUG
with tf.variable_scope("plant"):
    two = reading(leaves, (8, 4))  # BUG
loss = tf.reduce_mean(tf.square(one - two))
step = tf.train.AdamOptimizer(0.01).minimize(loss)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        print(sess.run([loss, step], {scents: np.random.rand(5, 9), leaves: np.random.rand(5, 9)})[0])
    print([v.op.name for v in tf.trainable_variables()])
