"""TF `contrib/layers/python/layers/layers.py`: functions of the form `variable_scope(scope, default, reuse=reuse)` (semantics.md section 10)."""

from functools import partial as _partial

from _scopelint import (
    channels,
    dtype_of,
    elementwise,
    flat_shape,
    function_name,
    get_variable,
    given,
    is_sequence,
    name_scope,
    refuse_rank,
    shape_of,
    surely,
    tensor,
    unknown,
    variable_scope,
    version_at_least,
    window,
    window_shape,
)
from tensorflow.contrib.framework.arg_scope import add_arg_scope
from tensorflow.contrib.framework.variables import layer_variable, model_variable
from tensorflow.contrib.layers._convolutions import (
    conv1d,
    conv2d,
    conv2d_in_plane,
    conv2d_transpose,
    conv3d,
    conv3d_transpose,
    convolution,
    convolution1d,
    convolution2d,
    convolution2d_in_plane,
    convolution2d_transpose,
    convolution3d,
    convolution3d_transpose,
    separable_conv2d,
    separable_convolution2d,
)
from tensorflow.contrib.layers._initializers import (
    _ones,
    _random,
    _zeros,
    apply_regularization,
    l1_l2_regularizer,
    l1_regularizer,
    l2_regularizer,
    sum_regularizer,
    variance_scaling_initializer,
    xavier_initializer,
    xavier_initializer_conv2d,
)
from tensorflow.contrib.layers._normalization import batch_norm, bias_add, group_norm, instance_norm, layer_norm
from tensorflow.contrib.layers._optimizers import (
    OPTIMIZER_CLS_NAMES,
    OPTIMIZER_SUMMARIES,
    adaptive_clipping_fn,
    optimize_loss,
    summarize_activation,
    summarize_activations,
    summarize_biases,
    summarize_collection,
    summarize_tensor,
    summarize_tensors,
    summarize_variables,
    summarize_weights,
)
from tensorflow.contrib.layers._utils import _collected, _elu, _finish, _first, _rank_of, _relu, _relu6, name_tensor, names_of_tensor
from tensorflow.layers import Layer as _Layer


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
        refuse_rank(inputs, rank + 2, rank + 2)
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


# -- lookups in embeddings that the program made


def embedding_lookup_unique(params, ids, partition_strategy="mod", name=None):
    return _embedded(ids, params)


def safe_embedding_lookup_sparse(embedding_weights, sparse_ids, *args, **kwargs):
    return tensor("embedding_lookup_sparse", [embedding_weights])


scattered_embedding_lookup = scattered_embedding_lookup_sparse = safe_embedding_lookup_sparse
