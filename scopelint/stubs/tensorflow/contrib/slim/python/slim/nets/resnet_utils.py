"""TF `contrib/slim/python/slim/nets/resnet_utils.py`."""

from tensorflow.contrib.slim.nets.resnet_utils import *
