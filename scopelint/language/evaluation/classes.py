"""Classes and their objects."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import cast

from ...domain.symbols import MISSING, Sym, Text
from ...domain.trail import Cells
from ...source import nodes as n
from .. import describe
from ..kinds import kind_for
from ..machine import Machine
from ..trace import NOWHERE, Place, Value
from ..values import (
    VALUES,
    Args,
    BoundMethod,
    Builtin,
    ClassValue,
    DictValue,
    DictView,
    FrozenSetValue,
    Function,
    Generator,
    Instance,
    Iter,
    ListValue,
    ModuleValue,
    NamedTuple,
    Namespace,
    Partial,
    PythonCells,
    Range,
    SetValue,
    SliceValue,
    ValueObject,
    Wrapped,
    consistent,
    is_constant,
    plain,
)
from . import access, branch, calls, exceptions, expressions, iteration, rebinding, scoping, statements


def _metaclass(m: Machine, given: Value, bases: list[Value], place: Place) -> Value:
    """What makes a class: the metaclass that is given or a base's, whichever is derived from the others."""
    given = m.resolve(given)
    if isinstance(given, Sym) or (given is not None and not isinstance(given, ClassValue | Function | Builtin | Partial | BoundMethod)):
        given = None
    best = given
    for above in (b.metaclass for b in bases if isinstance(b, ClassValue) and b.metaclass is not None):
        if best is None or (isinstance(best, ClassValue) and above.is_subclass(best)):
            best = above
        elif isinstance(best, ClassValue) and not best.is_subclass(above):
            m.refuse("TypeError", "metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass", place)
    return best


_FINAL = (bool, type(None), slice, range)
_LAYOUTS = (list, dict, set, frozenset, tuple, int, float, complex, str, bytes, type)


def _check_bases(m: Machine, bases: tuple[Value, ...], place: Place) -> None:
    """Python's errors about what a class is derived from, where all of that is known."""
    if not all(isinstance(b, ClassValue) and not any(c.opaque_base for c in b.mro) for b in bases):
        wrong = next((b for b in bases if is_constant(b)), MISSING)
        if wrong is not MISSING:
            m.refuse("TypeError", f"type() argument 2 must be a tuple of types, not {describe.type_name(wrong)}", place)
        return
    final = next((b for b in bases if b.python in _FINAL and b.python is not None), None)
    layouts = {c.python for b in bases for c in b.mro if c.python in _LAYOUTS}
    if final is not None:
        m.refuse("TypeError", f"type '{final.name}' is not an acceptable base type", place)
    elif len(set(map(id, bases))) < len(bases):
        m.refuse("TypeError", "duplicate base class", place)
    elif len(layouts) > 1:
        m.refuse("TypeError", "multiple bases have instance lay-out conflict", place)
    elif len(bases) > 1 and not consistent(bases):
        m.refuse("TypeError", "Cannot create a consistent method resolution order (MRO) for bases", place)


