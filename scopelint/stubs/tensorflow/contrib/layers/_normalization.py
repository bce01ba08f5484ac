"""The normalizers of TF `contrib/layers/python/layers/layers.py` and `normalization.py`."""

from _scopelint import (
    add_to_collection,
    channels,
    dtype_of,
    get_variable,
    get_variable_scope,
    given,
    is_sequence,
    note,
    shape_of,
    surely,
    tensor,
    told,
    unknown,
    variable_scope,
    version_at_least,
    writing,
)
from tensorflow.contrib.framework.arg_scope import add_arg_scope, current_arg_scope
from tensorflow.contrib.framework.variables import layer_variable
from tensorflow.contrib.layers._initializers import _ones, _zeros
from tensorflow.contrib.layers._utils import _finish, _first


def _per_channel(name, initializers, default, regularizers, shape, dtype, trainable, collections):
    initializer = initializers.get(name, default) if given(initializers) else default
    regularizer = regularizers.get(name) if given(regularizers) else None
    return layer_variable(name, shape, dtype, initializer, regularizer, trainable, collections, name)


@add_arg_scope
def batch_norm(
    inputs,
    decay=0.999,
    center=True,
    scale=False,
    epsilon=0.001,
    activation_fn=None,
    param_initializers=None,
    param_regularizers=None,
    updates_collections="update_ops",
    is_training=True,
    reuse=None,
    variables_collections=None,
    outputs_collections=None,
    trainable=True,
    batch_weights=None,
    fused=None,
    data_format="NHWC",
    zero_debias_moving_mean=False,
    scope=None,
    renorm=False,
    renorm_clipping=None,
    renorm_decay=0.99,
    adjustment=None,
):
    with variable_scope(scope, "BatchNorm", [inputs], reuse=reuse):
        inits = param_initializers
        collections = variables_collections
        shape = shape_of(inputs)
        dtype = dtype_of(inputs)
        size = [channels(shape, 1 if _first(data_format) else -1)]
        fusible = (fused is None or given(fused)) and not given(batch_weights) and not given(renorm) and not given(adjustment)
        usual = not given(batch_weights) and surely(updates_collections, str) and updates_collections == "update_ops"
        # The layer makes gamma first; the older code, which TensorFlow still takes in some cases, beta.
        old = not usual or given(zero_debias_moving_mean) or (fusible and shape is not None and len(shape) == 2)
        regularizers = param_regularizers if not old or fusible else None
        used = [inputs]
        if not old and given(scale):
            used.append(_per_channel("gamma", inits, _ones, regularizers, size, dtype, trainable, collections))
        if given(center):
            used.append(_per_channel("beta", inits, _zeros, regularizers, size, dtype, trainable, collections))
        if old and given(scale):
            used.append(_per_channel("gamma", inits, _ones, regularizers, size, dtype, trainable, collections))
        mean, variance = _moving(inits, size, dtype, collections, renorm)
        is_training = told(is_training)
        if is_training is not False:
            if given(zero_debias_moving_mean):
                _zero_debias(mean, size, dtype)
            if given(updates_collections):
                for name in updates_collections if is_sequence(updates_collections) else [updates_collections]:
                    for moving in (mean, variance):
                        add_to_collection(name, writing(tensor("update", [moving], size, None, "AssignMovingAvg"), [moving]))
        if given(updates_collections):
            note("statistics", kept=[mean, variance], training=is_training, untold=False)
        elif is_training is True:
            note("statistics in place", kept=mean, told=list(current_arg_scope().values()))
        outputs = tensor("batch_norm", used + ([] if is_training is True else [mean, variance]), shape)
        return _finish(outputs, None, None, activation_fn, outputs_collections)


def _moving(inits, size, dtype, collections, renorm):
    """The moving statistics, which are never partitioned."""
    here = get_variable_scope()
    partitioner = here.partitioner
    if given(partitioner):
        here.set_partitioner(None)
    mean = _per_channel("moving_mean", inits, _zeros, None, size, dtype, False, collections)
    variance = _per_channel("moving_variance", inits, _ones, None, size, dtype, False, collections)
    if given(renorm):
        _renorm(size, dtype)
    if given(partitioner):
        here.set_partitioner(partitioner)
    return mean, variance


