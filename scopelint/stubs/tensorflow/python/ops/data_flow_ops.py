"""tensorflow.python.ops.data_flow_ops."""

from tensorflow._queues import *
