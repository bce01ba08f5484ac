"""Static shapes of array operations, for the stubs. Each takes shapes (tuples of dimensions, or None) and gives one.

None as a dimension is TensorFlow's own `?`; what only we cannot tell is a symbol. A wrong number would be worse.
"""

from __future__ import annotations

from math import prod

from ..domain.symbols import Sym
from ..language import evaluation
from ..language.trace import Value
from ..language.values import Args, ListValue, Range
from ..tf.shapes import Dim, Shape
from .arrays import shape_of
from .dimensions import dimension, dimensions
from .machine import Machine
from .registry import primitive
from .tensors import Tensor

SHAPE_TOLD = "shape told"
"""A register by this name and a tensor has the static shape that the tensor tells, where it is the `tf.shape` of something."""


def _some(m: Machine, rank: int) -> tuple[Dim, ...]:
    """A shape of which only the rank is known."""
    return tuple(m.fresh("a dimension", "int") for _ in range(rank))


def shape_argument(m: Machine, value: Value) -> Shape:
    found = dimensions(m, value)
    return found if isinstance(found, tuple) else None


def _axes(m: Machine, value: Value, rank: int) -> list[int] | None:
    """An `axis=` argument as non-negative numbers; None if it is not known."""
    value = m.deep(value)
    if isinstance(value, Tensor):
        value = m.deep(value.constant)
    if isinstance(value, ListValue):
        value = None if value.open else m.deep(m.items_of(value))
    if isinstance(value, Range) and value.stop is not None:
        value = tuple(range(value.start, value.stop, value.step))
    items = list(value) if isinstance(value, tuple) else [value]
    if not all(isinstance(i, int) and -rank <= i < rank for i in items):
        return None
    return [i % rank for i in items]


@primitive("reduced")
def reduced(m: Machine, args: Args) -> Value:
    """`reduced(shape, axis, keepdims)`: the shape of a sum over some axes, or over all (axis None)."""
    shape, axis, keep = shape_argument(m, args.positional[0]), m.resolve(args.positional[1]), m.resolve(args.positional[2])
    kept = keep is True
    if keep is not None and not isinstance(keep, bool | int):
        return None
    if shape is None:
        return () if axis is None and not kept else None
    axes = list(range(len(shape))) if axis is None else _axes(m, axis, len(shape))
    if axes is None:
        return None
    return tuple(1 if i in axes else d for i, d in enumerate(shape) if kept or i not in axes)


@primitive("reshaped")
def reshaped(m: Machine, args: Args) -> Value:
    """`reshaped(shape, wanted)`: the shape of a reshape; `-1` is computed where it can be."""
    shape, wanted = shape_argument(m, args.positional[0]), m.resolve(args.positional[1])
    if isinstance(wanted, Tensor):
        told = m.register((SHAPE_TOLD, wanted), None)
        if isinstance(told, tuple):
            return told if shape is None or told.count(None) != 1 else tuple(_rest(m, shape, told) if d is None else d for d in told)
        rank = wanted.shape[0] if wanted.shape is not None and len(wanted.shape) == 1 else None
        return _some(m, rank) if isinstance(rank, int) else None
    out = shape_argument(m, wanted)
    if out is None or None not in out:
        return out
    return tuple(_rest(m, shape, out) if d is None else d for d in out)


def _rest(m: Machine, shape: Shape, wanted: tuple[Dim, ...]) -> Dim:
    """What `-1` in a reshape stands for."""
    if shape is None or wanted.count(None) > 1:
        return m.fresh("a dimension", "int")
    have, given = list(shape), [d for d in wanted if d is not None]
    for dim in list(given):  # what is the same on both sides cancels out
        if dim in have:
            have.remove(dim)
            given.remove(dim)
    if len(have) == 1 and not given:
        return have[0]
    if None in have:
        return None
    numbers = [d for d in have if isinstance(d, int)], [d for d in given if isinstance(d, int)]
    if len(numbers[0]) != len(have) or len(numbers[1]) != len(given):
        return Sym(("rest", tuple(have), tuple(given)), "a dimension", "int")  # the same of the same ones
    total, known = prod(numbers[0]), prod(numbers[1])
    return total // known if known and total % known == 0 else m.fresh("a dimension", "int")


