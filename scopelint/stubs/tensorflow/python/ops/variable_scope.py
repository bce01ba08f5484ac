"""tensorflow.python.ops.variable_scope."""

from _scopelint import (
    AUTO_REUSE,
    VariableScope,
    get_local_variable,
    get_variable,
    get_variable_scope,
    variable_op_scope,
    variable_scope,
)
from _scopelint import Variable as variable
from _scopelint import variable_creator_scope
