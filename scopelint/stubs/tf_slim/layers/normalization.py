"""tf_slim.layers.normalization."""

from tensorflow.contrib.layers._layers import *