def make_class(m: Machine, ns: Namespace, node: n.ClassDef) -> Value:
    """Execute a class body."""
    bases: list[Value] = []
    keywords: dict[str, Value] = {}
    for arg in node.bases:
        if not arg.star:
            value = m.resolve(expressions.expr(m, ns, arg.value))
            if arg.keyword is None:
                bases.append(value)
            else:
                keywords[arg.keyword] = value
    place = scoping.place_of(ns, node)
    meta = _metaclass(m, keywords.pop("metaclass", None), bases, place)
    body = Namespace(m.trail, "class", ns, ns.module)
    body.label = describe.qualified(node.name, ns)
    names: DictValue | None = None
    if isinstance(meta, ClassValue) and meta.find("__prepare__") is not MISSING:
        prepare = access.get_attribute(m, meta, "__prepare__", place)
        prepared = m.resolve(calls.call(m, prepare, [node.name, tuple(bases)], keywords, place))
        if isinstance(prepared, DictValue):
            names, body.cells = prepared, cast("Cells[str, Value]", prepared.cells)
            body.filled = names if names.holder is not None else None
    m.bodies.append((len(m.active), body))
    try:
        statements.block(m, body, node.body)
    finally:
        m.bodies.pop()
    maker = MISSING if not isinstance(meta, ClassValue) else meta.find("__new__")
    if meta is not None and not isinstance(meta, ClassValue):
        made = m.resolve(calls.call(m, meta, [node.name, tuple(bases), m.dict(dict(body.cells.data))], keywords, place))
        return made if not isinstance(made, Sym) else _class_of(m, node.name, bases, body.cells, None, ns.module, node)
    cls = None
    if isinstance(maker, Function):
        contents = m.dict(dict(body.cells.data)) if names is None else names
        cls = m.resolve(calls.call(m, maker, [meta, node.name, tuple(bases), contents], keywords, place))
        if not isinstance(cls, ClassValue | Sym):
            return cls
    if isinstance(cls, ClassValue):
        cls.module, cls.node, cls.label = ns.module, node, cls.label or body.label
    else:
        cls = _class_of(m, node.name, bases, body.cells, meta, ns.module, node)
        cls.label = body.label
        _announce(m, cls, keywords, place)
    _begin(m, cls, tuple(bases), keywords, place)
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
    bases = tuple(bases)
    _check_bases(m, bases, NOWHERE)
    known = tuple(b for b in bases if isinstance(b, ClassValue))
    cls = ClassValue(name, known, cells, module, node=node, metaclass=metaclass)
    cls.opaque_base = any(not isinstance(b, ClassValue) for b in bases)
    for key in cells.keys():
        _own(cells.get(key), cls)
    for base in known:
        m.registers.put(("subclasses", base), (*m.register(("subclasses", base), ()), cls))
    return cls


def _announce(m: Machine, cls: ClassValue, keywords: dict[str, Value], place: Place) -> None:
    """Tell the descriptors in a new class their names, and the class above that there is one below."""
    slots = m.resolve(cls.attrs.get("__slots__"))
    for name in (slots,) if isinstance(slots, str) else iteration.native_items(m, slots).values if slots is not MISSING else ():
        if isinstance(name, str) and cls.attrs.get(name) is not MISSING and not name.startswith("__"):
            m.refuse("ValueError", f"'{name}' in __slots__ conflicts with class variable", place)
        elif describe.is_data(name) and not isinstance(name, str):
            m.refuse("TypeError", f"__slots__ items must be strings, not '{describe.type_name(name)}'", place)
    for name in cls.attrs.keys():
        value = m.path.bound(cls.attrs.get(name))
        if isinstance(value, Wrapped):
            value.named = True
        namer = access.find_method(m, value, "__set_name__") if isinstance(value, Instance) else None
        if namer is not None:
            calls.call(m, namer, [cls, name], {}, place)
    for base in cls.mro[1:]:
        found = base.attrs.get("__init_subclass__")
        if found is not MISSING:
            found = m.path.bound(found)
            calls.call(m, found.function if isinstance(found, Wrapped) else found, [cls], keywords, place)
            break


def _begin(m: Machine, cls: ClassValue, bases: tuple[Value, ...], keywords: dict[str, Value], place: Place) -> None:
    """Call the `__init__` of a new class's metaclass."""
    starter = MISSING if cls.metaclass is None else cls.metaclass.find("__init__")
    if isinstance(starter, Function):
        calls.call(m, starter, [cls, cls.name, bases, m.dict(dict(cls.attrs.data))], keywords, place)


def _own(value: Value, cls: ClassValue) -> None:
    if isinstance(value, Function) and value.owner is None:
        value.owner = cls
    elif isinstance(value, Wrapped):
        _own(value.function, cls)
        _own(value.setter, cls)
    elif isinstance(value, BoundMethod | Partial):
        _own(value.function, cls)


