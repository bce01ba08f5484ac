"""TF `contrib/slim/python/slim/nets/vgg.py`."""

from tensorflow.contrib.slim.nets.vgg import *
