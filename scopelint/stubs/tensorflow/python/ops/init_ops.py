"""tensorflow.python.ops.init_ops."""

from tensorflow._initializers import *
from tensorflow._initializers import constant_initializer as Constant
from tensorflow._initializers import glorot_uniform_initializer as GlorotUniform
from tensorflow._initializers import ones_initializer as Ones
from tensorflow._initializers import orthogonal_initializer as Orthogonal
from tensorflow._initializers import random_normal_initializer as RandomNormal
from tensorflow._initializers import random_uniform_initializer as RandomUniform
from tensorflow._initializers import truncated_normal_initializer as TruncatedNormal
from tensorflow._initializers import variance_scaling_initializer as VarianceScaling
from tensorflow._initializers import zeros_initializer as Zeros
