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
from _scopelint import given, unknown, variable_creator_scope
from tensorflow._behavior import disable_resource_variables, enable_resource_variables, resource_variables_enabled

_DEFAULT_USE_RESOURCE = False


class _VariableStore:
    """The variables of a graph, by their whole names: without a flag they are made or shared."""

    def get_variable(self, name, shape=None, dtype=None, initializer=None, regularizer=None, reuse=None, trainable=None, *args, **kwargs):
        scope = get_variable_scope()
        if given(scope.name):
            return unknown("variable")
        with variable_scope(scope, reuse=AUTO_REUSE if reuse is None else True if reuse is True else None):
            return get_variable(name, shape, dtype=dtype, initializer=initializer, regularizer=regularizer, trainable=trainable)


def _get_default_variable_store():
    return _VariableStore()
