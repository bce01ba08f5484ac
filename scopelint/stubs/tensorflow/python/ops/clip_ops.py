"""tensorflow.python.ops.clip_ops."""

from tensorflow._math import clip_by_average_norm, clip_by_global_norm, clip_by_norm, clip_by_value, global_norm
