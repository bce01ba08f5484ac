"""tensorflow.python.data."""

from tensorflow.data import *
