"""A network whose size its data, or a file, are to tell: where it is none yet, Python refuses the list before TensorFlow sees the bias."""

import pickle

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Network:
    def __init__(self, data, name=None):
        self.size = None
        self.data = data
        if name is not None:
            with open(name, "rb") as file:
                self.__dict__.update(pickle.load(file))

    def evaluate(self, x):
        with tf.Graph().as_default():
            inputs = tf.placeholder(tf.float32, [None, 10])
            weights = tf.get_variable("weights", [10] + list(self.size), tf.float32, tf.truncated_normal_initializer(stddev=0.01))
            biases = tf.get_variable("biases", self.size, tf.float32, tf.constant_initializer(0.01, dtype=tf.float32))
            output = tf.matmul(inputs, weights) + biases
            with tf.Session() as sess:
                sess.run(tf.global_variables_initializer())
                return sess.run(output, {inputs: x})
