"""tf.nn: no variables of their own, only shapes."""

import _scopelint as _s
from tensorflow._array import depth_to_space, space_to_depth
from tensorflow._dtypes import bool as _bool
from tensorflow._dtypes import float32, int32
from tensorflow._math import sigmoid, tanh


def _same(op, x, name, default):
    return _s.tensor(op, [x], _s.shape_of(x), None, _s.chosen(name, default))


# -- activations


def relu(features, name=None):
    return _same("relu", features, name, "Relu")


def relu6(features, name=None):
    return _same("relu6", features, name, "Relu6")


def leaky_relu(features, alpha=0.2, name=None):
    return _same("leaky_relu", features, name, "LeakyRelu")


def crelu(features, name=None, axis=-1):
    _s.used(_s.chosen(name, "CRelu"))
    return _s.tensor("crelu", [features], _s.concatenated([features, features], axis))


def elu(features, name=None):
    return _same("elu", features, name, "Elu")


def selu(features, name=None):
    return _same("selu", features, name, "Selu")


def swish(features, beta=1.0):
    return _s.tensor("swish", [features], _s.shape_of(features))


silu = swish


def softplus(features, name=None):
    return _same("softplus", features, name, "Softplus")


def softsign(features, name=None):
    return _same("softsign", features, name, "Softsign")


def softmax(logits, axis=None, name=None, dim=None):
    return _same("softmax", logits, name, "Softmax")


def log_softmax(logits, axis=None, name=None, dim=None):
    return _same("log_softmax", logits, name, "LogSoftmax")


def dropout(x, keep_prob=None if _s.version_at_least(1, 6) else _s.REQUIRED, noise_shape=None, seed=None, name=None,
            rate=_s.since((1, 6))):  # fmt: skip
    _s.used(_s.chosen(name, "dropout"))
    dropped = rate if keep_prob is None else keep_prob
    if _s.is_tensor(x) and _s.known(dropped) and dropped == (0 if keep_prob is None else 1):
        return x
    return _s.tensor("dropout", [x], _s.shape_of(x))


def alpha_dropout(x, keep_prob, noise_shape=None, seed=None, name=None):
    return _s.tensor("dropout", [x], _s.shape_of(x))


def relu_layer(x, weights, biases, name=None):
    return relu(xw_plus_b(x, weights, biases), name)


def xw_plus_b(x, weights, biases, name=None):
    return _s.named(_s.matmul(x, weights, False, False) + biases, _s.chosen(name, "xw_plus_b"))


def bias_add(value, bias, data_format=None, name=None):
    return _s.tensor("bias_add", [value, bias], _s.shape_of(value), None, _s.chosen(name, "BiasAdd"))


# -- convolutions and pools

_LAYOUTS = {
    None: "channels_last", "NHWC": "channels_last", "NWC": "channels_last", "NDHWC": "channels_last", "NCHW": "channels_first",
    "NCW": "channels_first", "NCDHW": "channels_first",
}


def _spatial(values, rank, data_format):
    """The spatial part of a size given for every axis."""
    items = _s.listed(values)
    if items is None:
        return values
    if len(items) == rank + 2:
        return items[2:] if _LAYOUTS.get(data_format) == "channels_first" else items[1:-1]
    return items[0] if len(items) == 1 else items


def _convolved(op, value, filters, strides, padding, dilation, data_format, rank, name, channels=None):
    _s.refuse_rank(value, rank + 2, None if _s.version_at_least(2, 0) else rank + 2)
    kernel = _s.shape_of(filters)
    shape = None
    if kernel is not None and len(kernel) == rank + 2:
        shape = _s.window_shape(
            _s.shape_of(value), kernel[-1] if channels is None else channels, kernel[:-2], _spatial(strides, rank, data_format), padding,
            _spatial(dilation, rank, data_format), _LAYOUTS.get(data_format, "channels_last"), rank,
        )
    return _s.tensor(op, [value, filters], shape, _s.dtype_of(value), name)


def conv1d(value=None, filters=None, stride=None, padding=None, use_cudnn_on_gpu=None, data_format=None, name=None, input=None,
           dilations=None):
    _s.used(_s.chosen(name, "conv1d"))
    return _convolved("conv1d", _s.chosen(value, input), filters, stride, padding, _s.chosen(dilations, 1), data_format, 1, None)


def conv2d(input, filter=None, strides=None, padding=None, use_cudnn_on_gpu=True, data_format="NHWC", dilations=[1, 1, 1, 1], name=None,
           filters=None):
    return _convolved("conv2d", input, _s.chosen(filter, filters), strides, padding, _s.chosen(dilations, 1), data_format, 2,
                      _s.chosen(name, "Conv2D"))


