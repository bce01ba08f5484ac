"""tensorflow.python.ops.losses.losses."""

from tensorflow.losses import *
