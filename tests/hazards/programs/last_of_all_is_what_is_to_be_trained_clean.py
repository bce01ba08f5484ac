"""The last variables are a head: the only one, or that of the one loss, or that of the last features, or a bias alone."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def judge(report):
    return tf.layers.dense(report, 3, name="risk"), tf.layers.dense(report, 1, name="price")


def with_a_side(report):
    report = tf.layers.dense(report, 32, tf.nn.relu, name="low")
    side = tf.layers.dense(report, 3, name="side")
    report = tf.layers.dense(report, 32, tf.nn.relu, name="high")
    return side, tf.layers.dense(report, 3, name="main")


def cross(logits):
    return tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=kind, logits=logits))


report = tf.placeholder(tf.float32, [None, 40])
kind = tf.placeholder(tf.int64, [None])
paid = tf.placeholder(tf.float32, [None, 1])
only = tf.layers.dense(tf.layers.dense(report, 32, tf.nn.relu, name="below"), 3, name="only")
steps = [tf.train.AdamOptimizer(1e-3, name="A").minimize(cross(only), var_list=tf.trainable_variables()[-2:])]
steps.append(tf.train.AdamOptimizer(1e-3, name="B").minimize(cross(only)))
steps.append(tf.train.GradientDescentOptimizer(1e-3).minimize(cross(only), var_list=tf.trainable_variables()[-1:]))
risk, price = judge(report)
error = tf.reduce_mean(tf.square(price - paid))
both = cross(risk) + error
steps.append(tf.train.AdamOptimizer(1e-3, name="C").minimize(error, var_list=tf.trainable_variables()[-2:]))
steps.append(tf.train.AdamOptimizer(1e-3, name="D").minimize(both))
side, main = with_a_side(report)
total = cross(main) + 0.4 * cross(side)
steps.append(tf.train.AdamOptimizer(1e-3, name="E").minimize(total, var_list=tf.trainable_variables()[-2:]))
steps.append(tf.train.AdamOptimizer(1e-3, name="F").minimize(total))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in steps:
        for _ in range(20):
            sess.run(step, {report: np.random.rand(8, 40), kind: np.random.randint(0, 3, 8), paid: np.random.rand(8, 1)})
