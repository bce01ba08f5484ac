"""TF `contrib/framework/python/ops`."""

from tensorflow.contrib.framework import *
