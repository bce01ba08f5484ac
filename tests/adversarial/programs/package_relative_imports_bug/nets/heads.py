import tensorflow.compat.v1 as tf

from . import util as U

__all__ = ["policy", "value_head"]


def policy(x, n, reuse=None):
    return U.fc(x, n, "pi", act=None)


def value_head(x):
    return U.fc(x, 1, "vf", act=None)[:, 0]
