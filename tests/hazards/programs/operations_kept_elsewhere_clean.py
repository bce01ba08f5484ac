"""Assignments that are found again: in a collection, in an object, by a name, behind a closure; and one that is for the next script."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self, x):
        self.w = tf.get_variable("w", [4, 1])
        self.seen = tf.get_variable("seen", [], initializer=tf.zeros_initializer(), trainable=False)
        self.step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.matmul(x, self.w)) + 0.0 * self.seen)
        self.reset = self.seen.assign(0.0)
        tf.add_to_collection("clip", self.w.assign(tf.clip_by_value(self.w, -1.0, 1.0)))
        tf.assign_add(self.seen, 1.0, name="count")
        halve = self.w.assign(self.w * 0.5)

        def shrink(sess):
            sess.run(halve)

        self.shrink = shrink


x = tf.placeholder(tf.float32, [None, 4])
net = Net(x)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(5):
        sess.run(net.step, {x: np.random.rand(8, 4)})
        sess.run(tf.get_collection("clip"))
        sess.run("count:0")
    net.shrink(sess)
    print(sess.run(net.w))