def conv3d(input, filter=None, strides=None, padding=None, data_format="NDHWC", dilations=[1, 1, 1, 1, 1], name=None, filters=None):
    return _convolved("conv3d", input, _s.chosen(filter, filters), strides, padding, _s.chosen(dilations, 1), data_format, 3,
                      _s.chosen(name, "Conv3D"))


def convolution(input, filter, padding, strides=None, dilation_rate=None, name=None, data_format=None, filters=None, dilations=None):
    kernel = _s.chosen(filter, filters)
    shape = _s.shape_of(kernel)
    if shape is None:
        return _s.tensor("convolution", [input, kernel], None, None, _s.chosen(name, "convolution"))
    return _convolved("convolution", input, kernel, _s.chosen(strides, 1), padding, _s.chosen(dilation_rate, dilations, 1), data_format,
                      len(shape) - 2, _s.chosen(name, "convolution"))


def atrous_conv2d(value, filters, rate, padding, name=None):
    _s.used(_s.chosen(name, "convolution"))
    return _convolved("atrous_conv2d", value, filters, 1, padding, rate, None, 2, None)


def depthwise_conv2d(input, filter, strides, padding, rate=None, name=None, data_format=None, dilations=None):
    kernel = _s.shape_of(filter)
    channels = None if kernel is None else _s.times(kernel[2], kernel[3])
    _s.used(_s.chosen(name, "depthwise"))
    return _convolved("depthwise_conv2d", input, filter, strides, padding, _s.chosen(rate, dilations, 1), data_format, 2, None, channels)


def depthwise_conv2d_native(input, filter, strides, padding, data_format="NHWC", dilations=[1, 1, 1, 1], name=None):
    return depthwise_conv2d(input, filter, strides, padding, None, name, data_format)


def separable_conv2d(input, depthwise_filter, pointwise_filter, strides, padding, rate=None, name=None, data_format=None, dilations=None):
    middle = depthwise_conv2d(input, depthwise_filter, strides, padding, rate, _s.chosen(name, "separable_conv2d"), data_format, dilations)
    return _convolved("separable_conv2d", middle, pointwise_filter, 1, "VALID", 1, data_format, 2, None)


def _given_shape(op, value, filters, output_shape, name):
    return _s.tensor(op, [value, filters], _s.reshaped(None, output_shape), _s.dtype_of(value), name)


def conv1d_transpose(input, filters, output_shape, strides, padding="SAME", data_format="NWC", dilations=None, name=None):
    return _given_shape("conv1d_transpose", input, filters, output_shape, _s.chosen(name, "conv1d_transpose"))


def conv2d_transpose(value=None, filter=None, output_shape=None, strides=None, padding="SAME", data_format="NHWC", name=None, input=None,
                     filters=None, dilations=None):
    return _given_shape("conv2d_transpose", _s.chosen(value, input), _s.chosen(filter, filters), output_shape,
                        _s.chosen(name, "conv2d_transpose"))


def conv3d_transpose(value, filter=None, output_shape=None, strides=None, padding="SAME", data_format="NDHWC", name=None, input=None,
                     filters=None, dilations=None):
    return _given_shape("conv3d_transpose", _s.chosen(value, input), _s.chosen(filter, filters), output_shape,
                        _s.chosen(name, "conv3d_transpose"))


def atrous_conv2d_transpose(value, filters, output_shape, rate, padding, name=None):
    return _given_shape("atrous_conv2d_transpose", value, filters, output_shape, name)


def conv2d_backprop_input(input_sizes, filter=None, out_backprop=None, strides=None, padding=None, use_cudnn_on_gpu=True,
                          data_format="NHWC", dilations=[1, 1, 1, 1], name=None, filters=None):
    return _given_shape("conv2d_backprop_input", out_backprop, _s.chosen(filter, filters), input_sizes, name)


def _pooled(op, value, ksize, strides, padding, data_format, rank, name):
    _s.refuse_rank(value, *((3, 5) if _s.version_at_least(2, 0) else (rank + 2, rank + 2)))
    shape = _s.window_shape(_s.shape_of(value), None, _spatial(ksize, rank, data_format), _spatial(strides, rank, data_format), padding, 1,
                            _LAYOUTS.get(data_format, "channels_last"), rank)
    return _s.tensor(op, [value], shape, None, name)


def max_pool(value, ksize=None, strides=None, padding=None, data_format="NHWC", name=None, input=None):
    return _pooled("max_pool", _s.chosen(value, input), ksize, strides, padding, data_format, 2, _s.chosen(name, "MaxPool"))


def avg_pool(value, ksize=None, strides=None, padding=None, data_format="NHWC", name=None, input=None):
    return _pooled("avg_pool", _s.chosen(value, input), ksize, strides, padding, data_format, 2, _s.chosen(name, "AvgPool"))


