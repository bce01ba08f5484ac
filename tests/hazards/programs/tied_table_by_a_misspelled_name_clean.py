"""One function gives all tables: one is turned back by its own name, two that are looked up in have like names, and so have two layers."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

LETTERS, WIDTH = 30, 6


def table(name, rows=LETTERS):
    with tf.variable_scope("alphabet", reuse=tf.AUTO_REUSE):
        return tf.get_variable(name, [rows, WIDTH])


def weight(name):
    with tf.variable_scope("attends", reuse=tf.AUTO_REUSE):
        return tf.get_variable(name, [WIDTH, WIDTH])


ids = tf.placeholder(tf.int32, [None, 5])
last = tf.placeholder(tf.int32, [None])
following = tf.placeholder(tf.int32, [None])
letters = tf.nn.embedding_lookup(table("letters"), ids)
letter = tf.nn.embedding_lookup(table("letter"), last)
state = tf.matmul(letter, weight("state"))
states = tf.tensordot(letters, weight("states"), [[2], [0]])
h = tf.layers.dense(tf.reduce_mean(tf.nn.tanh(states + state[:, None]), 1), WIDTH, tf.nn.relu)
tied = tf.matmul(h, table("letters"), transpose_b=True)
own = tf.matmul(h, table("softmax"), transpose_b=True)
loss = tf.losses.sparse_softmax_cross_entropy(following, tied + own)
step = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        sess.run(step, {ids: [[1, 2, 3, 4, 5]], last: [5], following: [6]})
