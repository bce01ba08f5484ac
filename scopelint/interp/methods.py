"""Methods of strings, lists, dicts, sets and numbers, and the builtin types as functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..domain.symbols import MISSING, Choice, Name, Sym, Text, drop_prefix, ends_with, map_literals, parts_of, starts_with, text
from . import branch, loops, native, objects, operators, strings
from .machine import Machine
from .tensors import Dimension
from .values import (
    Args,
    BoundMethod,
    Builtin,
    ClassValue,
    DictValue,
    Function,
    Generator,
    Instance,
    Iter,
    ListValue,
    Place,
    PythonCells,
    SetValue,
    Value,
    is_constant,
)

Method = Callable[[Machine, Any, Args], Value]

_SAME_STRING = frozenset({"lower", "upper", "strip", "lstrip", "rstrip", "capitalize", "title", "swapcase", "casefold", "expandtabs"})


# -- strings


def _string_method(name: str) -> Method | None:
    if name in _STRING:
        return _STRING[name]
    if not isinstance(getattr(str, name, None), type(str.lower)):
        return None

    def method(m: Machine, receiver: Any, args: Args) -> Value:
        known = [m.deep(a) for a in args.positional]
        keywords = {k: m.deep(v) for k, v in args.keywords.items()}
        if isinstance(receiver, str) and all(is_constant(a) or _constant_tuple(a) for a in (*known, *keywords.values())):
            try:
                return from_python(m, native.method(m.limits, receiver, name, *known, **keywords))
            except (TypeError, ValueError, LookupError, native.TooMuchError):
                return m.fresh(f"{name}()")
        if isinstance(receiver, Text) and name in ("lower", "upper") and not known:
            return map_literals(receiver, str.lower if name == "lower" else str.upper)
        kind = "str" if name in _SAME_STRING or name in ("replace", "zfill", "center", "ljust", "rjust") else None
        arguments = tuple(objects.identity(a) for a in known)
        return Sym(("str", name, receiver, arguments), f"{objects.describe(receiver)}.{name}()", kind)

    return method


def _constant_tuple(value: Value) -> bool:
    return type(value) is tuple and all(is_constant(v) for v in value)


def from_python(m: Machine, value: Any) -> Value:
    """A Python value as an abstract one."""
    if isinstance(value, list):
        return m.list(tuple(from_python(m, v) for v in value))
    if isinstance(value, dict):
        return m.dict({k: from_python(m, v) for k, v in value.items()})
    return value


def _join(m: Machine, receiver: Name, args: Args) -> Value:
    found = loops.items(m, args.get(0, "iterable"), args.place)
    if found.open:
        return m.fresh("a joined string", "str")
    parts: list[Value] = []
    for i, item in enumerate(found.values):
        if i:
            parts.append(receiver)
        parts.append(item)
    return strings.concat(m, parts)


def _starts_with(m: Machine, receiver: Name, args: Args) -> Value:
    prefixes = m.deep(args.get(0, "prefix"))
    options = prefixes if isinstance(prefixes, tuple) else (prefixes,)
    if all(isinstance(p, str) for p in options) and isinstance(receiver, str):
        return receiver.startswith(options)
    if any(isinstance(p, str | Text) and starts_with(receiver, p) for p in options):
        return True
    head = parts_of(receiver)[0]
    if isinstance(head, str) and all(isinstance(p, str) and not p.startswith(head) for p in options):
        return False
    return operators.as_value(
        branch.asked(m, Sym(("startswith", receiver, options), f"{objects.describe(receiver)}.startswith(…)", "bool"))
    )


def _ends_with(m: Machine, receiver: Name, args: Args) -> Value:
    suffixes = m.deep(args.get(0, "suffix"))
    options = suffixes if isinstance(suffixes, tuple) else (suffixes,)
    if all(isinstance(p, str) for p in options):
        if isinstance(receiver, str):
            return receiver.endswith(options)
        if any(ends_with(receiver, p) for p in options):
            return True
        tail = receiver.parts[-1]
        if isinstance(tail, str) and not any(p.endswith(tail) for p in options):
            return False
    return operators.as_value(branch.asked(m, Sym(("endswith", receiver, options), f"{objects.describe(receiver)}.endswith(…)", "bool")))


def _split(m: Machine, receiver: Name, args: Args, right: bool = False) -> Value:
    separator, limit = m.resolve(args.get(0, "sep")), m.resolve(args.get(1, "maxsplit", -1))
    if isinstance(receiver, str) and isinstance(separator, str | None) and isinstance(limit, int):
        return from_python(m, receiver.rsplit(separator, limit) if right else receiver.split(separator, limit))
    if isinstance(receiver, Text) and isinstance(separator, str) and separator and limit == -1:
        return m.list(tuple(_split_text(receiver, separator)))
    out = m.list(
        (Sym(("split", receiver, separator if objects.hashable(separator) else "?", 0), f"part of {objects.describe(receiver)}", "str"),)
    )
    out.mark_open()
    return out


def _split_text(value: Text, separator: str) -> list[Name]:
    """Split at the separators in the known parts; an unknown part is taken to hold none."""
    pieces: list[list[str | Sym]] = [[]]
    for part in value.parts:
        if isinstance(part, str):
            first, *rest = part.split(separator)
            pieces[-1].append(first)
            pieces.extend([r] for r in rest)
        else:
            pieces[-1].append(part)
    return [text(p) for p in pieces]


def _replace(m: Machine, receiver: Name, args: Args) -> Value:
    old, new = m.resolve(args.get(0, "old")), m.resolve(args.get(1, "new"))
    if isinstance(old, str) and old and isinstance(new, str | Text):
        if isinstance(receiver, str) and isinstance(new, str):
            try:
                return native.method(m.limits, receiver, "replace", old, new)
            except native.TooMuchError:
                return m.fresh("a long string", "str")
        out: list[str | Sym | Text] = []
        for part in parts_of(receiver):
            if not isinstance(part, str):
                out.append(part)
                continue
            for i, piece in enumerate(part.split(old)):
                if i:
                    out.append(new)
                out.append(piece)
        return text(out)
    if isinstance(old, Text) and isinstance(new, str | Text) and starts_with(receiver, old):
        rest = drop_prefix(receiver, old)
        return text([new, rest if rest is not None else ""])
    key = tuple(objects.identity(a) for a in (old, new))
    return Sym(("replace", receiver, key), f"{objects.describe(receiver)}.replace(…)", "str")


_STRING: dict[str, Method] = {
    "join": _join,
    "format": lambda m, receiver, args: strings.format_method(m, receiver, args),
    "startswith": _starts_with,
    "endswith": _ends_with,
    "split": _split,
    "rsplit": lambda m, receiver, args: _split(m, receiver, args, right=True),
    "replace": _replace,
}


# -- lists and tuples


def _items(m: Machine, receiver: Value) -> tuple[Value, ...]:
    return m.items_of(receiver) if isinstance(receiver, ListValue) else tuple(receiver)


def _append(m: Machine, receiver: ListValue, args: Args) -> Value:
    items = m.items_of(receiver)
    if len(items) >= m.limits.items:
        receiver.mark_open()
    else:
        item = args.get(0, "item")
        receiver.cells.put("items", (*items, item))
        if isinstance(item, Instance):
            operators.note_repeated(m, (*(i for i in items if i is item), item), args.place)
    return None


def _extend(m: Machine, receiver: ListValue, args: Args) -> Value:
    found = loops.items(m, args.get(0, "iterable"), args.place)
    receiver.cells.put("items", (*m.items_of(receiver), *found.values))
    if found.open:
        receiver.mark_open()
    return None


def _insert(m: Machine, receiver: ListValue, args: Args) -> Value:
    index, items = m.resolve(args.get(0, "index")), list(m.items_of(receiver))
    items.insert(index if isinstance(index, int) else len(items), args.get(1, "item"))
    receiver.cells.put("items", tuple(items))
    return None


def _pop(m: Machine, receiver: ListValue, args: Args) -> Value:
    index, items = m.resolve(args.get(0, "index", -1)), list(m.items_of(receiver))
    if not isinstance(index, int) or not -len(items) <= index < len(items) or receiver.open:
        if not items and not receiver.open and m.catches("IndexError"):
            raise m.crash("IndexError", "pop from empty list", args.place)
        return m.fresh("pop()")
    value = items.pop(index)
    receiver.cells.put("items", tuple(items))
    return value


def _popleft(m: Machine, receiver: ListValue, args: Args) -> Value:
    return _pop(m, receiver, Args([0], {}, args.place))


def _index(m: Machine, receiver: Value, args: Args) -> Value:
    for i, item in enumerate(_items(m, receiver)):
        if operators.equal(m, m.resolve(item), m.resolve(args.get(0, "item")), args.place) is True:
            return i
    return m.fresh("index()", "int")


def _count(m: Machine, receiver: Value, args: Args) -> Value:
    found = [operators.equal(m, m.resolve(i), m.resolve(args.get(0, "item")), args.place) for i in _items(m, receiver)]
    return sum(1 for f in found if f is True) if all(isinstance(f, bool) for f in found) else m.fresh("count()", "int")


def _remove(m: Machine, receiver: ListValue, args: Args) -> Value:
    items = list(m.items_of(receiver))
    for i, item in enumerate(items):
        if operators.equal(m, m.resolve(item), m.resolve(args.get(0, "item")), args.place) is True:
            del items[i]
            receiver.cells.put("items", tuple(items))
            return None
    return None


def _sort(m: Machine, receiver: ListValue, args: Args) -> Value:
    receiver.cells.put("items", tuple(ordered(m, list(m.items_of(receiver)), args)))
    return None


def ordered(m: Machine, items: list[Value], args: Args) -> list[Value]:
    """Items sorted by `key=`, if all keys are known; else as they are."""
    from .calls import call

    key, reverse = args.keywords.get("key"), m.resolve(args.keywords.get("reverse", False))
    keys = [comparable(m, i if key is None else call(m, key, [i], {}, args.place)) for i in items]
    if len({repr(k) for k in keys}) != len(keys) and any(_UNKNOWN in _flat(k) for k in keys):
        return items
    try:
        order = sorted(range(len(items)), key=lambda i: keys[i], reverse=reverse is True)
    except TypeError:
        return items
    return [items[i] for i in order]


class _Unknown:
    """A part of a sort key that is not known: it sorts after nothing and before nothing."""

    def __lt__(self, other: object) -> bool:
        raise TypeError

    __gt__ = __lt__

    def __repr__(self) -> str:
        return "?"


_UNKNOWN = _Unknown()


def comparable(m: Machine, value: Value) -> Any:
    """A value as Python compares it; what is unknown in it can't be compared."""
    value = m.resolve(value)
    if is_constant(value):
        return value
    if isinstance(value, ListValue) and not value.open:
        return [comparable(m, v) for v in m.items_of(value)]
    return tuple(comparable(m, v) for v in value) if isinstance(value, tuple) else _UNKNOWN


