"""Each site's optimizer is to train the trunk and the site's own gate; += makes the one list of the trunk longer with every site."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Plant:
    def __init__(self):
        self.sensors = tf.placeholder(tf.float32, [None, 9])
        self.load = tf.placeholder(tf.float32, [None, 1])
        with tf.variable_scope("trunk"):
            self.state = tf.layers.dense(self.sensors, 16, tf.nn.tanh)
        self.trunk = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, "trunk/")
        self.steps = {}

    def add_site(self, site):
        with tf.variable_scope(site):
            gate = tf.layers.dense(self.state, 1)
        learning = self.trunk  # BUG
        learning += tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, site + "/")  # BUG
        size = tf.add_n([tf.reduce_sum(tf.square(v)) for v in learning])
        loss = tf.reduce_mean(tf.square(gate - self.load)) + 1e-4 * size
        self.steps[site] = tf.train.GradientDescentOptimizer(0.05).minimize(loss, var_list=learning)  # BUG


plant = Plant()
plant.add_site("north")
plant.add_site("south")
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(50):
        feed = {plant.sensors: np.random.rand(8, 9), plant.load: np.random.rand(8, 1)}
        sess.run(plant.steps["north"], feed)
        sess.run(plant.steps["south"], feed)
