"""TF `contrib/slim/python/slim/nets/resnet_v1.py`."""

from tensorflow.contrib.slim.nets.resnet_v1 import *