def _flat(value: Any) -> list[Any]:
    return [x for v in value for x in _flat(v)] if isinstance(value, tuple | list) else [value]


def _reverse(m: Machine, receiver: ListValue, args: Args) -> Value:
    receiver.cells.put("items", m.items_of(receiver)[::-1])
    return None


def _copy_list(m: Machine, receiver: ListValue, args: Args) -> Value:
    out = m.list(m.items_of(receiver))
    if receiver.open:
        out.mark_open()
    return out


def _start_list(m: Machine, receiver: ListValue, args: Args) -> Value:
    receiver.cells.put("items", ())
    return _extend(m, receiver, args) if args.positional else None


def _rotate(m: Machine, receiver: ListValue, args: Args) -> Value:
    """`deque.rotate(n)`."""
    items, n = m.items_of(receiver), m.resolve(args.get(0, "n", 1))
    if not isinstance(n, int) or receiver.open:
        receiver.mark_open()
    elif items:
        n %= len(items)
        receiver.cells.put("items", items[len(items) - n :] + items[: len(items) - n])
    return None


def _read(m: Machine, receiver: Value, args: Args) -> Value:
    return objects.native_item(m, receiver, m.resolve(args.get(0, "key")), args.place)


def _write(m: Machine, receiver: Value, args: Args) -> Value:
    objects.store_item(m, receiver, args.get(0, "key"), args.get(1, "value"), args.place)
    return None


