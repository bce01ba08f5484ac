"""Partitioners: how a variable is cut into shards (TF `partitioned_variables`)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from scopelint.domain.symbols import Sym

from .errors import Kind, TFError, value_error
from .run import Run
from .shapes import Dtype, Shape, ShapeArgument, fully_defined, show_shape

Partitions = tuple[int, ...] | None
"""The number of shards along each axis, None if not known."""

Partitioner = Callable[[Shape, Dtype], Partitions]
"""What a scope or a call may hold as partitioner. Anything else that is not None cuts in an unknown way."""

_SIZES = {"float64": 8, "int64": 8, "uint64": 8, "complex64": 8, "complex128": 16, "float16": 2, "bfloat16": 2, "int16": 2, "uint16": 2}
_SIZES |= {"int8": 1, "uint8": 1, "bool": 1, "string": 16, "float32": 4, "int32": 4, "uint32": 4}


def partition(partitioner: object, key: str, shape: ShapeArgument, dtype: Dtype, run: Run) -> Partitions:
    """TF `_call_partitioner`. Raises TFError where TF rejects the shape or the answer."""
    if not fully_defined(shape):
        whose = "" if run.version.modern else f" ({key})"
        message = (
            f"Shape of a new partitioned variable{whose} must be fully defined, but instead was {show_shape(shape, v2=run.v2_behavior)}."
        )
        raise value_error(Kind.INVALID, message)
    if shape == ():
        raise value_error(Kind.INVALID, "A partitioned Variable must have rank at least 1, shape: ()")
    if not callable(partitioner) or not isinstance(shape, tuple):
        return None
    slicing: Partitions = partitioner(shape, dtype)
    if slicing is None:
        return None
    printed = show_shape(shape, v2=run.v2_behavior)
    if len(slicing) != len(shape):
        message = f"Partitioner returned a partition list that does not match the Variable's rank: {list(slicing)} vs. {printed}"
    elif any(p < 1 for p in slicing):
        message = f"Partitioner returned zero partitions for some axes: {list(slicing)}"
    elif sum(p > 1 for p in slicing) > 1:
        message = f"Can only slice a variable along one dimension: shape: {printed}, partitioning: {list(slicing)}"
    else:
        return slicing
    raise TFError(Kind.INVALID, "ValueError", message)


def shards(shape: Shape, partitions: Partitions) -> Iterator[Shape]:
    """The shapes of the shards; a single unknown one if the cut is not known (TF `_iter_slices`)."""
    if shape is None or partitions is None:
        yield None
        return
    axis = next((i for i, p in enumerate(partitions) if p > 1), 0)
    count, size = partitions[axis], shape[axis]
    for i in range(count):
        part = size // count + (i < size % count) if isinstance(size, int) else size if count == 1 else Sym(("shard", size, i), "shard")
        yield (*shape[:axis], part, *shape[axis + 1 :])


def fixed_size_partitioner(num_shards: int, axis: int = 0) -> Partitioner:
    """TF `fixed_size_partitioner`."""

    def cut(shape: Shape, _dtype: Dtype) -> Partitions:
        if shape is None or axis >= len(shape):
            return None
        size = shape[axis]
        return _along(shape, axis, min(num_shards, size)) if isinstance(size, int) else None

    return cut


def variable_axis_size_partitioner(
    max_shard_bytes: int, axis: int = 0, bytes_per_string_element: int = 16, max_shards: int | None = None
) -> Partitioner:
    """TF `variable_axis_size_partitioner`."""

    def cut(shape: Shape, dtype: Dtype) -> Partitions:
        elements, element = _count(shape), _size(dtype, bytes_per_string_element)
        if shape is None or elements is None or element is None or axis >= len(shape):
            return None
        length = shape[axis]
        if not isinstance(length, int) or not length:
            return None
        slices_per_shard = max(1, math.floor(max_shard_bytes / (elements / length * element)))
        found = math.ceil(length / slices_per_shard)
        return _along(shape, axis, min(max_shards, found) if max_shards else found)

    return cut


def min_max_variable_partitioner(
    max_partitions: int = 1, axis: int = 0, min_slice_size: int = 256 << 10, bytes_per_string_element: int = 16
) -> Partitioner:
    """TF `min_max_variable_partitioner`."""

    def cut(shape: Shape, dtype: Dtype) -> Partitions:
        elements, element = _count(shape), _size(dtype, bytes_per_string_element)
        if shape is None or elements is None or element is None:
            return None
        if axis >= len(shape):
            raise value_error(Kind.INVALID, f"Cannot partition variable along axis {axis} when shape is only {shape}")
        length = shape[axis]
        return (
            _along(shape, axis, max(1, min(length, max_partitions, elements * element // min_slice_size)))
            if isinstance(length, int)
            else None
        )

    return cut


def _along(shape: tuple[object, ...], axis: int, count: int) -> tuple[int, ...]:
    cut = [1] * len(shape)
    cut[axis] = count
    return tuple(cut)


def _count(shape: Shape) -> int | None:
    total = 1
    for dim in shape or ():
        if not isinstance(dim, int):
            return None
        total *= dim
    return None if shape is None else total


def _size(dtype: Dtype, string: int) -> int | None:
    if not isinstance(dtype, str):
        return None
    return string if dtype == "string" else _SIZES.get(dtype)
