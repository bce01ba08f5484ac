"""Each epoch makes the layer above anew; what has no value yet is initialized."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def initialize_the_rest(sess):
    names = set(sess.run(tf.report_uninitialized_variables()))
    sess.run(tf.variables_initializer([v for v in tf.global_variables() if v.op.name.encode() in names]))


x = tf.placeholder(tf.float32, [None, 3])
below = tf.layers.dense(x, 2)
with tf.Session() as sess:
    for epoch in range(3):
        loss = tf.reduce_mean(tf.square(tf.layers.dense(below, 2)))  # BUG
        train = tf.train.GradientDescentOptimizer(1e-2).minimize(loss)
        initialize_the_rest(sess)
        for _ in range(4):
            sess.run(train, {x: np.random.rand(8, 3)})
