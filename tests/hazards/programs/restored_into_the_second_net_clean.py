"""The net is built anew in one graph, and what the first one has learned is restored into the second by the names that it has there."""
import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
start = os.path.join(tempfile.mkdtemp(), "net")
x = tf.placeholder(tf.float32, [None, 5])
y = tf.placeholder(tf.float32, [None, 1])


class Net:
    def __init__(self):
        self.w = tf.Variable(tf.random_normal([5, 3]), name="w")
        self.v = tf.Variable(tf.random_normal([3, 1]), name="v")
        self.out = tf.matmul(tf.nn.relu(tf.matmul(x, self.w)), self.v)
        self.step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.losses.mean_squared_error(y, self.out))

    def train(self, sess):
        for _ in range(10):
            sess.run(self.step, {x: np.random.rand(4, 5), y: np.ones([4, 1])})


one = Net()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    one.train(sess)
    start = tf.train.Saver().save(sess, start)

two = Net()
shapes = tf.train.NewCheckpointReader(start).get_variable_to_shape_map()
wanted = {v.op.name.rpartition("_")[0]: v for v in (two.w, two.v)}
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    tf.train.Saver({name: v for name, v in wanted.items() if name in shapes}).restore(sess, start)
    two.train(sess)
