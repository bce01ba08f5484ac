import tensorflow.compat.v1 as tf


class Net:
    def __init__(self, size=1):
        self.size = size

    def build(self):
        tf.get_variable("first", [self.size])
