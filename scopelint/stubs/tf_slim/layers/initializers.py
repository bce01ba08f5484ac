"""tf_slim.layers.initializers."""

from tensorflow.contrib.layers._layers import *
