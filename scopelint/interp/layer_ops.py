"""Primitives for the stubs of layers and training: the shapes of windowed layers, and what a value depends on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..domain.symbols import MISSING, Sym, Text, text
from ..tf.shapes import Dim, Shape
from ..tf.soft import largest
from ..tf.variables import PartitionedVariable, Variable
from . import branch
from .machine import Machine
from .tensors import dimension, dimensions, gradients_of, operands
from .values import Args, BoundMethod, Builtin, DictValue, Function, ListValue, Partial, Value, Wrapped


def given(m: Machine, args: Args) -> Value:
    """`given(value)`: whether an argument was given: it is not None, empty or false. An unknown one is taken to be."""
    value = m.resolve(args.positional[0])
    if isinstance(value, Sym):
        return m.path.known(branch.is_none(value)) is not True and m.path.known(value) is not False
    if isinstance(value, Text):
        return True
    return bool(value) if isinstance(value, str | bool | int | float | type(None) | tuple) else True


def is_sequence(m: Machine, args: Args) -> Value:
    """`is_sequence(value)`: whether it is known to be a list or tuple."""
    value = m.resolve(args.positional[0])
    return isinstance(value, ListValue | tuple)


def is_mapping(m: Machine, args: Args) -> Value:
    """`is_mapping(value)`: whether it is known to be a dict."""
    return isinstance(m.resolve(args.positional[0]), DictValue)


def is_unknown(m: Machine, args: Args) -> Value:
    """`is_unknown(value)`: whether nothing is known of it."""
    return isinstance(m.resolve(args.positional[0]), Sym)


def now(m: Machine, args: Args) -> Value:
    """`now()`: a moment, for `made_since`."""
    return m.world.next_serial()


def made_since(m: Machine, args: Args) -> Value:
    """`made_since(variable, moment)`: whether the variable was made after that moment."""
    value, moment = (m.resolve(v) for v in args.positional[:2])
    if isinstance(value, PartitionedVariable):
        value = value.shards[0] if value.shards else None
    return isinstance(value, Variable) and isinstance(moment, int) and value.serial > moment


def variables_read(m: Machine, args: Args) -> Value:
    """`reads_of(value)`: the variables that a gradient of a tensor reaches, oldest first; None if it is no tensor."""
    found = operands(m, args.positional[:1])
    if not found:
        return None
    reads: frozenset[Variable] = frozenset().union(*(gradients_of(v) for v in found))
    return m.list(tuple(sorted(reads, key=lambda v: v.serial)))


def is_defined(m: Machine, args: Args) -> Value:
    """`is_defined(shape)`: whether no dimension is missing; an unknown one counts as there."""
    shape = dimensions(m, args.positional[0])
    return isinstance(shape, tuple) and None not in shape


def channels(m: Machine, args: Args) -> Value:
    """`channels(shape, axis)`: a dimension that a layer needs to know; a symbol where it is not known.

    The axis may be given as a `data_format`, of which None means that the channels come last.
    """
    shape = dimensions(m, args.positional[0])
    axis = m.resolve(args.positional[1])
    if axis is None or isinstance(axis, str):
        axis = 1 if axis is not None and (axis == "channels_first" or axis.startswith("NC")) else -1
    if isinstance(shape, tuple) and isinstance(axis, int) and -len(shape) <= axis < len(shape) and shape[axis] is not None:
        return shape[axis]
    return m.fresh("a dimension", "int")


def sizes(m: Machine, value: Value, rank: int) -> tuple[Dim, ...]:
    """A size argument of a windowed layer: a number for all axes, or one for each."""
    value = m.resolve(value)
    if not isinstance(rank, int):  # `convolution` of a tensor of which nothing is known
        return (m.fresh("a size", "int"),)
    if isinstance(value, ListValue) and not value.open:
        value = m.items_of(value)
    if isinstance(value, tuple) and len(value) == rank:
        return tuple(dimension(m, v) for v in value)
    if isinstance(value, tuple) and len(value) == 1:
        return (dimension(m, value[0]),) * rank
    if isinstance(value, int):
        return (value,) * rank
    if isinstance(value, Sym):
        return tuple(Sym(("size", value, i), value.label, "int") for i in range(rank))
    return tuple(m.fresh("a size", "int") for _ in range(rank))


def window(m: Machine, args: Args) -> Value:
    """`window(value, rank)`: a kernel size as a tuple."""
    return sizes(m, args.positional[0], m.resolve(args.positional[1]))


def window_shape(m: Machine, args: Args) -> Value:
    """`window_shape(shape, filters, size, strides, padding, dilation, data_format, rank)`: the output shape of a convolution or
    of a pooling (`filters` None); None if unknown."""
    return _windowed(m, args, _forward)


def transposed_shape(m: Machine, args: Args) -> Value:
    """`transposed_shape(...)`: the same of a transposed convolution."""
    return _windowed(m, args, _backward)


def _windowed(m: Machine, args: Args, step: Callable[[Any, Any, Any, Any, Any], Dim]) -> Value:
    names = ("shape", "filters", "size", "strides", "padding", "dilation", "data_format", "rank")
    given = {name: args.get(i, name) for i, name in enumerate(names)}
    rank = m.resolve(given["rank"])
    shape = dimensions(m, given["shape"])
    padding, layout = m.resolve(given["padding"]), m.resolve(given["data_format"])
    if not isinstance(shape, tuple) or len(shape) != rank + 2:
        return None
    padding = padding.lower() if isinstance(padding, str) else None
    size, strides, dilation = (sizes(m, given[k], rank) for k in ("size", "strides", "dilation"))
    if not isinstance(layout, str) and layout is not None:
        return (None,) * (rank + 2)
    first = isinstance(layout, str) and (layout == "channels_first" or layout.startswith("NC"))
    space = shape[2:] if first else shape[1:-1]
    depth = shape[1] if first else shape[-1]
    if given["filters"] is not None:
        depth = dimension(m, given["filters"])
    out = tuple(step(d, k, s, r, padding) for d, k, s, r in zip(space, size, strides, dilation, strict=True))
    found: Shape = (shape[0], depth, *out) if first else (shape[0], *out, depth)
    return found


def _forward(length: Dim, size: Dim, stride: Dim, dilation: Dim, padding: str | None) -> Dim:
    if not (isinstance(length, int) and isinstance(stride, int) and stride > 0):
        return None
    if padding in ("same", "causal"):
        return -(-length // stride)
    if padding == "valid" and isinstance(size, int) and isinstance(dilation, int):
        return max(-(-(length - (size - 1) * dilation) // stride), 0)
    return None


def _backward(length: Dim, size: Dim, stride: Dim, dilation: Dim, padding: str | None) -> Dim:
    if not (isinstance(length, int) and isinstance(stride, int)):
        return None
    if padding == "same":
        return length * stride
    if padding == "valid" and isinstance(size, int) and dilation == 1:
        return length * stride + max(size - stride, 0)
    return None


def flat_shape(m: Machine, args: Args) -> Value:
    """`flat_shape(shape)`: all axes but the first as one."""
    shape = dimensions(m, args.positional[0])
    if not isinstance(shape, tuple) or not shape:
        return (None, None)
    size = 1
    for dim in shape[1:]:
        if not isinstance(dim, int):
            return (shape[0], None)
        size *= dim
    return (shape[0], size)


def layer_name(m: Machine, args: Args) -> Value:
    """`layer_name(base, zero_based)`: the next name of a layer of the graph, counting those of the same base name.

    Soft state: where arms of a branch differ the larger counter is taken.
    """
    base, zero_based = (m.resolve(v) for v in args.positional[:2])
    key = ("layer names", m.world.current, base)
    raw = m.registers.get(key)
    count = raw if isinstance(raw, int) else 0 if raw is MISSING else largest(m.path, raw)
    m.registers.put(key, count + 1)
    if not zero_based:
        return text([base, f"_{count + 1}"])
    return text([base, f"_{count}"]) if count else base


def takes(m: Machine, args: Args) -> Value:
    """`takes(function, name)`: whether it is known to have a parameter of that name."""
    function, name = (m.resolve(v) for v in args.positional[:2])
    while isinstance(function, BoundMethod | Wrapped):
        function = m.resolve(function.function)
    if not isinstance(function, Function):
        return False
    params = function.params
    return any(p.name == name for p in (*params.positional_only, *params.positional, *params.keyword_only))


def find_variable(m: Machine, args: Args) -> Value:
    """`find_variable(op_name)`: the variable of that op name in the current graph, or None."""
    wanted = m.resolve(args.positional[0])
    graph = m.world.current
    for key in ("variables", "local_variables"):
        for value in graph.collection(key, None):
            if isinstance(value, Variable) and value.op_name == wanted:
                return value
    return None


def is_callable(m: Machine, args: Args) -> Value:
    """`is_callable(value)`: whether it is known to be a function or method."""
    return isinstance(m.resolve(args.positional[0]), Function | BoundMethod | Partial | Builtin)


def v2_behavior(m: Machine, args: Args) -> Value:
    """`v2_behavior()`: whether the program runs with TensorFlow 2's behaviour."""
    return m.v2_behavior


INTRINSICS: dict[str, Callable[[Machine, Args], Value]] = {
    "given": given, "is_sequence": is_sequence, "is_mapping": is_mapping, "is_unknown": is_unknown, "now": now, "made_since": made_since,
    "reads_of": variables_read, "channels": channels, "window": window, "window_shape": window_shape,
    "transposed_shape": transposed_shape, "flat_shape": flat_shape, "layer_name": layer_name, "takes": takes,
    "find_variable": find_variable, "is_callable": is_callable, "is_defined": is_defined, "v2_behavior": v2_behavior,
}  # fmt: skip
