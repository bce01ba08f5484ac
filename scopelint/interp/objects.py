"""Attributes, items, classes and instances."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

from ..domain.bounds import Length
from ..domain.symbols import MISSING, Choice, Condition, Sym, Text, show
from ..domain.trail import Cells
from ..source import nodes as n
from ..tf.graph import Graph
from ..tf.scopes import VariableScope
from ..tf.variables import Variable
from . import branch
from .machine import Machine
from .tensors import Tensor
from .values import (
    Args,
    BoundMethod,
    Builtin,
    ClassValue,
    DictValue,
    Function,
    Instance,
    ListValue,
    ModuleValue,
    NamedTuple,
    Namespace,
    Partial,
    Place,
    PythonCells,
    Range,
    SetValue,
    SliceValue,
    Super,
    Value,
    Wrapped,
    is_constant,
)

NOWHERE = n.NOWHERE

Attributes = Callable[[Machine, Any, str, Place], Value]
NATIVE_ATTRIBUTES: dict[type, Attributes] = {}
"""How attributes of the model's and the interpreter's own objects are read: filled by the modules that own them."""
NATIVE_ITEMS: dict[type, Callable[[Machine, Any, Value, Place], Value]] = {}
"""The same for `value[index]`."""


def hashable(value: Value) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True


def identity(value: Value) -> Value:
    """What stands for a value in the key of a symbol: the value, or the id of one that cannot be hashed."""
    return value if hashable(value) else id(value)


def describe(value: Value) -> str:
    """A short name of a value for messages."""
    if isinstance(value, Sym):
        return value.label
    if isinstance(value, Text):
        return show(value)
    if isinstance(value, Instance):
        return value.cls.name
    if isinstance(value, Function | ClassValue | ModuleValue | Builtin):
        return value.name
    if isinstance(value, ListValue):
        return f"the list of line {value.row}" if value.row else "a list"
    return repr(value) if is_constant(value) else _KINDS.get(type(value), type(value).__name__)


_KINDS = {SliceValue: "a slice", DictValue: "a dict", SetValue: "a set", tuple: "a tuple"}


def holder_of(value: Value) -> Value:
    """What holds the attributes of a value: the object that a list or dict of a user's class also is, or the value itself."""
    return value.holder if isinstance(value, ListValue | DictValue) else value


def class_in(value: Value) -> ClassValue | None:
    """The class of the user's or a stub's that a value is an object of (of a class, its metaclass); None for Python's own types."""
    value = holder_of(value)
    if isinstance(value, ClassValue):
        return value.metaclass
    return value.cls if isinstance(value, Instance | NamedTuple) else None


def truth_of_object(m: Machine, value: Value) -> bool | Condition:
    if isinstance(value, Instance):
        for name in ("__bool__", "__nonzero__", "__len__"):
            method = find_method(m, value, name)
            if method is not None:
                from .calls import call

                return branch.truth(m, call(m, method, [], {}, Place("", NOWHERE, True)))
        return True
    if isinstance(value, Tensor):
        return Condition(Sym(("truth", value), "a tensor"))
    if isinstance(value, Range):
        return value.stop is None or len(range(value.start, value.stop, value.step)) > 0
    if isinstance(value, tuple) or is_constant(value):
        return bool(value)
    return True


# -- reading attributes


def get_attribute(m: Machine, value: Value, name: str, place: Place) -> Value:
    """`value.name`."""
    found = lookup(m, value, name, place)
    if found is MISSING:
        if m.catches("AttributeError") or (type(value) is ModuleValue and value.stub and m.strict):
            raise m.crash("AttributeError", name, place)
        owner = value.origin if isinstance(value, Instance) else value
        return Sym(("attr", identity(owner), name), f"{describe(value)}.{name}")
    return found


