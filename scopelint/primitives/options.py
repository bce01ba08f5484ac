"""What the program's options are: unknown, unless it runs as it stands; and whether that may tell of an error."""

from __future__ import annotations

from collections.abc import Mapping

from ..domain.symbols import Sym
from ..language.trace import Noted, Value
from ..language.values import Args, ClassValue, DictValue, Function, Instance, ListValue
from ..tf.shapes import Shape
from ..tf.variables import Variable
from .machine import Machine
from .registry import primitive


@primitive("option")
def option(m: Machine, args: Args) -> Value:
    """`option(name, default)`: a setting from outside. What it is by default when the program is run as it stands;
    else unknown, though always the same under one name and of one default: two scripts may each have an option `--logs` of their own."""
    name, default = m.resolve(args.get(0, "name")), m.resolve(args.get(1, "default"))
    if m.stop_at_error and len(args.positional) > 1:
        return default
    kind = type(default).__name__ if isinstance(default, bool | int | float | str) else None
    m.optional = m.optional or kind is not None or (isinstance(default, ListValue | tuple) and default != ())
    key = ("option", name, default) if isinstance(default, str) and default else ("option", name)
    found = Sym(key, name if isinstance(name, str) else "option", kind)
    if isinstance(default, str) and default:
        m.path.assume(found, True)  # any text is true, be it "False"
    return found


def computed_of_options(m: Machine, label: str) -> Sym:
    """What comes of a call that is not followed, if it is given options or is a method of one: equal to nothing else."""
    m.serial += 1
    return Sym(("fresh", m.serial, None, ("option",)), label)


def of_option(value: object, depth: int = 8) -> bool:
    """Whether an unknown is an option, or was computed from one."""
    if isinstance(value, Sym):
        return of_option(value.key, depth)
    if not isinstance(value, tuple) or not value or depth == 0:
        return False
    return value[0] == "option" or any(of_option(part, depth - 1) for part in value)


def of_items_of_option(value: object, depth: int = 8) -> bool:
    """Whether an unknown is an item of an option that is several, be it a list or a text that is split, or was computed from one."""
    if isinstance(value, Sym):
        return of_items_of_option(value.key, depth)
    if not isinstance(value, tuple) or not value or depth == 0:
        return False
    if value[0] == "item":
        return of_option(value, depth)
    return any(of_items_of_option(part, depth - 1) for part in value)


def is_chosen_by_option(m: Machine, function: Value) -> bool:
    """Whether what is called is an item, under an option, of a table of the program's own functions or classes."""
    match function:
        case Sym(key=("item", DictValue() as table, Sym() as key)) if of_option(key):
            members = (m.path.peek(each) for each in table.cells.data.values())
            return any(isinstance(each, Function | ClassValue) and each.module is not None and not each.module.stub for each in members)
    return False


_WRITTEN_AS = {"restored": "saved", "weights read": "weights saved"}
"""What is read from a file, and as what it was written."""


def note_read(m: Machine, what: str, facts: Mapping[str, Value]) -> None:
    """What is read from a file may be there in another size, if options say how large it is, or are asked of how many layers it is."""
    if not m.optional or what not in _WRITTEN_AS:
        return
    read = _sizes(m, facts)
    written = [_sizes(m, e.facts) for e in m.events if isinstance(e, Noted) and e.what == _WRITTEN_AS[what]]
    m.hinge(any(_differ_by_options(there, read) for there in written), m.steps)


def _differ_by_options(there: Mapping[Value, Shape], read: Mapping[Value, Shape]) -> bool:
    if there.keys() != read.keys() and all(isinstance(key, int) for key in read):
        return True
    pairs = ((there[key], shape) for key, shape in read.items() if key in there)
    return any(one != other and any(map(of_option, (*(one or ()), *(other or ())))) for one, other in pairs)


def _sizes(m: Machine, facts: Mapping[str, Value]) -> Mapping[Value, Shape]:
    """The shapes of what a file holds, or is to give: of what a saver saves by its names, of a model's weights by their numbers."""
    saver = facts.get("saver")
    held = m.path.peek(saver.attrs.get("_saved")) if isinstance(saver, Instance) else None
    items = held.cells.data.items() if isinstance(held, DictValue) else enumerate(facts.get("weights") or ())
    found = ((key, m.path.peek(value)) for key, value in items)
    return {key: value.shape for key, value in found if isinstance(value, Variable)}
