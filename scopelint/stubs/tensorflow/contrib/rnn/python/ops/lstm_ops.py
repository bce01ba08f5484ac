"""TF `contrib/rnn/python/ops/lstm_ops.py`."""

from tensorflow.contrib.rnn import *
from tensorflow.nn.rnn_cell._base import _Linear, _linear
