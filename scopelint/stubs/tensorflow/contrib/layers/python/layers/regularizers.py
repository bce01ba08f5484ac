"""TF `contrib/layers/python/layers/regularizers.py`."""

from tensorflow.contrib.layers._layers import *
