"""TF `contrib/layers/python/layers/layers.py`: functions of the form `variable_scope(scope, default, reuse=reuse)` (semantics.md section 10)."""

from _scopelint import (
    REQUIRED,
    Tensor,
    add_to_collection,
    channels,
    dtype_of,
    elementwise,
    flat_shape,
    function_name,
    get_variable,
    get_variable_scope,
    given,
    is_sequence,
    is_unknown,
    map_structure,
    name_scope,
    raises,
    shape_of,
    since,
    source,
    surely,
    tensor,
    transposed_shape,
    unknown,
    variable_scope,
    version_at_least,
    window,
    window_shape,
)
from tensorflow.contrib.framework.arg_scope import add_arg_scope
from tensorflow.contrib.framework.variables import layer_variable, model_variable

from functools import partial as _partial


def _relu(features, name=None):
    return elementwise("relu", [features])


def _relu6(features, name=None):
    return elementwise("relu6", [features])


def _elu(features, name=None):
    return elementwise("elu", [features])


# -- initializers and regularizers


def _zeros(shape, dtype=None, partition_info=None):
    return source(shape, dtype)


_ones = _zeros


def xavier_initializer(uniform=True, seed=None, dtype="float32"):
    return _random


def _random(shape, dtype=None, partition_info=None):
    return source(shape, dtype)


xavier_initializer_conv2d = xavier_initializer


def variance_scaling_initializer(factor=2.0, mode="FAN_IN", uniform=False, seed=None, dtype="float32"):
    return _random


def _penalty(weights):
    return tensor("regularizer", [weights], ())


def l1_regularizer(scale, scope=None):
    if surely(scale, float) and scale == 0.0:
        return lambda _: None
    return _penalty


def l2_regularizer(scale, scope=None):
    if surely(scale, float) and scale == 0.0:
        return lambda _: None
    return _penalty


def l1_l2_regularizer(scale_l1=1.0, scale_l2=1.0, scope=None):
    return _penalty


def sum_regularizer(regularizer_list, scope=None):
    kept = [r for r in regularizer_list if r is not None]
    return _penalty if kept else None


def apply_regularization(regularizer, weights_list=None):
    return tensor("regularization", [weights_list], ())


# -- helpers


def name_tensor(value, alias):
    """Give a tensor one name more, for `convert_collection_to_dict`."""
    if surely(value, Tensor) and not is_unknown(alias):
        _aliases.setdefault(value, []).append(alias.rstrip("/"))


def names_of_tensor(value):
    return _aliases.get(value, []) if surely(value, Tensor) else []


def _first(data_format):
    """Whether channels come first."""
    return surely(data_format, str) and data_format.startswith("NC")


def _finish(outputs, normalizer_fn, normalizer_params, activation_fn, outputs_collections):
    if given(normalizer_fn):
        outputs = normalizer_fn(outputs, **normalizer_params) if given(normalizer_params) else normalizer_fn(outputs)
    if activation_fn is not None:
        outputs = activation_fn(outputs)
    return _collected(outputs, outputs_collections)


_aliases = {}
"""The names under which tensors are collected."""


def _collected(outputs, collections, alias=None):
    if given(collections):
        name_tensor(outputs, get_variable_scope().name if alias is None else alias)
        for name in collections if is_sequence(collections) else [collections]:
            add_to_collection(name, outputs)
    return outputs


def _rank_of(shape, default):
    return default if shape is None else len(shape) - 2


# -- convolutions


@add_arg_scope
def convolution(
    inputs,
    num_outputs,
    kernel_size,
    stride=1,
    padding="SAME",
    data_format=None,
    rate=1,
    activation_fn=_relu,
    normalizer_fn=None,
    normalizer_params=None,
    weights_initializer=_random,
    weights_regularizer=None,
    biases_initializer=_zeros,
    biases_regularizer=None,
    reuse=None,
    variables_collections=None,
    outputs_collections=None,
    trainable=True,
    scope=None,
    conv_dims=since((1, 6)),
):
    with variable_scope(scope, "Conv", [inputs], reuse=reuse):
        shape = shape_of(inputs)
        dtype = dtype_of(inputs)
        rank = _rank_of(shape, 2) if conv_dims is None else conv_dims
        size = window(kernel_size, rank)
        depth = channels(shape, 1 if _first(data_format) else -1)
        weights = layer_variable(
            "weights", size + (depth, num_outputs), dtype, weights_initializer, weights_regularizer, trainable, variables_collections, "weights"
        )
        used = [inputs, weights]
        if not given(normalizer_fn) and given(biases_initializer):
            used.append(
                layer_variable(
                    "biases", [num_outputs], dtype, biases_initializer, biases_regularizer, trainable, variables_collections, "biases"
                )
            )
        outputs = tensor("conv", used, window_shape(shape, num_outputs, size, stride, padding, rate, data_format, rank))
        return _finish(outputs, normalizer_fn, normalizer_params, activation_fn, outputs_collections)


