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
from _scopelint import given, unknown, variable_creator_scope, variable_store
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


class EagerVariableStore:
    """Keeps what `get_variable` makes inside of it, under eager execution as well: what is there is shared."""

    def __init__(self, store=None):
        self._store = variable_store()

    def as_default(self):
        return self._store

    def variables(self):
        return unknown("variables()")

    def trainable_variables(self):
        return unknown("trainable_variables()")

    def non_trainable_variables(self):
        return unknown("non_trainable_variables()")

    def copy(self):
        return EagerVariableStore()
