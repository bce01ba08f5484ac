"""TF `contrib/layers/python/layers/summaries.py`."""

from tensorflow.contrib.layers._layers import *
