"""TF `tensorflow.python.feature_column.feature_column_v2`."""

from tensorflow.feature_column import *
