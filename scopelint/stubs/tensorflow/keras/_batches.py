"""What `fit` goes through: batches of its data, and the callbacks that it tells of them."""

from _scopelint import dtype_of, is_unknown, map_structure, shape_of, source, unknown
from tensorflow.data import Dataset


def _batch(value):
    """Some rows of what a model is fitted to."""
    shape = None if is_unknown(value) else shape_of(value)
    return unknown("batch") if not shape else source((None,) + shape[1:], dtype_of(value))


def batches(x, y):
    """One batch of inputs and labels."""
    if isinstance(x, Dataset):
        return x._element
    return map_structure(_batch, x), map_structure(_batch, y)


def tell(callbacks, hook, *where):
    """Call a method of callbacks, with numbers of which they are told more."""
    for each in callbacks:
        getattr(each, hook)(*where, unknown("logs"))