def _delete(m: Machine, receiver: Value, args: Args) -> Value:
    objects.delete_item(m, receiver, args.get(0, "key"))
    return None


def _holds(m: Machine, receiver: Value, args: Args) -> Value:
    return operators.as_value(operators.native_contains(m, args.get(0, "key"), receiver, args.place))


_CONTAINER: dict[str, Method] = {
    "__getitem__": _read, "__setitem__": _write, "__delitem__": _delete, "__contains__": _holds,
    "__len__": lambda m, r, a: objects.native_length(m, r),
    "__iter__": lambda m, r, a: Iter(tuple(loops.native_items(m, r).values), PythonCells(m.trail), r.open),
}  # fmt: skip
"""What Python's containers call their operators."""

_LIST: dict[str, Method] = {
    **_CONTAINER, "__init__": _start_list, "rotate": _rotate,
    "append": _append, "appendleft": lambda m, r, a: _insert(m, r, Args([0, a.get(0, "item")], {}, a.place)), "extend": _extend,
    "insert": _insert, "pop": _pop, "popleft": _popleft, "index": _index, "count": _count, "remove": _remove, "sort": _sort,
    "reverse": _reverse, "copy": _copy_list, "clear": lambda m, r, a: r.cells.put("items", ()),
}  # fmt: skip
_TUPLE: dict[str, Method] = {"index": _index, "count": _count}


