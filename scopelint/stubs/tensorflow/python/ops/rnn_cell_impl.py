"""TF `tensorflow/python/ops/rnn_cell_impl.py`."""

from tensorflow.nn.rnn_cell import *
from tensorflow.nn.rnn_cell._base import _Linear, _like_rnncell, _linear
