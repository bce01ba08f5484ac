"""TF `contrib/rnn/python/ops/core_rnn_cell_impl.py`."""

from tensorflow.contrib.rnn import *
from tensorflow.nn.rnn_cell._base import _Linear, _linear
