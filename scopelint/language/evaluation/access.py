"""Attributes: reading, writing and deleting them, on objects, classes, functions and modules."""

from __future__ import annotations

import builtins
from typing import cast

from ...domain.symbols import MISSING, Choice, Sym
from ...domain.trail import Cells
from ...source import nodes as n
from ...source.effects import attributes_in
from ...source.private import renamed
from .. import describe
from ..describe import class_in, holder_of, identity
from ..kinds import KINDS, kind_for
from ..machine import Machine, Raised
from ..trace import NOWHERE, Place, Value
from ..values import (
    VALUES,
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
    Partial,
    Super,
    ValueObject,
    Wrapped,
)
from . import branch, callables, calls, classes, exceptions, imports, iteration


def get_attribute(m: Machine, value: Value, name: str, place: Place) -> Value:
    """`value.name`."""
    found = lookup(m, value, name, place)
    if found is MISSING:
        raises = m.catches("AttributeError") or (type(value) is ModuleValue and value.stub and m.strict)
        if raises or (type(value) is Instance and _went_another_way(m, value.cls, name)):
            raise _missing(m, value, name, place)
        m.host.read_in_vain(m, value, name, place)
        owner = value.origin if isinstance(value, Instance) else value
        return Sym(("attr", identity(owner), name), f"{describe.describe(value)}.{name}")
    return found


def _went_another_way(m: Machine, cls: ClassValue, name: str) -> bool:
    """Whether an object has no attribute since its initializer, which alone sets it, has taken the other arm of a branch in this run."""
    if m.path.untouched:
        return False
    methods = [f for c in cls.mro for key in c.attrs.keys() if isinstance(f := c.attrs.get(key), Function) and not f.module.stub]
    m.library.uses.attributes.update((f.module.filename, f.node.span) for f in methods)
    bodies = ((f.node.name, f.node.body) for f in methods if isinstance(f.node, n.FunctionDef))
    return {called for called, body in bodies if name in attributes_in(body)[0]} == {"__init__"}


def _missing(m: Machine, value: Value, name: str, place: Place) -> Raised:
    """The error of asking for an attribute that is not there."""
    value = m.resolve(value)
    if isinstance(value, ModuleValue | ClassValue):
        kind = "module" if isinstance(value, ModuleValue) else "type object"
        about = f"{kind} '{value.name}'"
    else:
        about = f"'{describe.type_name(value)}' object"
    error = m.crash("AttributeError", f"{about} has no attribute '{name}'", place)
    error.value.attrs.put("name", name)
    error.value.attrs.put("obj", value)
    return error


def lookup(m: Machine, value: Value, name: str, place: Place) -> Value:
    """`value.name`, or MISSING if it certainly has no such attribute."""
    found = _looked_up(m, value, name, place)
    return classes.class_of(m, m.resolve(value)) if found is MISSING and name == "__class__" else found


def _looked_up(m: Machine, value: Value, name: str, place: Place) -> Value:
    if type(value) is Choice:
        value = m.path.peek(value)
    if type(value) is Choice:
        if kind_for(value.yes).attributes_each and kind_for(value.no).attributes_each:
            return branch.each(m, value, lambda leaf: lookup(m, leaf, name, place))
        return lookup(m, m.path.bound(value), name, place)
    kind = type(value)
    if kind is Instance or kind is ValueObject:
        return _instance_attribute(m, value, value, name, place)
    if kind is ModuleValue:
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
    own = KINDS.get(kind)
    if own is not None:
        return own.attribute(m, value, name, place)
    if kind is Function:
        return callables.of_function(m, value, name)
    if kind is BoundMethod:
        if name == "__self__":
            return value.receiver
        if name == "__func__":
            return value.function
        return lookup(m, value.function, name, place)
    if isinstance(value, Builtin):
        if name in ("__name__", "__qualname__"):
            return value.name.rpartition(".")[2]
        if name == "__call__":
            return value
        own = getattr(builtins, value.name, None) if name in ("__doc__", "__module__") else None
        if own is not None and m.builtins.get(value.name) is value:
            return getattr(own, name, None)
        return MISSING
    if kind is Wrapped:
        return callables.of_wrapped(m, value, name)
    return MISSING


