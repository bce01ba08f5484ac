"""tensorflow.python.framework.graph_util."""

from tensorflow.graph_util import *
