"""tf_slim.layers.layers."""

from tensorflow.contrib.layers._layers import *