def _instance_attribute(m: Machine, value: Instance, receiver: Value, name: str, place: Place) -> Value:
    """An attribute of an object; `receiver` is the object itself, or the list or dict that it holds more than."""
    try:
        if value.cls.reads:
            return calls.call(m, BoundMethod(receiver, value.cls.find("__getattribute__")), [name], {}, place)
        found = _stored(m, value, receiver, name, place)
    except Raised as error:
        missing = isinstance(error.value, Instance) and error.value.cls.is_subclass(m.classes["AttributeError"])
        if not missing or value.cls.find("__getattr__") is MISSING:
            raise
        found = MISSING
    if found is not MISSING:
        return found
    getter = value.cls.find("__getattr__")
    if getter is not MISSING:
        return calls.call(m, BoundMethod(receiver, getter), [name], {}, place)
    if any(c.opaque_base for c in value.cls.mro):
        return Sym(("attr", value.origin, name), f"{value.cls.name}.{name}")
    return MISSING


def read_attribute(m: Machine, value: Value, name: str, place: Place) -> Value:
    """`object.__getattribute__(value, name)`."""
    holder = holder_of(value)
    found = _stored(m, holder, value, name, place) if isinstance(holder, Instance) else lookup(m, value, name, place)
    if found is MISSING and (not isinstance(holder, Instance) or describe.is_data(holder)) and m.catches("AttributeError"):
        raise _missing(m, value, name, place)
    return m.fresh(name) if found is MISSING else found


def _stored(m: Machine, value: Instance, receiver: Value, name: str, place: Place) -> Value:
    """An attribute that an object or its class has."""
    raw = value.attrs.data.get(name, MISSING)
    found = found_in(m, value.cls, name)
    if isinstance(found, Wrapped) and found.kind == "property":
        if m.resolve(found.function) is None and m.catches("AttributeError"):
            raise m.crash("AttributeError", _of_property(found, name, value, "getter"), place)
        return calls.call(m, found.function, [receiver], {}, place)
    sets = isinstance(found, Instance) and found.cls.find("__set__") is not MISSING
    if sets and (found.cls.find("__get__") is not MISSING or raw is MISSING):
        return bind_method(m, found, receiver, value.cls, place)
    if raw is not MISSING:
        if type(raw) is str and name not in value.read:
            value.read |= {name}
        return m.path.bound(raw) if isinstance(raw, Choice) and _partly_missing(raw) else raw
    if found is not MISSING:
        return bind_method(m, found, receiver, value.cls, place)
    if name == "__class__":
        return value.cls
    if name == "__dict__":
        return dict_of(m, value)
    if name == "__doc__":
        return _class_attribute(m, value.cls, name, place)
    own = kind_for(receiver).attribute(m, receiver, name, place)
    if own is MISSING and type(value) is ValueObject:
        own = lookup(m, value.payload, name, place)
    if own is not MISSING:
        return own
    if name in exceptions.OF_ALL and value.cls.is_subclass(m.classes["StopIteration" if name == "value" else "BaseException"]):
        return exceptions.attribute(m, value, name)
    own = native_method(m, m.classes["object"], name)
    return MISSING if own is MISSING or any(c.opaque_base for c in value.cls.mro) else BoundMethod(receiver, own)


def _of_property(found: Wrapped, name: str, target: Value, lacks: str) -> str:
    """The text of Python's error about what a property does not do."""
    return f"property{f' {name!r}' if found.named else ''} of '{describe.qualified_type(target)}' object has no {lacks}"


def dict_of(m: Machine, value: Instance) -> DictValue:
    """The `__dict__` of an object: what is stored in it is an attribute."""
    out = m.dict()
    out.cells, out.shows = cast(Cells[Value, Value], value.attrs), value
    return out


def _partly_missing(value: Value) -> bool:
    return value is MISSING or (isinstance(value, Choice) and (_partly_missing(value.yes) or _partly_missing(value.no)))


def bind_method(m: Machine, found: Value, receiver: Value, cls: ClassValue, place: Place) -> Value:
    """A class attribute as seen through an instance."""
    if type(found) is Function:
        return BoundMethod(receiver, found)
    found = m.path.bound(found)
    if isinstance(found, Function | Builtin):
        # `len` and `enumerate` are no descriptors, `str.upper` is one.
        of_python = isinstance(found, Builtin) and (not found.binds or m.builtins.get(found.name) is found)
        return found if of_python else BoundMethod(receiver, found)
    if isinstance(found, Wrapped):
        if found.kind == "staticmethod":
            return found.function
        if found.kind == "classmethod":
            return _of_class(m, found, cls, place)
        return calls.call(m, found.function, [receiver], {}, place)
    if isinstance(found, Instance):
        return _described(m, found, receiver, cls, place)
    return found