def lookup(m: Machine, value: Value, name: str, place: Place) -> Value:
    """`value.name`, or MISSING if it certainly has no such attribute."""
    value = m.path.peek(value)
    if isinstance(value, Choice):
        if isinstance(value.yes, Tensor | Variable) and isinstance(value.no, Tensor | Variable):
            return branch.each(m, value, lambda leaf: lookup(m, leaf, name, place))
        return lookup(m, m.path.bound(value), name, place)
    kind = type(value)
    if kind is Instance:
        return _instance_attribute(m, value, value, name, place)
    if kind is ModuleValue:
        from . import imports

        return imports.attribute(m, value, name, place)
    if kind is Sym:
        override = m.overrides.get((value, name))
        return override if override is not MISSING else Sym(("attr", value, name), f"{value.label}.{name}")
    if kind is ClassValue:
        return _class_attribute(m, value, name, place)
    if kind is Super:
        return _super_attribute(m, value, name, place)
    if isinstance(value, ListValue | DictValue) and value.holder is not None:
        return _instance_attribute(m, value.holder, value, name, place)
    native = NATIVE_ATTRIBUTES.get(kind)
    if native is not None:
        return native(m, value, name, place)
    if kind is Function or kind is Partial:
        stored = value.attrs.get(name) if value.attrs is not None else MISSING
        if stored is not MISSING:
            return stored
        if name in ("__name__", "__qualname__") and kind is Function:
            return value.name
        if kind is Partial and name == "func":
            return value.function
        if name == "__dict__":
            return m.dict({} if value.attrs is None else {key: value.attrs.get(key) for key in value.attrs.keys()})
        if kind is Partial and name == "args":
            return value.positional
        if kind is Partial and name == "keywords":
            return m.dict(dict(value.keywords))
        if name == "__doc__":
            if kind is Function and not value.module.stub:
                m.library.uses.functions.add((value.module.filename, value.node.span))
            return value.node.doc if kind is Function and isinstance(value.node, n.FunctionDef) else None
        if name == "__module__" and kind is Function:
            return value.module.name
        return MISSING
    if kind is BoundMethod:
        if name == "__self__":
            return value.receiver
        if name == "__func__":
            return value.function
        return lookup(m, value.function, name, place)
    if kind is Builtin:
        if name == "__name__":
            return value.name.rpartition(".")[2]
        return MISSING
    if kind is Wrapped:
        return _wrapped_attribute(m, value, name)
    return MISSING


def _wrapped_attribute(m: Machine, value: Wrapped, name: str) -> Value:
    """`@x.setter` and its like on a property."""

    def setter(m: Machine, args: Args) -> Value:
        return Wrapped("property", value.function, args.get(0, "f") if name == "setter" else value.setter)

    return Builtin(name, setter) if name in ("setter", "deleter", "getter") else MISSING


def _instance_attribute(m: Machine, value: Instance, receiver: Value, name: str, place: Place) -> Value:
    """An attribute of an object; `receiver` is the object itself, or the list or dict that it holds more than."""
    from .calls import call

    raw = value.attrs.data.get(name, MISSING)
    found = value.cls.find(name)
    if isinstance(found, Wrapped) and found.kind == "property":
        return call(m, found.function, [receiver], {}, place)
    if isinstance(found, Instance) and found.cls.find("__set__") is not MISSING:
        return bind_method(m, found, receiver, value.cls, place)
    if raw is not MISSING:
        return m.path.bound(raw) if isinstance(raw, Choice) and _partly_missing(raw) else raw
    if found is not MISSING:
        return bind_method(m, found, receiver, value.cls, place)
    if name == "__class__":
        return value.cls
    if name == "__dict__":
        return attributes(m, value)
    native = NATIVE_ATTRIBUTES.get(type(receiver))
    if native is not None and (own := native(m, receiver, name, place)) is not MISSING:
        return own
    getter = value.cls.find("__getattr__")
    if getter is not MISSING and not name.startswith("__"):
        return call(m, BoundMethod(receiver, getter), [name], {}, place)
    if any(c.opaque_base for c in value.cls.mro):
        return Sym(("attr", value.origin, name), f"{value.cls.name}.{name}")
    return MISSING


def attributes(m: Machine, value: Instance) -> DictValue:
    """The `__dict__` of an object: what is stored in it is an attribute."""
    out = m.dict()
    out.cells = cast(Cells[Value, Value], value.attrs)
    return out


