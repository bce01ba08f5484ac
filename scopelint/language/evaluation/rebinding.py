"""What is told when a name, an attribute or an item that holds a library's object gets another one, or instances hold one together.

Such an object has an identity that programs count on: who holds the old one does not see the new one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...domain.symbols import MISSING
from ...source import nodes as n
from ...source.mentions import is_dropped
from ..describe import holder_of
from ..kinds import kind_for
from ..machine import FROZEN, Machine
from ..trace import Place, Value
from ..values import Builtin, ClassValue, DictValue, Function, Instance, ListValue, Namespace, Partial
from . import scoping

_Held = Mapping[Value, Value] | Mapping[str, Value] | Sequence[Value]
"""What a holder has, by names, keys or places."""


def of_name(m: Machine, ns: Namespace, target: n.Name, value: Value, turning: bool) -> None:
    """A name is bound in the user's code, by an assignment, or by a loop that is `turning`."""
    owner, now = scoping.owner(ns, target.id), m.path.peek(value)
    if not turning and (isinstance(now, ListValue | DictValue) or kind_for(now).tells_its_names):
        m.host.named(m, owner, target.id, now, scoping.place_of(ns, target))
    before = owner.cells.data.get(target.id, MISSING)
    if before is not MISSING and before is not value and _is_kept(before):
        dropped = not turning and _is_dropped(m, ns, target)
        _tell(m, scoping.place_of(ns, target), owner, owner.cells.data, target.id, before, value, turning, dropped, owner is ns)
    elif isinstance(before, int | float) and owner.kind == "module":
        _thaw(m, scoping.place_of(ns, target), owner, target.id, before, value)
    elif ns.kind == "class" and _is_shareable(shared := _default_of(m, now)):
        m.registers.put(("class attribute", shared), m.moment(scoping.place_of(ns, target)))
    elif before is MISSING and isinstance(now, Instance) and not turning:
        _tell_beside(m, scoping.place_of(ns, target), owner, owner.cells.data, target.id, now)
    elif before is MISSING and not turning and _is_made_to_be_called(now):
        _tell_names(m, ns, target, now, (*(str(name) for name, each in owner.cells.data.items() if each is now), target.id))
    _lend(m, owner, owner.cells.data, target.id, now, turning)


def _lend(m: Machine, holder: Value, held: Mapping[Any, Value], name: str, now: Value, turning: bool) -> None:
    """An object that was not made for a name gets it for a while: by a loop that goes on to the next one, or beside another name."""
    if isinstance(now, Instance) and _is_kept(now) and (turning or any(each is now and other != name for other, each in held.items())):
        m.registers.put(("lent", holder, name), now)


def _tell_beside(m: Machine, place: Place, holder: Value, held: Mapping[Any, Value], name: str, now: Instance) -> None:
    """An object gets another name, beside one by which the same holder has it: of a library's, or one that is altogether the program's."""
    beside = next((other for other, each in held.items() if each is now), None)
    if beside is not None:
        m.note("aliased" if _is_kept(now) else "named beside", place, holder=holder, name=name, now=now, beside=beside)


def _tell_names(m: Machine, ns: Namespace, target: n.Expr, now: Value, names: tuple[str, ...]) -> None:
    """What a call made, to be called in its turn, has several names."""
    function = now
    while not isinstance(function, Function | None):
        function = m.path.peek(getattr(function, "function", None))
    if len(names) > 1 and isinstance(function, Function):
        m.note("called by names", scoping.place_of(ns, target), names=names, node=function.node)


def _is_made_to_be_called(value: Value) -> bool:
    """Whether it is what a call has made of a function: a partial one, or a library's template."""
    kind = kind_for(value)
    return isinstance(value, Partial) or (kind.is_callable and not isinstance(value, Function | Builtin | ClassValue | Instance))


def _default_of(m: Machine, value: Value) -> Value:
    """What a class is to have by the end: of a field of a dataclass its default."""
    module = value.cls.module if isinstance(value, Instance) else None
    of_field = module is not None and module.stub and module.name == "dataclasses"
    return m.path.peek(value.attrs.data.get("default")) if of_field and isinstance(value, Instance) else value


def of_names(m: Machine, ns: Namespace, targets: Sequence[n.Expr], value: Value) -> None:
    """Several targets get one value by one assignment."""
    now = m.path.peek(value)
    names = tuple(t.id if isinstance(t, n.Name) else t.attr for t in targets if isinstance(t, n.Name | n.Attribute))
    if len(names) > 1 and not ns.module.stub and isinstance(now, Instance) and _is_kept(now):
        alike = len({isinstance(t, n.Name) for t in targets}) == 1
        m.note("named at once", scoping.place_of(ns, targets[0]), names=names, alike=alike, value=now)


def of_attribute(m: Machine, ns: Namespace, target: n.Attribute, obj: Value, value: Value, turning: bool) -> None:
    """An attribute is assigned."""
    if not ns.module.stub:
        of_field(m, holder_of(m.path.peek(obj)), target.attr, value, scoping.place_of(ns, target), turning)


