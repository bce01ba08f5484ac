"""tensorflow.python.training.tracking.util."""

from _scopelint import Variable, source
from tensorflow.train._checkpoints import Checkpoint


def add_variable(trackable, name, shape=None, dtype="float32", initializer=None, trainable=True):
    """A variable that no scope names and no store keeps."""
    if initializer is None:
        initializer = source(shape, dtype)
    elif callable(initializer):
        initializer = initializer(shape, dtype)
    return Variable(initializer, name=name, trainable=trainable, dtype=dtype)