def _of_class(m: Machine, found: Wrapped, cls: ClassValue, place: Place) -> Value:
    """What a class method is for a class: bound to it, or what the descriptor that it wraps gives for the class."""
    inner = m.path.bound(found.function)
    if isinstance(inner, Wrapped) and inner.kind == "property":
        return calls.call(m, inner.function, [cls], {}, place)
    if isinstance(inner, Instance) and inner.cls.find("__get__") is not MISSING:
        return calls.call(m, inner.cls.find("__get__"), [inner, cls, cls], {}, place)
    return BoundMethod(cls, inner)


def _described(m: Machine, found: Instance, receiver: Value, cls: ClassValue, place: Place) -> Value:
    """What a descriptor among the attributes of a class gives; any other object gives itself."""
    getter = found.cls.find("__get__")
    if getter is MISSING:
        return found
    return calls.call(m, getter, [found, receiver, cls], {}, place)


def _docstring(m: Machine, value: ClassValue) -> Value:
    if value.node is None:
        return getattr(value.python, "__doc__", None)
    if value.module is not None and not value.module.stub:
        m.library.uses.docstrings.add((value.module.filename, value.node.span))
    return value.node.doc


def _class_attribute(m: Machine, value: ClassValue, name: str, place: Place) -> Value:
    found = found_in(m, value, name)
    if found is not MISSING:
        found = m.path.bound(found)
        if isinstance(found, Wrapped):
            if found.kind == "classmethod":
                return _of_class(m, found, value, place)
            return found.function if found.kind == "staticmethod" else found
        return _described(m, found, None, value, place) if isinstance(found, Instance) else found
    if name in ("__name__", "__qualname__"):
        return value.name if name == "__name__" else value.label or value.name
    if name == "__class__":
        return value.metaclass or m.classes["type"]
    if name == "__module__":
        return value.module.name if value.module is not None else "builtins"
    if name == "__mro__":
        return value.mro if any(c.python is object for c in value.mro) or value.opaque_base else (*value.mro, m.classes["object"])
    if name == "__dict__":
        return m.dict({**_of_python(m, value), **{key: value.attrs.get(key) for key in value.attrs.keys()}})
    if name == "__subclasses__":
        return Builtin(name, lambda m, args: m.list(m.register(("subclasses", value), ())))
    if name == "__doc__":
        return _docstring(m, value)
    if name == "__bases__":
        return value.bases or (() if value.python is object else (m.classes["object"],))
    if name == "mro":
        return Builtin(name, lambda m, args: m.list(_class_attribute(m, value, "__mro__", place)))
    if name == "__new__":
        return Builtin("__new__", lambda m, args: classes.new(m, args))
    if name == "__init__" and not value.opaque_base and not any(c.opaque_base or c.native is not None for c in value.mro):
        return next(own for base in (*value.mro, m.classes["object"]) if (own := native_method(m, base, name)) is not MISSING)
    if name == "__init__":
        return Builtin("__init__", lambda m, args: None)
    if value.metaclass is not None:
        found = value.metaclass.find(name)
        if found is not MISSING:
            return bind_method(m, found, value, value.metaclass, place)
    if name == "__call__" and value.python is type:
        return Builtin("__call__", classes.make)
    if value.opaque_base or any(c.opaque_base for c in value.mro):
        return Sym(("attr", value, name), f"{value.name}.{name}")
    bases = (*value.mro, *([] if value.find("_fields") is MISSING else [m.classes["tuple"]]), m.classes["object"])
    return next((own for base in bases if (own := native_method(m, base, name)) is not MISSING), MISSING)


def _of_python(m: Machine, cls: ClassValue) -> dict[Value, Value]:
    """The methods that a builtin type has itself."""
    own = {} if cls.python is None else dict(vars(cls.python))
    found = {name: None if value is None else native_method(m, cls, name) for name, value in own.items()}
    return {name: value for name, value in found.items() if value is not MISSING}


