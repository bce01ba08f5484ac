"""TF `contrib/layers/python/layers/initializers.py`."""

from tensorflow.contrib.layers._layers import *
