"""Slots that an optimizer does not have: what `get_slot` gives of a variable that it never trains, and who takes that for one."""

from __future__ import annotations

from ..domain.symbols import Sym, show
from ..language import evaluation
from ..language.trace import Place, Value
from ..language.values import Args, ListValue
from ..tf.errors import Kind, TFError
from ..tf.variables import Variable
from .leaves import Leaf
from .machine import Machine
from .registry import primitive

_NO_SLOT = "no slot"


@primitive("no_slot")
def no_slot(m: Machine, args: Args) -> Value:
    """`no_slot(variable, name, others)`: the None of a variable of which an optimizer has no slot of that name, but `others`, or none yet;
    told of where the program takes it for a slot."""
    variable, name, others = (m.resolve(each) for each in args.positional)
    if not (m.known_empty and isinstance(variable, Variable) and isinstance(name, str) and isinstance(others, ListValue)):
        return None
    if variable.assumed or not all(isinstance(m.path.peek(each), Variable | str) for each in m.items_of(others)):
        return None
    found = Sym((_NO_SLOT, variable, name, others), f"get_slot({show(variable.op_name)}, {name!r})")
    m.path.assume(evaluation.is_none(found), True)
    return found


@primitive("check_taken")
def check_taken(m: Machine, args: Args) -> Value:
    """`check_taken(value)`: TensorFlow rejects the None that there is in place of a slot."""
    value = m.path.peek(args.positional[0])
    given_something(m, frozenset([value] if isinstance(value, Sym) else ()), args.place, True)
    return None


def check_read(m: Machine, value: Value, attribute: str, place: Place) -> None:
    """An attribute is read of what is None."""
    told = _about(m, value)
    if told is not None and _is_news(m, value):
        m.fail(TFError(Kind.OF_PYTHON, "AttributeError", f"'NoneType' object has no attribute '{attribute}'\n{told}"), place)


def given_something(m: Machine, unknown: frozenset[Leaf], place: Place, followed: bool) -> frozenset[Leaf]:
    """What is not known among the operands of an operation of TensorFlow's (`followed`), none of which may be None."""
    told = (
        min((about for each in unknown if (about := _about(m, each)) is not None and _is_news(m, each)), default=None) if followed else None
    )
    if told is not None:
        m.fail(TFError(Kind.OF_PYTHON, "ValueError", f"None values not supported.\n{told}"), place)
    return unknown


def _is_news(m: Machine, value: Value) -> bool:
    """Whether the program has not taken it for a slot before, where that has ended it."""
    key = ("taken for a slot", value)
    if m.register(key, False) is True:
        return m.catches("ValueError") or m.catches("AttributeError")
    m.registers.put(key, True)
    return True


def _about(m: Machine, value: Value) -> str | None:
    """Why something is None in place of a slot; None of anything else."""
    match value:
        case Sym(key=(str(kind), Variable() as variable, str(name), ListValue() as others)) if kind == _NO_SLOT:
            known = [m.path.peek(each) for each in m.items_of(others)]
            if not known:
                return f"get_slot gives None of {show(variable.op_name)}: the optimizer makes its slots when it is told what to train"
            if isinstance(known[0], Variable):
                more = f" and {len(known) - 1} more" if len(known) > 1 else ""
                return f"get_slot gives None of {show(variable.op_name)}: the optimizer has {name!r} of {show(known[0].op_name)}{more}"
            return f"get_slot gives None: the slots of the optimizer are called {' and '.join(map(str, known))}, not {name}"
    return None


def check_initialized(m: Machine, variables: Value, place: Place) -> None:
    """The variables that an operation is to initialize are asked for their initializers."""
    variables = m.path.peek(variables)
    items = variables if isinstance(variables, tuple) else m.items_of(variables) if isinstance(variables, ListValue) else ()
    for each in map(m.path.peek, items):
        if isinstance(each, Sym):
            check_read(m, each, "initializer", place)
