"""TF `contrib/layers/python/layers/rev_block_lib.py`."""

from tensorflow.contrib.layers._rev_block import *