def of_field(m: Machine, holder: Value, name: str, value: Value, place: Place, turning: bool = False) -> None:
    """An object gets an attribute, by an assignment or by `setattr`, in the program's own code."""
    if not isinstance(holder, Instance) or place.stub:
        return
    m.host.kept(m, holder, name, m.path.peek(value), place)
    m.host.held(m, holder, name, m.path.peek(value), place)
    handed_over(m, holder, value, place)
    before = m.path.peek(holder.attrs.data.get(name, MISSING))
    if isinstance(before, int | float):
        _thaw(m, place, holder, name, before, value)
    elif before is not value and _is_kept(before):
        _tell(m, place, holder, holder.attrs.data, name, before, value, turning)
    elif isinstance(before, ListValue | DictValue) and m.path.peek(value) is None:
        m.note("let go", place, before=before)
    elif before is not value and isinstance(now := m.path.peek(value), Instance):
        _tell_beside(m, place, holder, holder.attrs.data, name, now)
    _lend(m, holder, holder.attrs.data, name, m.path.peek(value), turning)


def of_text(m: Machine, ns: Namespace, target: n.Attribute | n.Subscript, obj: Value, key: Value, value: Value) -> None:
    """A text is set under a key of what a name stands for: tell where that key has got another text by another name of the same object."""
    if type(value) is not str or type(key) is not str or not isinstance(target.value, n.Name) or ns.module.stub or ns.kind == "class":
        return
    name, given = target.value.id, m.path.peek(obj)
    if not isinstance(given, Instance | DictValue):
        return
    before = m.register(("told by name", given, key), None)
    if before is not None and before[0] != name and before[1] != value and m.path.peek(ns.cells.data.get(before[0])) is given:
        facts = {"names": (before[0], name), "texts": (before[1], value), "first": before[2], "module": ns.module.body}
        m.note("told by another name", scoping.place_of(ns, target), value=given, key=key, **facts)
    m.registers.put(("told by name", given, key), (name, value, m.moment(scoping.place_of(ns, target))))


def handed_over(m: Machine, holder: Value, value: Value, place: Place) -> None:
    """An attribute of an object is set, maybe from outside: by none of its own methods, or to what one of them is given."""
    given = m.path.peek(value)
    if isinstance(holder, Instance) and not place.stub and _is_kept(given):
        around = m.frame.outwards() if m.frame is not None else ()
        if _is_argument(m, given) or not any(frame.receiver is holder for frame in around):
            m.note("handed over", place, object=holder, value=given)


def _is_argument(m: Machine, value: Value) -> bool:
    """Whether the function that runs was given a value."""
    if not m.active:
        return False
    function, ns = m.active[-1]
    return any(m.path.peek(ns.cells.data.get(name)) is value for name in function.params.by_name)


def of_item(m: Machine, holder: Value, held: _Held, key: Any, value: Value, place: Place) -> None:
    """An item of a list or dict is assigned; in a list there is one."""
    before = m.path.peek(held.get(key, MISSING) if isinstance(held, Mapping) else held[key])
    if before is not value and _is_kept(before) and not place.stub:
        _tell(m, place, holder, held, key, before, value, False)


def of_instance(m: Machine, made: Instance, place: Place) -> None:
    """An object is made: what its class holds, all objects of the class hold together."""
    if not place.stub and made.cls.module is not None and not made.cls.module.stub and _is_kept(made):
        m.note("object made", place, object=made)
    for cls in made.cls.mro:
        if cls.module is None or cls.module.stub:
            continue
        for name, value in cls.attrs.data.items():
            value = m.path.peek(value)
            moment = m.register(("class attribute", value), None) if _is_shareable(value) else None
            if moment is not None and m.path.peek(made.attrs.data.get(name, value)) is value:
                m.note("held by class", place, instance=made, cls=cls.name, name=name, value=value, bound=moment)


def _thaw(m: Machine, place: Place, holder: Value, name: str, before: Value, value: Value) -> None:
    """Tell of a number that gets another value after a trace has looked it up."""
    frozen = m.register((FROZEN, holder, name), None)
    if frozen is not None and m.path.peek(value) != before:
        m.note("frozen number set", place, name=name, traced=frozen)


def _is_dropped(m: Machine, ns: Namespace, target: n.Name) -> bool:
    """Whether nobody looks at what a name is bound to here, which is in a loop."""
    if not m.turns:
        return False
    if m.active and m.active[-1][1] is ns:
        return is_dropped(m.active[-1][0].node.body, target) if isinstance(m.active[-1][0].node, n.FunctionDef) else False
    return ns.kind == "module" and ns.module.body is not None and is_dropped(ns.module.body.body, target)


def _tell(
    m: Machine,
    place: Place,
    holder: Value,
    held: _Held,
    name: Value,
    before: Value,
    value: Value,
    turning: bool,
    dropped: bool = False,
    own: bool = False,
) -> None:
    """`others` are the names (as texts) under which the holder has the new object already, `beside` is one of them.

    The name is its `own` that binds it. What it had was `lent` to the name, where it was not this one's alone.
    """
    now = m.path.peek(value)
    has = held.items() if isinstance(held, Mapping) else enumerate(held)
    others = sorted(str(other) for other, each in has if each is now) if _is_kept(now) else []
    facts = {"before": before, "now": now, "beside": min(others, default=None), "others": others, "turning": turning, "dropped": dropped}
    m.note("rebound", place, holder=holder, name=name, **facts, own=own, lent=m.register(("lent", holder, name), None) is before)


def _is_kept(value: Value) -> bool:
    """Whether it is an object of a library's, or of a class that is derived from one of a library's."""
    if isinstance(value, Instance):
        return any(_is_a_librarys(c) for c in value.cls.mro)
    return kind_for(value).is_kept


def _is_a_librarys(cls: ClassValue) -> bool:
    return cls.module is not None and cls.module.stub


def _is_shareable(value: Value) -> bool:
    return isinstance(value, ListValue | DictValue) or _is_kept(value)
