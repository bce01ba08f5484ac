"""Initializers: what they are called with, not what they compute."""

import _scopelint as _s
from tensorflow._dtypes import float32


class Initializer:
    dtype = float32

    def __call__(self, shape, dtype=None, partition_info=None):
        return _s.source(_s.reshaped(None, shape), _s.chosen(dtype, self.dtype))

    def get_config(self):
        return {}

    @classmethod
    def from_config(cls, config):
        return cls(**config)


class zeros_initializer(Initializer):
    def __init__(self, dtype=float32):
        self.dtype = dtype


class ones_initializer(Initializer):
    def __init__(self, dtype=float32):
        self.dtype = dtype


class constant_initializer(Initializer):
    def __init__(self, value=0, dtype=float32, verify_shape=False):
        self.value = value
        self.dtype = dtype


class random_uniform_initializer(Initializer):
    def __init__(self, minval=0, maxval=None, seed=None, dtype=float32):
        self.dtype = dtype


class random_normal_initializer(Initializer):
    def __init__(self, mean=0.0, stddev=1.0, seed=None, dtype=float32):
        self.dtype = dtype


class truncated_normal_initializer(Initializer):
    def __init__(self, mean=0.0, stddev=1.0, seed=None, dtype=float32):
        self.dtype = dtype


class uniform_unit_scaling_initializer(Initializer):
    def __init__(self, factor=1.0, seed=None, dtype=float32):
        self.dtype = dtype


class variance_scaling_initializer(Initializer):
    def __init__(self, scale=1.0, mode="fan_in", distribution="truncated_normal", seed=None, dtype=float32):
        self.dtype = dtype


class orthogonal_initializer(Initializer):
    def __init__(self, gain=1.0, seed=None, dtype=float32):
        self.dtype = dtype


class glorot_uniform_initializer(variance_scaling_initializer):
    def __init__(self, seed=None, dtype=float32):
        self.dtype = dtype


class glorot_normal_initializer(variance_scaling_initializer):
    def __init__(self, seed=None, dtype=float32):
        self.dtype = dtype


class identity_initializer(Initializer):
    def __init__(self, gain=1.0, dtype=float32):
        self.dtype = dtype


def he_normal(seed=None):
    return variance_scaling_initializer()


def he_uniform(seed=None):
    return variance_scaling_initializer()


def lecun_normal(seed=None):
    return variance_scaling_initializer()


def lecun_uniform(seed=None):
    return variance_scaling_initializer()