max_pool2d = max_pool
avg_pool2d = avg_pool


def max_pool1d(input, ksize, strides, padding, data_format="NWC", name=None):
    return _pooled("max_pool", input, ksize, strides, padding, data_format, 1, _s.chosen(name, "max_pool1d"))


def avg_pool1d(input, ksize, strides, padding, data_format="NWC", name=None):
    return _pooled("avg_pool", input, ksize, strides, padding, data_format, 1, _s.chosen(name, "avg_pool1d"))


def max_pool3d(input, ksize, strides, padding, data_format="NDHWC", name=None):
    return _pooled("max_pool", input, ksize, strides, padding, data_format, 3, _s.chosen(name, "MaxPool3D"))


def avg_pool3d(input, ksize, strides, padding, data_format="NDHWC", name=None):
    return _pooled("avg_pool", input, ksize, strides, padding, data_format, 3, _s.chosen(name, "AvgPool3D"))


def max_pool_with_argmax(input, ksize, strides, padding, data_format="NHWC", Targmax=None, name=None, output_dtype=None,
                         include_batch_in_index=False):
    out = _pooled("max_pool", input, ksize, strides, padding, data_format, 2, name)
    return out, _s.source(_s.shape_of(out), _s.DType("int64"))


# -- normalization


def moments(x, axes, shift=None, name=None, keep_dims=None, keepdims=None):
    kept = _s.chosen(keepdims, keep_dims)
    shape = _s.reduced(_s.shape_of(x), axes, kept)
    names = ("mean", "variance") if _s.given(kept) else ("Squeeze", "Squeeze")
    with _s.name_scope(name, "moments", [x]):
        mean = _s.tensor("mean", [x], shape, None, names[0])
        return mean, _s.tensor("variance", [x], shape, None, names[1])


def weighted_moments(x, axes, frequency_weights, name=None, keep_dims=None, keepdims=None):
    return moments(x, axes, None, name, keep_dims, keepdims)


def batch_normalization(x, mean, variance, offset, scale, variance_epsilon, name=None):
    _s.used(_s.chosen(name, "batchnorm"))
    return _s.tensor("batch_normalization", [x, mean, variance, offset, scale], _s.shape_of(x), _s.dtype_of(x))


def fused_batch_norm(x, scale, offset, mean=None, variance=None, epsilon=0.001, data_format="NHWC", is_training=True, name=None):
    out = _s.tensor("fused_batch_norm", [x, scale, offset], _s.shape_of(x), _s.dtype_of(x), _s.chosen(name, "FusedBatchNormV3"))
    return out, _s.tensor("mean", [x], _s.shape_of(scale)), _s.tensor("variance", [x], _s.shape_of(scale))


def batch_norm_with_global_normalization(t=None, m=None, v=None, beta=None, gamma=None, variance_epsilon=None,
                                         scale_after_normalization=None, name=None, input=None, mean=None, variance=None):
    return batch_normalization(_s.chosen(t, input), m, v, beta, gamma, variance_epsilon, name)


def local_response_normalization(input, depth_radius=5, bias=1, alpha=1, beta=0.5, name=None):
    return _same("lrn", input, name, "LRN")


lrn = local_response_normalization


def l2_normalize(x, axis=None, epsilon=1e-12, name=None, dim=None):
    return _same("l2_normalize", x, name, "l2_normalize")


def l2_loss(t, name=None):
    return _s.tensor("l2_loss", [t], (), None, _s.chosen(name, "L2Loss"))


def zero_fraction(value, name=None):
    _s.used(_s.chosen(name, "zero_fraction"))
    return _s.tensor("zero_fraction", [value], (), float32)


# -- embeddings


def embedding_lookup(params, ids, partition_strategy="mod", name=None, validate_indices=True, max_norm=None):
    table = _s.first(params)
    shape, indices = _s.shape_of(table), _s.shape_of(ids)
    _s.used(_s.chosen(name, "embedding_lookup"))
    return _s.tensor("embedding_lookup", [params, ids], None if shape is None or indices is None else indices + shape[1:], _s.dtype_of(table))


def embedding_lookup_sparse(params, sp_ids, sp_weights, partition_strategy="mod", name=None, combiner=None, max_norm=None):
    table = _s.first(params)
    shape = _s.shape_of(table)
    return _s.tensor("embedding_lookup", [params, sp_ids], None if shape is None else (None,) + shape[1:], _s.dtype_of(table), name)


def safe_embedding_lookup_sparse(embedding_weights, sparse_ids, sparse_weights=None, combiner="mean", default_id=None, name=None,
                                 partition_strategy="div", max_norm=None):
    return embedding_lookup_sparse(embedding_weights, sparse_ids, sparse_weights, partition_strategy, name, combiner, max_norm)


