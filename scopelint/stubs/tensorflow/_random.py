"""Random tensors."""

import _scopelint as _s
from tensorflow._dtypes import float32, int32, int64


def random_normal(shape, mean=0.0, stddev=1.0, dtype=float32, seed=None, name=None):
    return _s.source(_s.reshaped(None, shape), dtype, _s.chosen(name, "random_normal"), drawn=True)


def truncated_normal(shape, mean=0.0, stddev=1.0, dtype=float32, seed=None, name=None):
    return _s.source(_s.reshaped(None, shape), dtype, _s.chosen(name, "truncated_normal"), drawn=True)


def random_uniform(shape, minval=0, maxval=None, dtype=float32, seed=None, name=None):
    return _s.source(_s.reshaped(None, shape), dtype, _s.chosen(name, "random_uniform"), drawn=True)


def random_gamma(shape, alpha, beta=None, dtype=float32, seed=None, name=None):
    return _s.source(None, dtype, name)


def random_poisson(lam, shape, dtype=float32, seed=None, name=None):
    return _s.source(None, dtype, name)


def random_shuffle(value, seed=None, name=None):
    return _s.tensor("random_shuffle", [value], _s.shape_of(value), None, name)


def random_crop(value, size, seed=None, name=None):
    return _s.tensor("random_crop", [value], _s.reshaped(None, size), None, name)


def multinomial(logits, num_samples, seed=None, name=None, output_dtype=None):
    shape = _s.shape_of(logits)
    return _s.tensor("multinomial", [logits], None if shape is None else (shape[0], num_samples), _s.chosen(output_dtype, int64), name)


def categorical(logits, num_samples, dtype=None, seed=None, name=None):
    return multinomial(logits, num_samples, seed, name, dtype)


def stateless_random_normal(shape, seed, mean=0.0, stddev=1.0, dtype=float32, name=None):
    return _s.source(_s.reshaped(None, shape), dtype, name, drawn=True)


def stateless_random_uniform(shape, seed, minval=0, maxval=None, dtype=float32, name=None):
    return _s.source(_s.reshaped(None, shape), dtype, name, drawn=True)


def set_random_seed(seed):
    return None


def get_seed(op_seed):
    return _s.unknown("seed"), _s.unknown("seed")
