"""TF `contrib/slim/python/slim/nets/inception_v3.py`."""

from tensorflow.contrib.slim.nets.inception_v3 import *
