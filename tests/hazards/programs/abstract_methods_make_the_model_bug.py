"""A base class makes its saver before what its subclasses make: there is nothing to save."""

from abc import ABC, abstractmethod

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Client(ABC):
    def __init__(self, rate):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.saver = tf.train.Saver()  # BUG TVS512
            self.inputs, self.loss, self.scores = self.create()
            self.train = tf.train.GradientDescentOptimizer(rate).minimize(self.loss)

    @abstractmethod
    def create(self):
        """The inputs, the loss and the scores."""
        return None, None, None


class Linear(Client):
    def create(self):
        inputs = tf.placeholder(tf.float32, [None, 3])
        scores = tf.layers.dense(inputs, 2, name="scores")
        return inputs, tf.reduce_mean(tf.square(scores)), scores


Linear(0.1)
