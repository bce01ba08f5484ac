import numpy as np
import tensorflow as tf


def multihead_attention(q, k, units, scope="multihead_attention"):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):  # BUG
        Q = tf.layers.dense(q, units, name="q")  # BUG
        K = tf.layers.dense(k, units, name="k")  # BUG
        V = tf.layers.dense(k, units, name="v")  # BUG
        return q + tf.matmul(tf.nn.softmax(tf.matmul(Q, K, transpose_b=True)), V)


def encoder(x, blocks=3):
    with tf.variable_scope("encoder"):
        for i in range(blocks):
            x = multihead_attention(x, x, 8)  # BUG
        return x


x = tf.placeholder(tf.float32, [2, 5, 8])
y = encoder(x)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(y, {x: np.ones((2, 5, 8))})