@add_arg_scope
def convolution1d(
    inputs,
    num_outputs,
    kernel_size,
    stride=1,
    padding="SAME",
    data_format=None,
    rate=1,
    activation_fn=_relu,
    normalizer_fn=None,
    normalizer_params=None,
    weights_initializer=_random,
    weights_regularizer=None,
    biases_initializer=_zeros,
    biases_regularizer=None,
    reuse=None,
    variables_collections=None,
    outputs_collections=None,
    trainable=True,
    scope=None,
):
    return convolution(
        inputs, num_outputs, kernel_size, stride, padding, data_format, rate, activation_fn, normalizer_fn, normalizer_params,
        weights_initializer, weights_regularizer, biases_initializer, biases_regularizer, reuse, variables_collections,
        outputs_collections, trainable, scope, conv_dims=1,
    )  # fmt: skip


@add_arg_scope
def convolution2d(
    inputs,
    num_outputs,
    kernel_size,
    stride=1,
    padding="SAME",
    data_format=None,
    rate=1,
    activation_fn=_relu,
    normalizer_fn=None,
    normalizer_params=None,
    weights_initializer=_random,
    weights_regularizer=None,
    biases_initializer=_zeros,
    biases_regularizer=None,
    reuse=None,
    variables_collections=None,
    outputs_collections=None,
    trainable=True,
    scope=None,
):
    return convolution(
        inputs, num_outputs, kernel_size, stride, padding, data_format, rate, activation_fn, normalizer_fn, normalizer_params,
        weights_initializer, weights_regularizer, biases_initializer, biases_regularizer, reuse, variables_collections,
        outputs_collections, trainable, scope, conv_dims=2,
    )  # fmt: skip


@add_arg_scope
def convolution3d(
    inputs,
    num_outputs,
    kernel_size,
    stride=1,
    padding="SAME",
    data_format=None,
    rate=1,
    activation_fn=_relu,
    normalizer_fn=None,
    normalizer_params=None,
    weights_initializer=_random,
    weights_regularizer=None,
    biases_initializer=_zeros,
    biases_regularizer=None,
    reuse=None,
    variables_collections=None,
    outputs_collections=None,
    trainable=True,
    scope=None,
):
    return convolution(
        inputs, num_outputs, kernel_size, stride, padding, data_format, rate, activation_fn, normalizer_fn, normalizer_params,
        weights_initializer, weights_regularizer, biases_initializer, biases_regularizer, reuse, variables_collections,
        outputs_collections, trainable, scope, conv_dims=3,
    )  # fmt: skip


def _pair_shape(inputs, depth, kernel_size, stride, padding, data_format, rate=1):
    return window_shape(shape_of(inputs), depth, window(kernel_size, 2), stride, padding, rate, data_format, 2)


@add_arg_scope
def convolution2d_in_plane(
    inputs,
    kernel_size,
    stride=1,
    padding="SAME",
    activation_fn=_relu,
    normalizer_fn=None,
    normalizer_params=None,
    weights_initializer=_random,
    weights_regularizer=None,
    biases_initializer=_zeros,
    biases_regularizer=None,
    reuse=None,
    variables_collections=None,
    outputs_collections=None,
    trainable=True,
    scope=None,
):
    with variable_scope(scope, "ConvInPlane", [inputs], reuse=reuse):
        dtype = dtype_of(inputs)
        depth = channels(shape_of(inputs), -1)
        weights = layer_variable(
            "weights", window(kernel_size, 2) + (1, 1), dtype, weights_initializer, weights_regularizer, trainable, variables_collections, "weights"
        )
        outputs = tensor("conv", [inputs, weights], _pair_shape(inputs, depth, kernel_size, stride, padding, None))
        if given(normalizer_fn):
            outputs = normalizer_fn(outputs, **normalizer_params) if given(normalizer_params) else normalizer_fn(outputs)
        elif given(biases_initializer):
            biases = layer_variable("biases", [depth], dtype, biases_initializer, biases_regularizer, trainable, variables_collections, "biases")
            outputs = elementwise("bias_add", [outputs, biases])
        return _finish(outputs, None, None, activation_fn, outputs_collections)


