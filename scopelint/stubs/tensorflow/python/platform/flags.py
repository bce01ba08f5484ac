"""tensorflow.python.platform.flags."""

from tensorflow.flags import *
