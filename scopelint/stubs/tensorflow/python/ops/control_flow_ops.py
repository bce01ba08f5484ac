"""tensorflow.python.ops.control_flow_ops."""

from tensorflow._collections import global_variables_initializer
from tensorflow._control import *
from tensorflow._range import tuple