def new(m: Machine, args: Args) -> Value:
    cls = m.resolve(args.get(0, "cls"))
    if isinstance(cls, ClassValue) and len(args.positional) > 1 and any(c.python is type for c in cls.mro):
        return new_class(m, cls, Args(args.positional[1:], args.keywords, args.place))
    if not isinstance(cls, ClassValue):
        return m.fresh("object")
    if cls.python in (*VALUES, bool, frozenset) and cls.conversion is not None:
        return cls.conversion(m, args)
    given = Args(args.positional[1:], args.keywords, args.place)
    if (
        (given.positional or given.keywords)
        and not args.unknown
        and not any(c.opaque_base or c.python not in (None, object) for c in cls.mro)
    ):
        _refuse_more(m, cls, args.place)
    base = next((c for c in cls.mro if c.python in _CONTAINERS), None)
    return _valued(m, cls, given) if cls.value is not None else m.instance(cls) if base is None else _emptied(m, cls, base, given)


def _refuse_more(m: Machine, cls: ClassValue, place: Place) -> None:
    """What Python has against more arguments for `object.__new__` than the class."""
    if cls.find("__new__") is not MISSING:
        m.refuse("TypeError", "object.__new__() takes exactly one argument (the type to instantiate)", place)
    elif cls.find("__init__") is MISSING:
        m.refuse("TypeError", f"{cls.name}() takes no arguments", place)


def new_class(m: Machine, metaclass: ClassValue, args: Args) -> Value:
    """`type(name, bases, names)`."""
    name, bases, names = (m.resolve(g) for g in (*args.positional, None, None, None)[:3])
    if not isinstance(name, str) or not isinstance(bases, tuple) or not isinstance(names, DictValue):
        return m.fresh("a class")
    cells = PythonCells(m.trail, {k: v for k, v in names.cells.data.items() if isinstance(k, str)})
    cls = _class_of(m, name, tuple(m.resolve(b) for b in bases), cells, None if metaclass.python is type else metaclass)
    _announce(m, cls, args.keywords, args.place)
    return cls


def make(m: Machine, args: Args) -> Value:
    """`type.__call__(cls, …)`."""
    cls, *given = args.positional
    return instantiate(m, m.resolve(cls), replace(args, positional=given))


def construct(m: Machine, cls: ClassValue, args: Args) -> Value:
    """Call a class: as its metaclass says."""
    caller = MISSING if cls.metaclass is None else cls.metaclass.find("__call__")
    return calls.invoke(m, BoundMethod(cls, caller), args) if isinstance(caller, Function) else instantiate(m, cls, args)


def instantiate(m: Machine, cls: ClassValue, args: Args) -> Value:
    """Make an object of a class."""
    maker = cls.find("__new__")
    if cls.python is not type and any(c.python is type for c in cls.mro):
        return _made_by(m, cls, maker, args)
    native = next((c.native for c in cls.mro if c.native is not None), None)
    derived = cls.native is None and any(c.python in _CONTAINERS for c in cls.mro)
    if native is not None and not derived and not isinstance(maker, Function):
        return native(m, Args([cls, *args.positional], args.keywords, args.place, args.node, args.unknown))
    if cls.conversion is not None:
        return cls.conversion(m, Args([cls, *args.positional], args.keywords, args.place, args.node, args.unknown))
    base = next((c for c in cls.mro if c.python in _CONTAINERS), None)
    if base is not None and not isinstance(maker, Function | Wrapped):
        return _container(m, cls, base, args)
    if maker is not MISSING and isinstance(m.path.bound(maker), Function):
        value = m.resolve(
            calls.invoke(m, m.path.bound(maker), Args([cls, *args.positional], args.keywords, args.place, args.node, args.unknown))
        )
        own = describe.class_in(value)
        if own is None or not own.is_subclass(cls):
            return value
    else:
        value = _valued(m, cls, args) if cls.value is not None else m.instance(cls)
        if maker is MISSING and (args.positional or args.keywords):
            _refuse_arguments(m, cls, args)
    if isinstance(value, Instance) and cls.value is None and any(c.python not in (None, object) for c in cls.mro):
        value.attrs.put("args", tuple(args.positional))  # an exception keeps them whatever its `__init__` does
        exceptions.keep_facts(m, value, cls, args)
    initializer = cls.find("__init__")
    if initializer is not MISSING:
        out = calls.invoke(m, BoundMethod(value, m.path.bound(initializer)), args)
        if describe.is_data(out) and m.resolve(out) is not None:
            m.refuse("TypeError", f"__init__() should return None, not '{describe.type_name(out)}'", args.place)
    elif base is not None and base.python is not frozenset:
        given = (
            args if base.python is not list else Args(args.positional, {}, args.place, args.node, args.unknown)
        )  # its `__new__` took them
        calls.invoke(m, BoundMethod(value, access.native_method(m, base, "__init__")), given)
    if not isinstance(value, Instance):
        return value
    rebinding.of_instance(m, value, args.place)
    if cls.module is not None and not cls.module.stub:
        value.given = args
    return value


