"""Tensors and variables as the language meets them: their attributes, items, operators and turns."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..domain.symbols import MISSING, Condition, Name, Sym, show, text
from ..domain.unions import union_of
from ..language import describe
from ..language.kinds import ValueKind, kind_of
from ..language.trace import Noted, Place, Value
from ..language.values import Args, Builtin, Instance, Items, SliceValue
from ..record.journal import Assign, Rejected
from ..source.nodes import FunctionDef
from ..tf.assign import wrong_dtype, wrong_shape
from ..tf.errors import Kind, TFError
from ..tf.request import Refusal
from ..tf.shapes import Shape
from ..tf.variables import PartitionedVariable, Variable
from .arrays import arithmetic, comparison, elementwise, shape_of, sliced, value_dtype
from .computing import construct_of, number_of, operands, operation, unstacked, writes_for
from .dimensions import DType, TensorShape, plain
from .finalized import REFUSED, is_finalized
from .leaves import Cut, Initial, Piece
from .machine import Machine
from .making import op_named
from .mixing import note_foreign, note_mixed
from .operations import Operation, evaluated, note_dropped, operands_of
from .registry import native_class
from .tensors import Repeat, Tensor, reads_of, weights_of


class _InGraph(ValueKind):
    """What tensors and variables have in common."""

    precedence = 3
    equals_itself_only = True

    def attribute(self, m: Machine, value: Any, name: str, place: Place) -> Value:
        override = m.overrides.get((value, name))
        if override is not MISSING:
            return override
        if name == "shape":
            return TensorShape(value.shape)
        if name in ("get_shape", "shape_fn"):
            return Builtin(name, lambda m, args: TensorShape(value.shape))
        if name == "set_shape":
            return Builtin(name, lambda m, args: m.overrides.put((value, "_last_undefined"), False))
        if name == "dtype":
            return (
                DType(value.dtype) if isinstance(value.dtype, str) else (value.dtype if isinstance(value.dtype, Sym) else m.fresh("dtype"))
            )
        if name == "op":
            return _operation_of(value)
        if name == "graph":
            return value.graph if value.graph is not None else m.world.current
        if name == "name":
            if isinstance(value, Tensor):
                return text([value.name, ":0"]) if value.name is not None else Sym(("name", value), "tensor.name", "str")
            return value.name
        if name == "T" and isinstance(value, Tensor) and value.shape is not None and len(value.shape) == 2:  # of an array
            return operation(m, "transpose", [value], value.shape[::-1], value.dtype, place)
        if name in ("device", "_shape"):
            return m.fresh(name)
        if name in ("eval", "numpy"):
            return Builtin(name, lambda m, args: evaluated(m, value, name, args))
        if isinstance(value, Variable | PartitionedVariable):
            found = _variable_attribute(m, value, name)
            if found is not MISSING:
                return found
        elif name in _ASSIGNING:
            m.note("tensor to be assigned", place, tensor=value)
        return Sym(("attr", value, name), f"tensor.{name}") if name not in ("value_", "__len__", "_last_undefined") else MISSING

    def item(self, m: Machine, value: Any, index: Value, place: Place) -> Value:
        """`tensor[...]`: a piece is new data, of the same variables; all of it in another shape is not."""
        shape, picked_by = sliced(m, value.shape, index), _computed_with(m, index)
        if isinstance(value, Tensor) and all(map(_takes_all, index if isinstance(index, tuple) else (index,))):
            return operation(m, "expand_dims", [value], shape, value.dtype, place)
        if isinstance(value, Variable | PartitionedVariable):
            reads = frozenset(operands_of(value))
            if not isinstance(value, Variable):
                return Tensor(shape, value.dtype, reads, reads, behind=picked_by, inside=construct_of(m))
            number = number_of(m, "slice", [value], describe.identity(index))[0]
            told: dict[str, Any] = {"behind": picked_by, "inside": construct_of(m)}
            return Tensor(shape, value.dtype, reads, reads, weights=value, result=number, **told)
        piece = _piece_of(m, value, shape, index)
        if not picked_by <= piece.behind:
            piece = replace(piece, behind=piece.behind | picked_by)
        # The same slice of the same tensor is the same data.
        key = ("slice", value, describe.identity(index))
        known = m.registers.get(key)
        if isinstance(known, Tensor):
            return known
        m.registers.put(key, piece)
        return piece

    def binary(self, m: Machine, op: str, left: Value, right: Value, place: Place) -> Value:
        return arithmetic(m, op, left, right, place)

    def unary(self, m: Machine, op: str, value: Any, place: Place) -> Value:
        return elementwise(m, op, [value], place, m.world.current.unique_name("LogicalNot" if op == "~" else "Neg"))

    def order(self, m: Machine, op: str, left: Value, right: Value, place: Place) -> Value:
        return comparison(m, plain(left), plain(right), place)

    def equal(self, m: Machine, left: Value, right: Value, place: Place) -> bool:
        return left is right


class _Array(_InGraph):
    """What tensors and variables that are in one piece have in common."""

    attributes_each = True
    worth_a_turn = True
    starts_sums = True

    def set_attribute(self, m: Machine, value: Tensor | Variable, name: str, new: Value) -> None:
        m.overrides.put((value, name), new)

    def length(self, m: Machine, value: Tensor | Variable) -> Value:
        return value.shape[0] if value.shape and isinstance(value.shape[0], int) else NotImplemented

    def function(self, m: Machine, name: str, values: list[Value], place: Place) -> Value:
        return elementwise(m, name, values, place)


@kind_of(Tensor)
class TensorKind(_Array):
    """TF `Tensor`."""

    items_each = True
    tells_its_names = True
    is_to_be_kept = True

    def dropped(self, m: Machine, value: Tensor, place: Place) -> None:
        note_dropped(m, value, place)

    def truth(self, m: Machine, value: Tensor) -> Condition:
        return Condition(Sym(("truth", value), "a tensor"))

    def items(self, m: Machine, value: Tensor) -> Items | None:
        known = unstacked(m, value)
        return None if known is None else Items(known)

    def unpacked(self, m: Machine, value: Tensor, count: int) -> Items:
        known = unstacked(m, value)
        return Items([value.derived() for _ in range(count)] if known is None else known)


@kind_of(Variable)
class VariableKind(_Array):
    """TF `Variable`."""

    is_kept = True

    def in_place(self, m: Machine, op: str, left: Variable, right: Value, place: Place) -> None:
        """TF `ResourceVariable.__iadd__` and its like. A variable of Keras 3 has none of them, nor has one that is mirrored."""
        if op not in _NOT_IN_PLACE or not left.resource or (m.keras_3 and left.kind == "keras") or place.stub:
            return
        if not any(isinstance(event, Noted) and event.what == "strategy made" for event in m.events):
            now = f"`{'variable' if op in '+-' else 'var'} {op}= value` with `tf.Variable`s is not supported"
            told = now if m.version.v2 else f"Variable {op}= value not supported"
            m.did(Rejected, place, "", {}, ("in place", op, left))
            m.fail(TFError(Kind.INVALID, "RuntimeError", told, variable=left.op_name), place)

    def text(self, m: Machine, value: Variable) -> Value:
        return Sym(("str", describe.identity(value)), f"str({show(value.op_name)})", "str")


@kind_of(PartitionedVariable)
class PartitionedKind(_InGraph):
    """TF `PartitionedVariable`."""

    def items(self, m: Machine, value: PartitionedVariable) -> Items:
        return Items(list(value.shards))

    def parts(self, m: Machine, value: PartitionedVariable) -> tuple[Variable, ...]:
        return value.shards


_NOT_IN_PLACE = ("+", "-", "*", "/", "**")
_ASSIGNING = ("assign", "assign_add", "assign_sub", "scatter_add", "scatter_update", "scatter_sub")


def _variable_attribute(m: Machine, value: Any, name: str) -> Value:
    if name in _ASSIGNING:
        return Builtin(name, lambda m, args: _assigned(m, value, name, args))
    if name in ("initialized_value", "read_value", "value", "initial_value"):
        reads = frozenset(operands_of(value))
        if name == "initial_value":
            return Tensor(value.shape, value.dtype, leaves=frozenset([Initial(value)] if isinstance(value, Variable) else ()))
        if name == "initialized_value":  # what is waited for is not read too early
            return Builtin(name, lambda m, args: Tensor(value.shape, value.dtype, gradients=reads))
        return Builtin(name, lambda m, args: _read(m, value, name))
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


def _read(m: Machine, value: Variable | PartitionedVariable, how: str) -> Tensor:
    """TF `read_value()` and `value()`: the latter of a variable that is no resource is read where that was made."""
    only, eager = value if isinstance(value, Variable) else None, m.world.current.eager
    view, copy = (None, only) if eager else (only, None)
    gradients = frozenset(operands_of(value))
    anew = how == "read_value" or (only is not None and only.resource)
    reads = gradients.difference(*m.given) if anew else gradients
    inside = construct_of(m) if how == "read_value" else None
    return Tensor(value.shape, value.dtype, reads, gradients, frozenset(), value.op_name, view, copy_of=copy, inside=inside)


def _given_one_twice(m: Machine) -> FunctionDef | None:
    """A function of the user's that runs, and was given one object for two of its parameters."""
    for routine, ns in reversed(m.active):
        given = [id(v) for v in map(m.path.peek, ns.arguments.values()) if isinstance(v, Instance)]
        if not ns.module.stub and len(set(given)) < len(given) and isinstance(routine.node, FunctionDef):
            return routine.node
    return None


