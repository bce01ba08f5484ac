import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Model:
    def __init__(self, x):
        with tf.variable_scope("block"):
            self.w = tf.get_variable("w", [4, 4])
            self.y = self.inner(tf.matmul(x, self.w))

    def inner(self, x):
        with tf.variable_scope("block"):
            return tf.matmul(x, tf.get_variable("w", [4, 4]))


class Nested:
    def __init__(self, x):
        with tf.variable_scope("tree", reuse=tf.AUTO_REUSE):
            self.w = tf.get_variable("w", [4, 4])
            self.y = self.inner(tf.matmul(x, self.w))

    def inner(self, x):
        with tf.variable_scope("tree"):
            return tf.matmul(x, tf.get_variable("w", [4, 4]))


Model(tf.placeholder(tf.float32, [None, 4]))
Nested(tf.placeholder(tf.float32, [None, 4]))
