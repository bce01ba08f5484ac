"""Collections, the variables in them, and what acts on variables."""

import _scopelint as _s


class GraphKeys:
    GLOBAL_VARIABLES = "variables"
    VARIABLES = "variables"
    LOCAL_VARIABLES = "local_variables"
    METRIC_VARIABLES = "metric_variables"
    MODEL_VARIABLES = "model_variables"
    TRAINABLE_VARIABLES = "trainable_variables"
    SUMMARIES = "summaries"
    QUEUE_RUNNERS = "queue_runners"
    TABLE_INITIALIZERS = "table_initializer"
    ASSET_FILEPATHS = "asset_filepaths"
    MOVING_AVERAGE_VARIABLES = "moving_average_variables"
    REGULARIZATION_LOSSES = "regularization_losses"
    CONCATENATED_VARIABLES = "concatenated_variables"
    SAVERS = "savers"
    WEIGHTS = "weights"
    BIASES = "biases"
    ACTIVATIONS = "activations"
    UPDATE_OPS = "update_ops"
    LOSSES = "losses"
    SAVEABLE_OBJECTS = "saveable_objects"
    RESOURCES = "resources"
    LOCAL_RESOURCES = "local_resources"
    TRAINABLE_RESOURCE_VARIABLES = "trainable_resource_variables"
    INIT_OP = "init_op"
    LOCAL_INIT_OP = "local_init_op"
    READY_OP = "ready_op"
    READY_FOR_LOCAL_INIT_OP = "ready_for_local_init_op"
    SUMMARY_OP = "summary_op"
    GLOBAL_STEP = "global_step"
    EVAL_STEP = "eval_step"
    TRAIN_OP = "train_op"
    COND_CONTEXT = "cond_context"
    WHILE_CONTEXT = "while_context"


def global_variables(scope=None):
    return _s.get_collection("variables", scope)


def all_variables():
    return _s.get_collection("variables")


def trainable_variables(scope=None):
    return _s.get_collection("trainable_variables", scope)


def local_variables(scope=None):
    return _s.get_collection("local_variables", scope)


def model_variables(scope=None):
    return _s.get_collection("model_variables", scope)


def moving_average_variables(scope=None):
    return _s.get_collection("moving_average_variables", scope)


def as_of_old(key, values):
    """What a layer of Keras makes, which is in a collection as well where such a layer is one of `tf.layers`: up to TensorFlow 1.8."""
    if _s.in_graph() and not _s.version_at_least(1, 9):
        for value in values:
            _s.add_to_collection(key, value)
    return values


# -- initialization


def variables_initializer(var_list, name="init"):
    return _s.operation(name, starts=var_list)


def global_variables_initializer():
    return _s.operation("init", starts=_s.get_collection("variables"))


initialize_all_variables = global_variables_initializer


def local_variables_initializer():
    return _s.operation("init", starts=_s.get_collection("local_variables"))


initialize_local_variables = local_variables_initializer


def initialize_variables(var_list, name="init"):
    return _s.operation(name, starts=var_list)


def tables_initializer(name="init_all_tables"):
    return _s.operation(name)


initialize_all_tables = tables_initializer


def is_variable_initialized(variable):
    _s.note("asked whether initialized", variable=variable)
    return _s.source((), _s.DType("bool"))


def report_uninitialized_variables(var_list=None, name="report_uninitialized_variables"):
    return _s.source((None,), _s.DType("string"), name)


# -- assignment


def assign(ref, value, validate_shape=None, use_locking=None, name=None):
    return ref.assign(value, name=name) if validate_shape is None else ref.assign(value, validate_shape=validate_shape, name=name)


def assign_add(ref, value, use_locking=None, name=None):
    return ref.assign_add(value, name=name)


def assign_sub(ref, value, use_locking=None, name=None):
    return ref.assign_sub(value, name=name)


def _scattered(ref, updates, name, how):
    if isinstance(ref, _s.Variable):
        return getattr(ref, how)(updates, name=name)
    return _s.tensor("scatter", [updates], _s.shape_of(ref), _s.dtype_of(ref), name)


def scatter_update(ref, indices, updates, use_locking=True, name=None):
    return _scattered(ref, updates, name, "scatter_update")


def scatter_add(ref, indices, updates, use_locking=False, name=None):
    return _scattered(ref, updates, name, "scatter_add")


def scatter_sub(ref, indices, updates, use_locking=False, name=None):
    return _scattered(ref, updates, name, "scatter_sub")


scatter_mul = scatter_div = scatter_min = scatter_max = scatter_add
scatter_nd_update = scatter_nd_add = scatter_nd_sub = batch_scatter_update = scatter_update


def count_up_to(ref, limit, name=None):
    return _s.source((), _s.dtype_of(ref), name)


# -- partitioners


def fixed_size_partitioner(num_shards, axis=0):
    def partitioner(shape, **unused_args):
        return _s.fixed_shards(shape, axis, num_shards)

    return partitioner


def variable_axis_size_partitioner(max_shard_bytes, axis=0, bytes_per_string_element=16, max_shards=None):
    def partitioner(shape, dtype):
        return _s.shards_by_size(shape, dtype, axis, max_shard_bytes, bytes_per_string_element, max_shards)

    return partitioner


def min_max_variable_partitioner(max_partitions=1, axis=0, min_slice_size=256 << 10, bytes_per_string_element=16):
    def partitioner(shape, dtype):
        return _s.shards_by_slice(shape, dtype, axis, max_partitions, min_slice_size, bytes_per_string_element)

    return partitioner


def create_partitioned_variables(shape, slicing, initializer, dtype=_s.DType("float32"), trainable=True, collections=None, name=None,
                                 reuse=None):
    with _s.variable_scope(name, "PartitionedVariable", reuse=reuse) as scope:
        # Its key is the scope's own name.
        whole = _s.get_variable("", shape, dtype, initializer, trainable=trainable, collections=collections,
                                partitioner=lambda **unused_args: slicing,
                                custom_getter=lambda getter, name, **rest: getter(scope.name, **rest))
    return _s.shards(whole)


def no_regularizer(_):
    return None