def _super_attribute(m: Machine, value: Super, name: str, place: Place) -> Value:
    receiver = m.resolve(value.receiver)
    cls = receiver if isinstance(receiver, ClassValue) else class_in(receiver)
    if isinstance(receiver, ClassValue) and receiver.metaclass is not None and value.after in receiver.metaclass.mro:
        cls = receiver.metaclass  # inside a method of the metaclass
    mro = cls.mro if isinstance(cls, ClassValue) else value.after.mro
    start = mro.index(value.after) + 1 if value.after in mro else 0
    for base in mro[start:]:
        found = base.attrs.get(name)
        if found is not MISSING:
            if name == "__new__":
                found = m.path.bound(found)
                return found.function if isinstance(found, Wrapped) else found
            return bind_method(m, found, receiver, cls if isinstance(cls, ClassValue) else base, place)
        if base.opaque_base and base is not value.after:
            break
    if name == "__new__":
        return Builtin("__new__", lambda m, args: classes.new(m, args))
    bases = (*mro, m.classes["object"])
    native = next((found for base in bases if (found := native_method(m, base, name)) is not MISSING), MISSING)
    of_meta = isinstance(receiver, ClassValue) and receiver.metaclass is not None and value.after in receiver.metaclass.mro
    bound = of_meta if isinstance(receiver, ClassValue) else class_in(receiver) is not None
    if native is not MISSING and bound and name not in ("__init_subclass__", "__call__"):
        return BoundMethod(receiver, native)
    if name in ("__init__", "__init_subclass__", "__enter__", "__exit__", "setUp", "tearDown", "setUpClass"):
        return Builtin(name, lambda m, args: None)
    if name == "__call__" and isinstance(receiver, ClassValue):
        return Builtin(
            name, lambda m, args: classes.make(m, Args([receiver, *args.positional], args.keywords, args.place, args.node, args.unknown))
        )
    if any(c.opaque_base for c in mro):
        return Sym(("super", identity(receiver), name), f"super().{name}")
    return MISSING


def native_method(m: Machine, cls: ClassValue, name: str) -> Value:
    """A method of a builtin class that takes its receiver as its first argument; MISSING if it has none that is modelled."""
    if cls.python is None:
        return MISSING
    if issubclass(cls.python, BaseException):
        return Builtin(name, exceptions.initialize) if name == "__init__" else MISSING
    return MISSING if cls.method is None else cls.method(name)


def find_method(m: Machine, value: Value, name: str) -> Value | None:
    """A method that the value's class defines, bound; None if it has none."""
    cls = class_in(value)
    found = MISSING if cls is None else found_in(m, cls, name)
    if cls is None or found is MISSING:
        return None
    return bind_method(m, found, value, cls, NOWHERE)


def found_in(m: Machine, cls: ClassValue, name: str) -> Value:
    """An attribute along the MRO, raw: where the objects are values besides, those of the value's type among them."""
    if cls.value is None:
        return cls.find(name)
    for base in cls.mro:
        found = base.attrs.get(name)
        if found is MISSING and base.python in VALUES and name in vars(base.python):
            found = native_method(m, base, name)
        if found is not MISSING:
            return found
    return MISSING


def set_attribute(m: Machine, target: Value, name: str, value: Value) -> None:
    """`target.name = value`."""
    if type(target) is Choice:
        target = m.path.bound(target)
    setter = find_method(m, target, "__setattr__")
    if setter is None:
        store_attribute(m, target, name, value)
    else:
        calls.call(m, setter, [name, value], {}, NOWHERE)


def store_attribute(m: Machine, target: Value, name: str, value: Value) -> None:
    """`target.name = value`, as `object.__setattr__` does it."""
    if type(target) is not Instance:  # most are
        _note_change(m, target, name)
    cls = class_in(target)
    found = MISSING if cls is None else cls.find(name)
    if isinstance(found, Wrapped) and found.kind == "property":
        if found.setter is not None:
            calls.call(m, found.setter, [target, value], {}, NOWHERE)
        elif not (isinstance(found.function, Function) and found.function.module.stub):  # a library's own may well have one
            m.refuse("AttributeError", _of_property(found, name, target, "setter"), NOWHERE)
        return
    setter = find_method(m, found, "__set__") if isinstance(found, Instance) else None
    if setter is not None:
        calls.call(m, setter, [target, value], {}, NOWHERE)
        return
    holder = holder_of(target)
    if isinstance(target, Wrapped) and name == "__doc__":
        target.doc = value
    elif isinstance(holder, Instance):
        if holder.cls.slotted and found is not MISSING and not name.startswith("__"):
            m.refuse("AttributeError", f"'{holder.cls.name}' object attribute '{name}' is read-only", NOWHERE)
        if (holder.cls.slotted or holder.cls.python is object) and found is MISSING and not _has_slot(m, holder.cls, name):
            m.refuse("AttributeError", f"'{holder.cls.name}' object has no attribute '{name}'", NOWHERE)
        if name == "__dict__" and isinstance(value, DictValue):
            _share_attributes(m, holder, value)
        elif name == "__dict__" and describe.is_data(value):
            m.refuse("TypeError", f"__dict__ must be set to a dictionary, not a '{describe.type_name(value)}'", NOWHERE)
        else:
            holder.attrs.put(name, value)
    elif isinstance(target, ClassValue):
        if target.python is not None and target.module is None:
            m.refuse("TypeError", f"cannot set '{name}' attribute of immutable type '{target.name}'", NOWHERE)
        target.attrs.put(name, value)
    elif isinstance(target, ModuleValue):
        target.scope.cells.put(name, value)
    elif isinstance(target, Function):
        callables.store(m, target, name, value)
    elif isinstance(target, Sym):
        m.overrides.put((target, name), value)
    else:
        kind_for(target).set_attribute(m, target, name, value)


