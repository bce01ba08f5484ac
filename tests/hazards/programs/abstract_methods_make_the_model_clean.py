"""A base class saves what its subclasses make: its own method, which cannot be called, returns nothing but what stands for that."""

from abc import ABC, abstractmethod

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Client(ABC):
    def __init__(self, rate):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.inputs, self.loss, self.scores = self.create()
            self.saver = tf.train.Saver()
        self.session = tf.Session(graph=self.graph)
        with self.graph.as_default():
            self.train = tf.train.GradientDescentOptimizer(rate).minimize(self.loss)

    @abstractmethod
    def create(self):
        """The inputs, the loss and the scores."""
        return None, None, None


class Bare(ABC):
    def __init__(self):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.scores = self.create()
            self.saver = tf.train.Saver()

    @abstractmethod
    def create(self):
        """The scores."""