def _transposed(
    default, rank, inputs, num_outputs, kernel_size, stride, padding, data_format, activation_fn, normalizer_fn, normalizer_params,
    weights_initializer, weights_regularizer, biases_initializer, biases_regularizer, reuse, variables_collections,
    outputs_collections, trainable, scope,
):  # fmt: skip
    with variable_scope(scope, default, [inputs], reuse=reuse):
        shape = shape_of(inputs)
        dtype = dtype_of(inputs)
        size = window(kernel_size, rank)
        depth = channels(shape, 1 if _first(data_format) else -1)
        weights = layer_variable(
            "weights", size + (num_outputs, depth), dtype, weights_initializer, weights_regularizer, trainable, variables_collections, "weights"
        )
        used = [inputs, weights]
        if not given(normalizer_fn) and given(biases_initializer):
            used.append(
                layer_variable(
                    "biases", [num_outputs], dtype, biases_initializer, biases_regularizer, trainable, variables_collections, "biases"
                )
            )
        outputs = tensor("conv_transpose", used, transposed_shape(shape, num_outputs, size, stride, padding, 1, data_format, rank))
        return _finish(outputs, normalizer_fn, normalizer_params, activation_fn, outputs_collections)


@add_arg_scope
def convolution2d_transpose(
    inputs,
    num_outputs,
    kernel_size,
    stride=1,
    padding="SAME",
    data_format="NHWC",
    activation_fn=_relu,
    normalizer_fn=None,
    normalizer_params=None,
    weights_initializer=_random,
    weights_regularizer=None,
    biases_initializer=_zeros,
    biases_regularizer=None,
    reuse=None,
    variables_collections=None,
    outputs_collections=None,
    trainable=True,
    scope=None,
):
    return _transposed(
        "Conv2d_transpose", 2, inputs, num_outputs, kernel_size, stride, padding, data_format, activation_fn, normalizer_fn,
        normalizer_params, weights_initializer, weights_regularizer, biases_initializer, biases_regularizer, reuse,
        variables_collections, outputs_collections, trainable, scope,
    )  # fmt: skip


@add_arg_scope
def convolution3d_transpose(
    inputs,
    num_outputs,
    kernel_size,
    stride=1,
    padding="SAME",
    data_format="NDHWC",
    activation_fn=_relu,
    normalizer_fn=None,
    normalizer_params=None,
    weights_initializer=_random,
    weights_regularizer=None,
    biases_initializer=_zeros,
    biases_regularizer=None,
    reuse=None,
    variables_collections=None,
    outputs_collections=None,
    trainable=True,
    scope=None,
):
    return _transposed(
        "Conv3d_transpose", 3, inputs, num_outputs, kernel_size, stride, padding, data_format, activation_fn, normalizer_fn,
        normalizer_params, weights_initializer, weights_regularizer, biases_initializer, biases_regularizer, reuse,
        variables_collections, outputs_collections, trainable, scope,
    )  # fmt: skip


