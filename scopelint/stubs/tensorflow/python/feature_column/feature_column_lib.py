"""TF `tensorflow.python.feature_column.feature_column_lib`."""

from tensorflow.feature_column import *
