"""tensorflow.python.ops.image_ops_impl."""

from tensorflow.image import *
