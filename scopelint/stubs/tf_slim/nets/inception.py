"""tf_slim.nets.inception."""

from tensorflow.contrib.slim.nets.inception import *
