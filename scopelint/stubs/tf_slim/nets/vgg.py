"""tf_slim.nets.vgg."""

from tensorflow.contrib.slim.nets.vgg import *
