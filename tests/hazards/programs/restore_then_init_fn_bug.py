import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class T:
    def __init__(self):
        self.w = tf.get_variable("w", [2])
        self.saver = tf.train.Saver()
        self.sess = tf.Session()

    def load(self):
        self.saver.restore(self.sess, "/tmp/m")

    def train(self):
        self.sess.run(tf.global_variables_initializer())  # BUG
        self.sess.run(self.w)


t = T()
t.load()
t.train()
