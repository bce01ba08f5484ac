"""tf_slim.layers.summaries."""

from tensorflow.contrib.layers._layers import *
