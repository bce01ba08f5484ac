"""TF `contrib/layers/python/layers/layers.py`."""

from tensorflow.contrib.layers._layers import *
