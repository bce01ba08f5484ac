"""TF `tf.compat.v1`: the same objects as TF1's own names."""

from tensorflow import *
