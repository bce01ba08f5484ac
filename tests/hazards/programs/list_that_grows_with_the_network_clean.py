"""A network grows floor by floor, and each floor's optimizer trains all that there is so far: the list is meant to be one."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Tower:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 9])
        self.y = tf.placeholder(tf.float32, [None, 1])
        with tf.variable_scope("ground"):
            self.top = tf.layers.dense(self.x, 16, tf.nn.tanh)
        self.built = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, "ground/")
        self.heads = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, "ground/")
        self.steps = []

    def add_floor(self, name):
        with tf.variable_scope(name):
            self.top = tf.layers.dense(self.top, 16, tf.nn.tanh)
            out = tf.layers.dense(self.top, 1)
        built = self.built
        built += tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, name + "/dense/")
        learning = built + tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, name + "/dense_1/")
        loss = tf.reduce_mean(tf.square(out - self.y)) + 1e-4 * tf.add_n([tf.nn.l2_loss(v) for v in built])
        self.steps.append(tf.train.GradientDescentOptimizer(0.05).minimize(loss, var_list=built))
        self.steps.append(tf.train.GradientDescentOptimizer(0.05).minimize(loss, var_list=learning))

    def add_head(self, name):
        with tf.variable_scope(name):
            out = tf.layers.dense(self.top, 1)
        self.heads += tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, name + "/")
        loss = tf.reduce_mean(tf.square(out - self.y)) + 1e-4 * tf.add_n([tf.nn.l2_loss(v) for v in self.heads])
        self.steps.append(tf.train.GradientDescentOptimizer(0.05).minimize(loss, var_list=self.heads))


tower = Tower()
for floor in ("first", "second", "third"):
    tower.add_floor(floor)
for head in ("left", "right"):
    tower.add_head(head)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in tower.steps:
        for _ in range(50):
            sess.run(step, {tower.x: np.random.rand(8, 9), tower.y: np.random.rand(8, 1)})
