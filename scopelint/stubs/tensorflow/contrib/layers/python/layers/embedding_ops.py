"""TF `contrib/layers/python/layers/embedding_ops.py`."""

from tensorflow.contrib.layers._layers import *
