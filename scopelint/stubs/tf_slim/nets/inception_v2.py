"""tf_slim.nets.inception_v2."""

from tensorflow.contrib.slim.nets.inception_v2 import *
