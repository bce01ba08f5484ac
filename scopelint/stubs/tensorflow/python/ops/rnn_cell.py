"""TF `tensorflow/python/ops/rnn_cell.py`."""

from tensorflow.nn.rnn_cell import *
from tensorflow.nn.rnn_cell import _linear, _Linear
