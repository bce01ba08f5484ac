"""tensorflow.python.framework.smart_cond."""

from tensorflow._control import smart_cond, smart_constant_value
