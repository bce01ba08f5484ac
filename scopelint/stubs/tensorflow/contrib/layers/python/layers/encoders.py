"""TF `contrib/layers/python/layers/encoders.py`."""

from tensorflow.contrib.layers._layers import *