@add_arg_scope
def separable_convolution2d(
    inputs,
    num_outputs,
    kernel_size,
    depth_multiplier=1 if version_at_least(1, 6) else REQUIRED,
    stride=1,
    padding="SAME",
    data_format="NHWC",
    rate=1,
    activation_fn=_relu,
    normalizer_fn=None,
    normalizer_params=None,
    weights_initializer=_random,
    pointwise_initializer=since((1, 6)),
    weights_regularizer=None,
    biases_initializer=_zeros,
    biases_regularizer=None,
    reuse=None,
    variables_collections=None,
    outputs_collections=None,
    trainable=True,
    scope=None,
):
    with variable_scope(scope, "SeparableConv2d", [inputs], reuse=reuse):
        dtype = dtype_of(inputs)
        size = window(kernel_size, 2)
        depth = channels(shape_of(inputs), 1 if _first(data_format) else -1)
        used = [inputs]
        used.append(
            layer_variable(
                "depthwise_weights", size + (depth, depth_multiplier), dtype, weights_initializer, weights_regularizer, trainable,
                variables_collections, "weights",
            )  # fmt: skip
        )
        filters = depth * depth_multiplier
        if given(num_outputs):
            point = weights_initializer if pointwise_initializer is None else pointwise_initializer
            used.append(
                layer_variable(
                    "pointwise_weights", (1, 1, filters, num_outputs), dtype, point, weights_regularizer, trainable,
                    variables_collections, "weights",
                )  # fmt: skip
            )
            filters = num_outputs
            if not given(normalizer_fn) and given(biases_initializer):
                used.append(
                    layer_variable("biases", [filters], dtype, biases_initializer, biases_regularizer, trainable, variables_collections, "biases")
                )
            outputs = tensor("conv", used, _pair_shape(inputs, filters, kernel_size, stride, padding, data_format, rate))
            return _finish(outputs, normalizer_fn, normalizer_params, activation_fn, outputs_collections)
        outputs = tensor("conv", used, _pair_shape(inputs, filters, kernel_size, stride, padding, data_format, rate))
        if not given(normalizer_fn) and given(biases_initializer):
            biases = layer_variable("biases", [filters], dtype, biases_initializer, biases_regularizer, trainable, variables_collections, "biases")
            outputs = elementwise("bias_add", [outputs, biases])
        return _finish(outputs, normalizer_fn, normalizer_params, activation_fn, outputs_collections)


# -- dense


@add_arg_scope
def fully_connected(
    inputs,
    num_outputs,
    activation_fn=_relu,
    normalizer_fn=None,
    normalizer_params=None,
    weights_initializer=_random,
    weights_regularizer=None,
    biases_initializer=_zeros,
    biases_regularizer=None,
    reuse=None,
    variables_collections=None,
    outputs_collections=None,
    trainable=True,
    scope=None,
):
    with variable_scope(scope, "fully_connected", [inputs], reuse=reuse):
        shape = shape_of(inputs)
        dtype = dtype_of(inputs)
        weights = layer_variable(
            "weights", [channels(shape, -1), num_outputs], dtype, weights_initializer, weights_regularizer, trainable, variables_collections, "weights"
        )
        used = [inputs, weights]
        if not given(normalizer_fn) and given(biases_initializer):
            used.append(
                layer_variable(
                    "biases", [num_outputs], dtype, biases_initializer, biases_regularizer, trainable, variables_collections, "biases"
                )
            )
        outputs = tensor("matmul", used, None if shape is None else shape[:-1] + (num_outputs,))
        return _finish(outputs, normalizer_fn, normalizer_params, activation_fn, outputs_collections)


def legacy_fully_connected(
    x,
    num_output_units,
    activation_fn=None,
    weight_init=_random,
    bias_init=_zeros,
    name=None,
    weight_collections=("weights",),
    bias_collections=("biases",),
    output_collections=("activations",),
    trainable=True,
    weight_regularizer=None,
    bias_regularizer=None,
):
    with variable_scope(name, "fully_connected", [x]):
        shape = shape_of(x)
        dtype = dtype_of(x)
        used = [x]
        used.append(
            get_variable(
                "weights",
                [channels(shape, -1), num_output_units],
                dtype=dtype,
                initializer=weight_init,
                regularizer=weight_regularizer,
                trainable=trainable,
            )
        )
        if given(bias_init):
            used.append(
                get_variable(
                    "bias", [num_output_units], dtype=dtype, initializer=bias_init, regularizer=bias_regularizer, trainable=trainable
                )
            )
        outputs = tensor("matmul", used, None if shape is None else shape[:-1] + (num_output_units,))
        return outputs if activation_fn is None else activation_fn(outputs)


# -- normalizers


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
        mean = _per_channel("moving_mean", inits, _zeros, None, size, dtype, False, collections)
        variance = _per_channel("moving_variance", inits, _ones, None, size, dtype, False, collections)
        if given(renorm):
            _renorm(size, dtype)
        if is_training is not False:
            if given(zero_debias_moving_mean):
                _zero_debias(mean, size, dtype)
            if given(updates_collections):
                for name in updates_collections if is_sequence(updates_collections) else [updates_collections]:
                    add_to_collection(name, tensor("update", [mean], size))
                    add_to_collection(name, tensor("update", [variance], size))
        outputs = tensor("batch_norm", used, shape)
        return _finish(outputs, None, None, activation_fn, outputs_collections)


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


