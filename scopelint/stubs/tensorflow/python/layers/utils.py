"""tensorflow.python.layers.utils."""

from tensorflow._control import smart_cond
from tensorflow._control import smart_constant_value as constant_value