def _has_slot(m: Machine, cls: ClassValue, name: str) -> bool:
    """Whether `__slots__` names an attribute, or may do so."""
    if cls.python is object:
        return False
    for each in cls.mro:
        slots = m.resolve(each.attrs.get("__slots__"))
        listed = (slots,) if isinstance(slots, str) else iteration.native_items(m, slots).values if slots is not MISSING else ()
        known = all(isinstance(slot, str) for slot in listed)
        if each.opaque_base or not known or name in listed or "__dict__" in listed or renamed(each.name, name) in listed:
            return True
    return name in ("__class__", "__doc__")


def _note_change(m: Machine, target: Value, name: str) -> None:
    """Note that a program changes what a library defines."""
    if isinstance(target, ModuleValue) and target.stub:
        m.ground.note_change(target.scope.cells, name)
    elif isinstance(target, ClassValue) and target.module is not None and target.module.stub:
        m.ground.note_change(target.attrs, name)


def _share_attributes(m: Machine, target: Instance, source: DictValue) -> None:
    """`target.__dict__ = source`: what is stored in one is in the other. In a branch that may be taken, only what is there now."""
    if not m.path.arms:
        target.attrs = cast(Cells[str, Value], source.cells)
        return
    for key in source.cells.keys():
        if isinstance(key, str):
            target.attrs.put(key, source.cells.get(key))


def delete_attribute(m: Machine, target: Value, name: str) -> None:
    """`del target.name`."""
    target = m.resolve(target)
    deleter = find_method(m, target, "__delattr__")
    if deleter is not None:
        calls.call(m, deleter, [name], {}, NOWHERE)
    else:
        remove_attribute(m, target, name)


def remove_attribute(m: Machine, target: Value, name: str) -> None:
    """`del target.name`, as `object.__delattr__` does it."""
    _note_change(m, target, name)
    holder = holder_of(target)
    found = holder.cls.find(name) if isinstance(holder, Instance) else MISSING
    if isinstance(found, Wrapped) and found.kind == "property":
        if found.deleter is not None:
            calls.call(m, found.deleter, [target], {}, NOWHERE)
        else:
            m.refuse("AttributeError", _of_property(found, name, target, "deleter"), NOWHERE)
    elif isinstance(found, Instance) and found.cls.find("__delete__") is not MISSING:
        calls.call(m, find_method(m, found, "__delete__"), [target], {}, NOWHERE)
    elif isinstance(holder, Instance) and name == "__dict__" and holder.attrs.get(name) is MISSING:
        for each in list(holder.attrs.keys()):
            holder.attrs.put(each, MISSING)
    elif isinstance(holder, ClassValue) and holder.python is not None and holder.module is None:
        m.refuse("TypeError", f"cannot set '{name}' attribute of immutable type '{holder.name}'", NOWHERE)
    elif isinstance(holder, Instance) and describe.is_data(holder) and holder.cls.slotted and found is not MISSING:
        m.refuse("AttributeError", f"'{holder.cls.name}' object attribute '{name}' is read-only", NOWHERE)
    elif isinstance(holder, Instance) and describe.is_data(holder) and holder.attrs.get(name) is MISSING:
        empty = holder.cls.slotted and _has_slot(m, holder.cls, name)
        m.refuse("AttributeError", name if empty else f"'{holder.cls.name}' object has no attribute '{name}'", NOWHERE)
    elif isinstance(holder, ClassValue) and holder.attrs.get(name) is MISSING:
        m.refuse("AttributeError", f"type object '{holder.name}' has no attribute '{name}'", NOWHERE)
    elif isinstance(holder, Instance | ClassValue):
        holder.attrs.put(name, MISSING)
    elif isinstance(target, Function) and (target.attrs is None or target.attrs.get(name) is MISSING):
        m.refuse("AttributeError", f"'function' object has no attribute '{name}'", NOWHERE)
    elif isinstance(target, Function) and target.attrs is not None:
        target.attrs.put(name, MISSING)
    elif isinstance(target, Partial) and name == "__dict__":
        m.refuse("TypeError", "cannot delete __dict__", NOWHERE)
    elif isinstance(target, NamedTuple) and name in (target.cls.find("_fields") or ()):
        m.refuse("AttributeError", "can't delete attribute", NOWHERE)
