"""TF `tf.contrib.layers`."""

from tensorflow.contrib.layers._layers import *