# -- dicts and sets


def _pairs(m: Machine, receiver: DictValue) -> list[tuple[Value, Value]]:
    out = []
    for key in receiver.cells.keys():
        value = m.path.bound(receiver.cells.get(key))
        if value is not MISSING:
            out.append((key, value))
    return out


def _listing(pick: Callable[[tuple[Value, Value]], Value]) -> Method:
    def method(m: Machine, receiver: DictValue, args: Args) -> Value:
        out = m.list(tuple(pick(p) for p in _pairs(m, receiver)))
        if receiver.open:
            out.mark_open()
        return out

    return method


def _get(m: Machine, receiver: DictValue, args: Args) -> Value:
    key = objects.as_key(m, args.get(0, "key"))
    found = m.path.bound(receiver.cells.get(key)) if not isinstance(receiver.cells.get(key), Choice) else receiver.cells.get(key)
    if isinstance(found, Choice):
        found = m.resolve(found)
    if found is not MISSING:
        return found
    if receiver.open or isinstance(key, Sym | Text):
        return Sym(("item", receiver, key), f"get({objects.describe(key)})")
    return args.get(1, "default")


def _setdefault(m: Machine, receiver: DictValue, args: Args) -> Value:
    key = objects.as_key(m, args.get(0, "key"))
    found = m.resolve(receiver.cells.get(key))
    if found is MISSING:
        found = args.get(1, "default")
        receiver.cells.put(key, found)
    return found


