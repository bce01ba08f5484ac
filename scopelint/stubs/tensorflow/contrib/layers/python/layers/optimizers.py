"""TF `contrib/layers/python/layers/optimizers.py`."""

from tensorflow.contrib.layers._layers import *
