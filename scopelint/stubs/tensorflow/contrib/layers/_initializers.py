"""TF `contrib/layers/python/layers/initializers.py` and `regularizers.py`."""

from _scopelint import source, surely, tensor


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
