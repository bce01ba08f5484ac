"""Primitives that make tensors and operations."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..domain.symbols import Name, Text
from ..domain.unions import union_of
from ..language import evaluation
from ..language.trace import Place, Value
from ..language.values import Args, ContextManager, DictValue, Instance, ListValue, NamedTuple, is_constant
from ..record.journal import UseName
from ..tf.shapes import FLOATS, Dtype
from ..tf.variables import PartitionedVariable, Variable
from .arguments import bound
from .arrays import broadcast, dtype_name, elementwise, matmul, numpy_dtype_name, shape_of, sliced, value_dtype
from .computing import CONSTRUCTS, LIFTED, construct_of, graph_of, operands, operation, source, unknown_data, writes_for
from .dimensions import DType, dimension, dimensions
from .finalized import check_open
from .leaves import Drawn, Inner, Named, Piece, Written
from .machine import Machine
from .operations import Operation
from .registry import primitive
from .shapes import SHAPE_TOLD, shape_argument
from .tensors import Tensor, going_back, gradients_of, merged_shape, reads_of, rename


@primitive("tensor")
def make_tensor(m: Machine, args: Args) -> Value:
    """`tensor(op, inputs, shape=None, dtype=None, name=None)`: the result of an operation; unknown shape by default."""
    given = bound(m, "tensor", ("op", "inputs", "shape", "dtype", "name"), args)
    shape = dimensions(m, given.get("shape"))
    op_name = op_named(m, given.get("name"), args.place)
    found = [given["inputs"]] if "inputs" in given else []
    dtype = dtype_name(m, given.get("dtype"))
    if dtype is None:
        dtype = _common_dtype(m, found)
    return operation(m, str(given.get("op", "op")), found, shape if isinstance(shape, tuple) else None, dtype, args.place, op_name)


def _common_dtype(m: Machine, found: list[Value]) -> Dtype:
    """What an operation's result is likely to be. Indices, masks and labels tell nothing of data that are not known."""
    dtypes = [value_dtype(m, i) for i in operands(m, found)]
    dtype = next((d for d in dtypes if d is not None), None)
    return dtype if dtype in FLOATS or not (None in dtypes or unknown_data(m, found)) else None


def op_named(m: Machine, value: Value, place: Place) -> Name | None:
    """The full name of an op called `value`, which uses the name up."""
    value = m.resolve(value)
    if not isinstance(value, str | Text) or not value:
        return None
    if isinstance(value, str) and value.endswith("/"):
        return value[:-1]
    m.did(UseName, place, value)
    return m.world.current.unique_name(value)


@primitive("source")
def make_source(m: Machine, args: Args) -> Value:
    """`source(shape, dtype, name=None, value=None, written=False, drawn=False)`: a tensor computed from nothing, or of numbers that are
    written down, or drawn by chance."""
    given = bound(m, "source", ("shape", "dtype", "name", "value", "written", "drawn"), args)
    shape = dimensions(m, given.get("shape"))
    name = op_named(m, given.get("name"), args.place)
    value = m.path.peek(given.get("value"))
    known = shape if isinstance(shape, tuple) else None
    check_open(m, m.world.current, (0.0,), args.place)
    inside = construct_of(m)
    named = Written if given.get("written") is True or (is_constant(value) and value is not None) else Named
    leaf = Inner() if inside is not None else named(name) if name is not None else None
    if isinstance(leaf, Named) and given.get("drawn") is True:
        leaf = Drawn(leaf.name, m.moment(args.place).user_place())
    dtype, constant = dtype_name(m, given.get("dtype")), value if is_constant(value) else None
    return source(known, dtype, name, constant, graph_of(m, []), leaf, inside)


@primitive("asked_of")
def asked_of(m: Machine, args: Args) -> Value:
    """`asked_of(op, value, shape, dtype, name)`: a source of what an operation tells of a value, the same one for equal tensors."""
    op, value, *others = args.positional
    value = m.path.peek(value)
    made = make_source(m, Args(others, {}, args.place))
    shape = shape_of(m, value) if op == "shape" else None
    if shape is not None:
        m.registers.put((SHAPE_TOLD, made), shape)
    if not isinstance(value, Tensor) or value.exact is None or construct_of(m) is not None:
        return made
    key = ("asked of", op, value.exact, m.world.current)
    known = m.register(key, made)
    m.registers.put(key, known)
    return known


@primitive("construct")
def construct(m: Machine, args: Args) -> Value:
    """`construct()`: a context manager around a branch or a body that TensorFlow builds as part of a `tf.cond` or `tf.while_loop`."""
    if m.world.current.eager or m.tracing:
        return ContextManager(lambda: None, lambda: None)

    def enter() -> None:
        m.registers.put(CONSTRUCTS, (*m.register(CONSTRUCTS, ()), object()))

    return ContextManager(enter, lambda: m.registers.put(CONSTRUCTS, m.register(CONSTRUCTS, ())[:-1]))