def _pop_key(m: Machine, receiver: DictValue, args: Args) -> Value:
    key = objects.as_key(m, args.get(0, "key"))
    found = m.resolve(receiver.cells.get(key))
    if found is not MISSING:
        receiver.cells.put(key, MISSING)
        return found
    if len(args.positional) > 1 and not receiver.open:
        return args.positional[1]
    if not receiver.open and m.catches("KeyError"):
        raise m.crash("KeyError", key, args.place)
    return m.fresh("pop()")


def _update(m: Machine, receiver: DictValue, args: Args) -> Value:
    if args.positional:
        objects.update_dict(m, receiver, args.positional[0], args.place)
    for key, value in args.keywords.items():
        receiver.cells.put(key, value)
    return None


def _copy_dict(m: Machine, receiver: DictValue, args: Args) -> Value:
    out = m.dict({k: receiver.cells.get(k) for k in receiver.cells.keys()})
    out.factory = receiver.factory
    if receiver.open:
        out.mark_open()
    return out


def _clear(m: Machine, receiver: DictValue, args: Args) -> Value:
    for key in receiver.cells.keys():
        receiver.cells.put(key, MISSING)
    return None


def _move_to_end(m: Machine, receiver: DictValue, args: Args) -> Value:
    """`OrderedDict.move_to_end(key, last=True)`."""
    key, last = objects.as_key(m, args.get(0, "key")), m.resolve(args.get(1, "last", True))
    known = dict(_pairs(m, receiver))
    if key in known:
        value = known.pop(key)
        _clear(m, receiver, args)
        for name, item in [*known.items(), (key, value)] if last else [(key, value), *known.items()]:
            receiver.cells.put(name, item)
    return None


def _pop_item(m: Machine, receiver: DictValue, args: Args) -> Value:
    """`popitem(last=True)`."""
    known = _pairs(m, receiver)
    if not known or receiver.open:
        return m.fresh("popitem()")
    key, value = known[-1 if m.resolve(args.get(0, "last", True)) is not False else 0]
    receiver.cells.put(key, MISSING)
    return (key, value)


_DICT: dict[str, Method] = {
    **_CONTAINER, "__init__": _update, "move_to_end": _move_to_end, "popitem": _pop_item,
    "items": _listing(lambda p: p), "iteritems": _listing(lambda p: p), "keys": _listing(lambda p: p[0]),
    "iterkeys": _listing(lambda p: p[0]), "values": _listing(lambda p: p[1]), "itervalues": _listing(lambda p: p[1]), "get": _get,
    "setdefault": _setdefault, "pop": _pop_key, "update": _update, "copy": _copy_dict, "clear": _clear,
    "has_key": lambda m, r, a: operators.compare(m, "in", a.get(0, "key"), r, a.place),
}  # fmt: skip


def _add(m: Machine, receiver: SetValue, args: Args) -> Value:
    receiver.cells.put(objects.as_key(m, args.get(0, "item")), True)
    return None


def _discard(m: Machine, receiver: SetValue, args: Args) -> Value:
    receiver.cells.put(objects.as_key(m, args.get(0, "item")), MISSING)
    return None


def _set_update(m: Machine, receiver: SetValue, args: Args) -> Value:
    for other in args.positional:
        found = loops.items(m, other, args.place)
        for item in found.values:
            receiver.cells.put(objects.as_key(m, item), True)
        if found.open:
            receiver.mark_open()
    return None


def _set_operation(op: str) -> Method:
    def method(m: Machine, receiver: SetValue, args: Args) -> Value:
        out: Value = receiver
        for other in args.positional:
            found = loops.items(m, other, args.place)
            right = m.set(tuple(objects.as_key(m, i) for i in found.values))
            if found.open:
                right.mark_open()
            out = operators.binary(m, op, out, right, args.place)
        return out

    return method


def _is_subset(m: Machine, receiver: SetValue, args: Args) -> Value:
    other = {objects.as_key(m, i) for i in loops.items(m, args.get(0, "other"), args.place).values}
    return all(k in other for k in receiver.cells.keys())


