"""tf_slim.layers.optimizers."""

from tensorflow.contrib.layers._layers import *