def unawaited(m: Machine) -> ContextManager:
    """A context inside of which nothing waits for the operations that are waited for around it."""
    aside: list[tuple[list[frozenset[Variable]], list[frozenset[Variable]]]] = []

    def enter() -> None:
        aside.append((m.waiting[:], m.given[:]))
        m.waiting.clear()
        m.given.clear()

    def leave() -> None:
        m.waiting[:0], m.given[:0] = aside.pop()

    return ContextManager(enter, leave)


@primitive("lifted")
def lifted(m: Machine, args: Args) -> Value:
    """`lifted()`: a context manager outside of all branches and bodies, as TF `init_scope` is."""
    left: list[tuple[Value, Value]] = []
    freed = unawaited(m)

    def enter() -> None:
        freed.enter()
        left.append((m.register(CONSTRUCTS, ()), m.register(LIFTED, False)))
        m.registers.put(CONSTRUCTS, ())
        m.registers.put(LIFTED, True)

    def leave() -> None:
        constructs, lifted = left.pop()
        m.registers.put(CONSTRUCTS, constructs)
        m.registers.put(LIFTED, lifted)
        freed.exit()

    return ContextManager(enter, leave)


@primitive("shape_of")
def _shape_of(m: Machine, args: Args) -> Value:
    """`shape_of(value)`: a tuple of dimensions, or None."""
    return shape_of(m, args.positional[0])


@primitive("dtype_of")
def _dtype_of(m: Machine, args: Args) -> Value:
    """`dtype_of(value)`: the DType of what TensorFlow would convert to a tensor; None if unknown."""
    dtype = value_dtype(m, args.positional[0])
    return DType(dtype) if isinstance(dtype, str) else None


@primitive("constant_of")
def constant_of(m: Machine, args: Args) -> Value:
    """`constant_of(value)`: the plain value of a constant tensor, None of any other tensor, and what is no tensor as it is."""
    value = m.resolve(args.positional[0])
    if not isinstance(value, Tensor | Variable):
        return value
    held = m.resolve(value.constant) if isinstance(value, Tensor) else None
    return held if is_constant(held) else None


@primitive("broadcast")
def _broadcast(m: Machine, args: Args) -> Value:
    """`broadcast(a, b)`: the shape of an elementwise operation of two shapes; None if unknown."""
    a, b = (dimensions(m, v) for v in args.positional[:2])
    return broadcast(a if isinstance(a, tuple) else None, b if isinstance(b, tuple) else None)


@primitive("elementwise")
def _elementwise(m: Machine, args: Args) -> Value:
    """`elementwise(op, values, name=None, dtype=None)`."""
    values = evaluation.items(m, args.positional[1], args.place).values
    name = op_named(m, args.get(2, "name"), args.place)
    return elementwise(m, str(args.positional[0]), values, args.place, name, dtype_name(m, args.get(3, "dtype")))


@primitive("matmul")
def _matmul(m: Machine, args: Args) -> Value:
    """`matmul(a, b, transpose_a=False, transpose_b=False)`: TF `matmul`."""
    left, right, a, b = (args.get(i, k) for i, k in enumerate(("a", "b", "transpose_a", "transpose_b")))
    return matmul(m, left, right, m.resolve(a) is True, m.resolve(b) is True, args.place)


@primitive("dims")
def _dims(m: Machine, args: Args) -> Value:
    """`dims(shape)`: a shape argument as a tuple, or None."""
    found = dimensions(m, args.positional[0])
    return found if isinstance(found, tuple) else None


@primitive("dim")
def _dim(m: Machine, args: Args) -> Value:
    """`dim(value)`: one dimension of a shape argument: a number, None or a symbol."""
    return dimension(m, args.positional[0])


@primitive("sliced")
def _sliced(m: Machine, args: Args) -> Value:
    """`sliced(shape, index)`: the shape of `tensor[index]`; None if unknown."""
    shape = dimensions(m, args.positional[0])
    return sliced(m, shape if isinstance(shape, tuple) else None, args.positional[1])


@primitive("shards")
def _partitioned(m: Machine, args: Args) -> Value:
    """`shards(variable)`: the shards of a partitioned variable; of any other value a list of it alone."""
    value = m.resolve(args.positional[0])
    return m.list(value.shards if isinstance(value, PartitionedVariable) else (value,))


@primitive("is_tensor")
def _is_tensor(m: Machine, args: Args) -> Value:
    """`is_tensor(value)`: whether it is known to be a tensor or a variable."""
    return isinstance(m.resolve(args.positional[0]), Tensor | Variable | PartitionedVariable)


@primitive("named")
def named(m: Machine, args: Args) -> Value:
    """`named(tensor, name)`: the tensor as the result of an operation of that name."""
    tensor, name = m.resolve(args.positional[0]), op_named(m, args.positional[1], args.place)
    return rename(tensor, name) if isinstance(tensor, Tensor) and name is not None else tensor


@primitive("used")
def used(m: Machine, args: Args) -> Value:
    """`used(name)`: an operation of that name was made."""
    return op_named(m, args.positional[0], args.place)


