"""tf_slim.nets.resnet_v2."""

from tensorflow.contrib.slim.nets.resnet_v2 import *
