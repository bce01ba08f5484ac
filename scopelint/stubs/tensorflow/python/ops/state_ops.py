"""tensorflow.python.ops.state_ops."""

from tensorflow._collections import *
