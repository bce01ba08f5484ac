"""tensorflow.python.ops.image_ops."""

from tensorflow.image import *
