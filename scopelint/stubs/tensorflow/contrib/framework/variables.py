"""TF `contrib/framework/python/ops/variables.py`."""

from _scopelint import (
    Variable,
    VariableScope,
    add_to_collection,
    dtype_of,
    get_collection,
    get_variable,
    get_variable_scope,
    given,
    is_sequence,
    is_unknown,
    known,
    made_since,
    note,
    now,
    operation,
    saveables,
    shape_of,
    since,
    source,
    surely,
    tensor,
    unknown,
)
from tensorflow.contrib.framework.arg_scope import add_arg_scope

_GLOBAL = "variables"
_LOCAL = "local_variables"
_MODEL = "model_variables"
_TRAINABLE = "trainable_variables"


def _listed(collections, default):
    """Those that are given, or the default. The letters of a name are collections of their own."""
    return list(collections) if is_sequence(collections) or (surely(collections, str) and known(collections)) else default


@add_arg_scope
def variable(
    name,
    shape=None,
    dtype=None,
    initializer=None,
    regularizer=None,
    trainable=True,
    collections=None,
    caching_device=None,
    device=None,
    partitioner=None,
    custom_getter=None,
    use_resource=None,
    synchronization=since((1, 6)),
    aggregation=since((1, 6)),
):
    where = list(dict.fromkeys(_listed(collections, [_GLOBAL])))  # each once, as in TensorFlow
    if custom_getter is not None:
        return custom_getter(
            name,
            reuse=get_variable_scope().reuse,
            shape=shape,
            dtype=dtype,
            initializer=initializer,
            regularizer=regularizer,
            trainable=trainable,
            collections=where,
            caching_device=caching_device,
            partitioner=partitioner,
            use_resource=use_resource,
        )
    return get_variable(
        name,
        shape=shape,
        dtype=dtype,
        initializer=initializer,
        regularizer=regularizer,
        trainable=trainable,
        collections=where,
        caching_device=caching_device,
        partitioner=partitioner,
        use_resource=use_resource,
    )


@add_arg_scope
def model_variable(
    name,
    shape=None,
    dtype="float32",
    initializer=None,
    regularizer=None,
    trainable=True,
    collections=None,
    caching_device=None,
    device=None,
    partitioner=None,
    custom_getter=None,
    use_resource=None,
    synchronization=since((1, 6)),
    aggregation=since((1, 6)),
):
    where = _listed(collections, [])
    return variable(
        name,
        shape=shape,
        dtype=dtype,
        initializer=initializer,
        regularizer=regularizer,
        trainable=trainable,
        collections=where + [_GLOBAL, _MODEL],
        caching_device=caching_device,
        partitioner=partitioner,
        custom_getter=custom_getter,
        use_resource=use_resource,
    )


def layer_variable(name, shape, dtype, initializer, regularizer, trainable, collections, which):
    """A variable of a `tf.layers` object inside a contrib layer: its own regularizer comes on top of the scope's.

    `collections` is the `variables_collections=` of the contrib layer, `which` the entry for this variable.
    """
    where = [_GLOBAL, _MODEL]
    if given(collections):
        more = collections.get(which) if isinstance(collections, dict) else collections
        if is_sequence(more):
            where = list(more) + where
    scoped = given(regularizer) and get_variable_scope().regularizer is not None
    before = now() if scoped else None
    variable = get_variable(
        name,
        shape,
        dtype=dtype,
        initializer=initializer,
        regularizer=None if scoped else regularizer,
        trainable=trainable,
        collections=where,
    )
    if scoped and made_since(variable, before):
        loss = regularizer(variable)
        if loss is not None:
            add_to_collection("regularization_losses", loss)
    return variable


def local_variable(initial_value, validate_shape=True, name=None, use_resource=None):
    return Variable(
        initial_value, trainable=False, collections=[_LOCAL], validate_shape=validate_shape, name=name, use_resource=use_resource
    )


def global_variable(initial_value, validate_shape=True, name=None, use_resource=None):
    return Variable(
        initial_value, trainable=False, collections=[_GLOBAL], validate_shape=validate_shape, name=name, use_resource=use_resource
    )


