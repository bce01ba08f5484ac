"""tf_slim.layers.regularizers."""

from tensorflow.contrib.layers._layers import *