def _partly_missing(value: Value) -> bool:
    return value is MISSING or (isinstance(value, Choice) and (_partly_missing(value.yes) or _partly_missing(value.no)))


def bind_method(m: Machine, found: Value, receiver: Value, cls: ClassValue, place: Place) -> Value:
    """A class attribute as seen through an instance."""
    found = m.path.bound(found)
    if isinstance(found, Function | Builtin):
        return BoundMethod(receiver, found)
    if isinstance(found, Wrapped):
        if found.kind == "staticmethod":
            return found.function
        if found.kind == "classmethod":
            return BoundMethod(cls, found.function)
        from .calls import call

        return call(m, found.function, [receiver], {}, place)
    if isinstance(found, Instance):
        return _described(m, found, receiver, cls, place)
    return found


def _described(m: Machine, found: Instance, receiver: Value, cls: ClassValue, place: Place) -> Value:
    """What a descriptor among the attributes of a class gives; any other object gives itself."""
    getter = found.cls.find("__get__")
    if getter is MISSING:
        return found
    from .calls import call

    return call(m, getter, [found, receiver, cls], {}, place)


def _class_attribute(m: Machine, value: ClassValue, name: str, place: Place) -> Value:
    found = value.find(name)
    if found is not MISSING:
        found = m.path.bound(found)
        if isinstance(found, Wrapped):
            if found.kind == "classmethod":
                return BoundMethod(value, found.function)
            return found.function if found.kind == "staticmethod" else found
        return _described(m, found, None, value, place) if isinstance(found, Instance) else found
    if name in ("__name__", "__qualname__"):
        return value.name
    if name == "__module__":
        return value.module.name if value.module is not None else "builtins"
    if name == "__mro__":
        return value.mro
    if name == "__dict__":
        return m.dict({key: value.attrs.get(key) for key in value.attrs.keys()})
    if name == "__subclasses__":
        return Builtin(name, lambda m, args: m.list(m.register(("subclasses", value), ())))
    if name == "__doc__":
        return None
    if name == "__new__":
        return Builtin("__new__", lambda m, args: _new(m, args))
    if name == "__init__":
        return Builtin("__init__", lambda m, args: None)
    if value.metaclass is not None:
        found = value.metaclass.find(name)
        if found is not MISSING:
            return bind_method(m, found, value, value.metaclass, place)
    if name == "__call__" and value.python is type:
        return Builtin("__call__", _make)
    if value.opaque_base or any(c.opaque_base for c in value.mro):
        return Sym(("attr", value, name), f"{value.name}.{name}")
    return native_method(m, value, name)


def _new(m: Machine, args: Args) -> Value:
    cls = m.resolve(args.get(0, "cls"))
    if isinstance(cls, ClassValue) and len(args.positional) > 1 and any(c.python is type for c in cls.mro):
        return new_class(m, cls, args.positional[1:])
    return m.instance(cls) if isinstance(cls, ClassValue) else m.fresh("object")


def new_class(m: Machine, metaclass: ClassValue, given: list[Value]) -> Value:
    """`type(name, bases, names)`."""
    name, bases, names = (m.resolve(g) for g in (*given, None, None)[:3])
    if not isinstance(name, str) or not isinstance(bases, tuple) or not isinstance(names, DictValue):
        return m.fresh("a class")
    cells = PythonCells(m.trail, {k: v for k, v in names.cells.data.items() if isinstance(k, str)})
    return _class_of(m, name, tuple(m.resolve(b) for b in bases), cells, None if metaclass.python is type else metaclass)


