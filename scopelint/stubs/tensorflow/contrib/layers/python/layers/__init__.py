"""TF `contrib/layers/python/layers`."""

from tensorflow.contrib.layers._layers import *
