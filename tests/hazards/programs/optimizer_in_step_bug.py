"""Each training step has an optimizer of its own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Learner:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.w = tf.get_variable("w", [3, 1])
        self.loss = tf.reduce_mean(tf.matmul(self.x, self.w) ** 2)
        self.sess = tf.Session()

    def learn(self, batch):
        optimizer = tf.train.AdamOptimizer(1e-3)
        step = optimizer.minimize(self.loss)  # BUG
        self.sess.run(tf.global_variables_initializer())  # BUG
        self.sess.run(step, {self.x: batch})


learner = Learner()
for i in range(100):
    learner.learn(np.ones((4, 3)))  # BUG