def _super_attribute(m: Machine, value: Super, name: str, place: Place) -> Value:
    receiver = m.resolve(value.receiver)
    cls = receiver if isinstance(receiver, ClassValue) else class_in(receiver)
    mro = cls.mro if isinstance(cls, ClassValue) else value.after.mro
    if isinstance(receiver, ClassValue) and receiver.metaclass is not None and value.after in receiver.metaclass.mro:
        mro = receiver.metaclass.mro  # inside a method of the metaclass
    start = mro.index(value.after) + 1 if value.after in mro else 0
    for base in mro[start:]:
        found = base.attrs.get(name)
        if found is not MISSING:
            if name == "__new__":
                found = m.path.bound(found)
                return found.function if isinstance(found, Wrapped) else found
            return bind_method(m, found, receiver, base, place)
        if base.opaque_base and base is not value.after:
            break
    if name == "__new__":
        return Builtin("__new__", lambda m, args: _new(m, args))
    bases = (*mro, m.classes["object"])
    native = next((found for base in bases if (found := native_method(m, base, name)) is not MISSING), MISSING)
    if native is not MISSING and not isinstance(receiver, ClassValue) and class_in(receiver) is not None:
        return BoundMethod(receiver, native)
    if name in ("__init__", "__init_subclass__", "__enter__", "__exit__", "setUp", "tearDown", "setUpClass"):
        return Builtin(name, lambda m, args: None)
    if name == "__call__" and isinstance(receiver, ClassValue):
        return Builtin(
            name, lambda m, args: _make(m, Args([receiver, *args.positional], args.keywords, args.place, args.node, args.unknown))
        )
    if any(c.opaque_base for c in mro):
        return Sym(("super", identity(receiver), name), f"super().{name}")
    return MISSING


def native_method(m: Machine, cls: ClassValue, name: str) -> Value:
    """A method of a builtin class that takes its receiver as its first argument; MISSING if it has none that is modelled."""
    if cls.python is None:
        return MISSING
    if cls.python is object:
        return Builtin(name, _store) if name == "__setattr__" else MISSING
    if issubclass(cls.python, BaseException):
        return Builtin(name, _keep_arguments) if name == "__init__" else MISSING
    from .methods import class_method

    return class_method(m, cls, name)


def _store(m: Machine, args: Args) -> Value:
    """`object.__setattr__(value, name, new)`."""
    target, name = m.resolve(args.get(0, "self")), m.resolve(args.get(1, "name"))
    if isinstance(name, str):
        store_attribute(m, target, name, args.get(2, "value"))
    return None


def _keep_arguments(m: Machine, args: Args) -> Value:
    """`BaseException.__init__(value, *args)`."""
    target = m.resolve(args.get(0, "self"))
    if isinstance(target, Instance):
        target.attrs.put("args", tuple(args.positional[1:]))
    return None


def find_method(m: Machine, value: Value, name: str) -> Value | None:
    """A method that the value's class defines, bound; None if it has none."""
    cls = class_in(value)
    found = MISSING if cls is None else cls.find(name)
    if cls is None or found is MISSING:
        return None
    return bind_method(m, found, value, cls, Place("", NOWHERE, True))


# -- writing attributes


def set_attribute(m: Machine, target: Value, name: str, value: Value) -> None:
    """`target.name = value`."""
    target = m.path.bound(target)
    setter = find_method(m, target, "__setattr__")
    if setter is None:
        store_attribute(m, target, name, value)
        return
    from .calls import call

    call(m, setter, [name, value], {}, Place("", NOWHERE, True))


def store_attribute(m: Machine, target: Value, name: str, value: Value) -> None:
    """`target.name = value`, as `object.__setattr__` does it."""
    cls = class_in(target)
    found = MISSING if cls is None else cls.find(name)
    if isinstance(found, Wrapped) and found.kind == "property":
        if found.setter is not None:
            from .calls import call

            call(m, found.setter, [target, value], {}, Place("", NOWHERE, True))
        return
    setter = find_method(m, found, "__set__") if isinstance(found, Instance) else None
    if setter is not None:
        from .calls import call

        call(m, setter, [target, value], {}, Place("", NOWHERE, True))
        return
    holder = holder_of(target)
    if isinstance(holder, Instance):
        if name == "__dict__" and isinstance(value, DictValue):
            _share_attributes(m, holder, value)
        else:
            holder.attrs.put(name, value)
    elif isinstance(target, ClassValue):
        target.attrs.put(name, value)
    elif isinstance(target, ModuleValue):
        target.scope.cells.put(name, value)
    elif isinstance(target, Function | Partial):
        if target.attrs is None:
            target.attrs = PythonCells(m.trail)
        target.attrs.put(name, value)
    elif isinstance(target, Sym | Graph | VariableScope | Variable | Tensor):
        m.overrides.put((target, name), value)


