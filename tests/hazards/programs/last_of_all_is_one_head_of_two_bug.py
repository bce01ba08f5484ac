"""What is new on top of a reader is trained alone at first; of its two heads only the second is among the last two variables."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def read(report):
    for i in range(2):
        report = tf.layers.dense(report, 32, tf.nn.relu, name="read%d" % i)
    return report


def judge(report):
    risk = tf.layers.dense(report, 3, name="risk")  # BUG
    return risk, tf.layers.dense(report, 1, name="price")  # BUG


report = tf.placeholder(tf.float32, [None, 40])
kind = tf.placeholder(tf.int64, [None])
paid = tf.placeholder(tf.float32, [None, 1])
risk, price = judge(read(report))
error = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=kind, logits=risk))
error += tf.reduce_mean(tf.square(price - paid))
new = tf.trainable_variables()[-2:]  # BUG
first = tf.train.AdamOptimizer(1e-3).minimize(error, var_list=new)  # BUG
then = tf.train.AdamOptimizer(1e-5).minimize(error)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(20):
        feed = {report: np.random.rand(8, 40), kind: np.random.randint(0, 3, 8), paid: np.random.rand(8, 1)}
        sess.run(first if epoch < 5 else then, feed)
