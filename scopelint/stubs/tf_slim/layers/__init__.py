"""tf_slim.layers."""

from tensorflow.contrib.layers._layers import *