def _share_attributes(m: Machine, target: Instance, source: DictValue) -> None:
    """`target.__dict__ = source`: what is stored in one is in the other. In a branch that may be taken, only what is there now."""
    if not m.path.arms:
        target.attrs = cast(Cells[str, Value], source.cells)
        return
    for key in source.cells.keys():
        if isinstance(key, str):
            target.attrs.put(key, source.cells.get(key))


def delete_attribute(m: Machine, target: Value, name: str) -> None:
    target = m.resolve(target)
    deleter = find_method(m, target, "__delattr__")
    holder = holder_of(target)
    if deleter is not None:
        from .calls import call

        call(m, deleter, [name], {}, Place("", NOWHERE, True))
    elif isinstance(holder, Instance | ClassValue):
        holder.attrs.put(name, MISSING)


# -- items


def as_key(m: Machine, value: Value) -> Value:
    """A value as the key of a dict."""
    value = m.deep(value)
    return value if hashable(value) else Sym(("key", id(value)), describe(value))


def get_item(m: Machine, value: Value, index: Value, place: Place) -> Value:
    """`value[index]`."""
    value = m.path.peek(value)
    if isinstance(value, Choice):
        if isinstance(value.yes, Tensor | Sym) and isinstance(value.no, Tensor | Sym):
            return branch.each(m, value, lambda leaf: get_item(m, leaf, index, place))
        return get_item(m, m.path.bound(value), index, place)
    native = NATIVE_ITEMS.get(type(value))
    if native is not None:
        return native(m, value, index, place)
    index = m.path.peek(index)
    if isinstance(index, Choice) and not isinstance(value, Sym):
        return branch.each(m, index, lambda leaf: get_item(m, value, leaf, place))
    method = find_method(m, value, "__getitem__")
    if method is not None and not isinstance(value, NamedTuple):
        from .calls import call

        return call(m, method, [index], {}, place)
    return native_item(m, value, index, place)


def native_item(m: Machine, value: Value, index: Value, place: Place) -> Value:
    """`value[index]` as Python's own types do it."""
    if isinstance(value, DictValue):
        return _dict_item(m, value, as_key(m, index), place)
    if isinstance(value, tuple | ListValue | str):
        items = m.items_of(value) if isinstance(value, ListValue) else value
        if isinstance(index, SliceValue):
            if not index.known:
                return _unknown_item(m, value, index)
            cut: Value = items[index.python()]
            return m.list(cut) if isinstance(value, ListValue) else cut
        if isinstance(index, bool | int):
            if -len(items) <= index < len(items) and not (isinstance(value, ListValue) and value.open and index < 0):
                return items[index]
            if not (isinstance(value, ListValue) and value.open) and m.catches("IndexError"):
                raise m.crash("IndexError", "index out of range", place)
        return _unknown_item(m, value, index)
    if isinstance(value, Range):
        return _range_item(m, value, index)
    if isinstance(value, Sym):
        key = as_key(m, index)
        override = m.overrides.get((value, "[]", key))
        return override if override is not MISSING else Sym(("item", value, key), f"{value.label}[{describe(index)}]")
    return _unknown_item(m, value, index)


def _unknown_item(m: Machine, value: Value, index: Value) -> Value:
    key = (identity(value), identity(index))
    return Sym(("item", *key), f"{describe(value)}[{describe(index)}]")


def _range_item(m: Machine, value: Range, index: Value) -> Value:
    if isinstance(index, int):
        if value.stop is None:
            return value.start + index * value.step if index >= 0 else m.fresh("the last of a range", "int")
        known = range(value.start, value.stop, value.step)
        if -len(known) <= index < len(known):
            return known[index]
    return m.fresh("item of a range", "int")


