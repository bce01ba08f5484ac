"""tensorflow.python.util.nest."""

from tensorflow.nest import *