def _assigned(m: Machine, value: Variable | PartitionedVariable, how: str, args: Args) -> Value:
    inputs = operands(m, args.positional[:1])
    reads = frozenset(v for i in inputs for v in (i.reads if isinstance(i, Tensor) else (i,)))
    named = args.keywords.get("name") is not None
    writes = writes_for(m, inputs).union(operands_of(value))
    behind = frozenset() if how == "assign" else frozenset(operands_of(value))
    name = _name_of_assignment(m, value, how, args)
    out = Tensor(value.shape, value.dtype, reads, name=name, writes=writes, behind=behind)
    only = inputs[0] if inputs and all(i is inputs[0] for i in inputs) else None
    given = m.path.peek(args.positional[0]) if args.positional and not inputs else None
    twice = _given_one_twice(m) if only is not None and weights_of(only) is value else None
    m.note("assigned", args.place, variable=value, how=how, value=only, named=named, result=out, given=given, twice=twice)
    if len(args.positional) == 1 and m.path.peek(args.positional[0]) is None:
        _check_nothing(m, value, args.place)
    if isinstance(value, Variable) and value.graph.eager and isinstance(only, Variable):
        m.stand_ins.add(value)
    if is_finalized(m, value.graph):
        m.did(Assign, args.place, value, how, value.shape or (), value.dtype)
        m.fail(_finalized(value), args.place)
    if isinstance(value, Variable):
        note_mixed(m, [value, *inputs], args.positional[:1], args.place)
        note_foreign(m, [value, *inputs], args.positional[:1], args.place)
    if how in ("assign", "assign_add", "assign_sub") and len(args.positional) == 1 and args.keywords.keys() <= {"name"}:
        _check_assigned(m, value, how, shape_of(m, args.positional[0]), args.place)
        _check_assigned_dtype(m, value, how, m.path.peek(args.positional[0]), args.place)
    return out


