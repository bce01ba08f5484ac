"""What a class keeps is for all: towers on parts of the data, heads with layers of their own, and the same net in training and in use."""

import numpy as np
import tensorflow as tf


class Keeper:
    made = {}

    def weight(self, key, shape):
        if key not in self.made:
            self.made[key] = tf.get_variable(key, shape)
        return self.made[key]


class Part(Keeper):
    made = {}

    def __init__(self, number):
        self.name = "part_%d" % number

    def loss(self, inputs, wanted):
        with tf.variable_scope(self.name):
            return tf.reduce_mean(tf.square(wanted - tf.matmul(inputs, self.weight("w", [5, 1]))))


class Task(Keeper):
    made = {}

    def __init__(self, number):
        self.name = "task_%d" % number

    def loss(self, inputs, wanted):
        with tf.variable_scope(self.name):
            below = tf.nn.relu(tf.matmul(inputs, self.weight("below", [5, 9])))
            return tf.reduce_mean(tf.square(wanted - tf.layers.dense(below, 1, name="own")))


class Net(Keeper):
    made = {}

    def __init__(self, mode):
        self.name = mode

    def loss(self, inputs, wanted):
        with tf.variable_scope(self.name):
            return tf.reduce_mean(tf.square(wanted - tf.matmul(inputs, self.weight("w", [5, 1]))))


inputs = tf.placeholder(tf.float32, [None, 5], name="inputs")
wanted = tf.placeholder(tf.float32, [None, 1], name="wanted")

total = 0.0
for number in range(2):
    total += Part(number).loss(inputs, wanted)  # one step for all of them
steps = [tf.train.AdamOptimizer(0.01).minimize(total)]
steps += [tf.train.AdamOptimizer(0.01).minimize(Task(number).loss(inputs, wanted)) for number in range(2)]
learning, testing = Net("learning"), Net("testing")
steps.append(tf.train.AdamOptimizer(0.01).minimize(learning.loss(inputs, wanted)))
measure = testing.loss(inputs, wanted)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    feed = {inputs: np.random.rand(8, 5), wanted: np.random.rand(8, 1)}
    for _ in range(3):
        sess.run(steps, feed)
    print(sess.run(measure, feed))
