"""TF `tf.contrib.slim`: what contrib.layers and contrib.framework have, under one name."""

from tensorflow.contrib.framework.arg_scope import add_arg_scope, arg_scope, arg_scope_func_key, arg_scoped_arguments, current_arg_scope, has_arg_scope
from tensorflow.contrib.framework.variables import *
from tensorflow.contrib.layers._layers import *
from tensorflow.contrib.layers._columns import *
from tensorflow.contrib.layers._rev_block import RevBlock, recompute_grad, rev_block
from tensorflow.contrib import losses, metrics
from tensorflow.contrib.layers.python.layers import embedding_ops, initializers, layers, normalization, optimizers, regularizers, summaries, utils