@primitive("part_of")
def part_of(m: Machine, args: Args) -> Value:
    """`part_of(tensor, shape=None)`: new data of that shape, computed from what the tensor was computed from."""
    value, shape = _whole(m, args), shape_argument(m, args.get(1, "shape"))
    return value.derived(shape, inside=construct_of(m))


@primitive("features_of")
def features_of(m: Machine, args: Args) -> Value:
    """`features_of(tensor, shape)`: some of its features, of that shape: see `Piece`."""
    value, shape = _whole(m, args), shape_argument(m, args.positional[1])
    return value.derived(shape, Piece(value.leaves), construct_of(m))


def _whole(m: Machine, args: Args) -> Tensor:
    """The tensor that TensorFlow makes of what is to be taken apart: of a variable its value, of a list of tensors all of them."""
    value = m.resolve(args.positional[0])
    return value if isinstance(value, Tensor) else operation(m, "convert", [value], None, value_dtype(m, value), args.place)


@primitive("to_dtype")
def to_dtype(m: Machine, args: Args) -> Value:
    """`to_dtype(value)`: a dtype argument as a DType; None if not given."""
    found = dtype_name(m, args.positional[0])
    return DType(found) if isinstance(found, str) else found


@primitive("numpy_dtype")
def numpy_dtype(m: Machine, args: Args) -> Value:
    """`numpy_dtype(value)`: the same of an argument that NumPy reads, to which `float` is `float64`."""
    found = numpy_dtype_name(m, args.positional[0])
    return DType(found) if isinstance(found, str) else found


@primitive("either")
def either(m: Machine, args: Args) -> Value:
    """`either(a, b)`: what a branch gives whose arms give `a` and `b`: tensors in the structure of the first."""
    return _either(m, m.resolve(args.positional[0]), m.resolve(args.positional[1]))


def _either(m: Machine, a: Value, b: Value) -> Value:
    if a is None or b is None:
        return a if b is None else b
    if isinstance(a, Operation):
        return _either_operation(m, a, b)
    if isinstance(b, Operation):
        return _either_operation(m, b, a)
    first, second = _parts(m, a), _parts(m, b)
    if first is not None and second is not None and len(first) == len(second):
        both = tuple(_either(m, m.resolve(x), m.resolve(y)) for x, y in zip(first, second, strict=True))
        return m.list(both) if isinstance(a, ListValue) else NamedTuple.of(a.cls, both) if isinstance(a, NamedTuple) else both
    if isinstance(a, DictValue) and isinstance(b, DictValue):
        return m.dict({k: _either(m, m.resolve(a.cells.get(k)), m.resolve(b.cells.get(k))) for k in a.cells.keys() if k in b.cells.data})
    if isinstance(a, Instance):
        return a
    inputs = operands(m, (a, b))
    reads = union_of(reads_of(i) for i in inputs)
    leaves = union_of(i.leaves for i in inputs if isinstance(i, Tensor))
    dtype = value_dtype(m, a)
    gradients = union_of(gradients_of(i) for i in inputs)
    behind = union_of(i.behind for i in inputs if isinstance(i, Tensor))
    shape = merged_shape(shape_of(m, a), shape_of(m, b))
    dtype = dtype if dtype is not None else value_dtype(m, b)
    told: dict[str, Any] = {"behind": behind, "inside": construct_of(m), "made_of": going_back(inputs)}
    return Tensor(shape, dtype, reads, gradients, leaves, writes=writes_for(m, inputs), **told)


def _either_operation(m: Machine, one: Operation, other: Value) -> Operation:
    """What a branch gives one of whose arms does something and gives no result: it may do what either does."""
    both = [one, other] if isinstance(other, Operation | Tensor) else [one]
    operations = [i for i in both if isinstance(i, Operation)]
    starts = union_of(i.starts for i in operations)
    return replace(
        one,
        reads=union_of(i.reads for i in both),
        writes=union_of((*m.waiting, *(i.writes for i in both))),
        starts=starts,
        opaque=any(i.opaque or i.starts != starts for i in operations),
        behind=union_of(i.behind for i in both),
    )


def _parts(m: Machine, value: Value) -> tuple[Value, ...] | None:
    if isinstance(value, ListValue):
        return m.items_of(value)
    return value if isinstance(value, tuple) else None


@primitive("converted")
def converted(m: Machine, args: Args) -> Value:
    """`converted(value)`: a number or array as a tensor; anything else as it is."""
    value = m.resolve(args.positional[0])
    if (is_constant(value) and value is not None) or (isinstance(value, Instance) and isinstance(value.attrs.get("shape"), tuple)):
        return source(shape_of(m, value), value_dtype(m, value))
    return value


@primitive("first")
def first(m: Machine, args: Args) -> Value:
    """`first(value)`: the first of a tuple or list, or the value itself."""
    value = m.resolve(args.positional[0])
    parts = _parts(m, value)
    return value if not parts else parts[0]
