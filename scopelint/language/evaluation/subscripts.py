"""Items: `value[index]` of Python's own types and of everything else, and how many there are."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from ...domain.bounds import Length, Order
from ...domain.symbols import MISSING, Choice, Itself, Sym, Text
from ..describe import PYTHON_NAMES, describe, hashable, identity, is_data, type_name
from ..kinds import kind_for
from ..machine import Machine
from ..trace import NOWHERE, Place, Value
from ..values import (
    Args,
    BoundMethod,
    ClassValue,
    DictValue,
    FrozenSetValue,
    Function,
    Generator,
    Instance,
    Iter,
    ListValue,
    NamedTuple,
    Obj,
    Range,
    SetValue,
    SliceValue,
    is_constant,
    plain,
)
from . import access, branch, calls, comparisons, imports, iteration, rebinding


def as_key(m: Machine, value: Value, among: DictValue | None = None) -> Value:
    """A value as the key of a dict: the equal one that is `among` its keys, of an object whose class says what is equal; a number for
    what is one.
    """
    value = m.deep(value)
    if not is_constant(value):
        value = tuple(kind_for(each).key(each) for each in value) if type(value) is tuple else kind_for(value).key(value)
    if _unhashable(value):
        inner = value
        while type(inner) is tuple:
            inner = next(filter(_unhashable, inner))
        m.refuse("TypeError", f"unhashable type: '{type_name(inner)}'", NOWHERE)
    if type(value) is Instance and isinstance(value.cls.find("__hash__"), Function):
        return _equal_key(m, value, among)
    return value if hashable(value) else Sym(("key", Itself(value)), describe(value))


def is_open_key(key: Value) -> bool:
    """Whether it is not known what a key is, or what is in one that is a tuple."""
    return any(map(is_open_key, key)) if type(key) is tuple else isinstance(key, Sym | Text)


def set_of(m: Machine, values: Iterable[Value], frozen: bool = False) -> SetValue:
    """A set of these values."""
    out = m.set((), frozen)
    for each in values:
        out.cells.data[as_key(m, each, out)] = True  # a new set: nothing to undo
    return out


def frozen(m: Machine, value: Value) -> Value:
    """What is looked for in a set: for a set, which has no hash, the frozen set of the same items."""
    if isinstance(value, SetValue) and not value.open and _unhashable(value):
        return m.set(tuple(value.cells.keys()), frozen=True)
    return value


def _equal_key(m: Machine, value: Instance, among: DictValue | None) -> Value:
    """The key among those of a dict that has the hash of an object and is equal to it, by their own methods; else the object."""
    mine = hash_of(m, value)
    for key in list(among.cells.keys()) if among is not None and isinstance(value.cls.find("__eq__"), Function) else ():
        if key is value:
            return value
        known = m.register(("hash", key), None) if type(key) is Instance else None
        if known is not None and known == mine and comparisons.equal(m, key, value, NOWHERE) is True:
            return key
    m.registers.put(("hash", value), mine)
    return value


def hash_of(m: Machine, value: Instance) -> Value:
    """What the `__hash__` of an object's class gives."""
    found = plain(m.resolve(calls.call(m, access.find_method(m, value, "__hash__"), [], {}, NOWHERE)))
    if is_data(found) and not isinstance(found, int):
        m.refuse("TypeError", "__hash__ method should return an integer", NOWHERE)
    return found


def _unhashable(value: Value) -> bool:
    """Whether Python has no hash of a value: of a list, a dict, or an object with an `__eq__` of its own and no `__hash__` beside it."""
    if type(value) is tuple:
        return any(map(_unhashable, value))
    if isinstance(value, ListValue | DictValue):
        return not isinstance(value, FrozenSetValue) and (value.holder is None or value.holder.cls.find("__hash__") in (MISSING, None))
    if not isinstance(value, Instance):
        return False
    own = next((c for c in value.cls.mro if "__eq__" in c.attrs.data or "__hash__" in c.attrs.data), None)
    given = MISSING if own is None else own.attrs.get("__hash__")
    return own is not None and (given is None or (given is MISSING and not (own.module is not None and own.module.stub)))


