"""Mathematics: sums and the like along axes and over segments."""

import _scopelint as _s
from tensorflow._dtypes import bool as _bool
from tensorflow._dtypes import int64


def _reduce(op, tensor, axis, keepdims, name, dtype=None):
    return _s.tensor(op, [tensor], _s.reduced(_s.shape_of(tensor), axis, keepdims), dtype, name)


def reduce_sum(input_tensor, axis=None, keepdims=None, name=None, reduction_indices=None, keep_dims=None):
    return _reduce("reduce_sum", input_tensor, _s.chosen(axis, reduction_indices), _s.chosen(keepdims, keep_dims), _s.chosen(name, "Sum"))


def reduce_mean(input_tensor, axis=None, keepdims=None, name=None, reduction_indices=None, keep_dims=None):
    return _reduce("reduce_mean", input_tensor, _s.chosen(axis, reduction_indices), _s.chosen(keepdims, keep_dims), _s.chosen(name, "Mean"))


def reduce_max(input_tensor, axis=None, keepdims=None, name=None, reduction_indices=None, keep_dims=None):
    return _reduce("reduce_max", input_tensor, _s.chosen(axis, reduction_indices), _s.chosen(keepdims, keep_dims), _s.chosen(name, "Max"))


def reduce_min(input_tensor, axis=None, keepdims=None, name=None, reduction_indices=None, keep_dims=None):
    return _reduce("reduce_min", input_tensor, _s.chosen(axis, reduction_indices), _s.chosen(keepdims, keep_dims), _s.chosen(name, "Min"))


def reduce_prod(input_tensor, axis=None, keepdims=None, name=None, reduction_indices=None, keep_dims=None):
    return _reduce("reduce_prod", input_tensor, _s.chosen(axis, reduction_indices), _s.chosen(keepdims, keep_dims), _s.chosen(name, "Prod"))


def reduce_all(input_tensor, axis=None, keepdims=None, name=None, reduction_indices=None, keep_dims=None):
    return _reduce("reduce_all", input_tensor, _s.chosen(axis, reduction_indices), _s.chosen(keepdims, keep_dims), _s.chosen(name, "All"), _bool)


def reduce_any(input_tensor, axis=None, keepdims=None, name=None, reduction_indices=None, keep_dims=None):
    return _reduce("reduce_any", input_tensor, _s.chosen(axis, reduction_indices), _s.chosen(keepdims, keep_dims), _s.chosen(name, "Any"), _bool)


def reduce_logsumexp(input_tensor, axis=None, keepdims=None, name=None, reduction_indices=None, keep_dims=None):
    return _reduce("reduce_logsumexp", input_tensor, _s.chosen(axis, reduction_indices), _s.chosen(keepdims, keep_dims), _s.chosen(name, "ReduceLogSumExp"))


def reduce_std(input_tensor, axis=None, keepdims=None, name=None, reduction_indices=None, keep_dims=None):
    return _reduce("reduce_std", input_tensor, _s.chosen(axis, reduction_indices), _s.chosen(keepdims, keep_dims), _s.chosen(name, "reduce_std"))


def reduce_variance(input_tensor, axis=None, keepdims=None, name=None, reduction_indices=None, keep_dims=None):
    return _reduce("reduce_variance", input_tensor, _s.chosen(axis, reduction_indices), _s.chosen(keepdims, keep_dims), _s.chosen(name, "reduce_variance"))


def reduce_euclidean_norm(input_tensor, axis=None, keepdims=None, name=None, reduction_indices=None, keep_dims=None):
    return _reduce("reduce_euclidean_norm", input_tensor, _s.chosen(axis, reduction_indices), _s.chosen(keepdims, keep_dims), _s.chosen(name, "EuclideanNorm"))


def count_nonzero(input_tensor=None, axis=None, keepdims=None, dtype=int64, name=None, reduction_indices=None, keep_dims=None, input=None):
    tensor = _s.chosen(input_tensor, input)
    return _reduce("count_nonzero", tensor, _s.chosen(axis, reduction_indices), _s.chosen(keepdims, keep_dims), name, dtype)


def norm(tensor, ord="euclidean", axis=None, keepdims=None, name=None, keep_dims=None):
    return _reduce("norm", tensor, axis, _s.chosen(keepdims, keep_dims), name)


def argmax(input, axis=None, name=None, dimension=None, output_type=int64):
    return _s.tensor("argmax", [input], _s.reduced(_s.shape_of(input), _s.chosen(axis, dimension, 0), False), output_type, _s.chosen(name, "ArgMax"))


def argmin(input, axis=None, name=None, dimension=None, output_type=int64):
    return _s.tensor("argmin", [input], _s.reduced(_s.shape_of(input), _s.chosen(axis, dimension, 0), False), output_type, _s.chosen(name, "ArgMin"))


arg_max = argmax
arg_min = argmin


def segment_sum(data, segment_ids, name=None):
    return _s.tensor("segment", [data], None, None, name)


segment_max = segment_mean = segment_min = segment_prod = segment_sum


def unsorted_segment_sum(data, segment_ids, num_segments, name=None):
    return _s.tensor("segment", [data], None, None, name)


unsorted_segment_max = unsorted_segment_mean = unsorted_segment_min = unsorted_segment_prod = unsorted_segment_sum
