"""tf_slim.nets.alexnet."""

from tensorflow.contrib.slim.nets.alexnet import *
