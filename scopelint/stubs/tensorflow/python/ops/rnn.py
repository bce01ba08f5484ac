"""TF `tensorflow/python/ops/rnn.py`."""

from tensorflow.nn._rnn import *