def _refuse_arguments(m: Machine, cls: ClassValue, args: Args) -> None:
    """Python's error about arguments for a class that has nothing to take them."""
    plain = all(c.python in (None, object) and not (c.opaque_base or c.handed) for c in cls.mro)
    if plain and not args.unknown and cls.find("__init__") is MISSING:
        m.refuse("TypeError", f"{cls.name}() takes no arguments", args.place)


def _made_by(m: Machine, metaclass: ClassValue, maker: Value, args: Args) -> Value:
    """`metaclass(name, bases, names)`."""
    function = m.path.bound(maker) if maker is not MISSING else None
    given = Args([metaclass, *args.positional], args.keywords, args.place)
    cls = m.resolve(calls.invoke(m, function, given) if isinstance(function, Function) else new(m, given))
    if isinstance(cls, ClassValue) and len(args.positional) > 1:
        bases = m.resolve(args.positional[1])
        _begin(m, cls, bases if isinstance(bases, tuple) else (), args.keywords, args.place)
    return cls


def _container(m: Machine, cls: ClassValue, base: ClassValue, args: Args) -> Value:
    """An object of a class that is derived from `list`, `dict` or `set`: such a container, and what else the object is."""
    value = _emptied(m, cls, base, args)
    initializer = cls.find("__init__")
    if base.python is frozenset:
        if initializer is not MISSING:
            calls.invoke(m, BoundMethod(value, m.path.bound(initializer)), args)
        elif (len(args.positional) > 1 or args.keywords) and not args.unknown:
            m.refuse("TypeError", f"{cls.name} expected at most 1 argument, got {len(args.positional)}", args.place)
        return value
    found = access.native_method(m, base, "__init__") if initializer is MISSING else m.path.bound(initializer)
    calls.invoke(m, BoundMethod(value, found), args)
    return value


_CONTAINERS = (list, dict, set, frozenset)


def _emptied(m: Machine, cls: ClassValue, base: ClassValue, args: Args) -> ListValue | DictValue:
    """What the `__new__` of `list` and its like makes: an empty one, but for a frozenset, which never changes."""
    value: ListValue | DictValue
    if base.python is frozenset:
        found = base.conversion(m, Args([base, *args.positional[:1]], {}, args.place)) if base.conversion is not None else None
        value = m.set(tuple(found.cells.keys()) if isinstance(found, SetValue) else (), frozen=True)
    else:
        value = m.list() if base.python is list else m.set() if base.python is set else m.dict()
    value.holder = m.instance(cls)
    return value


def _valued(m: Machine, cls: ClassValue, args: Args) -> Instance:
    """An object of a class that is derived from `int`, `str` or the like, as far as the value is known that it is besides."""
    base = m.classes[cls.value.__name__] if cls.value is not None else cls
    keywords = {} if cls.value is tuple and cls.find("__init__") is not MISSING else args.keywords
    value = None if base.conversion is None else m.resolve(base.conversion(m, Args([base, *args.positional], keywords, args.place)))
    if not (is_constant(value) or isinstance(value, tuple)):
        return m.instance(cls)
    return _value_object(m, cls, plain(value))


def _value_object(m: Machine, cls: ClassValue, value: Value) -> ValueObject:
    m.serial += 1
    out = ValueObject(m.trail, cls, m.serial)
    out.payload = value
    return out


