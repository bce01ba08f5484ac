"""TF `contrib/slim/python/slim/nets/inception_v1.py`."""

from tensorflow.contrib.slim.nets.inception_v1 import *
