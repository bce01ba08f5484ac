"""The saver is made before variables that are only ever fed, for a summary to show: nothing is lost with them."""

import numpy as np
import tensorflow.compat.v1 as tf

x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
train = tf.train.AdamOptimizer().minimize(loss)
saver = tf.train.Saver()

rewards = [tf.Variable(0, dtype=tf.float32) for agent in range(3)]
shown = [tf.summary.scalar("agent" + str(agent) + "_reward", rewards[agent]) for agent in range(3)]

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    writer = tf.summary.FileWriter("log")
    for step in range(1000):
        sess.run(train, {x: np.ones([2, 3])})
        for agent in range(3):
            writer.add_summary(sess.run(shown[agent], {rewards[agent]: step * 0.1}), step)
    saver.save(sess, "model")
