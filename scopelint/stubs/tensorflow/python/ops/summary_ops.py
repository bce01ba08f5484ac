"""tensorflow.python.ops.summary_ops."""

from tensorflow.summary import *