def like(m: Machine, value: Instance) -> Instance:
    """A new object of the same class, without attributes: what a copy begins with."""
    return _value_object(m, value.cls, value.payload) if type(value) is ValueObject else m.instance(value.cls)


def instance_of(m: Machine, value: Value, cls: Value) -> bool | None:
    """Whether `isinstance(value, cls)`; None if that is not known."""
    answer = kind_for(cls).has_instance(m, cls, value)
    if answer is not NotImplemented:
        return cast("bool | None", answer)
    if not isinstance(cls, ClassValue):
        return None if isinstance(cls, Sym) and not is_constant(value) else False if isinstance(cls, Sym) else None
    if cls.python is object:
        return True
    own = describe.class_in(value)
    checker = cls.metaclass.find("__instancecheck__") if cls.metaclass is not None else MISSING
    of_bytes = isinstance(value, Sym) and value.kind in ("bytes", "bytearray")
    if (
        checker is not MISSING
        and (of_bytes or not isinstance(value, Sym))
        and not (own is not None and any(c.opaque_base for c in own.mro))
    ):
        found = branch.truth(m, calls.call(m, BoundMethod(cls, checker), [value], {}, NOWHERE))
        return found if isinstance(found, bool) else None
    if own is not None:
        if own.is_subclass(cls) or (isinstance(value, NamedTuple) and cls.python is tuple):
            return True
        return None if any(c.opaque_base for c in own.mro) else False
    if isinstance(value, Sym):
        if value.kind == "number" and cls.python in (int, float, complex):
            return None
        if value.kind is not None and cls.python is not None:
            return value.kind == cls.python.__name__
        return False if cls.instances is not None and value.kind in ("str", "bytes", "bool") else None
    if cls.instances is not None:
        return isinstance(value, cls.instances)
    if isinstance(value, Iter | Generator | DictView):
        own = class_of(m, value)
        return isinstance(own, ClassValue) and own.is_subclass(cls)
    if cls.python is None:
        return False
    if isinstance(value, Text):
        return cls.python is str
    if isinstance(value, Wrapped):
        return value.kind == cls.python.__name__
    for kind, python_type in _TYPES_OF:
        if isinstance(value, kind):
            return issubclass(python_type, cls.python)
    if is_constant(value) or isinstance(value, tuple):
        return isinstance(value, cls.python)
    if isinstance(value, ClassValue):
        return cls.python is type
    return False


_TYPES_OF = (
    (DictView, object),
    (ListValue, list), (FrozenSetValue, frozenset), (SetValue, set), (DictValue, dict), (Range, range), (SliceValue, slice),
)  # fmt: skip


def class_of(m: Machine, value: Value) -> Value:
    """`type(value)`."""
    if (own := describe.class_in(value)) is not None:
        return own
    if isinstance(value, Wrapped):
        return m.classes[value.kind]
    if isinstance(value, bool):
        return m.classes["bool"]
    if isinstance(value, Partial) and value.cls is not None:
        return value.cls
    if isinstance(value, DictValue) and value.made_of is not None:
        return value.made_of
    if isinstance(value, DictView):
        return m.classes[f"dict_{value.kind}"]
    if isinstance(value, Iter | Generator):
        return m.classes[iteration.kind_of_iterator(value)]
    name = next((name for kind, name in _NAMED_TYPES if isinstance(value, kind)), None)
    if isinstance(value, Sym) and value.kind in ("bytes", "bytearray"):
        name = value.kind
    if name is not None:
        return m.classes[name]
    if value is None:
        return m.classes["NoneType"]
    return Sym(("type", describe.identity(value)), f"type({describe.describe(value)})")


_NAMED_TYPES = (
    (int, "int"), (float, "float"), (str, "str"), (Text, "str"), (bytes, "bytes"), (tuple, "tuple"), (ListValue, "list"),
    (FrozenSetValue, "frozenset"), (SetValue, "set"), (complex, "complex"), (SliceValue, "slice"), (DictValue, "dict"),
    (ClassValue, "type"), (Function, "function"), (Range, "range"), (type(NotImplemented), "NotImplementedType"), (type(...), "ellipsis"),
)  # fmt: skip
