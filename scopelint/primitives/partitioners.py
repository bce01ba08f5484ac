"""Partitioners: how they cut a shape into shards."""

from __future__ import annotations

import math
from collections.abc import Callable
from math import prod
from typing import Any

from ..language import evaluation
from ..language.trace import Place, Value
from ..language.values import Args, Builtin, Function, Instance, ListValue, Partial
from ..tf.shapes import Shape
from .arrays import dtype_name
from .dimensions import DType, TensorShape
from .machine import Machine
from .registry import primitive
from .shapes import shape_argument


def partitioner(m: Machine, value: Value, place: Place) -> object:
    """A `partitioner=` as a function of the model."""
    value = m.resolve(value)
    if value is None or callable(value):
        return value

    def cut(shape: Any, dtype: Any) -> tuple[int, ...] | None:
        found = m.resolve(evaluation.call(m, value, [], {"shape": TensorShape(shape), "dtype": DType(dtype)}, place))
        items = m.items_of(found) if isinstance(found, ListValue) and not found.open else found
        return items if isinstance(items, tuple) and all(isinstance(i, int) for i in items) else None

    return cut if isinstance(value, Function | Builtin | Partial | Instance) else value


_SIZES = {"float16": 2, "bfloat16": 2, "float32": 4, "float64": 8, "int32": 4, "int64": 8, "uint8": 1, "int8": 1, "bool": 1}


def _cut(m: Machine, shape: Shape, axis: Value, count: Callable[[tuple[int, ...], int], int]) -> Value:
    """The number of shards along each axis, all along one; a symbol where it depends on something unknown."""
    known = tuple(d for d in shape or () if isinstance(d, int))
    if shape is None or len(known) != len(shape) or not isinstance(axis, int) or not 0 <= axis < len(shape):
        return m.fresh("partitions")
    return m.list(tuple(count(known, axis) if i == axis else 1 for i in range(len(known))))


@primitive("fixed_shards")
def fixed_shards(m: Machine, args: Args) -> Value:
    """`fixed_shards(shape, axis, number)`: what `fixed_size_partitioner` answers."""
    number = m.resolve(args.positional[2])
    if not isinstance(number, int):
        return m.fresh("partitions")
    return _cut(m, shape_argument(m, args.positional[0]), m.resolve(args.positional[1]), lambda shape, axis: min(number, shape[axis]))


@primitive("shards_by_size")
def shards_by_size(m: Machine, args: Args) -> Value:
    """`shards_by_size(shape, dtype, axis, bytes, string_bytes, limit)`: what `variable_axis_size_partitioner` answers."""
    shape, axis, most, text_size, limit = shape_argument(m, args.positional[0]), *(m.resolve(a) for a in args.positional[2:6])
    size = _element_size(m, args.positional[1], text_size)
    if size is None or not isinstance(most, int) or not isinstance(limit, int | None):
        return m.fresh("partitions")

    def count(shape: tuple[int, ...], axis: int) -> int:
        slices = max(1, math.floor(most / (prod(shape) / shape[axis] * size))) if prod(shape) else 1
        shards = math.ceil(shape[axis] / slices)
        return min(limit, shards) if limit else shards

    return _cut(m, shape, axis, count)


@primitive("shards_by_slice")
def shards_by_slice(m: Machine, args: Args) -> Value:
    """`shards_by_slice(shape, dtype, axis, limit, slice_size, string_bytes)`: what `min_max_variable_partitioner` answers."""
    shape, axis, limit, least, text_size = shape_argument(m, args.positional[0]), *(m.resolve(a) for a in args.positional[2:6])
    size = _element_size(m, args.positional[1], text_size)
    if size is None or not isinstance(limit, int) or not isinstance(least, int):
        return m.fresh("partitions")
    return _cut(m, shape, axis, lambda shape, axis: max(1, min(shape[axis], limit, math.ceil(prod(shape) * size / least))))


def _element_size(m: Machine, dtype: Value, text_size: Value) -> int | None:
    name = dtype_name(m, dtype)
    if name == "string":
        return text_size if isinstance(text_size, int) else None
    return _SIZES.get(name) if isinstance(name, str) else None
