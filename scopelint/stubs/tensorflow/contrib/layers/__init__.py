"""TF `tf.contrib.layers`."""

from tensorflow.contrib.layers._layers import *
from tensorflow.contrib.layers._columns import *
from tensorflow.contrib.layers._rev_block import RevBlock, recompute_grad, rev_block