def add_model_variable(var):
    if var not in get_collection(_MODEL):
        add_to_collection(_MODEL, var)


def get_variables(scope=None, suffix=None, collection=_GLOBAL):
    prefix = scope.name if surely(scope, VariableScope) else scope
    if suffix is not None:
        tail = suffix if ":" in suffix else suffix + ":"
        return get_collection(collection, (prefix if given(prefix) else "") + ".*" + tail)
    return get_collection(collection, prefix)


def get_model_variables(scope=None, suffix=None):
    return get_variables(scope, suffix, _MODEL)


def get_local_variables(scope=None, suffix=None):
    return get_variables(scope, suffix, _LOCAL)


def get_trainable_variables(scope=None, suffix=None):
    return get_variables(scope, suffix, _TRAINABLE)


def get_variables_to_restore(include=None, exclude=None):
    if include is None:
        kept = get_variables()
    else:
        kept = []
        for scope in include:
            kept = kept + get_variables(scope)
    if exclude is None:
        return kept
    left_out = []
    for scope in exclude:
        left_out = left_out + get_variables(scope)
    note("left out as listed", seen=tuple(kept), those=left_out, items=tuple(left_out))
    return [v for v in kept if v not in left_out]


def get_variables_by_suffix(suffix, scope=None):
    return get_variables(scope=scope, suffix=suffix)


def get_variables_by_name(given_name, scope=None):
    return get_variables(scope=scope, suffix="/" + given_name + ":|^" + given_name + ":")


def get_unique_variable(var_op_name):
    for candidate in get_variables(scope=var_op_name):
        if candidate.op.name == var_op_name:
            return candidate
    return unknown("get_unique_variable()")


def get_variable_full_name(var):
    return var.op.name


def filter_variables(var_list, include_patterns=None, exclude_patterns=None, reg_search=True):
    import re

    find = re.search if reg_search else re.match
    kept = list(var_list)
    if include_patterns is not None:
        kept = [v for v in kept if any([find(p, v.name) for p in include_patterns])]
    if exclude_patterns is not None:
        kept = [v for v in kept if not any([find(p, v.name) for p in exclude_patterns])]
    return kept


def _assigning():
    """An operation that may give any variable its value: which, a file says, or names do."""
    return operation("group_deps", inputs=[unknown("assigned variables")])


def assign_from_values(var_names_to_values):
    return _assigning(), {}


def assign_from_values_fn(var_names_to_values):
    op = _assigning()
    return lambda session: session.run(op)


def _taking(path, var_list, ignoring):
    """The operation that gives variables what a checkpoint has: certainly all of them, if it is to have all."""
    wanted = saveables(var_list)
    note("taken from checkpoint", path=path, wanted=wanted, ignoring=ignoring)
    if is_unknown(wanted) or is_unknown(ignoring) or ignoring:
        return _assigning()
    return operation("group_deps", inputs=[v.assign(source(shape_of(v), dtype_of(v))) for v in wanted.values()])


def assign_from_checkpoint(model_path, var_list, ignore_missing_vars=False):
    return _taking(model_path, var_list, ignore_missing_vars), {}


def assign_from_checkpoint_fn(model_path, var_list, ignore_missing_vars=False, reshape_variables=False):
    op = _taking(model_path, var_list, ignore_missing_vars)
    return lambda session: session.run(op)


def zero_initializer(ref, use_locking=True, name="zero_initializer"):
    return ref


def assert_global_step(global_step_tensor):
    return None


def assert_or_get_global_step(graph=None, global_step_tensor=None):
    return get_global_step(graph) if global_step_tensor is None else global_step_tensor


def get_global_step(graph=None):
    from tensorflow import train

    return train.get_global_step(graph)


def create_global_step(graph=None):
    from tensorflow import train

    return train.create_global_step(graph)


def get_or_create_global_step(graph=None):
    from tensorflow import train

    return train.get_or_create_global_step(graph)


class VariableDeviceChooser:
    def __init__(self, num_tasks=0, job_name="ps", device_type="CPU", device_index=0, replica=None):
        pass

    def __call__(self, op):
        return ""
