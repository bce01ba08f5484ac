"""TF `contrib/layers/python/layers/feature_column.py`."""

from tensorflow.contrib.layers._columns import *
from tensorflow.contrib.layers._columns import _real_valued_var_len_column
