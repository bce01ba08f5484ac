"""tensorflow.python.ops.gen_state_ops."""

from _scopelint import source
from tensorflow._collections import *


def variable(shape, dtype, container="", shared_name="", name=None):
    """The operation that a variable is made over: it stands in no collection."""
    return source(shape, dtype, "Variable" if name is None else name)


def variable_v2(shape, dtype, container="", shared_name="", name=None):
    return source(shape, dtype, "VariableV2" if name is None else name)