_SET: dict[str, Method] = {
    **_CONTAINER, "__init__": _set_update,
    "add": _add, "discard": _discard, "remove": _discard, "update": _set_update, "union": _set_operation("|"),
    "difference": _set_operation("-"), "intersection": _set_operation("&"), "symmetric_difference": _set_operation("^"),
    "copy": lambda m, r, a: m.set(tuple(r.cells.keys())), "clear": _clear, "issubset": _is_subset,
}  # fmt: skip


def _attribute_of(table: dict[str, Method]) -> objects.Attributes:
    def attribute(m: Machine, value: Any, name: str, place: Place) -> Value:
        method = table.get(name)
        return MISSING if method is None else bound(value, name, method)

    return attribute


def bound(value: Value, name: str, method: Method) -> Builtin:
    """A method of a native object."""
    return Builtin(name, lambda m, args: method(m, value, args))


def _string_attribute(m: Machine, value: Any, name: str, place: Place) -> Value:
    method = _string_method(name)
    return MISSING if method is None else bound(value, name, method)


def _number_attribute(m: Machine, value: Any, name: str, place: Place) -> Value:
    if name == "value":  # a Dimension in disguise: TF2's shapes hold plain numbers, and code asks for both
        return MISSING
    if name == "is_integer":
        return Builtin(name, lambda m, args: float(value).is_integer())
    if name == "real":
        return value
    return MISSING


def _iterator_attribute(m: Machine, value: Any, name: str, place: Place) -> Value:
    if name in ("next", "__next__", "send"):
        return Builtin(name, lambda m, args: next_of(m, value, args))
    return Builtin(name, lambda m, args: None) if name == "close" else MISSING


def next_of(m: Machine, value: Value, args: Args) -> Value:
    """`next(value[, default])`."""
    found = loops.advance(m, value, args.place)
    if found is not MISSING:
        return found
    if len(args.positional) > 1:
        return args.positional[1]
    if m.catches("StopIteration"):
        raise m.crash("StopIteration", "", args.place)
    return m.fresh("next()")


for _kind, _reader in (
    (str, _string_attribute), (Text, _string_attribute), (ListValue, _attribute_of(_LIST)), (tuple, _attribute_of(_TUPLE)),
    (DictValue, _attribute_of(_DICT)), (SetValue, _attribute_of(_SET)), (int, _number_attribute), (float, _number_attribute),
    (bool, _number_attribute), (Generator, _iterator_attribute), (Iter, _iterator_attribute),
):  # fmt: skip
    objects.NATIVE_ATTRIBUTES[_kind] = _reader


# -- the builtin types


def class_method(m: Machine, cls: ClassValue, name: str) -> Value:
    """An attribute of a builtin class: `str.lower`, `dict.fromkeys`, `object.__init__`."""
    if cls.python is dict and name == "fromkeys":

        def fromkeys(m: Machine, args: Args) -> Value:
            keys = loops.items(m, args.get(0, "iterable"), args.place)
            return m.dict({objects.as_key(m, k): args.get(1, "value") for k in keys.values})

        return Builtin(name, fromkeys)
    kinds: dict[Any, tuple[Any, dict[str, Method]]] = {
        list: (ListValue, _LIST),
        dict: (DictValue, _DICT),
        set: (SetValue, _SET),
        str: (str | Text, {}),
    }
    kind, table = kinds.get(cls.python, (None, {}))
    method = _string_method(name) if cls.python is str else table.get(name)
    if method is None:
        return MISSING

    def run(m: Machine, args: Args) -> Value:
        receiver = m.resolve(args.get(0, "self"))
        if not isinstance(receiver, kind):  # of a kind that is not followed
            key = tuple(objects.identity(v) for v in (receiver, *args.positional[1:]))
            return Sym(("call", name, key), f"{objects.describe(receiver)}.{name}()")
        return method(m, receiver, Args(args.positional[1:], args.keywords, args.place))

    return Builtin(name, run)


