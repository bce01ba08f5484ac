"""TF `contrib/layers/python/layers/normalization.py`."""

from tensorflow.contrib.layers._layers import *
