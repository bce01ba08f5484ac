"""copy."""

from _scopelint import copied


def copy(x):
    return copied(x, False)


def deepcopy(x, memo=None):
    return copied(x, True)
