"""A target network is to follow after each episode, by statements that only add operations to the graph."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Agent:
    def __init__(self, sess):
        self.sess = sess
        self.s = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.placeholder(tf.float32, [None, 2])
        self.q = self.build("online")
        self.q_target = self.build("target")
        self.train = tf.train.AdamOptimizer(1e-2).minimize(
            tf.reduce_mean(tf.square(self.q - self.y)), var_list=tf.trainable_variables("online")
        )

    def build(self, scope):
        with tf.variable_scope(scope):
            return tf.layers.dense(tf.layers.dense(self.s, 8, tf.nn.relu), 2)

    def sync(self):
        for a, b in zip(tf.trainable_variables("online"), tf.trainable_variables("target")):
            b.assign(a)  # BUG

    def learn(self, s):
        y = self.sess.run(self.q_target, {self.s: s})
        self.sess.run(self.train, {self.s: s, self.y: y})


with tf.Session() as sess:
    agent = Agent(sess)
    sess.run(tf.global_variables_initializer())
    for episode in range(5):
        agent.learn(np.random.rand(4, 3))
        agent.sync()
