"""A variable is made after the saver, and nothing that runs reads or changes it: nothing is lost with it."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
score = tf.layers.dense(x, 1)
step = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(tf.square(score - 1.0)))
saver = tf.train.Saver()


def summaries():
    reward, frames = tf.Variable(0.0), tf.Variable(0.0)
    tf.summary.scalar("reward", reward)
    told = tf.placeholder(tf.float32)
    return told, reward.assign(told)


with tf.Session() as sess:
    told, log = summaries()
    sess.run(tf.global_variables_initializer())
    for turn in range(10):
        sess.run(step, {x: np.random.rand(4, 3)})
        sess.run(log, {told: float(turn)})
    saver.save(sess, "scores")
