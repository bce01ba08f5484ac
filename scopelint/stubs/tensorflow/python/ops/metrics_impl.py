"""tensorflow.python.ops.metrics_impl."""

from tensorflow.metrics import *
