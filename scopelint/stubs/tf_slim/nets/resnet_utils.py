"""tf_slim.nets.resnet_utils."""

from tensorflow.contrib.slim.nets.resnet_utils import *
