"""TF `tensorflow/python/ops/rnn_cell.py`."""

from tensorflow.nn.rnn_cell import *
from tensorflow.nn.rnn_cell._base import _Linear, _linear