def get_item(m: Machine, value: Value, index: Value, place: Place) -> Value:
    """`value[index]`."""
    value = m.path.peek(value)
    if isinstance(value, Choice):
        if all(isinstance(v, Sym) or kind_for(v).items_each for v in (value.yes, value.no)):
            return branch.each(m, value, lambda leaf: get_item(m, leaf, index, place))
        return get_item(m, m.path.bound(value), index, place)
    found = kind_for(value).item(m, value, index, place)
    if found is not NotImplemented:
        return found
    index = m.path.peek(index)
    if isinstance(index, Choice) and not isinstance(value, Sym):
        return branch.each(m, index, lambda leaf: get_item(m, value, leaf, place))
    if not isinstance(value, Sym):
        index = with_bounds(m, index)
    method = access.find_method(m, value, "__getitem__")
    if method is not None and not isinstance(value, NamedTuple):
        return calls.call(m, method, [index], {}, place)
    if isinstance(value, ClassValue) and value.find("__class_getitem__") is not MISSING:
        own = access.get_attribute(m, value, "__class_getitem__", place)
        own = BoundMethod(value, own) if isinstance(own, Function) else own
        return calls.call(m, own, [index], {}, place)
    return native_item(m, value, index, place)


def with_bounds(m: Machine, index: Value) -> Value:
    """An index without choices; the bounds of a slice are decided too."""
    index = plain(m.resolve(index))
    if isinstance(index, SliceValue) and not index.known:
        return SliceValue(m.resolve(index.lower), m.resolve(index.upper), m.resolve(index.step))
    return index


def _as_number(m: Machine, index: Value) -> Value:
    """An index of a list and its like: of an object what its `__index__` gives, in the bounds of a slice too."""
    if isinstance(index, SliceValue):
        return index if index.known else SliceValue(*(_as_number(m, plain(part)) for part in (index.lower, index.upper, index.step)))
    method = access.find_method(m, index, "__index__") if type(index) is Instance else None
    if method is None:
        return index
    found = plain(m.resolve(calls.call(m, method, [], {}, NOWHERE)))
    return found if isinstance(found, int) else index


def native_item(m: Machine, value: Value, index: Value, place: Place) -> Value:
    """`value[index]` as Python's own types do it."""
    if isinstance(value, DictValue):
        return _dict_item(m, value, as_key(m, index, value), place)
    if isinstance(value, tuple | ListValue | str | Range):
        index = _as_number(m, index)
    if isinstance(value, tuple | ListValue | str):
        items = m.items_of(value) if isinstance(value, ListValue) else value
        if isinstance(index, SliceValue):
            if not index.known:
                if index.step == 0:
                    m.refuse("ValueError", "slice step cannot be zero", place)
                elif all(is_data(part) for part in (index.lower, index.upper, index.step)):
                    m.refuse("TypeError", "slice indices must be integers or None", place)
                return _unknown_item(m, value, index)
            cut: Value = items[index.python()]
            if not isinstance(value, ListValue):
                return cut
            piece = _cut_list(m, value, cut, index)
            if not place.stub:
                m.host.cut(m, value, index, piece, place)
            return piece
        if isinstance(index, bool | int):
            if -len(items) <= index < len(items) and not (isinstance(value, ListValue) and value.open and index < 0):
                return items[index]
            if not (isinstance(value, ListValue) and value.open):
                kind = "string" if isinstance(value, str) else describe_type(value)
                m.refuse("IndexError", f"{kind} index out of range", place)
        elif is_data(index) and not isinstance(index, Instance):
            told = f"{describe_type(value)} indices must be integers or slices, not {type_name(index)}"
            m.refuse(
                "TypeError", told if not isinstance(value, str) else f"string indices must be integers, not '{type_name(index)}'", place
            )
        return _unknown_item(m, value, index)
    if isinstance(value, Range):
        return _range_item(m, value, index, place)
    if (is_constant(value) and not isinstance(value, bytes)) or (isinstance(value, Instance) and is_data(value)):
        m.refuse("TypeError", f"'{type_name(value)}' object is not subscriptable", place)
    if isinstance(value, Sym):
        key = as_key(m, index)
        override = m.overrides.get((value, "[]", key))
        return override if override is not MISSING else Sym(("item", value, key), f"{value.label}[{describe(index)}]")
    return _unknown_item(m, value, index)


