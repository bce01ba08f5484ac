import numpy as np
import tensorflow as tf


def decode(x, mode):
    with tf.variable_scope("decoder", reuse=tf.AUTO_REUSE):
        cell = tf.nn.rnn_cell.GRUCell(5)
        h, _ = tf.nn.dynamic_rnn(cell, x, dtype=tf.float32)
    with tf.variable_scope("decoder", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(h, 9, name="vocab")


x = tf.placeholder(tf.float32, [None, 4, 3])
logits = decode(x, "train")
preds = tf.argmax(decode(x, "infer"), -1)
step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(logits))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run([step, preds], {x: np.ones((1, 4, 3))})
