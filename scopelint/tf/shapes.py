"""Static shapes and dtypes (TF `TensorShape`, `DType`)."""

from __future__ import annotations

from scopelint.domain.symbols import Sym

Dim = int | None | Sym
"""None is TF's own unknown dimension (`?`), a `Sym` one that is known to the program but not to us."""

Shape = tuple[Dim, ...] | None
"""None is an unknown rank."""

ShapeArgument = Shape | Sym
"""A `shape=` argument: None is not given, a `Sym` is given but not known to us."""

Dtype = str | Sym | None
"""`'float32'`; None or a `Sym` if unknown. As an argument None means not given."""

FLOATS = frozenset({"float16", "bfloat16", "float32", "float64"})
ZEROS = frozenset({"int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "bool"})


def compatible(a: ShapeArgument, b: ShapeArgument) -> bool:
    """TF `TensorShape.is_compatible_with`; what is unknown is compatible with anything."""
    if not isinstance(a, tuple) or not isinstance(b, tuple):
        return True
    return len(a) == len(b) and all(not (isinstance(m, int) and isinstance(n, int)) or m == n for m, n in zip(a, b, strict=True))


def same_dtype(a: Dtype, b: Dtype) -> bool:
    """Whether two dtypes may be the same."""
    return not isinstance(a, str) or not isinstance(b, str) or a == b


def fully_defined(shape: ShapeArgument) -> bool:
    """TF `TensorShape.is_fully_defined`, where a shape or dimension that we do not know is taken to be."""
    return isinstance(shape, Sym) or (shape is not None and None not in shape)


def known(shape: ShapeArgument) -> Shape:
    """The shape of the variable made from a `shape=` argument."""
    return None if isinstance(shape, Sym) else shape


def show_shape(shape: ShapeArgument, *, v2: bool = False) -> str:
    """As TF prints it: `(2, 3)`, `(2,)`, `<unknown>`; an unknown dimension is `?`, with v2 behaviour `None`."""
    if not isinstance(shape, tuple):
        return "<unknown>"
    none = "None" if v2 else "?"
    inside = ", ".join(none if dim is None else repr(dim) for dim in shape)
    return f"({inside},)" if len(shape) == 1 else f"({inside})"


def show_dtype(dtype: Dtype, *, ref: bool = False) -> str:
    return f"{dtype}_ref" if ref else f"{dtype}"
