"""TF `contrib/slim/python/slim/nets/alexnet.py`."""

from tensorflow.contrib.slim.nets.alexnet import *
