"""tf_slim.nets.overfeat."""

from tensorflow.contrib.slim.nets.overfeat import *
