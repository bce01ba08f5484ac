"""TF `contrib/slim/python/slim/nets/inception_v2.py`."""

from tensorflow.contrib.slim.nets.inception_v2 import *
