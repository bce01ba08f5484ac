"""tensorflow.python.platform.tf_logging."""

from tensorflow.logging import *