# -- losses and scores


def _per_row(op, logits, labels, name, dtype=None):
    shape = _s.shape_of(logits)
    return _s.tensor(op, [logits, labels], None if not shape else shape[:-1], _s.dtype_of(logits), name)


def softmax_cross_entropy_with_logits(_sentinel=None, labels=None, logits=None, dim=-1, name=None, axis=None):
    _s.used(_s.chosen(name, "softmax_cross_entropy_with_logits_sg"))
    return _per_row("cross_entropy", logits, labels, None)


def softmax_cross_entropy_with_logits_v2(labels, logits, axis=None, name=None, dim=None):
    _s.used(_s.chosen(name, "softmax_cross_entropy_with_logits"))
    return _per_row("cross_entropy", logits, labels, None)


def sparse_softmax_cross_entropy_with_logits(_sentinel=None, labels=None, logits=None, name=None):
    _s.used(_s.chosen(name, "SparseSoftmaxCrossEntropyWithLogits"))
    return _per_row("cross_entropy", logits, labels, None)


def sigmoid_cross_entropy_with_logits(_sentinel=None, labels=None, logits=None, name=None):
    return _s.tensor("cross_entropy", [logits, labels], _s.shape_of(logits), None, _s.chosen(name, "logistic_loss"))


def weighted_cross_entropy_with_logits(labels=None, logits=None, pos_weight=None, name=None, targets=None):
    return _s.tensor("cross_entropy", [logits, labels, targets], _s.shape_of(logits), None, _s.chosen(name, "logistic_loss"))


def log_poisson_loss(targets, log_input, compute_full_loss=False, name=None):
    _s.used(_s.chosen(name, "log_poisson_loss"))
    return _s.tensor("log_poisson_loss", [log_input, targets], _s.shape_of(log_input))


def sampled_softmax_loss(weights, biases, labels, inputs, num_sampled, num_classes, num_true=1, sampled_values=None,
                         remove_accidental_hits=True, partition_strategy="mod", name="sampled_softmax_loss", seed=_s.since((1, 6))):
    shape = _s.shape_of(inputs)
    _s.used(name)
    return _s.tensor("sampled_softmax_loss", [inputs, weights, biases, labels], None if shape is None else shape[:1], _s.dtype_of(inputs))


def nce_loss(weights, biases, labels, inputs, num_sampled, num_classes, num_true=1, sampled_values=None, remove_accidental_hits=False,
             partition_strategy="mod", name="nce_loss"):
    shape = _s.shape_of(inputs)
    _s.used(name)
    return _s.tensor("nce_loss", [inputs, weights, biases, labels], None if shape is None else shape[:1], _s.dtype_of(inputs))


def log_uniform_candidate_sampler(true_classes, num_true, num_sampled, unique, range_max, seed=None, name=None):
    return (
        _s.source((num_sampled,), _s.DType("int64")), _s.source(_s.shape_of(true_classes), float32), _s.source((num_sampled,), float32)
    )


uniform_candidate_sampler = learned_unigram_candidate_sampler = log_uniform_candidate_sampler


TopKV2 = _s.namedtuple("TopKV2", ("values", "indices"))


def top_k(input, k=1, sorted=True, name=None):
    shape = _s.with_dim(_s.shape_of(input), -1, k)
    return TopKV2(_s.tensor("top_k", [input], shape, None, _s.chosen(name, "TopKV2")), _s.tensor("argmax", [input], shape, int32))


def in_top_k(predictions, targets, k, name=None):
    return _s.source(_s.shape_of(targets), _bool, name)


def ctc_loss(labels, inputs=None, sequence_length=None, preprocess_collapse_repeated=False, ctc_merge_repeated=True,
             ignore_longer_outputs_than_inputs=False, time_major=True, logits=None):
    return _s.tensor("ctc_loss", [_s.chosen(inputs, logits)], (None,), float32, "CTCLoss")


def ctc_loss_v2(labels, logits, label_length, logit_length, logits_time_major=True, unique=None, blank_index=None, name=None):
    return _s.tensor("ctc_loss", [logits], (None,), float32, name)


def ctc_greedy_decoder(inputs, sequence_length, merge_repeated=True):
    return [_s.unknown("decoded")], _s.tensor("ctc_decoder", [inputs], (None, 1))


def ctc_beam_search_decoder(inputs, sequence_length, beam_width=100, top_paths=1, merge_repeated=True):
    return [_s.unknown("decoded") for _ in range(top_paths)], _s.tensor("ctc_decoder", [inputs], (None, top_paths))


from tensorflow.nn._rnn import *  # noqa: E402
