"""TF `tensorflow.python.feature_column.feature_column`."""

from tensorflow.feature_column import *
