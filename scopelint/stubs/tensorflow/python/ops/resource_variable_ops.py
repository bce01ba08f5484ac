"""tensorflow.python.ops.resource_variable_ops."""

from _scopelint import Variable as ResourceVariable