@primitive("transposed")
def transposed(m: Machine, args: Args) -> Value:
    """`transposed(shape, perm)`."""
    shape, perm = shape_argument(m, args.positional[0]), m.resolve(args.positional[1])
    if shape is None:
        items = shape_argument(m, perm) if perm is not None else None
        return None if items is None else _some(m, len(items))
    if perm is None:
        return shape[::-1]
    axes = _axes(m, perm, len(shape))
    return _some(m, len(shape)) if axes is None or len(axes) != len(shape) else tuple(shape[a] for a in axes)


@primitive("expanded")
def expanded(m: Machine, args: Args) -> Value:
    """`expanded(shape, axis)`: with one axis of length 1 more."""
    shape = shape_argument(m, args.positional[0])
    if shape is None:
        return None
    axes = _axes(m, args.positional[1], len(shape) + 1)
    return _some(m, len(shape) + 1) if axes is None or len(axes) != 1 else (*shape[: axes[0]], 1, *shape[axes[0] :])


@primitive("squeezed")
def squeezed(m: Machine, args: Args) -> Value:
    """`squeezed(shape, axis)`: without the axes of length 1, or without those given."""
    shape, axis = shape_argument(m, args.positional[0]), m.resolve(args.positional[1])
    if shape is None:
        return None
    if axis is None or (isinstance(axis, ListValue) and not m.items_of(axis)):
        return tuple(d for d in shape if d != 1) if all(isinstance(d, int) for d in shape) else None
    axes = _axes(m, axis, len(shape))
    return None if axes is None else tuple(d for i, d in enumerate(shape) if i not in axes)


def _shapes(m: Machine, value: Value, args: Args) -> list[Shape] | None:
    """The shapes of a list of tensors; None if their number is not known."""
    found = evaluation.items(m, value, args.place)
    return None if found.open else [shape_of(m, v) for v in found.values]


@primitive("concatenated")
def concatenated(m: Machine, args: Args) -> Value:
    """`concatenated(values, axis)`: the shape of tensors joined along an axis."""
    shapes = _shapes(m, args.positional[0], args)
    if not shapes:
        return None
    ranks = {len(s) for s in shapes if s is not None}
    if len(ranks) != 1 or 0 in ranks:
        return None
    rank = ranks.pop()
    axes = _axes(m, args.positional[1], rank)
    if axes is None or len(axes) != 1:
        return _some(m, rank)
    out: list[Dim] = []
    for i in range(rank):
        dims = [s[i] if s is not None else m.fresh("a dimension", "int") for s in shapes]
        known = [d for d in dims if isinstance(d, int)]
        if i != axes[0]:  # all of them are equal
            out.append(next(iter(known), next((d for d in dims if d is not None), None)))
        elif len(known) == len(dims):
            out.append(sum(known))
        elif len(dims) == 1 or None in dims:
            out.append(dims[0] if len(dims) == 1 else None)
        else:
            out.append(Sym(("sum", *dims), "a dimension", "int"))  # the same of the same ones
    return tuple(out)


@primitive("stacked")
def stacked(m: Machine, args: Args) -> Value:
    """`stacked(values, axis)`: the shape of tensors laid along a new axis."""
    found = evaluation.items(m, args.positional[0], args.place)
    shape = next((s for v in found.values if (s := shape_of(m, v)) is not None), None)
    if shape is None:
        return None
    axes = _axes(m, args.positional[1], len(shape) + 1)
    if axes is None or len(axes) != 1:
        return _some(m, len(shape) + 1)
    return (*shape[: axes[0]], m.fresh("a dimension", "int") if found.open else len(found.values), *shape[axes[0] :])