def _renorm(size, dtype):
    if version_at_least(1, 6):
        names = (("moving_stddev", size), ("renorm_mean", size), ("renorm_stddev", size))
    else:
        names = (("renorm_mean", size), ("renorm_mean_weight", ()), ("renorm_stddev", size), ("renorm_stddev_weight", ()))
    for name, shape in names:
        layer_variable(name, shape, dtype, _zeros, None, False, None, name)


def _zero_debias(mean, size, dtype):
    """The variables of a moving average that starts without a bias."""
    with variable_scope(mean.op.name):
        get_variable("biased", size, dtype=dtype, initializer=_zeros, trainable=False)
        get_variable("local_step", (), dtype=dtype, initializer=_zeros, trainable=False)


def _scaled(inputs, axis, center, scale, inits, trainable, collections):
    shape = shape_of(inputs)
    dtype = dtype_of(inputs)
    size = [channels(shape, axis)]
    used = [inputs]
    if given(center):
        used.append(_per_channel("beta", inits, _zeros, None, size, dtype, trainable, collections))
    if given(scale):
        used.append(_per_channel("gamma", inits, _ones, None, size, dtype, trainable, collections))
    return tensor("normalized", used, shape)


@add_arg_scope
def layer_norm(
    inputs,
    center=True,
    scale=True,
    activation_fn=None,
    reuse=None,
    variables_collections=None,
    outputs_collections=None,
    trainable=True,
    begin_norm_axis=1,
    begin_params_axis=-1,
    scope=None,
):
    with variable_scope(scope, "LayerNorm", [inputs], reuse=reuse):
        shape = shape_of(inputs)
        dtype = dtype_of(inputs)
        if surely(begin_params_axis, int) and shape is not None:
            size = tuple(unknown("a dimension") if d is None else d for d in shape[begin_params_axis:])
        else:
            size = unknown("a shape")
        used = [inputs]
        if given(center):
            used.append(layer_variable("beta", size, dtype, _zeros, None, trainable, variables_collections, "beta"))
        if given(scale):
            used.append(layer_variable("gamma", size, dtype, _ones, None, trainable, variables_collections, "gamma"))
        return _finish(tensor("layer_norm", used, shape), None, None, activation_fn, outputs_collections)


@add_arg_scope
def instance_norm(
    inputs,
    center=True,
    scale=True,
    epsilon=1e-6,
    activation_fn=None,
    param_initializers=None,
    reuse=None,
    variables_collections=None,
    outputs_collections=None,
    trainable=True,
    data_format="NHWC",
    scope=None,
):
    with variable_scope(scope, "InstanceNorm", [inputs], reuse=reuse):
        axis = 1 if _first(data_format) else -1
        outputs = _scaled(inputs, axis, center, scale, param_initializers, trainable, variables_collections)
        return _finish(outputs, None, None, activation_fn, outputs_collections)


@add_arg_scope
def group_norm(
    inputs,
    groups=32,
    channels_axis=-1,
    reduction_axes=(-3, -2),
    center=True,
    scale=True,
    epsilon=1e-6,
    activation_fn=None,
    param_initializers=None,
    reuse=None,
    variables_collections=None,
    outputs_collections=None,
    trainable=True,
    scope=None,
    mean_close_to_zero=False,
):
    with variable_scope(scope, "GroupNorm", [inputs], reuse=reuse):
        outputs = _scaled(inputs, channels_axis, center, scale, param_initializers, trainable, variables_collections)
        return _finish(outputs, None, None, activation_fn, outputs_collections)


@add_arg_scope
def bias_add(
    inputs,
    activation_fn=None,
    initializer=_zeros,
    regularizer=None,
    reuse=None,
    variables_collections=None,
    outputs_collections=None,
    trainable=True,
    data_format="NHWC",
    scope=None,
):
    with variable_scope(scope, "BiasAdd", [inputs], reuse=reuse):
        shape = shape_of(inputs)
        biases = layer_variable(
            "biases",
            [channels(shape, 1 if _first(data_format) else -1)],
            dtype_of(inputs),
            initializer,
            regularizer,
            trainable,
            variables_collections,
            "biases",
        )
        return _finish(tensor("bias_add", [inputs, biases], shape), None, None, activation_fn, outputs_collections)
