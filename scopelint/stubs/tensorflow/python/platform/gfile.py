"""tensorflow.python.platform.gfile."""

from tensorflow.gfile import *
