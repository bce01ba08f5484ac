"""The second filter asks for the first one's variable: nothing after that is news."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Filter:
    def __init__(self, shape=()):
        self.total = tf.get_variable("total", shape, initializer=tf.zeros_initializer())  # BUG
        self.new = tf.placeholder(tf.float32, shape)
        self.update = tf.assign_add(self.total, self.new)


for values in (np.ones(3), np.ones((3, 2))):
    Filter(values.shape[1:])
