"""tf_slim.ops.variables."""

from tensorflow.contrib.framework.variables import *