def _dict_item(m: Machine, value: DictValue, key: Value, place: Place) -> Value:
    found = m.path.bound(value.cells.get(key))
    if found is not MISSING:
        return found
    if value.factory is not MISSING:
        from .calls import call

        made = call(m, value.factory, [], {}, place)
        value.cells.put(key, made)
        return made
    missing = find_method(m, value, "__missing__")
    if missing is not None:
        from .calls import call

        return call(m, missing, [key], {}, place)
    if isinstance(key, Sym | Text) and len(value.cells):
        # An unknown key of a known table: one of its values, unknown which.
        return Sym(("item", value, key), f"an item at {describe(key)}")
    if not value.open and m.catches("KeyError"):
        raise m.crash("KeyError", key, place)
    return Sym(("item", value, key), f"[{describe(key)}]")


def set_item(m: Machine, target: Value, index: Value, value: Value, place: Place) -> None:
    """`target[index] = value`."""
    target = m.path.bound(target)
    method = find_method(m, target, "__setitem__")
    if method is None:
        store_item(m, target, index, value, place)
        return
    from .calls import call

    call(m, method, [index, value], {}, place)


def store_item(m: Machine, target: Value, index: Value, value: Value, place: Place) -> None:
    """`target[index] = value` as Python's own types do it."""
    if isinstance(target, DictValue):
        target.cells.put(as_key(m, index), value)
    elif isinstance(target, ListValue):
        items = list(m.items_of(target))
        index = m.resolve(index)
        if isinstance(index, int) and -len(items) <= index < len(items):
            items[index] = value
            target.cells.put("items", tuple(items))
        elif isinstance(index, SliceValue) and index.known:
            from .loops import items as items_in

            items[index.python()] = items_in(m, value, place).values
            target.cells.put("items", tuple(items))
        else:
            target.mark_open()
    elif isinstance(target, Sym):
        m.overrides.put((target, "[]", as_key(m, index)), value)


def delete_item(m: Machine, target: Value, index: Value) -> None:
    target = m.resolve(target)
    if isinstance(target, DictValue):
        target.cells.put(as_key(m, index), MISSING)
    elif isinstance(target, ListValue):
        items = list(m.items_of(target))
        index = m.resolve(index)
        if isinstance(index, int) and -len(items) <= index < len(items):
            del items[index]
            target.cells.put("items", tuple(items))
        else:
            target.mark_open()


def update_dict(m: Machine, target: DictValue, other: Value, place: Place) -> None:
    """`target.update(other)` and `**other` in a display."""
    other = m.resolve(other)
    if isinstance(other, DictValue):
        for key in other.cells.keys():
            target.cells.put(key, other.cells.get(key))
        if other.open:
            target.mark_open()
        return
    from .loops import items, unpacked

    if isinstance(other, Sym | Instance):
        target.mark_open()
        return
    for pair in items(m, other, place).values:
        key, value = unpacked(m, pair, 2, None, place)
        target.cells.put(as_key(m, key), value)


def length(m: Machine, value: Value, place: Place) -> Value:
    """`len(value)`."""
    value = m.resolve(value)
    method = find_method(m, value, "__len__")
    if method is not None:
        from .calls import call

        return call(m, method, [], {}, place)
    return native_length(m, value)


def native_length(m: Machine, value: Value) -> Value:
    """`len(value)` of Python's own types."""
    if isinstance(value, ListValue):
        if m.comparing and not m.items_of(value):
            m.tested.add(id(value))
        return len(m.items_of(value)) if not value.open else _length_of(value)
    if isinstance(value, DictValue):
        known = [k for k in value.cells.keys() if m.path.bound(value.cells.get(k)) is not MISSING]
        return len(known) if not value.open else _length_of(value)
    if isinstance(value, str | bytes | tuple):
        return len(value)
    if isinstance(value, Range) and value.stop is not None:
        return len(range(value.start, value.stop, value.step))
    return _length_of(value)


