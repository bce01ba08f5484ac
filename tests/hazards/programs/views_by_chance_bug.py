"""Two noisy takes of one recording are to get the same code, and each goes through an encoder of its own."""

import tensorflow as tf


def take(sound):
    return sound * tf.random_uniform(tf.shape(sound), 0.8, 1.2)


def coded(sound):
    hidden = tf.layers.dense(sound, 32, tf.nn.relu)  # BUG
    hidden = tf.layers.dense(hidden, 16)  # BUG
    return tf.nn.l2_normalize(hidden, 1)


sound = tf.placeholder(tf.float32, [None, 128], "sound")
first = coded(take(sound))  # BUG
second = coded(take(sound))  # BUG
likeness = tf.matmul(first, second, transpose_b=True)
labels = tf.range(tf.shape(likeness)[0])
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=labels, logits=likeness))
train = tf.train.AdamOptimizer(0.001).minimize(loss)