def _operation_of(value: Any) -> Operation:
    """What computes a value: of what it reads, and with what it writes on the way."""
    if not isinstance(value, Tensor):
        return Operation(value.op_name, value)
    return Operation(value.name, value, value.reads, value.writes, behind=value.behind)


def _name_of_assignment(m: Machine, value: Variable | PartitionedVariable, how: str, args: Args) -> Name | None:
    """What a graph's program assigns by has a name, by which a scope's updates are asked for."""
    here = m.world.current
    kind = "".join(word.capitalize() for word in how.split("_"))
    if here.eager or here.outer is not None or not isinstance(value, Variable) or not how.startswith("assign"):
        return None
    return op_named(m, args.keywords.get("name") or (f"{kind}VariableOp" if value.resource else kind), args.place)


def _check_nothing(m: Machine, value: Variable | PartitionedVariable, place: Place) -> None:
    """TensorFlow refuses None for a value, like the average of a variable that none is kept of."""
    if m.path.decisions or m.path.arms or m.errors:
        return  # as for a value of another shape
    m.did(Rejected, place, "assign", {"ref": value, "value": None})
    m.fail(TFError(Kind.INVALID, "ValueError", "None values not supported."), place)


def _finalized(value: Variable | PartitionedVariable) -> Refusal:
    return Refusal(Kind.FINALIZED, "RuntimeError", REFUSED, variable=value.op_name, existing=value)


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


def _computed_with(m: Machine, index: Value) -> frozenset[Variable]:
    """The variables that it takes to compute an index, as in `moves[tf.argmin(costs)]`; no gradient goes through it."""
    return union_of(i.reads | i.behind if isinstance(i, Tensor) else reads_of(i) for i in operands(m, [index]))


def _drops_an_end(index: Value) -> bool:
    """Whether an index takes all of a tensor but an end of it, `[:, :-1]` or `[:, :tf.shape(x)[1]]`: it goes on to no other step."""
    parts = index if isinstance(index, tuple) else (index,)
    cut = [part for part in parts if not _takes_all(part)]
    return all(isinstance(part, SliceValue) and part.lower is part.step is None and _is_from_the_end(part.upper) for part in cut)


def _is_from_the_end(bound: Value) -> bool:
    return isinstance(bound, Tensor) or (isinstance(bound, int) and bound < 0)


def _piece_of(m: Machine, value: Tensor, shape: Shape, index: Value) -> Tensor:
    """A piece of a tensor, told by its index from the others: that of what was computed once more has been cut once more too."""
    cut = Piece(value.leaves) if _drops_an_end(index) else Cut(value.leaves, value.reads) if value.reads else None
    if value.result is None:
        return value.derived(shape, cut, construct_of(m))
    number, known = number_of(m, "slice", [value], describe.identity(index))
    before = m.register(("cut", number), None)
    if isinstance(before, Cut | Piece) and not value.chance:
        cut = before
    m.registers.put(("cut", number), cut)
    again = frozenset(Repeat(number, r.variable, r.access) for r in value.again) if known else value.again
    return replace(value.derived(shape, cut, construct_of(m)), result=number, chance=value.chance, again=again)


def _takes_all(part: Value) -> bool:
    """Whether a part of an index leaves nothing out: `None`, `:` or `...`."""
    return part is None or part is ... or (isinstance(part, SliceValue) and part.lower is part.upper is part.step is None)


native_class("Tensor", Tensor)
native_class("PartitionedVariable", PartitionedVariable)