def convert(m: Machine, cls: ClassValue, args: Args) -> Value:
    """A call of a builtin type."""
    python = next(c.python for c in cls.mro if c.python is not None)
    if cls.python is None or python is object:
        # A subclass of a builtin type: an ordinary object.
        value = m.instance(cls)
        initializer = cls.find("__init__")
        if initializer is not MISSING:
            from .calls import invoke

            invoke(m, BoundMethod(value, initializer), args)
        return value
    argument = m.path.peek(args.get(0, "object", MISSING))
    if isinstance(argument, Choice) and python in (int, float, str, bool):
        return branch.each(m, argument, lambda leaf: _converted(m, python, leaf, args))
    return _converted(m, python, m.resolve(argument), args)


def _converted(m: Machine, python: Any, value: Value, args: Args) -> Value:
    if python is str:
        return "" if value is MISSING else strings.concat(m, [value])
    if python is bool:
        condition = False if value is MISSING else branch.truth(m, value)
        return operators.as_value(condition)
    if python in (int, float):
        return _number(m, python, value, args)
    if python in (list, tuple, set, frozenset):
        found = loops.Items([]) if value is MISSING else loops.items(m, value, args.place)
        if python is tuple:
            return tuple(found.values) if not found.open else _opened(m.list(tuple(found.values)))
        values = tuple(found.values)
        out = m.list(values, args.place.span.row) if python is list else m.set(tuple(objects.as_key(m, v) for v in values))
        return _opened(out) if found.open else out
    if python is dict:
        out_dict = m.dict()
        if value is not MISSING:
            objects.update_dict(m, out_dict, value, args.place)
        for key, item in args.keywords.items():
            out_dict.cells.put(key, item)
        return out_dict
    if python is type:
        return class_of(m, value) if len(args.positional) == 1 else objects.new_class(m, m.classes["type"], args.positional)
    return m.fresh(python.__name__)


def _opened(value: ListValue | SetValue) -> Value:
    value.mark_open()
    return value


def _number(m: Machine, python: Any, value: Value, args: Args) -> Value:
    if isinstance(value, Dimension):
        value = value.value
    if value is MISSING:
        return python(0)
    if isinstance(value, bool | int | float | str):
        base = m.resolve(args.get(1, "base", 10))
        try:
            return python(value, base) if python is int and isinstance(value, str) and isinstance(base, int) else python(value)
        except (ValueError, OverflowError, TypeError):
            if m.catches("ValueError"):
                raise m.crash("ValueError", "invalid literal", args.place) from None
            return m.fresh(f"{python.__name__}()", python.__name__)
    if isinstance(value, Sym):
        return (
            value
            if value.kind in ("int", "float") and python is int and value.kind == "int"
            else Sym((python.__name__, value), value.label, python.__name__)
        )
    if isinstance(value, Instance):
        method = objects.find_method(m, value, f"__{python.__name__}__")
        if method is not None:
            from .calls import call

            return call(m, method, [], {}, args.place)
    return m.fresh(f"{python.__name__}()", python.__name__)


def class_of(m: Machine, value: Value) -> Value:
    """`type(value)`."""
    if (own := objects.class_in(value)) is not None:
        return own
    if isinstance(value, bool):
        return m.classes["bool"]
    for kind, name in (
        (int, "int"), (float, "float"), (str, "str"), (Text, "str"), (bytes, "bytes"), (tuple, "tuple"), (ListValue, "list"),
        (SetValue, "set"), (DictValue, "dict"), (ClassValue, "type"), (Function, "function"),
    ):  # fmt: skip
        if isinstance(value, kind):
            return m.classes[name]
    if value is None:
        return m.classes["NoneType"]
    return Sym(("type", objects.identity(value)), f"type({objects.describe(value)})")
