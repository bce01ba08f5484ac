"""TF `contrib/rnn/python/ops/core_rnn.py`."""

from tensorflow.contrib.rnn import *
from tensorflow.nn.rnn_cell._base import _Linear, _linear
