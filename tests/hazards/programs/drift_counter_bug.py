import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self):
        self.n = 0

    def dense(self, x, k):
        self.n += 1
        with tf.variable_scope("fc%d" % self.n):  # BUG
            w = tf.get_variable("w", [x.shape[1].value, k])  # BUG
            return tf.matmul(x, w)

    def build(self, x):
        with tf.variable_scope("net", reuse=tf.AUTO_REUSE):  # BUG
            return self.dense(tf.nn.relu(self.dense(x, 8)), 2)


net = Net()
train = net.build(tf.placeholder(tf.float32, [None, 4]))
test = net.build(tf.placeholder(tf.float32, [None, 4]))  # BUG
