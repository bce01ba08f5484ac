"""tf_slim.nets.resnet_v1."""

from tensorflow.contrib.slim.nets.resnet_v1 import *
