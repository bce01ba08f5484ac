"""TF `tensorflow/python/ops`. As an attribute, `tf.python.ops` is `tensorflow.python.framework.ops`."""

from tensorflow.python.framework.ops import *
