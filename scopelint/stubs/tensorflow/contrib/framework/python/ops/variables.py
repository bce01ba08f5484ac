"""TF `contrib/framework/python/ops/variables.py`."""

from tensorflow.contrib.framework.variables import *
