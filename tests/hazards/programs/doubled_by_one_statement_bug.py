import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


class Net(object):
    def __init__(self, name):
        self.name = name
        with tf.variable_scope(self.name) as self.scope:
            self.x = tf.placeholder(tf.float32, [None, 4], "x")
            self.y = self.body(self.x)

    def body(self, x, reuse=None):
        with tf.variable_scope("body", reuse=reuse):
            return tf.matmul(x, tf.get_variable("w", [4, 3]))

    def apply(self, x):
        # the same weights on another input
        with tf.variable_scope(self.name, reuse=tf.AUTO_REUSE), tf.variable_scope(self.name):  # BUG
            return self.body(x)  # BUG


net = Net("student")
again = net.apply(tf.ones([1, 4]))  # BUG
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print(sess.run(again))
