"""`VariableScope` objects as the language meets them."""

from __future__ import annotations

from dataclasses import replace

from ..domain.symbols import MISSING, Condition, Itself, Sym, text
from ..language.describe import KINDS, PYTHON_NAMES
from ..language.kinds import ValueKind, kind_of
from ..language.trace import NOWHERE, Place, Value
from ..language.values import Args, Builtin
from ..record.journal import MakeScopeObject, SetDefault, SetReuse
from ..tf.reuse import Reuse
from ..tf.scopes import VariableScope
from .arguments import GET, bound, initializer_facts, name_of
from .arrays import dtype_name
from .machine import Machine
from .partitioners import partitioner
from .registry import constant, native_class
from .variables import request_variable


@kind_of(VariableScope)
class ScopeKind(ValueKind):
    """TF `VariableScope`."""

    def set_attribute(self, m: Machine, value: VariableScope, name: str, new: Value) -> None:
        if name == "_reuse":
            _set_reuse(m, value, m.resolve(new))
        else:
            m.overrides.put((value, name), new)

    def attribute(self, m: Machine, value: VariableScope, name: str, place: Place) -> Value:
        override = m.overrides.get((value, name))
        if override is not MISSING:
            return override
        if name == "name":
            if not place.stub and value.name:
                m.note("scope's name taken", place, scope=value.name)
            return value.name
        if name == "original_name_scope":
            return value.original_name_scope
        if name in ("reuse", "_reuse"):
            reuse = value.reuse
            known: dict[Reuse, Value] = {Reuse.NO: False, Reuse.YES: True}
            return known.get(reuse, reuse) if reuse is not Reuse.UNKNOWN else Sym(("reuse", value), f"{value.name!r}.reuse", "bool")
        if name == "reuse_variables":

            def reuse_variables(m: Machine, args: Args) -> Value:
                m.did(SetReuse, args.place, value)
                value.reuse_variables(m.moment(args.place))
                return None

            return Builtin(name, reuse_variables)
        if name in ("initializer", "regularizer", "caching_device", "partitioner", "custom_getter", "dtype", "use_resource", "constraint"):
            return value.default(name)
        if name.startswith("set_"):

            def set_default(m: Machine, args: Args) -> Value:
                given = args.positional[0] if args.positional else None
                m.did(SetDefault, args.place, value, name[4:], given)
                value.set_default(name[4:], given)
                return None

            return Builtin(name, set_default)
        if name in ("get_variable", "global_variables", "trainable_variables", "local_variables", "get_collection"):
            return scope_method(value, name)
        return MISSING


@kind_of(Reuse)
class ReuseKind(ValueKind):
    """A reuse flag as the program sees it: `tf.AUTO_REUSE`."""

    def equal(self, m: Machine, left: Value, right: Value, place: Place) -> bool | Condition:
        if left is Reuse.UNKNOWN or right is Reuse.UNKNOWN:
            return Condition(Sym(("reuse", Itself(left), Itself(right)), "the reuse flag"))
        return left is right


def _own_flag(given: Value) -> Reuse:
    """What a flag comes to in a scope object: with None, `get_variable` asks nothing, and shares what is there."""
    if isinstance(given, Reuse) or given is None:
        return Reuse.AUTO if given is None else given
    return (Reuse.YES if given else Reuse.NO) if isinstance(given, bool | int | str) else Reuse.UNKNOWN


def _set_reuse(m: Machine, scope: VariableScope, given: Value) -> None:
    """`scope._reuse = given`."""
    flag = _own_flag(given)
    if flag is not Reuse.UNKNOWN:
        m.did(SetReuse, NOWHERE, scope, flag)
    scope.set_reuse(flag, m.moment(NOWHERE) if flag is Reuse.YES else None)


def scope_method(scope: VariableScope, name: str) -> Value:
    """A method of a `VariableScope` that reads or makes variables."""
    if name == "get_variable":

        def get(m: Machine, args: Args) -> Value:
            given = bound(m, "get_variable", ("var_store", *GET), args)
            return request_variable(m, given, args, False, scope)

        return Builtin(name, get)
    keys = {"global_variables": "variables", "trainable_variables": "trainable_variables", "local_variables": "local_variables"}

    def collection(m: Machine, args: Args) -> Value:
        key = keys.get(name) or m.resolve(args.get(0, "name"))
        prefix = text([scope.name, "/"]) if scope.name else None
        return m.list(tuple(m.world.current.collection(key, prefix)))

    return Builtin(name, collection)


_OBJECT = ("reuse", "name", "initializer", "regularizer", "caching_device", "partitioner", "custom_getter", "name_scope", "dtype",
           "use_resource", "constraint")  # fmt: skip


_KEPT = ("regularizer", "caching_device", "custom_getter", "use_resource", "constraint")
"""What a scope keeps as it is given."""


def make_scope(m: Machine, args: Args) -> Value:
    """The constructor of TF `VariableScope`: a scope of that very name, whichever it is entered in."""
    args = replace(args, positional=args.positional[1:])
    given = bound(m, "VariableScope", _OBJECT, args)
    settings = {name: m.resolve(given.get(name)) for name in _KEPT}
    flag = Reuse.AUTO if m.world.current.eager else _own_flag(m.resolve(given.get("reuse", m.fresh("reuse"))))
    moment = m.moment(args.place)
    scope = VariableScope(
        m.world,
        name_of(m, given.get("name", "")),
        reuse=flag,
        reuse_origin=None if flag is Reuse.NO else moment,
        original_name_scope=name_of(m, given.get("name_scope", "")),
        defaults={
            **settings,
            "initializer": initializer_facts(m, given.get("initializer")),
            "partitioner": partitioner(m, given.get("partitioner"), args.place),
            "dtype": dtype_name(m, given.get("dtype", "float32")),
        },
        opened_at=moment,
    )
    m.did(MakeScopeObject, args.place, scope, flag)
    return scope


native_class("VariableScope", VariableScope, make_scope)
constant("AUTO_REUSE", Reuse.AUTO)
PYTHON_NAMES[Reuse], KINDS[Reuse] = "_ReuseMode", "AUTO_REUSE"
