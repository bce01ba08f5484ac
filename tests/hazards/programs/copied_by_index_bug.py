import pandas as pd
import tensorflow as tf


class Actor:
    def __init__(self, name):
        with tf.variable_scope(name):
            self.x = tf.placeholder(tf.float32, [None, 4])
            left, right = tf.split(tf.layers.dense(self.x, 8, tf.nn.relu), 2, 1)
            action = tf.layers.dense(left, 3)
            self.logits = action + tf.layers.dense(right, 1)


class Agent:
    COPY = 1000

    def __init__(self):
        self.actor, self.target = Actor("original"), Actor("target")  # BUG
        self.wanted = tf.placeholder(tf.float32, [None, 3])
        loss = tf.reduce_mean(tf.square(self.actor.logits - self.wanted))
        self.step = tf.train.AdamOptimizer().minimize(loss, var_list=tf.trainable_variables("original"))
        self.sess = tf.Session()
        self.sess.run(tf.global_variables_initializer())
        self.count = 0

    def assign(self, from_name, to_name):
        from_w = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope=from_name)
        to_w = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope=to_name)
        for i in range(len(from_w)):
            self.sess.run(from_w[i].assign(to_w[i]))

    def train(self, prices):
        for price in prices:
            if (self.count + 1) % self.COPY == 0:
                self.assign("original", "target")
            wanted = self.sess.run(self.target.logits, {self.target.x: [price]})
            self.sess.run(self.step, {self.actor.x: [price], self.wanted: wanted})
            self.count += 1


Agent().train(pd.read_csv("prices.csv").values.tolist())
