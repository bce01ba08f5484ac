"""Operators, attributes and items of tensors, variables and their like."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..domain.symbols import MISSING, Name, Sym, text
from ..tf.assign import wrong_dtype, wrong_shape
from ..tf.graph import Graph
from ..tf.reuse import Reuse
from ..tf.scopes import VariableScope
from ..tf.shapes import Dtype, Shape
from ..tf.variables import PartitionedVariable, Variable
from . import objects
from .journal import Assign, SetDefault, SetReuse
from .machine import Machine
from .tensors import Dimension, Tensor, TensorShape, operands, operation, rename
from .values import Args, Builtin, ClassValue, Instance, ListValue, Place, SliceValue, Value


@dataclass(frozen=True, slots=True)
class DType:
    """TF `DType`."""

    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Operation:
    """TF `Operation`: what running it reads and writes. One that initializes `starts` its variables."""

    name: Name | None
    output: Tensor | Variable | None = None
    reads: frozenset[Variable] = frozenset()
    writes: frozenset[Variable] = frozenset()
    starts: frozenset[Variable] = frozenset()
    opaque: bool = False
    """Whether it does more than is known."""
    behind: frozenset[Variable] = frozenset()


def dtype_name(m: Machine, value: Value) -> Dtype:
    """A `dtype=` argument as a name; None if not given, a symbol if unknown."""
    value = m.resolve(value)
    if value is None:
        return None
    if isinstance(value, DType):
        return value.name
    if isinstance(value, str):
        return value
    if isinstance(value, ClassValue) and value.python in (int, float, bool, str):
        return {"int": "int32", "float": "float32", "bool": "bool", "str": "string"}[value.name]
    if isinstance(value, ClassValue) and isinstance(held := value.find("dtype"), DType):
        return held.name
    return value if isinstance(value, Sym) else m.fresh("dtype")


def shape_of(m: Machine, value: Value) -> Shape:
    """The static shape of a value that TensorFlow would convert to a tensor."""
    value = m.path.peek(value)
    if isinstance(value, Tensor | Variable | PartitionedVariable):
        return value.shape
    if isinstance(value, bool | int | float | str | complex):
        return ()
    if isinstance(value, ListValue):
        if value.open:
            return None
        value = m.items_of(value)
    if isinstance(value, tuple):
        if not value:
            return (0,)
        inner = shape_of(m, value[0])
        return None if inner is None else (len(value), *inner)
    if isinstance(value, TensorShape) and value.dims is not None:
        return (len(value.dims),)
    if isinstance(value, Instance):
        held = value.attrs.get("shape")
        if isinstance(held, tuple) and all(isinstance(d, int) for d in held):
            return held
    return None


def value_dtype(m: Machine, value: Value) -> Dtype:
    """The dtype of a value that TensorFlow would convert to a tensor."""
    value = m.path.peek(value)
    if isinstance(value, Tensor | Variable | PartitionedVariable):
        return value.dtype
    if isinstance(value, bool):
        return "bool"
    if isinstance(value, int):
        return "int32"
    if isinstance(value, float):
        return "float32"
    if isinstance(value, str):
        return "string"
    if isinstance(value, complex):
        return "complex128"
    if isinstance(value, ListValue):
        value = m.items_of(value)
    if isinstance(value, tuple):
        kinds = [value_dtype(m, v) for v in value]
        return "float32" if "float32" in kinds else (kinds[0] if kinds else "float32")
    if isinstance(value, Instance):
        held = value.attrs.get("dtype")
        return held.name if isinstance(held, DType) else None
    return None


def broadcast(a: Shape, b: Shape) -> Shape:
    """The shape of an elementwise operation, as far as known."""
    if a is None or b is None:
        return None
    long, short = (a, b) if len(a) >= len(b) else (b, a)
    short = (1,) * (len(long) - len(short)) + short
    out = []
    for x, y in zip(long, short, strict=True):
        if x == y or y == 1:
            out.append(x)
        elif x == 1:
            out.append(y)
        else:
            out.append(x if isinstance(x, int) else y if isinstance(y, int) else x if isinstance(x, Sym) else y)
    return tuple(out)


def elementwise(m: Machine, op: str, values: list[Value], place: Place, name: Name | None = None, dtype: Dtype = None) -> Tensor:
    """An operation whose result has the broadcast shape of its operands."""
    shape: Shape = ()
    for value in values:
        shape = broadcast(shape, shape_of(m, value))
    if dtype is None:
        dtypes = [value_dtype(m, v) for v in values if isinstance(m.path.peek(v), Tensor | Variable)]
        # TensorFlow mixes no dtypes: where they seem to differ, what made them so cannot hold together.
        dtype = dtypes[0] if dtypes and all(d is None or d == dtypes[0] for d in dtypes) else None
    return operation(m, op, values, shape, dtype, place, name, scales=True)


def arithmetic(m: Machine, op: str, left: Value, right: Value, place: Place) -> Tensor:
    """`tensor op other`."""
    name = m.world.current.unique_name(_OPERATIONS[op])
    if op == "@":
        return rename(matmul(m, left, right, False, False, place), name)
    return elementwise(m, op, [left, right], place, name)


_OPERATIONS = {
    "+": "add", "-": "sub", "*": "mul", "/": "truediv", "//": "floordiv", "%": "mod", "**": "pow", "@": "matmul", "&": "and", "|": "or",
    "^": "LogicalXor", "<<": "LeftShift", ">>": "RightShift",
}  # fmt: skip
"""What TensorFlow calls the operation of an operator."""


def comparison(m: Machine, left: Value, right: Value, place: Place) -> Tensor:
    return elementwise(m, "compare", [left, right], place, dtype="bool")


def matmul(m: Machine, left: Value, right: Value, transpose_a: bool, transpose_b: bool, place: Place) -> Tensor:
    """TF `matmul`."""
    a, b = shape_of(m, left), shape_of(m, right)
    shape: Shape = None
    if a is not None and b is not None and len(a) >= 2 and len(b) >= 2:
        rows = a[-1] if transpose_a else a[-2]
        columns = b[-2] if transpose_b else b[-1]
        shape = (*(a if len(a) >= len(b) else b)[:-2], rows, columns)
    return operation(m, "matmul", [left, right], shape, value_dtype(m, left), place)


# -- attributes


def _dims(m: Machine, shape: Shape) -> Value:
    return TensorShape(shape)


def _tensor_attribute(m: Machine, value: Any, name: str, place: Place) -> Value:
    override = m.overrides.get((value, name))
    if override is not MISSING:
        return override
    if name == "shape":
        return _dims(m, value.shape)
    if name in ("get_shape", "shape_fn"):
        return Builtin(name, lambda m, args: _dims(m, value.shape))
    if name == "set_shape":
        return Builtin(name, lambda m, args: None)
    if name == "dtype":
        return DType(value.dtype) if isinstance(value.dtype, str) else (value.dtype if isinstance(value.dtype, Sym) else m.fresh("dtype"))
    if name == "op":
        return Operation(value.op_name if not isinstance(value, Tensor) else value.name, value)
    if name == "graph":
        return value.graph if not isinstance(value, Tensor) else m.world.current
    if name == "name":
        if isinstance(value, Tensor):
            return text([value.name, ":0"]) if value.name is not None else Sym(("name", value), "tensor.name", "str")
        return value.name
    if name in ("device", "_shape"):
        return m.fresh(name)
    if name in ("eval", "numpy"):
        return Builtin(name, lambda m, args: _evaluated(m, value, name, args))
    if isinstance(value, Variable | PartitionedVariable):
        found = _variable_attribute(m, value, name)
        if found is not MISSING:
            return found
    return Sym(("attr", value, name), f"tensor.{name}") if name not in ("value_", "__len__") else MISSING


def _variable_attribute(m: Machine, value: Any, name: str) -> Value:
    if name in ("assign", "assign_add", "assign_sub", "scatter_add", "scatter_update", "scatter_sub"):
        return Builtin(name, lambda m, args: _assigned(m, value, name, args))
    if name in ("initialized_value", "read_value", "value", "initial_value"):
        reads = frozenset(operands_of(value))
        if name == "initial_value":
            return Tensor(value.shape, value.dtype)
        if name == "initialized_value":  # what is waited for is not read too early
            return Builtin(name, lambda m, args: Tensor(value.shape, value.dtype, gradients=reads))
        view = value if isinstance(value, Variable) else None
        return Builtin(name, lambda m, args: Tensor(value.shape, value.dtype, reads, reads, frozenset(), value.op_name, view))
    if name == "initializer":
        return Operation(text([value.op_name, "/Assign"]), starts=frozenset(operands_of(value)))
    if name == "trainable" and isinstance(value, Variable):
        return value.trainable
    if name in ("_ref", "ref", "experimental_ref"):
        return Builtin(name, lambda m, args: value)
    if name == "load":
        return Builtin(name, lambda m, args: m.note("loaded", args.place, variables=operands_of(value)))
    if name == "_save_slice_info":
        return None
    return MISSING


def _evaluated(m: Machine, value: Value, name: str, args: Args) -> Value:
    """`tensor.eval()`, `op.run()`: the default session runs it, or the one that is given."""
    if name != "numpy":
        session = m.path.peek(args.get(1, "session"))
        opaque = isinstance(value, Operation) and value.opaque
        known = session if isinstance(session, Instance) else None
        m.note("run", args.place, session=known, fetches=(value,), opaque=opaque, fed=())
    return m.fresh(f"{name}()")


def operands_of(value: Variable | PartitionedVariable) -> tuple[Variable, ...]:
    return value.shards if isinstance(value, PartitionedVariable) else (value,)


def _assigned(m: Machine, value: Variable | PartitionedVariable, how: str, args: Args) -> Value:
    inputs = operands(m, args.positional[:1])
    reads = frozenset(v for i in inputs for v in (i.reads if isinstance(i, Tensor) else (i,)))
    m.note("assigned", args.place, variable=value, how=how, value=inputs[0] if len(inputs) == 1 else None)
    if args.positional and how in ("assign", "assign_add", "assign_sub") and len(args.positional) == 1 and not args.keywords:
        _check_assigned(m, value, how, shape_of(m, args.positional[0]), args.place)
        _check_assigned_dtype(m, value, how, m.path.peek(args.positional[0]), args.place)
    writes = frozenset(operands_of(value)).union(*(i.writes for i in inputs if isinstance(i, Tensor)))
    return Tensor(value.shape, value.dtype, reads, writes=writes)


def _check_assigned(m: Machine, value: Variable | PartitionedVariable, how: str, shape: Shape, place: Place) -> None:
    """TensorFlow refuses an assignment of another shape, if both are known."""
    own = value.shape
    if m.path.decisions or m.path.arms or m.errors:
        return  # the two may come from settings that cannot hold together, or from going on after an error
    if own is None or shape is None or not all(isinstance(d, int) for d in (*own, *shape)) or own == shape:
        return
    m.did(Assign, place, value, how, shape, value.dtype)
    m.fail(wrong_shape(value, shape), place)


def _check_assigned_dtype(m: Machine, variable: Variable | PartitionedVariable, how: str, value: Value, place: Place) -> None:
    """TensorFlow converts numbers and arrays, and refuses tensors and variables of another dtype."""
    certain = isinstance(value, Variable) or (isinstance(value, Tensor) and value.constant is not None)
    own, given = variable.dtype, value_dtype(m, value) if certain else None
    if m.path.decisions or m.path.arms or m.errors or not isinstance(own, str) or not isinstance(given, str) or own == given:
        return
    m.did(Assign, place, variable, how, variable.shape or (), given)
    m.fail(wrong_dtype(variable, given), place)


def _operation_attribute(m: Machine, value: Operation, name: str, place: Place) -> Value:
    if name == "name":
        return value.name if value.name is not None else Sym(("name", value), "op.name", "str")
    if name == "run":
        return Builtin(name, lambda m, args: _evaluated(m, value, name, args))
    if name == "outputs":
        return m.list((value.output,) if value.output is not None else ())
    if name == "graph":
        return m.world.current
    return Sym(("attr", value, name), f"op.{name}")


def _dtype_attribute(m: Machine, value: DType, name: str, place: Place) -> Value:
    if name in ("base_dtype", "as_numpy_dtype", "real_dtype", "type"):
        return value
    if name == "name":
        return value.name
    if name == "is_floating":
        return value.name in ("float16", "bfloat16", "float32", "float64")
    if name == "is_integer":
        return "int" in value.name
    if name == "is_bool":
        return value.name == "bool"
    if name == "is_complex":
        return value.name.startswith("complex")
    return Sym(("attr", value, name), f"dtype.{name}")


def _shape_attribute(m: Machine, value: TensorShape, name: str, place: Place) -> Value:
    if name == "as_list":
        return Builtin(
            name, lambda m, args: m.fresh("shape.as_list()") if value.dims is None else m.list(tuple(_plain(d) for d in value.dims))
        )
    if name in ("ndims", "rank"):
        return len(value.dims) if value.dims is not None else Sym(("ndims", value, place), "ndims", "int")
    if name == "dims":
        return m.fresh("shape.dims") if value.dims is None else m.list(tuple(Dimension(d) for d in value.dims))
    if name == "is_fully_defined":
        return Builtin(name, lambda m, args: m.fresh("is_fully_defined()", "bool") if value.dims is None else None not in value.dims)
    if name == "num_elements":
        return Builtin(name, lambda m, args: _product(m, value))
    if name in ("assert_is_compatible_with", "assert_has_rank", "assert_same_rank", "assert_is_fully_defined"):
        return Builtin(name, lambda m, args: None)
    if name in ("with_rank", "with_rank_at_least", "merge_with"):
        return Builtin(name, lambda m, args: value)
    if name == "concatenate":

        def concatenate(m: Machine, args: Args) -> Value:
            from .tensors import dimensions

            other = dimensions(m, args.get(0, "other"))
            return TensorShape((*value.dims, *other) if value.dims is not None and isinstance(other, tuple) else None)

        return Builtin(name, concatenate)
    return Sym(("attr", value, name), f"shape.{name}")


def _product(m: Machine, value: TensorShape) -> Value:
    out = 1
    for dim in value.dims or (None,):
        if not isinstance(dim, int):
            return m.fresh("num_elements()", "int")
        out *= dim
    return out


def _plain(dim: Value) -> Value:
    return dim


def _shape_item(m: Machine, value: TensorShape, index: Value, place: Place) -> Value:
    index = m.resolve(index)
    if value.dims is None:
        if isinstance(index, SliceValue):
            return TensorShape(None)
        return Dimension(Sym(("dim of", value, objects.identity(index), place), "a dimension", "int"))
    if isinstance(index, SliceValue):
        return TensorShape(value.dims[index.python()]) if index.known else TensorShape(None)
    if isinstance(index, int) and -len(value.dims) <= index < len(value.dims):
        dim = value.dims[index]
        if dim is None and m.world.current.eager:  # data has a size where there is data
            dim = Sym(("dim of", value, index, place), "a dimension", "int")
        # TF1 gives a Dimension, TF2 a number: a known one behaves as both.
        return Dimension(dim)
    return Dimension(m.fresh("a dimension", "int"))


def _dimension_attribute(m: Machine, value: Dimension, name: str, place: Place) -> Value:
    if name == "value":
        return value.value
    return MISSING


def _tensor_item(m: Machine, value: Any, index: Value, place: Place) -> Value:
    """`tensor[...]`: a piece is new data, of the same variables; all of it in another shape is not."""
    shape = sliced(m, value.shape, index)
    if isinstance(value, Tensor) and all(map(_takes_all, index if isinstance(index, tuple) else (index,))):
        return operation(m, "expand_dims", [value], shape, value.dtype, place)
    if isinstance(value, Variable | PartitionedVariable):
        reads = frozenset(operands_of(value))
        return Tensor(shape, value.dtype, reads, reads, weights=value if isinstance(value, Variable) else None)
    piece = value.derived(shape)
    # The same slice of the same tensor is the same data.
    key = ("slice", value, objects.identity(index))
    known = m.registers.get(key)
    if isinstance(known, Tensor):
        return known
    m.registers.put(key, piece)
    return piece


def _takes_all(part: Value) -> bool:
    """Whether a part of an index leaves nothing out: `None`, `:` or `...`."""
    return part is None or part is ... or (isinstance(part, SliceValue) and part.lower is part.upper is part.step is None)


def sliced(m: Machine, shape: Shape, index: Value) -> Shape:
    """The shape of `tensor[index]`."""
    if shape is None:
        return None
    parts = [m.resolve(i) for i in (index if isinstance(index, tuple) else (m.resolve(index),))]
    if any(p is ... for p in parts):
        missing = len(shape) - sum(1 for p in parts if p is not ... and p is not None)
        at = next(i for i, p in enumerate(parts) if p is ...)
        parts[at : at + 1] = [SliceValue(None, None, None)] * max(missing, 0)
    out: list[Any] = []
    dims = list(shape)
    for part in parts:
        if part is None:
            out.append(1)
            continue
        if not dims:
            return None
        dim = dims.pop(0)
        if isinstance(part, SliceValue):
            if part.lower is None and part.upper is None and part.step is None:
                out.append(dim)
            elif isinstance(dim, int) and part.known:
                out.append(len(range(dim)[part.python()]))
            elif isinstance(part.upper, int) and part.upper > 0 and not part.lower and part.step is None:
                out.append(min(dim, part.upper) if isinstance(dim, int) else None if dim is None else m.fresh("a dimension", "int"))
            else:
                out.append(None if dim is None else m.fresh("a dimension", "int"))
        elif not isinstance(part, int | Sym | Tensor | Variable | Dimension):
            return None
    return (*out, *dims)


def _scope_attribute(m: Machine, value: VariableScope, name: str, place: Place) -> Value:
    override = m.overrides.get((value, name))
    if override is not MISSING:
        return override
    if name == "name":
        return value.name
    if name == "original_name_scope":
        return value.original_name_scope
    if name == "reuse":
        reuse = value.reuse
        known: dict[Reuse, Value] = {Reuse.NO: False, Reuse.YES: True}
        return known.get(reuse, reuse) if reuse is not Reuse.UNKNOWN else Sym(("reuse", value), f"{value.name!r}.reuse", "bool")
    if name == "reuse_variables":

        def reuse_variables(m: Machine, args: Args) -> Value:
            m.did(SetReuse, args.place, value)
            value.reuse_variables(m.moment(args.place))
            return None

        return Builtin(name, reuse_variables)
    if name in ("initializer", "regularizer", "caching_device", "partitioner", "custom_getter", "dtype", "use_resource", "constraint"):
        return value.default(name)
    if name.startswith("set_"):

        def set_default(m: Machine, args: Args) -> Value:
            given = args.positional[0] if args.positional else None
            m.did(SetDefault, args.place, value, name[4:], given)
            value.set_default(name[4:], given)
            return None

        return Builtin(name, set_default)
    if name in ("get_variable", "global_variables", "trainable_variables", "local_variables", "get_collection"):
        from .tensorflow import scope_method

        return scope_method(value, name)
    return MISSING


def _graph_attribute(m: Machine, value: Graph, name: str, place: Place) -> Value:
    override = m.overrides.get((value, name))
    if override is not MISSING:
        return override
    from .tensorflow import graph_method

    return graph_method(m, value, name)


for _kind, _reader in (
    (Tensor, _tensor_attribute), (Variable, _tensor_attribute), (PartitionedVariable, _tensor_attribute),
    (Operation, _operation_attribute), (DType, _dtype_attribute), (TensorShape, _shape_attribute), (Dimension, _dimension_attribute),
    (VariableScope, _scope_attribute), (Graph, _graph_attribute),
):  # fmt: skip
    objects.NATIVE_ATTRIBUTES[_kind] = _reader
objects.NATIVE_ITEMS.update({Tensor: _tensor_item, Variable: _tensor_item, PartitionedVariable: _tensor_item, TensorShape: _shape_item})
