"""tensorflow.python.estimator."""

from tensorflow.estimator import *