def _cut_list(m: Machine, value: ListValue, cut: tuple[Value, ...], index: SliceValue) -> ListValue:
    """A slice of a list; of one that may have more items, it may have more too unless it ends among those that are known."""
    out = m.list(cut)
    end = index.upper
    if value.open and not (isinstance(end, int) and 0 <= end <= len(m.items_of(value))):
        out.mark_open()
    return out


def describe_type(value: Value) -> str:
    return PYTHON_NAMES.get(type(value), type(value).__name__)


def _unknown_item(m: Machine, value: Value, index: Value) -> Value:
    key = (identity(value), identity(index))
    return Sym(("item", *key), f"{describe(value)}[{describe(index)}]")


def _range_item(m: Machine, value: Range, index: Value, place: Place) -> Value:
    if isinstance(index, int):
        if value.stop is None:
            return value.start + index * value.step if index >= 0 else m.fresh("the last of a range", "int")
        try:
            return range(value.start, value.stop, value.step)[index]
        except IndexError as error:
            m.refused(error, place)
    if isinstance(index, SliceValue) and index.known and value.stop is not None:
        cut = range(value.start, value.stop, value.step)[index.python()]
        return Range(cut.start, cut.stop, cut.step)
    if is_data(index) and not isinstance(index, Instance):
        m.refuse("TypeError", "range indices must be integers or slices", place)
    return m.fresh("item of a range", "int")


def _dict_item(m: Machine, value: DictValue, key: Value, place: Place) -> Value:
    found = m.path.bound(value.cells.get(key))
    if found is not MISSING:
        return found
    if value.factory is not MISSING and value.factory is not None and value.holder is None:
        made = calls.call(m, value.factory, [], {}, place)
        value.cells.put(key, made)
        return made
    missing = access.find_method(m, value, "__missing__")
    if missing is not None:
        return calls.call(m, missing, [key], {}, place)
    if is_open_key(key) and len(value.cells):
        # An unknown key of a known table: one of its values, unknown which.
        return Sym(("item", value, key), f"an item at {describe(key)}")
    if not value.open:
        if value.of_module and imports.catch_up(m, place):
            return _dict_item(m, value, key, place)
        m.refuse("KeyError", key, place)
    return Sym(("item", value, key), f"[{describe(key)}]")


def set_item(m: Machine, target: Value, index: Value, value: Value, place: Place) -> None:
    """`target[index] = value`."""
    target = m.path.bound(target)
    method = access.find_method(m, target, "__setitem__")
    if method is None:
        store_item(m, target, index, value, place)
        return

    calls.call(m, method, [index, value], {}, place)


def put_under(m: Machine, target: DictValue, key: Value, value: Value, place: Place) -> None:
    """Put a value into a dict. Where a library's object, or one of a class, makes room for another one, that is told."""
    before = m.path.peek(target.cells.get(key))
    alike = (_is_a_librarys(before) and _is_a_librarys(value)) or (isinstance(before, Instance) and isinstance(value, Instance))
    if before is not value and alike and not place.stub:
        m.note("key taken", place, key=key, before=before, now=value)
    if not place.stub:
        m.host.gathered(m, value, place)
        m.host.grown(m, target, value, place)
        if target.shows is not None and isinstance(key, str):
            m.host.stored(m, target.shows, key, m.path.peek(value), place)
    target.cells.put(key, value)


def _is_a_librarys(value: Value) -> bool:
    return value is not MISSING and not isinstance(value, Obj | tuple | Sym | Text | Choice) and not is_constant(value)


