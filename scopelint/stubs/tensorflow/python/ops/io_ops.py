"""tensorflow.python.ops.io_ops."""

from tensorflow._queues import *
