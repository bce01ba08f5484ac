"""tf_slim.nets.inception_v1."""

from tensorflow.contrib.slim.nets.inception_v1 import *
