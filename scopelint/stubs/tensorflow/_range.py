"""Functions that are called as Python's own are."""

import _scopelint as _s
from tensorflow._dtypes import int32


def range(start, limit=None, delta=1, dtype=None, name="range"):
    return _s.source((_s.range_length(start, limit, delta),), _s.chosen(dtype, _s.dtype_of(_s.chosen(limit, start)), int32), name)


def tuple(tensors, name=None, control_inputs=None):
    return [None if t is None else _s.tensor("identity", [t], _s.shape_of(t)) for t in tensors]


def print(*inputs, **kwargs):
    return _s.operation("PrintV2")
