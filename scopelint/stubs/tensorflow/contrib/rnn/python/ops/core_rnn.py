"""TF `contrib/rnn/python/ops/core_rnn.py`."""

from tensorflow.contrib.rnn import *
from tensorflow.nn.rnn_cell import _linear, _Linear