def _length_of(value: Value) -> Sym:
    return Length(identity(value), f"len({describe(value)})", branch.filled(value))


# -- classes


def make_class(m: Machine, ns: Namespace, node: n.ClassDef) -> ClassValue:
    """Execute a class body."""
    from . import evaluate
    from .execute import block

    bases: list[Value] = []
    keywords: dict[str, Value] = {}
    for arg in node.bases:
        if not arg.star:
            value = m.resolve(evaluate.expr(m, ns, arg.value))
            if arg.keyword is None:
                bases.append(value)
            else:
                keywords[arg.keyword] = value
    body = Namespace(m.trail, "class", ns, ns.module)
    block(m, body, node.body)
    place = Place(ns.module.filename, node.span, ns.module.stub)
    meta = keywords.pop("metaclass", None)
    if not isinstance(meta, ClassValue):
        meta = next((b.metaclass for b in bases if isinstance(b, ClassValue) and b.metaclass is not None), None)
    maker = MISSING if meta is None else meta.find("__new__")
    cls = None
    if isinstance(maker, Function):
        from .calls import call

        cls = m.resolve(call(m, maker, [meta, node.name, tuple(bases), m.dict(dict(body.cells.data))], keywords, place))
    if isinstance(cls, ClassValue):
        cls.module, cls.node = ns.module, node
    else:
        cls = _class_of(m, node.name, bases, body.cells, meta, ns.module, node)
    _announce(m, cls, tuple(bases), keywords, place)
    return cls


def _class_of(
    m: Machine,
    name: str,
    bases: Iterable[Value],
    cells: Cells[str, Value],
    metaclass: ClassValue | None = None,
    module: ModuleValue | None = None,
    node: n.ClassDef | None = None,
) -> ClassValue:
    """A class of these contents."""
    known = tuple(b for b in bases if isinstance(b, ClassValue))
    cls = ClassValue(name, known, cells, module, node=node, metaclass=metaclass)
    cls.opaque_base = any(not isinstance(b, ClassValue) for b in bases)
    for key in cells.keys():
        _own(cells.get(key), cls)
    for base in known:
        m.registers.put(("subclasses", base), (*m.register(("subclasses", base), ()), cls))
    return cls


def _announce(m: Machine, cls: ClassValue, bases: tuple[Value, ...], keywords: dict[str, Value], place: Place) -> None:
    """Call the `__init__` of a new class's metaclass, and the `__init_subclass__` that it inherits."""
    from .calls import call

    for name in cls.attrs.keys():
        value = m.path.bound(cls.attrs.get(name))
        namer = find_method(m, value, "__set_name__") if isinstance(value, Instance) else None
        if namer is not None:
            call(m, namer, [cls, name], {}, place)
    for base in cls.mro[1:]:
        found = base.attrs.get("__init_subclass__")
        if found is not MISSING:
            found = m.path.bound(found)
            call(m, found.function if isinstance(found, Wrapped) else found, [cls], keywords, place)
            break
    starter = MISSING if cls.metaclass is None else cls.metaclass.find("__init__")
    if isinstance(starter, Function):
        call(m, starter, [cls, cls.name, bases, m.dict(dict(cls.attrs.data))], keywords, place)


def _own(value: Value, cls: ClassValue) -> None:
    if isinstance(value, Function) and value.owner is None:
        value.owner = cls
    elif isinstance(value, Wrapped):
        _own(value.function, cls)
        _own(value.setter, cls)
    elif isinstance(value, BoundMethod | Partial):
        _own(value.function, cls)


def _make(m: Machine, args: Args) -> Value:
    """`type.__call__(cls, …)`."""
    cls, *given = args.positional
    return instantiate(m, m.resolve(cls), Args(given, args.keywords, args.place, args.node, args.unknown))


def construct(m: Machine, cls: ClassValue, args: Args) -> Value:
    """Call a class: as its metaclass says."""
    from .calls import invoke

    caller = MISSING if cls.metaclass is None else cls.metaclass.find("__call__")
    return invoke(m, BoundMethod(cls, caller), args) if isinstance(caller, Function) else instantiate(m, cls, args)


