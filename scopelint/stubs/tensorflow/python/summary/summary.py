"""tensorflow.python.summary.summary."""

from tensorflow.summary import *
