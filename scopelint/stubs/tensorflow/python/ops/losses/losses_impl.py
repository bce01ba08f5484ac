"""tensorflow.python.ops.losses.losses_impl."""

from tensorflow.losses import *
