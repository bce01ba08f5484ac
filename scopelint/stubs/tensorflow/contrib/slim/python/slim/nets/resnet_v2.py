"""TF `contrib/slim/python/slim/nets/resnet_v2.py`."""

from tensorflow.contrib.slim.nets.resnet_v2 import *