def store_item(m: Machine, target: Value, index: Value, value: Value, place: Place) -> None:
    """`target[index] = value` as Python's own types do it."""
    if isinstance(target, DictValue):
        key = as_key(m, index, target)
        rebinding.of_item(m, target, target.cells.data, key, value, place)
        put_under(m, target, key, value, place)
    elif isinstance(target, ListValue):
        items = list(m.items_of(target))
        index = _as_number(m, with_bounds(m, index))
        if isinstance(index, int) and -len(items) <= index < len(items):
            rebinding.of_item(m, target, items, index, value, place)
            items[index] = value
            target.cells.put("items", tuple(items))
        elif isinstance(index, SliceValue) and index.known:
            try:
                items[index.python()] = iteration.items(m, value, place).values
            except ValueError as error:
                m.refused(error, place)
                target.mark_open()
            target.cells.put("items", tuple(items))
        else:
            if isinstance(index, int) and not target.open:
                m.refuse("IndexError", "list assignment index out of range", place)
            elif is_data(index) and not isinstance(index, Instance | SliceValue | int):
                m.refuse("TypeError", f"list indices must be integers or slices, not {type_name(index)}", place)
            target.mark_open()
    elif isinstance(target, tuple) or is_constant(target):
        m.refuse("TypeError", "item assignment", place)
    elif isinstance(target, Sym):
        put_in_unknown(m, target, as_key(m, index), value)


def put_in_unknown(m: Machine, target: Sym, key: Value, value: Value) -> None:
    """Put a value into what is not known, but has items."""
    m.overrides.put((target, "[]", key), value)
    found = m.overrides.get((target, "keys"))
    known = () if found is MISSING else found
    if isinstance(key, str) and isinstance(known, tuple) and key not in known:
        m.overrides.put((target, "keys"), (*known, key))


def put_in(m: Machine, target: Sym) -> dict[str, Value]:
    """What the program has put into what is not known, by keys that are strings."""
    known = m.overrides.get((target, "keys"))
    found = {key: m.overrides.get((target, "[]", key)) for key in known if isinstance(key, str)} if isinstance(known, tuple) else {}
    return {key: value for key, value in found.items() if value is not MISSING}


def changed(m: Machine, func: Sym, args: Args) -> None:
    """A method of what is not known is called that changes a dict: what the program has put there may be another value, or gone."""
    if not isinstance(func.key, tuple) or func.key[0] != "attr" or not isinstance(func.key[1], Sym):
        return
    target, name = func.key[1], func.key[2]
    if name == "update":
        _update_unknown(m, target, args)
    elif name in ("pop", "popitem", "clear"):
        gone = m.path.peek(args.get(0, "key", None)) if name == "pop" else None
        for key in [gone] if isinstance(gone, str) else list(put_in(m, target)):
            m.overrides.put((target, "[]", key), MISSING)


def _update_unknown(m: Machine, target: Sym, args: Args) -> None:
    """`unknown.update(...)`: it has these items from here on, and perhaps others for those put there before."""
    given = [m.path.peek(each) for each in args.positional]
    tables = [each for each in given if isinstance(each, DictValue)]
    if args.unknown or len(tables) < len(given) or any(each.open for each in tables):
        for key in put_in(m, target):
            m.overrides.put((target, "[]", key), m.fresh(key))
    for each in tables:
        for item in each.cells.keys() if type(each) is DictValue else ():
            put_in_unknown(m, target, item, each.cells.get(item))
    for name, value in args.keywords.items():
        put_in_unknown(m, target, name, value)


def delete_item(m: Machine, target: Value, index: Value) -> None:
    """`del target[index]`."""
    target = m.resolve(target)
    method = access.find_method(m, target, "__delitem__")
    if method is None:
        remove_item(m, target, index)
    else:
        calls.call(m, method, [index], {}, NOWHERE)


