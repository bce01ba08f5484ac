"""tf_slim.layers.utils."""

from tensorflow.contrib.layers.python.layers.utils import *
