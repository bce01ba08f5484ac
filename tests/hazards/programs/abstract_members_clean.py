"""A base class whose scope and shape are left to others: on its own, nothing is known of them."""
import abc

import six
import tensorflow as tf


def identity_matrix(shape, dtype, partition_info=None):
    return tf.diag(tf.ones(shape[0], dtype))


@six.add_metaclass(abc.ABCMeta)
class Factor(object):
    def __init__(self):
        self.make()

    @abc.abstractproperty
    def scope(self):
        pass

    @property
    @abc.abstractmethod
    def shape(self):
        """The shape of the matrix."""

    def make(self):
        with tf.variable_scope(self.scope):
            self.covariance = tf.get_variable("covariance", initializer=identity_matrix, shape=self.shape, trainable=False)