def remove_item(m: Machine, target: Value, index: Value) -> None:
    """The same, as Python's own types do it."""
    if isinstance(target, Sym):
        m.overrides.put((target, "[]", as_key(m, index)), MISSING)
    if isinstance(target, DictValue):
        key = as_key(m, index, target)
        if not target.open and target.cells.get(key) is MISSING and not isinstance(key, Sym | Text):
            m.refuse("KeyError", key, NOWHERE)
        target.cells.put(key, MISSING)
    elif isinstance(target, ListValue):
        items = list(m.items_of(target))
        index = _as_number(m, with_bounds(m, index))
        if isinstance(index, int) and -len(items) <= index < len(items):
            del items[index]
            target.cells.put("items", tuple(items))
        elif isinstance(index, SliceValue) and index.known:
            del items[index.python()]
            target.cells.put("items", tuple(items))
        else:
            if isinstance(index, int) and not target.open:
                m.refuse("IndexError", "list assignment index out of range", NOWHERE)
            elif is_data(index) and not isinstance(index, Instance | SliceValue | int):
                m.refuse("TypeError", f"list indices must be integers or slices, not {type_name(index)}", NOWHERE)
            target.mark_open()
    elif isinstance(target, tuple) or is_constant(target) or (isinstance(target, Instance) and is_data(target)):
        m.refuse("TypeError", f"'{type_name(target)}' object doesn't support item deletion", NOWHERE)


def update_dict(m: Machine, target: DictValue, other: Value, place: Place) -> None:
    """`target.update(other)` and `**other` in a display."""
    other = m.resolve(other)
    if isinstance(other, DictValue):
        for key in other.cells.keys():
            put_under(m, target, key, other.cells.get(key), place)
        if other.open:
            target.mark_open()
        return

    if isinstance(other, Instance) and is_data(other):
        keys = access.find_method(m, other, "keys")
        if keys is not None:
            for key in iteration.items(m, calls.call(m, keys, [], {}, place), place).values:
                put_under(m, target, as_key(m, key, target), get_item(m, other, key, place), place)
            return
    elif isinstance(other, Sym | Instance):
        target.mark_open()
        return
    for pair in iteration.items(m, other, place).values:
        key, value = iteration.unpacked(m, pair, 2, None, place)
        put_under(m, target, as_key(m, key), value, place)


def length(m: Machine, value: Value, place: Place) -> Value:
    """`len(value)`."""
    value = m.path.peek(value)
    if isinstance(value, Choice):
        if all(isinstance(leaf, tuple | str | ListValue) for leaf in m.path.alternatives(value)):
            return branch.each(m, value, lambda leaf: native_length(m, leaf))
        value = m.resolve(value)
    method = access.find_method(m, value, "__len__")
    if method is not None:
        return calls.call(m, method, [], {}, place)
    return native_length(m, value)


def native_length(m: Machine, value: Value) -> Value:
    """`len(value)` of Python's own types."""
    if isinstance(value, ListValue):
        if m.comparing and not m.items_of(value):
            m.tested.add(Itself(value))
        return len(m.items_of(value)) if not value.open else _length_of(value)
    if isinstance(value, DictValue):
        known = [k for k in value.cells.keys() if m.path.bound(value.cells.get(k)) is not MISSING]
        return len(known) if not value.open else _length_of(value)
    if isinstance(value, str | bytes | tuple):
        return len(value)
    if isinstance(value, Range) and value.stop is not None:
        count = max(0, -((value.start - value.stop) // value.step))
        if count > sys.maxsize:
            m.refuse("OverflowError", "Python int too large to convert to C ssize_t", NOWHERE)
        return count
    if is_constant(value) or isinstance(value, Iter | Generator) or (isinstance(value, Instance) and is_data(value)):
        m.refuse("TypeError", f"object of type '{type_name(value)}' has no len()", NOWHERE)
    return _length_of(value)


def _length_of(value: Value) -> Sym:
    return Length(identity(value), f"len({describe(value)})", branch.filled(value))


def hold_at_least(m: Machine, value: Value, number: int) -> None:
    """Take it that a list which may have more items than those that are known has these."""
    if number:
        m.path.assume(Order(">=", _length_of(value), number), True)