@primitive("split_shapes")
def split_shapes(m: Machine, args: Args) -> Value:
    """`split_shapes(shape, sizes, axis)`: the shapes of the pieces, as a list; None if their number is not known."""
    shape, sizes = shape_argument(m, args.positional[0]), m.resolve(args.positional[1])
    pieces: list[Dim]
    if isinstance(sizes, int) and not isinstance(sizes, bool):
        if not 0 < sizes <= m.limits.turns * 4:
            return None
        pieces = [None] * sizes
    else:
        found = shape_argument(m, sizes)
        if found is None or isinstance(sizes, Tensor):
            return None
        pieces = list(found)
    if shape is None:
        return m.list((None,) * len(pieces))
    axes = _axes(m, args.positional[2], len(shape))
    if axes is None or len(axes) != 1:
        return m.list(tuple(_some(m, len(shape)) for _ in pieces))
    axis, whole = axes[0], shape[axes[0]]
    if isinstance(sizes, int):
        pieces = [whole // sizes if isinstance(whole, int) and whole % sizes == 0 else whole and m.fresh("a dimension", "int")] * sizes
    elif isinstance(whole, int) and pieces.count(None) == 1 and all(d is None or isinstance(d, int) for d in pieces):
        rest = whole - sum(d for d in pieces if isinstance(d, int))
        pieces = [rest if d is None else d for d in pieces]
    return m.list(tuple((*shape[:axis], d, *shape[axis + 1 :]) for d in pieces))


@primitive("tiled")
def tiled(m: Machine, args: Args) -> Value:
    """`tiled(shape, multiples)`."""
    shape, times = shape_argument(m, args.positional[0]), shape_argument(m, args.positional[1])
    if shape is None or times is None or len(shape) != len(times):
        return None if shape is None and times is None else _some(m, len(shape if shape is not None else times or ()))
    return tuple(
        d * t if isinstance(d, int) and isinstance(t, int) else d if t == 1 or d is None else m.fresh("a dimension", "int")
        for d, t in zip(shape, times, strict=True)
    )


@primitive("padded")
def padded(m: Machine, args: Args) -> Value:
    """`padded(shape, paddings)`."""
    shape = shape_argument(m, args.positional[0])
    if shape is None:
        return None
    found = evaluation.items(m, args.positional[1], args.place)
    if found.open or len(found.values) != len(shape):
        return _some(m, len(shape))
    out: list[Dim] = []
    for dim, pair in zip(shape, found.values, strict=True):
        sides = [m.resolve(v) for v in evaluation.items(m, pair, args.place).values]
        if isinstance(dim, int) and len(sides) == 2 and all(isinstance(s, int) for s in sides):
            out.append(dim + sides[0] + sides[1])
        else:
            out.append(dim if dim is None or sides == [0, 0] else m.fresh("a dimension", "int"))
    return tuple(out)


@primitive("gathered")
def gathered(m: Machine, args: Args) -> Value:
    """`gathered(shape, indices_shape, axis)`."""
    shape, indices = shape_argument(m, args.positional[0]), shape_argument(m, args.positional[1])
    if shape is None or indices is None:
        return None
    axes = _axes(m, args.positional[2], len(shape))
    return None if axes is None or len(axes) != 1 else (*shape[: axes[0]], *indices, *shape[axes[0] + 1 :])


@primitive("cut_out")
def cut_out(m: Machine, args: Args) -> Value:
    """`cut_out(shape, begin, size)`: the shape of `tf.slice`."""
    shape, begin, size = (shape_argument(m, a) for a in args.positional[:3])
    if size is None:
        return _some(m, len(shape)) if shape is not None else None
    if shape is None or begin is None or not len(shape) == len(begin) == len(size):
        return _some(m, len(size))
    # A begin of -1 does not occur; a size of -1 is None here: the rest of the axis.
    return tuple(
        s
        if s is not None
        else d - b
        if isinstance(d, int) and isinstance(b, int)
        else d
        if d is None or b == 0
        else m.fresh("a dimension", "int")
        for d, b, s in zip(shape, begin, size, strict=True)
    )


@primitive("einsum_shape")
def einsum_shape(m: Machine, args: Args) -> Value:
    """`einsum_shape(equation, operands)`."""
    equation = m.resolve(args.positional[0])
    shapes = _shapes(m, args.positional[1], args)
    if not isinstance(equation, str) or shapes is None or "." in equation:
        return None
    left, arrow, right = equation.replace(" ", "").partition("->")
    terms = left.split(",")
    if not arrow:
        right = "".join(sorted(c for c in set(left) - {","} if left.count(c) == 1))
    sizes: dict[str, Dim] = {}
    for term, shape in zip(terms, shapes, strict=False):
        if shape is not None and len(shape) == len(term):
            for letter, dim in zip(term, shape, strict=True):
                if sizes.get(letter) is None or isinstance(dim, int):
                    sizes[letter] = dim
    return tuple(sizes[letter] if letter in sizes else m.fresh("a dimension", "int") for letter in right)


@primitive("tensordot_shape")
def tensordot_shape(m: Machine, args: Args) -> Value:
    """`tensordot_shape(a, b, axes)`."""
    a, b, axes = shape_argument(m, args.positional[0]), shape_argument(m, args.positional[1]), m.resolve(args.positional[2])
    if a is None or b is None:
        return None
    if isinstance(axes, int):
        return (*a[: len(a) - axes], *b[axes:])
    pair = evaluation.items(m, axes, args.place)
    if pair.open or len(pair.values) != 2:
        return None
    first, second = _axes(m, pair.values[0], len(a)), _axes(m, pair.values[1], len(b))
    if first is None or second is None:
        return None
    return (*(d for i, d in enumerate(a) if i not in first), *(d for i, d in enumerate(b) if i not in second))


@primitive("with_dim")
def with_dim(m: Machine, args: Args) -> Value:
    """`with_dim(shape, axis, dim)`: the shape with another length along one axis."""
    shape = shape_argument(m, args.positional[0])
    if shape is None:
        return None
    axes = _axes(m, args.positional[1], len(shape))
    if axes is None or len(axes) != 1:
        return _some(m, len(shape))
    return (*shape[: axes[0]], dimension(m, args.positional[2]), *shape[axes[0] + 1 :])


@primitive("listed")
def listed(m: Machine, args: Args) -> Value:
    """`listed(value)`: the items of an iterable whose length is known, as a tuple; None otherwise."""
    value = m.resolve(args.positional[0])
    if isinstance(value, ListValue | tuple):
        return None if isinstance(value, ListValue) and value.open else m.items_of(value) if isinstance(value, ListValue) else value
    return None


@primitive("unstacked_shapes")
def unstacked_shapes(m: Machine, args: Args) -> Value:
    """`unstacked_shapes(shape, num, axis)`: the shapes of the slices along an axis, as a list; None if their number is not known."""
    shape, num = shape_argument(m, args.positional[0]), m.resolve(args.positional[1])
    axes = _axes(m, args.positional[2], len(shape)) if shape is not None else None
    inner: Shape = None
    if shape is not None and axes is not None and len(axes) == 1:
        inner = (*shape[: axes[0]], *shape[axes[0] + 1 :])
        whole = shape[axes[0]]
        num = whole if isinstance(whole, int) else num
    return m.list((inner,) * num) if isinstance(num, int) and num <= m.limits.long_turns else None


@primitive("one_hot_shape")
def one_hot_shape(m: Machine, args: Args) -> Value:
    """`one_hot_shape(shape, depth, axis)`."""
    shape, depth = shape_argument(m, args.positional[0]), dimension(m, args.positional[1])
    if shape is None:
        return None
    axes = _axes(m, args.positional[2], len(shape) + 1)
    if axes is None or len(axes) != 1:
        return _some(m, len(shape) + 1)
    return (*shape[: axes[0]], depth, *shape[axes[0] :])


@primitive("masked")
def masked(m: Machine, args: Args) -> Value:
    """`masked(shape, mask_shape)`: what a boolean mask of the leading axes leaves."""
    shape, mask = shape_argument(m, args.positional[0]), shape_argument(m, args.positional[1])
    return None if shape is None or mask is None else (None, *shape[len(mask) :])


@primitive("blocked")
def blocked(m: Machine, args: Args) -> Value:
    """`blocked(shape, block, data_format, spread)`: the shape of `space_to_depth`, or with `spread` of `depth_to_space`."""
    shape, block, layout, spread = shape_argument(m, args.positional[0]), *(m.resolve(a) for a in args.positional[1:4])
    if shape is None or len(shape) != 4 or not isinstance(block, int) or block < 1 or layout not in ("NHWC", "NCHW"):
        return None
    out: list[Dim] = []
    for i, dim in enumerate(shape):
        channels = i == (3 if layout == "NHWC" else 1)
        factor = 1 if i == 0 else block * block if channels else block
        if not isinstance(dim, int):
            out.append(dim if i == 0 or dim is None else m.fresh("a dimension", "int"))
        else:
            out.append(dim if i == 0 else dim // factor if channels is bool(spread) else dim * factor)
    return tuple(out)


@primitive("unknown_list")
def unknown_list(m: Machine, args: Args) -> Value:
    """`unknown_list(item)`: a list of unknown length of things like this one."""
    out = m.list((args.positional[0],) * m.limits.blind_turns)
    out.mark_open()
    return out


@primitive("sum_shape")
def sum_shape(m: Machine, args: Args) -> Value:
    """`sum_shape(values)`: the shape of a sum of tensors of one shape."""
    shapes = [s for v in evaluation.items(m, args.positional[0], args.place).values if (s := shape_of(m, v)) is not None]
    return shapes[0] if shapes and all(len(s) == len(shapes[0]) for s in shapes) else None


@primitive("range_length")
def range_length(m: Machine, args: Args) -> Value:
    """`range_length(start, limit, delta)`: the length of `tf.range`."""
    start, limit, delta = (m.resolve(a) for a in args.positional)
    if limit is None:
        start, limit = 0, start
    if all(isinstance(v, int) for v in (start, limit, delta)) and delta:
        return len(range(start, limit, delta))
    return m.fresh("a length", "int")


@primitive("times")
def times(m: Machine, args: Args) -> Value:
    """`times(a, b)`: the product of two dimensions."""
    a, b = (dimension(m, v) for v in args.positional)
    if a is None or b is None:
        return m.fresh("a dimension", "int")
    return a * b if isinstance(a, int) and isinstance(b, int) else Sym(("times", a, b), "a dimension", "int")


@primitive("count_of")
def count_of(m: Machine, args: Args) -> Value:
    """`count_of(values)`: how many they are, as a dimension."""
    found = evaluation.items(m, args.positional[0], args.place)
    return m.fresh("a length", "int") if found.open else len(found.values)


@primitive("resized_shape")
def resized_shape(m: Machine, args: Args) -> Value:
    """`resized_shape(shape, size)`: an image, or a batch of them, of another height and width."""
    shape, size = shape_argument(m, args.positional[0]), shape_argument(m, args.positional[1])
    if shape is None or len(shape) not in (3, 4):
        return None
    wanted = size if size is not None and len(size) == 2 else _some(m, 2)
    return (*shape[:-3], *wanted, shape[-1])


@primitive("given_dim")
def given_dim(m: Machine, args: Args) -> Value:
    """`given_dim(number)`: a dimension for which 0 means unknown."""
    found = m.resolve(args.positional[0])
    return found if isinstance(found, int) and found > 0 else None


@primitive("is_defined")
def is_defined(m: Machine, args: Args) -> Value:
    """`is_defined(shape)`: whether no dimension is missing; an unknown one counts as there."""
    shape = dimensions(m, args.positional[0])
    return isinstance(shape, tuple) and None not in shape


@primitive("flat_shape")
def flat_shape(m: Machine, args: Args) -> Value:
    """`flat_shape(shape)`: all axes but the first as one."""
    shape = dimensions(m, args.positional[0])
    if not isinstance(shape, tuple) or not shape:
        return (None, None)
    return (shape[0], _rest(m, shape[1:], (None,)))


@primitive("misfit")
def misfit(m: Machine, args: Args) -> Value:
    """`misfit(variables, weights)`: the first variable whose value is known to have another shape, or which gets none; else None.

    TF `Layer.set_weights` raises a ValueError then.
    """
    ours, theirs = (evaluation.items(m, each, args.place) for each in args.positional)
    for variable, weight in zip(ours.values, theirs.values, strict=False):
        own, given = shape_of(m, variable), shape_of(m, weight)
        if own is not None and given is not None and own != given and all(isinstance(dim, int) for dim in (*own, *given)):
            return variable
    if ours.open or theirs.open or len(ours.values) == len(theirs.values):
        return None
    return ([*ours.values[len(theirs.values) :], *ours.values] or [None])[0 if len(ours.values) > len(theirs.values) else -1]