# -- without variables


@add_arg_scope
def dropout(inputs, keep_prob=0.5, noise_shape=None, is_training=True, outputs_collections=None, scope=None, seed=None):
    with variable_scope(scope, "Dropout", [inputs]):
        return _collected(elementwise("dropout", [inputs]), outputs_collections)


@add_arg_scope
def flatten(inputs, outputs_collections=None, scope=None):
    with name_scope(scope, "Flatten", [inputs]) as opened:
        with variable_scope(None, "flatten"):
            return _collected(tensor("reshape", [inputs], flat_shape(shape_of(inputs))), outputs_collections, opened)


def _pooled(default, rank, inputs, kernel_size, stride, padding, data_format, outputs_collections, scope):
    with name_scope(scope, default, [inputs]) as opened:
        shape = window_shape(shape_of(inputs), None, window(kernel_size, rank), stride, padding, 1, data_format, rank)
        return _collected(tensor("pool", [inputs], shape), outputs_collections, opened)


@add_arg_scope
def avg_pool2d(inputs, kernel_size, stride=2, padding="VALID", data_format="NHWC", outputs_collections=None, scope=None):
    return _pooled("AvgPool2D", 2, inputs, kernel_size, stride, padding, data_format, outputs_collections, scope)


@add_arg_scope
def avg_pool3d(inputs, kernel_size, stride=2, padding="VALID", data_format="NDHWC", outputs_collections=None, scope=None):
    return _pooled("AvgPool3D", 3, inputs, kernel_size, stride, padding, data_format, outputs_collections, scope)


@add_arg_scope
def max_pool2d(inputs, kernel_size, stride=2, padding="VALID", data_format="NHWC", outputs_collections=None, scope=None):
    return _pooled("MaxPool2D", 2, inputs, kernel_size, stride, padding, data_format, outputs_collections, scope)


@add_arg_scope
def max_pool3d(inputs, kernel_size, stride=2, padding="VALID", data_format="NDHWC", outputs_collections=None, scope=None):
    return _pooled("MaxPool3D", 3, inputs, kernel_size, stride, padding, data_format, outputs_collections, scope)


@add_arg_scope
def pool(
    inputs, kernel_size, pooling_type, padding="VALID", data_format=None, dilation_rate=1, stride=1, outputs_collections=None, scope=None
):
    with name_scope(scope, "pool") as opened:
        shape = shape_of(inputs)
        rank = _rank_of(shape, 2)
        out = window_shape(shape, None, window(kernel_size, rank), stride, padding, dilation_rate, data_format, rank)
        return _collected(tensor("pool", [inputs], out), outputs_collections, opened)


@add_arg_scope
def one_hot_encoding(labels, num_classes, on_value=1.0, off_value=0.0, outputs_collections=None, scope=None):
    with name_scope(scope, "OneHotEncoding", [labels]):
        shape = shape_of(labels)
        return _collected(tensor("one_hot", [labels], None if shape is None else shape + (num_classes,), "float32"), outputs_collections)


@add_arg_scope
def softmax(logits, scope=None):
    with variable_scope(scope, "softmax", [logits]):
        return elementwise("softmax", [logits])


@add_arg_scope
def unit_norm(inputs, dim, epsilon=1e-7, scope=None):
    with variable_scope(scope, "UnitNorm", [inputs]):
        return elementwise("unit_norm", [inputs])


def _maxout(inputs, num_units, axis, scope, default):
    with variable_scope(scope, default, [inputs]):
        shape = shape_of(inputs)
        last = surely(axis, int) and axis == -1
        return tensor("maxout", [inputs], shape[:-1] + (num_units,) if last and shape is not None else None)


if version_at_least(1, 6):

    @add_arg_scope
    def maxout(inputs, num_units, axis=-1, scope=None):
        return _maxout(inputs, num_units, axis, scope, "MaxOut")

else:

    @add_arg_scope
    def maxout(inputs, num_units, axis=-1, name=None):
        return _maxout(inputs, num_units, axis, name, "max_out")


@add_arg_scope
def dense_to_sparse(tensor, eos_token=0, outputs_collections=None, scope=None):
    with variable_scope(scope, "dense_to_sparse", [tensor]):
        return unknown("a SparseTensor")


