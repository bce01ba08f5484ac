"""TF `tensorflow.python.training.slot_creator`."""

from _scopelint import dtype_of, get_variable, get_variable_scope, is_defined, shape_of, source, variable_scope
from tensorflow._base_layer import initializer_named as _zeros


def create_slot(primary, val, name, colocate_with_primary=True):
    return _below(primary, name, val, None, None, is_defined(shape_of(val)))


def create_slot_with_initializer(primary, initializer, shape, dtype, name, colocate_with_primary=True):
    return _below(primary, name, initializer, shape, dtype, is_defined(shape))


def create_zeros_slot(primary, name, dtype=None, colocate_with_primary=True):
    dtype = dtype_of(primary) if dtype is None else dtype
    shape = shape_of(primary)
    if is_defined(shape):
        return create_slot_with_initializer(primary, _zeros, shape, dtype, name)
    return create_slot(primary, source(None, dtype), name)


def _below(primary, name, initializer, shape, dtype, validate_shape):
    """A variable with the name of the scope, which is below the primary's op name and never partitioned."""
    with variable_scope(None, primary.op.name + "/" + name):
        scope = get_variable_scope()
        partitioner = scope.partitioner
        scope.set_partitioner(None)
        slot = get_variable(
            "", shape=shape, dtype=dtype, initializer=initializer, trainable=False, validate_shape=validate_shape
        )
        scope.set_partitioner(partitioner)
    return slot
