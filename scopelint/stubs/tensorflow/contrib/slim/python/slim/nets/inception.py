"""TF `contrib/slim/python/slim/nets/inception.py`."""

from tensorflow.contrib.slim.nets.inception import *
