"""Initializers and regularizers that are given by their names."""

from _scopelint import is_config, source, tensor


def initializer_named(shape=None, dtype=None, partition_info=None, **kwargs):
    """Any initializer that is given by its name."""
    return source(shape, dtype)


def get_initializer(identifier):
    return initializer_named if is_config(identifier) else identifier


def regularizer_named(weights):
    return tensor("regularizer", [weights], ())


def get_regularizer(identifier):
    return regularizer_named if is_config(identifier) else identifier
