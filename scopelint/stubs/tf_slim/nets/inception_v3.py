"""tf_slim.nets.inception_v3."""

from tensorflow.contrib.slim.nets.inception_v3 import *
