"""tf.lookup."""

from tensorflow.python.ops.lookup_ops import *
