"""TF `contrib/slim/python/slim/nets/overfeat.py`."""

from tensorflow.contrib.slim.nets.overfeat import *
