"""What layers ask of the model: names, moments, and what a value depends on."""

from __future__ import annotations

from operator import attrgetter

from ..domain.symbols import MISSING, Sym, text
from ..language.trace import Value
from ..language.values import Args, ListValue
from ..tf.soft import largest
from ..tf.variables import PartitionedVariable, Variable
from .computing import operands
from .machine import Machine
from .registry import primitive
from .tensors import Tensor, gradients_of

_SERIAL = attrgetter("serial")


@primitive("now")
def now(m: Machine, args: Args) -> Value:
    """`now()`: a moment, for `made_since`."""
    return m.world.next_serial()


@primitive("made_since")
def made_since(m: Machine, args: Args) -> Value:
    """`made_since(variable, moment)`: whether the variable was made after that moment."""
    value, moment = (m.resolve(v) for v in args.positional[:2])
    if isinstance(value, PartitionedVariable):
        value = value.shards[0] if value.shards else None
    return isinstance(value, Variable) and isinstance(moment, int) and value.serial > moment


@primitive("reads_of")
def variables_read(m: Machine, args: Args) -> Value:
    """`reads_of(value)`: the variables that a gradient of a tensor reaches, a tuple with the oldest first; None if it is no tensor."""
    found = operands(m, args.positional[:1])
    if not found:
        return None
    reads: frozenset[Variable] = frozenset().union(*(gradients_of(v) for v in found))
    return tuple(sorted(reads, key=_SERIAL))


@primitive("is_followed")
def is_followed(m: Machine, args: Args) -> Value:
    """`is_followed(value)`: whether a tensor, or all of a list, is computed from nothing unknown, which may be of any variable.

    What a function that is not followed makes of tensors is not seen in what is computed from it.
    """
    return _is_followed(m, args.positional[0])


def _is_followed(m: Machine, given: Value) -> bool:
    if any(call.received for call in m.unfollowed.values()):
        return False
    found = operands(m, [given])
    items = m.items_of(value) if isinstance(value := m.resolve(given), ListValue) else value if isinstance(value, tuple) else (value,)
    known = all(isinstance(m.resolve(item), Tensor | Variable) for item in items)
    return known and not any(isinstance(leaf, Sym) for v in found if isinstance(v, Tensor) for leaf in v.leaves)


@primitive("out_of_reach")
def out_of_reach(m: Machine, args: Args) -> Value:
    """`out_of_reach(value, variables)`: whether a tensor is computed from some variables behind operations that let no gradient through."""
    value, variables = m.resolve(args.positional[0]), operands(m, args.positional[1:2])
    if not isinstance(value, Tensor) or not variables or any(isinstance(leaf, Sym) for leaf in value.leaves):
        return False
    wanted = {v for v in variables if isinstance(v, Variable) and not v.assumed}
    known = len(wanted) == len(set(variables)) and wanted.isdisjoint(m.differentiated)
    return known and bool(value.gradients) and wanted <= value.behind and wanted.isdisjoint(value.gradients | value.reads)


@primitive("is_apart")
def is_apart(m: Machine, args: Args) -> Value:
    """`is_apart(value, variables)`: whether a tensor is computed from variables, and not at all from these; all of it is followed."""
    value, variables = m.resolve(args.positional[0]), operands(m, args.positional[1:2])
    if not isinstance(value, Tensor) or not value.gradients or not variables or not _is_followed(m, value):
        return False
    wanted = {v for v in variables if isinstance(v, Variable) and not v.assumed}
    known = len(wanted) == len(set(variables)) and wanted.isdisjoint(m.differentiated)
    return known and wanted.isdisjoint(value.gradients | value.reads | value.behind)


@primitive("layer_name")
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
