"""A network keeps the scope that it is given, None by default, and is made without any."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Network:
    def __init__(self, sizes, scope=None):
        self.sizes = sizes
        self.scope = scope
        self.build(tf.placeholder(tf.float32, [None, 8]), reuse=False)  # BUG

    def build(self, data, reuse=True):
        with tf.variable_scope(self.scope, reuse=reuse):  # BUG
            return tf.matmul(data, tf.get_variable("weights", [8, 4]))

    def __call__(self, data):
        return self.build(data)


network = Network([8, 4])  # BUG