def poincare_normalize(x, axis=1, epsilon=1e-5, name=None):
    return elementwise("poincare_normalize", [x])


def scale_gradient(inputs, gradient_multiplier):
    return inputs


@add_arg_scope
def spatial_softmax(features, temperature=None, name=None, variables_collections=None, trainable=True, data_format="NHWC"):
    with variable_scope(name, "spatial_softmax"):
        shape = shape_of(features)
        depth = channels(shape, 1 if _first(data_format) else -1)
        used = model_variable("temperature", shape=(), dtype="float32", initializer=_ones, trainable=trainable)
        return tensor("spatial_softmax", [features, used], (None if shape is None else shape[0], depth * 2))


@add_arg_scope
def images_to_sequence(inputs, data_format="NHWC", outputs_collections=None, scope=None):
    with name_scope(scope, "ImagesToSequence", [inputs]):
        return _collected(tensor("reshape", [inputs]), outputs_collections)


@add_arg_scope
def sequence_to_images(inputs, height, output_data_format="channels_last", outputs_collections=None, scope=None):
    with name_scope(scope, "SequenceToImages", [inputs]):
        return _collected(tensor("reshape", [inputs]), outputs_collections)


# -- layers of layers


def repeat(inputs, repetitions, layer, *args, **kwargs):
    scope = kwargs.pop("scope", None)
    with variable_scope(scope, "Repeat", [inputs]):
        name = function_name(layer) if scope is None else scope
        outputs = inputs
        for i in range(repetitions):
            kwargs["scope"] = name + "_" + str(i + 1)
            outputs = layer(outputs, *args, **kwargs)
        return outputs


def stack(inputs, layer, stack_args, **kwargs):
    scope = kwargs.pop("scope", None)
    with variable_scope(scope, "Stack", [inputs]):
        name = function_name(layer) if scope is None else scope
        outputs = inputs
        for i, layer_args in enumerate(stack_args):
            kwargs["scope"] = name + "_" + str(i + 1)
            if is_sequence(layer_args):
                outputs = layer(outputs, *layer_args, **kwargs)
            else:
                outputs = layer(outputs, layer_args, **kwargs)
        return outputs


# -- embeddings


def _embedded(ids, embeddings):
    shape = shape_of(ids)
    depth = channels(shape_of(embeddings), 1)
    return tensor("embedding_lookup", [ids, embeddings], None if shape is None else shape + (depth,), "float32")


def embed_sequence(
    ids, vocab_size=None, embed_dim=None, unique=False, initializer=None, regularizer=None, trainable=True, scope=None, reuse=None
):
    with variable_scope(scope, "EmbedSequence", [ids], reuse=reuse):
        shape = [vocab_size, embed_dim] if given(vocab_size) and given(embed_dim) else None
        embeddings = model_variable("embeddings", shape=shape, initializer=initializer, regularizer=regularizer, trainable=trainable)
        return _embedded(ids, embeddings)


def bow_encoder(
    ids, vocab_size, embed_dim, sparse_lookup=True, initializer=None, regularizer=None, trainable=True, scope=None, reuse=None
):
    with variable_scope(scope, "bow_encoder", [ids], reuse=reuse):
        embeddings = model_variable(
            "embeddings", shape=[vocab_size, embed_dim], initializer=initializer, regularizer=regularizer, trainable=trainable
        )
        shape = shape_of(ids)
        return tensor("bow", [ids, embeddings], None if shape is None else (shape[0], embed_dim), "float32")


if not version_at_least(1, 6):
    convolution2d = convolution3d = convolution  # one function, with one entry in an `arg_scope`
conv1d = convolution1d
conv2d = convolution2d
conv3d = convolution3d
conv2d_transpose = convolution2d_transpose
conv3d_transpose = convolution3d_transpose
conv2d_in_plane = convolution2d_in_plane
separable_conv2d = separable_convolution2d
relu = _partial(fully_connected, activation_fn=_relu)
relu6 = _partial(fully_connected, activation_fn=_relu6)
elu = _partial(fully_connected, activation_fn=_elu)
linear = _partial(fully_connected, activation_fn=None)
legacy_relu = _partial(legacy_fully_connected, activation_fn=_relu)
legacy_linear = _partial(legacy_fully_connected, activation_fn=None)


