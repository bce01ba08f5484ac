"""TF `contrib/layers/python/layers/feature_column.py`."""

from tensorflow.contrib.layers._columns import *
