"""Shapes of windowed layers: convolutions and poolings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..domain.symbols import Sym, Text, show
from ..language.trace import Value
from ..language.values import Args, ListValue
from ..tf.errors import Kind, TFError
from ..tf.shapes import Dim, Shape
from .dimensions import dimension, dimensions
from .machine import Machine
from .registry import primitive
from .tensors import Tensor


@primitive("channels")
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


@primitive("refuse_rank")
def refuse_rank(m: Machine, args: Args) -> Value:
    """`refuse_rank(value, least, most=None, layer="")`: TensorFlow rejects a tensor that certainly has too few axes, or too many.

    A mere number is left alone: it may stand for what turns that are not followed put in its place (`zs = [0] * n`).
    """
    value, (least, most) = m.path.peek(args.positional[0]), (m.resolve(args.get(i, k)) for i, k in ((1, "least"), (2, "most")))
    shape = value.shape if isinstance(value, Tensor) else None
    if not shape or not isinstance(least, int) or (len(shape) >= least and (not isinstance(most, int) or len(shape) <= most)):
        return None
    expected = f"ndim={least}" if least == most else f"min_ndim={least}" if len(shape) < least else f"max_ndim={most}"
    layer = m.resolve(args.get(3, "layer", ""))
    told = f"Input 0 of layer {show(layer) if isinstance(layer, str | Text) else ''} is incompatible with the layer: expected {expected}"
    m.fail(TFError(Kind.OTHER, "ValueError", f"{told}, found ndim={len(shape)}"), args.place)
    return None


@primitive("window")
def window(m: Machine, args: Args) -> Value:
    """`window(value, rank)`: a kernel size as a tuple."""
    return sizes(m, args.positional[0], m.resolve(args.positional[1]))


@primitive("window_shape")
def window_shape(m: Machine, args: Args) -> Value:
    """`window_shape(shape, filters, size, strides, padding, dilation, data_format, rank)`: the output shape of a convolution or
    of a pooling (`filters` None); None if unknown."""
    return _windowed(m, args, _forward)


@primitive("transposed_shape")
def transposed_shape(m: Machine, args: Args) -> Value:
    """`transposed_shape(...)`: the same of a transposed convolution."""
    return _windowed(m, args, _backward)


def _windowed(m: Machine, args: Args, step: Callable[[Any, Any, Any, Any, Any], Dim]) -> Value:
    names = ("shape", "filters", "size", "strides", "padding", "dilation", "data_format", "rank")
    given = {name: args.get(i, name) for i, name in enumerate(names)}
    rank = m.resolve(given["rank"])
    shape = dimensions(m, given["shape"])
    padding, layout = m.resolve(given["padding"]), m.resolve(given["data_format"])
    if not isinstance(rank, int) or not isinstance(shape, tuple) or len(shape) != rank + 2:
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
    if step is _forward and padding == "valid":
        _refuse_small(m, args, space, size, dilation)
    out = tuple(step(d, k, s, r, padding) for d, k, s, r in zip(space, size, strides, dilation, strict=True))
    found: Shape = (shape[0], depth, *out) if first else (shape[0], *out, depth)
    return found


def _refuse_small(m: Machine, args: Args, space: tuple[Dim, ...], size: tuple[Dim, ...], dilation: tuple[Dim, ...]) -> None:
    """TensorFlow's error where a window is larger than what it goes over: raised where the program waits for it, and left alone else.

    A layer of TensorFlow 2 words it otherwise.
    """
    for length, window, rate in zip(space, size, dilation, strict=True):
        if isinstance(length, int) and isinstance(window, int) and isinstance(rate, int):
            reach = (window - 1) * rate + 1
            if length < reach and m.awaits(m.classes["ValueError"]):
                m.fail(
                    TFError(Kind.OTHER, "ValueError", f"Negative dimension size caused by subtracting {reach} from {length}"), args.place
                )


def _forward(length: Dim, size: Dim, stride: Dim, dilation: Dim, padding: str | None) -> Dim:
    if length is None or stride is None:
        return None
    if padding in ("same", "causal"):
        if isinstance(length, int) and isinstance(stride, int) and stride > 0:
            return -(-length // stride)
        return length if stride == 1 else _computed("windows", length, stride)
    if padding != "valid":
        return None
    if isinstance(length, int) and isinstance(stride, int) and isinstance(size, int) and isinstance(dilation, int) and stride > 0:
        return max(-(-(length - (size - 1) * dilation) // stride), 0)
    return _computed("windows", length, size, stride, dilation)


def _backward(length: Dim, size: Dim, stride: Dim, dilation: Dim, padding: str | None) -> Dim:
    if length is None or stride is None:
        return None
    if padding == "same":
        return length * stride if isinstance(length, int) and isinstance(stride, int) else _computed("grown", length, stride)
    if padding == "valid" and isinstance(length, int) and isinstance(stride, int) and isinstance(size, int) and dilation == 1:
        return length * stride + max(size - stride, 0)
    return None


def _computed(what: str, *of: Dim) -> Dim:
    """What comes of sizes some of which are symbols: the same of the same ones."""
    return None if None in of else Sym((what, *of), "a dimension", "int")