def gdn(
    inputs, inverse=False, beta_min=1e-6, gamma_init=0.1, reparam_offset=2**-18, data_format="channels_last", activity_regularizer=None,
    trainable=True, name=None, reuse=None,
):  # fmt: skip
    layer = GDN(inverse=inverse, data_format=data_format, trainable=trainable, name=name, _scope=name, _reuse=reuse)
    return layer(inputs)


from tensorflow.layers import Layer as _Layer


class GDN(_Layer):
    def __init__(
        self, inverse=False, beta_min=1e-6, gamma_init=0.1, reparam_offset=2**-18, data_format="channels_last",
        activity_regularizer=None, trainable=True, name=None, **kwargs,
    ):  # fmt: skip
        super().__init__(trainable=trainable, name=name, **kwargs)
        self.data_format = data_format

    def build(self, input_shape):
        depth = channels(input_shape, 1 if surely(self.data_format, str) and self.data_format == "channels_first" else -1)
        self.beta = self.add_variable("reparam_beta", shape=[depth], initializer=_ones, trainable=True)
        self.gamma = self.add_variable("reparam_gamma", shape=[depth, depth], initializer=_ones, trainable=True)
        self.built = True

    def call(self, inputs):
        return tensor("gdn", [inputs, self.beta, self.gamma], shape_of(inputs))


OPTIMIZER_SUMMARIES = ["learning_rate", "loss", "gradients", "gradient_norm", "global_gradient_norm"]


def optimize_loss(
    loss,
    global_step,
    learning_rate,
    optimizer,
    gradient_noise_scale=None,
    gradient_multipliers=None,
    clip_gradients=None,
    learning_rate_decay_fn=None,
    update_ops=None,
    variables=None,
    name=None,
    summaries=None,
    colocate_gradients_with_ops=False,
    increment_global_step=True,
):
    from tensorflow import train

    with variable_scope(name, "OptimizeLoss", [loss, global_step]):
        rate = learning_rate
        if surely(learning_rate, float):
            rate = get_variable("learning_rate", [], trainable=False, initializer=_zeros)
        if given(learning_rate) and given(learning_rate_decay_fn):
            rate = learning_rate_decay_fn(rate, global_step)
        opt = optimizer
        if surely(optimizer, str):
            named = {
                "Adagrad": train.AdagradOptimizer,
                "Adam": train.AdamOptimizer,
                "Ftrl": train.FtrlOptimizer,
                "Momentum": lambda learning_rate: train.MomentumOptimizer(learning_rate, momentum=0.9),
                "RMSProp": train.RMSPropOptimizer,
                "SGD": train.GradientDescentOptimizer,
            }
            opt = named[optimizer](learning_rate=rate)
        elif not surely(optimizer, train.Optimizer) and callable(optimizer):
            opt = optimizer(rate) if given(learning_rate) else optimizer()
        gradients = opt.compute_gradients(loss, variables)
        if callable(clip_gradients):
            gradients = clip_gradients(gradients)
        opt.apply_gradients(gradients, global_step=global_step if increment_global_step else None, name="train")
        return tensor("identity", [loss], ())


def adaptive_clipping_fn(std_factor=2.0, decay=0.95, static_max_norm=None, global_step=None, report_summary=False, epsilon=1e-8, name=None):
    return lambda grads_and_vars: grads_and_vars


# -- summaries


def summarize_activation(op):
    return unknown("a summary")


def summarize_tensor(tensor, tag=None):
    return unknown("a summary")


def summarize_tensors(tensors, summarizer=None):
    return [unknown("a summary")]


def summarize_collection(collection, name_filter=None, summarizer=None):
    return []


def summarize_activations(name_filter=None, summarizer=None):
    return []


def summarize_variables(name_filter=None, summarizer=None):
    return []


def summarize_weights(name_filter=None, summarizer=None):
    return []


def summarize_biases(name_filter=None, summarizer=None):
    return []


# -- lookups in embeddings that the program made


def embedding_lookup_unique(params, ids, partition_strategy="mod", name=None):
    return _embedded(ids, params)


def safe_embedding_lookup_sparse(embedding_weights, sparse_ids, *args, **kwargs):
    return tensor("embedding_lookup_sparse", [embedding_weights])


scattered_embedding_lookup = scattered_embedding_lookup_sparse = safe_embedding_lookup_sparse
