"""Keras 3's `keras.random`: draws. The state of a generator is no weight of anything."""

from _scopelint import chosen, dtype_of, reshaped, shape_of, source, tensor
from tensorflow._dtypes import float32, int32


class SeedGenerator:
    def __init__(self, seed=None, name=None, **kwargs):
        self.name = name

    def next(self, ordered=True):
        return source((2,), "uint32")


def _drawn(shape, dtype):
    return source(reshaped(None, shape), chosen(dtype, float32))


def normal(shape, mean=0.0, stddev=1.0, dtype=None, seed=None):
    return _drawn(shape, dtype)


truncated_normal = normal


def uniform(shape, minval=0.0, maxval=1.0, dtype=None, seed=None):
    return _drawn(shape, dtype)


def randint(shape, minval, maxval, dtype="int32", seed=None):
    return _drawn(shape, dtype)


def gamma(shape, alpha, dtype=None, seed=None):
    return _drawn(shape, dtype)


def beta(shape, alpha, beta, dtype=None, seed=None):
    return _drawn(shape, dtype)


def binomial(shape, counts, probabilities, dtype=None, seed=None):
    return _drawn(shape, dtype)


def categorical(logits, num_samples, dtype="int32", seed=None):
    shape = shape_of(logits)
    return tensor("categorical", [logits], None if shape is None else shape[:1] + (num_samples,), int32)


def dropout(inputs, rate, noise_shape=None, seed=None):
    return tensor("dropout", [inputs], shape_of(inputs))


def shuffle(x, axis=0, seed=None):
    return tensor("shuffle", [x], shape_of(x), dtype_of(x))
