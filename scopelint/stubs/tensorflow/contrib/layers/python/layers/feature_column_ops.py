"""TF `contrib/layers/python/layers/feature_column_ops.py`."""

from tensorflow.contrib.layers._columns import *
