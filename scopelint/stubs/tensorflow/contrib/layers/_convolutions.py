"""The convolutions of TF `contrib/layers/python/layers/layers.py`."""

from _scopelint import (
    REQUIRED,
    channels,
    dtype_of,
    elementwise,
    given,
    refuse_rank,
    shape_of,
    since,
    tensor,
    transposed_shape,
    variable_scope,
    version_at_least,
    window,
    window_shape,
)
from tensorflow.contrib.framework.arg_scope import add_arg_scope
from tensorflow.contrib.framework.variables import layer_variable
from tensorflow.contrib.layers._initializers import _random, _zeros
from tensorflow.contrib.layers._utils import _finish, _first, _rank_of, _relu


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
        least, most = (3, 5) if conv_dims is None else (conv_dims + 2, conv_dims + 2)
        refuse_rank(inputs, least, most)
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
        refuse_rank(inputs, rank + 2, rank + 2)
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


if not version_at_least(1, 6):
    convolution2d = convolution3d = convolution  # one function, with one entry in an `arg_scope`
conv1d = convolution1d
conv2d = convolution2d
conv3d = convolution3d
conv2d_transpose = convolution2d_transpose
conv3d_transpose = convolution3d_transpose
conv2d_in_plane = convolution2d_in_plane
separable_conv2d = separable_convolution2d
