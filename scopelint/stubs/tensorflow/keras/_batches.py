"""What `fit` goes through: batches of its data, and the callbacks that it tells of them."""

from _scopelint import dtype_of, is_sequence, is_tensor, is_unknown, map_structure, shape_of, source, unknown
from tensorflow.data import Dataset


def _batch(value):
    """Some rows of what a model is fitted to."""
    shape = None if is_unknown(value) else shape_of(value)
    return unknown("batch") if not shape else source((None,) + shape[1:], dtype_of(value))


def batches(x, y):
    """One batch of inputs and labels. Keras `pack_x_y_sample_weight`: without labels one input is handed over as it is."""
    if isinstance(x, Dataset):
        return x._element
    inputs = map_structure(_batch, x)
    if y is None:
        return (inputs,) if is_sequence(x) else inputs
    return inputs, map_structure(_batch, y)


def parted(batch):
    """The inputs and the labels of a batch."""
    if is_sequence(batch) and len(batch) > 0:
        return batch[0], batch[1] if len(batch) > 1 else unknown("y")
    return batch if is_tensor(batch) else unknown("x"), unknown("y")


def tell(callbacks, hook, *where):
    """Call a method of callbacks, with numbers of which they are told more."""
    for each in callbacks:
        getattr(each, hook)(*where, unknown("logs"))