def instantiate(m: Machine, cls: ClassValue, args: Args) -> Value:
    """Make an object of a class."""
    from .calls import invoke

    maker = cls.find("__new__")
    native = next((c.native for c in cls.mro if c.native is not None), None)
    if native is not None and not isinstance(maker, Function):
        return native(m, Args([cls, *args.positional], args.keywords, args.place, args.node, args.unknown))
    if cls.python is not None and not issubclass(cls.python, BaseException):
        from .methods import convert

        return convert(m, cls, args)
    base = next((c for c in cls.mro if c.python in (list, dict, set)), None)
    if base is not None:
        return _container(m, cls, base, args)
    if maker is not MISSING and isinstance(m.path.bound(maker), Function):
        value = m.resolve(invoke(m, m.path.bound(maker), Args([cls, *args.positional], args.keywords, args.place, args.node, args.unknown)))
        if not isinstance(value, Instance):
            return value
    else:
        value = m.instance(cls)
    if any(c.python is not None for c in cls.mro):
        value.attrs.put("args", tuple(args.positional))  # an exception keeps them whatever its `__init__` does
    initializer = cls.find("__init__")
    if initializer is not MISSING:
        invoke(m, BoundMethod(value, m.path.bound(initializer)), args)
    return value


def _container(m: Machine, cls: ClassValue, base: ClassValue, args: Args) -> Value:
    """An object of a class that is derived from `list`, `dict` or `set`: such a container, and what else the object is."""
    from .calls import invoke

    value: ListValue | DictValue = m.list() if base.python is list else m.set() if base.python is set else m.dict()
    value.holder = m.instance(cls)
    initializer = cls.find("__init__")
    found = native_method(m, base, "__init__") if initializer is MISSING else m.path.bound(initializer)
    invoke(m, BoundMethod(value, found), args)
    return value


def native_class(m: Machine, name: str, native: Any) -> ClassValue:
    """A class whose construction the interpreter implements itself."""
    return ClassValue(name, (), PythonCells(m.trail), None, native=native)


def named_tuple(m: Machine, name: str, fields: tuple[str, ...], defaults: tuple[Value, ...] = ()) -> ClassValue:
    """`collections.namedtuple(name, fields)`."""

    def make(m: Machine, args: Args) -> Value:
        cls = args.positional[0]
        values = list(args.positional[1:])
        for field in fields[len(values) :]:
            position = fields.index(field) - (len(fields) - len(defaults))
            default = defaults[position] if position >= 0 else m.fresh(field)
            values.append(args.keywords.get(field, default))
        return NamedTuple.of(cls, tuple(values[: len(fields)]))

    cls = native_class(m, name, make)
    cls.attrs.data["_fields"] = fields
    cls.attrs.data["__new__"] = Builtin("__new__", make)
    cls.attrs.data["_make"] = Wrapped(
        "classmethod", Builtin("_make", lambda m, args: make(m, Args([args.positional[0], *_listed(m, args)], {}, args.place)))
    )
    return cls


def _listed(m: Machine, args: Args) -> list[Value]:
    from .loops import items

    return items(m, args.get(1, "iterable"), args.place).values


def named_tuple_attribute(m: Machine, value: NamedTuple, name: str, place: Place) -> Value:
    fields = value.cls.find("_fields")
    if isinstance(fields, tuple) and name in fields:
        return value[fields.index(name)]
    if name in ("_replace", "clone"):

        def replace(m: Machine, args: Args) -> Value:
            return NamedTuple.of(value.cls, tuple(args.keywords.get(f, v) for f, v in zip(fields, value, strict=True)))

        return Builtin(name, replace)
    if name == "_asdict":
        return Builtin(name, lambda m, args: m.dict(dict(zip(fields, value, strict=True))))
    if name == "__class__":
        return value.cls
    found = value.cls.find(name)
    if found is not MISSING:
        return bind_method(m, found, value, value.cls, place)
    return MISSING


NATIVE_ATTRIBUTES[NamedTuple] = named_tuple_attribute
