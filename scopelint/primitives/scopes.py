"""Variable scopes and name scopes."""

from __future__ import annotations

from typing import Any

from ..domain.symbols import Sym, Text
from ..language import describe, evaluation
from ..language.kinds import ValueKind, kind_for, kind_of
from ..language.trace import Moment, Place, Value
from ..language.values import Args, Builtin, ContextManager, Function, Obj, is_constant
from ..record.events import Misplaced
from ..record.journal import Enter, Leave, MakeScope
from ..source import nodes as n
from ..tf.errors import Kind, TFError
from ..tf.reuse import Reuse, check_reuse
from ..tf.scopes import NameScopeContext, ScopeContext, VariableScope
from ..tf.variables import Variable
from .arguments import NAME_SCOPE, OP_SCOPE, SCOPE, bound, initializer_facts
from .arrays import dtype_name
from .getters import note_given, note_left
from .machine import Machine
from .options import of_option
from .partitioners import partitioner
from .registry import primitive
from .tensors import Tensor


def reuse_flag(m: Machine, value: Value, place: Place) -> Reuse | None:
    """A `reuse=` argument as the model takes it."""
    value = m.resolve(value)
    m.hinge(m.optional and isinstance(value, Sym))
    try:
        if isinstance(value, Tensor | Variable | Obj):
            return check_reuse(object())
        return check_reuse(value)
    except TFError as error:
        m.fail(error, place)
        if not is_constant(value):
            return Reuse.UNKNOWN
        return Reuse.YES if value else None


@primitive("variable_scope")
def variable_scope(m: Machine, args: Args) -> Value:
    """`variable_scope(name_or_scope, default_name=None, …)`: TF `variable_scope` with all of its parameters: the context, not entered."""
    given = bound(m, "variable_scope", SCOPE, args)
    name, default, asked = (m.path.resolve_sharing(given.get(each)) for each in ("name_or_scope", "default_name", "reuse"))
    if isinstance(name, Sym) and default is not None:
        m.hinge(m.optional and of_option(name))
        name = None if m.path.known(evaluation.is_none(name)) else name
    if name is None and default is None and (args.unknown or _left_to_callers(m, args)):
        name = m.fresh("scope")
    auxiliary = m.resolve(given.get("auxiliary_name_scope", True))
    settings: dict[str, Any] = {"reuse": asked}
    step = m.did(MakeScope, args.place, name, default, settings)
    _check_positions(m, args, name, default)
    _note_opening(m, args, name, given.get("reuse"))
    try:
        reuse = reuse_flag(m, settings["reuse"], args.place)
        settings |= {
            "initializer": initializer_facts(m, given.get("initializer")),
            "regularizer": m.resolve(given.get("regularizer")),
            "caching_device": m.resolve(given.get("caching_device")),
            "partitioner": partitioner(m, given.get("partitioner"), args.place),
            "custom_getter": m.resolve(given.get("custom_getter")),
            "dtype": dtype_name(m, given.get("dtype")),
            "use_resource": m.resolve(given.get("use_resource")),
            "constraint": m.resolve(given.get("constraint")),
            "auxiliary_name_scope": auxiliary is not False,
        }
        note_given(m, settings["custom_getter"], args.place)
        origin = m.moment(args.place)
        if settings["regularizer"] is not None:
            m.note("regularizer given", args.place, regularizer=settings["regularizer"], opened=origin)
        context = ScopeContext(m.world, name, default, **{**settings, "reuse": reuse}, origin=origin)
        if isinstance(name, VariableScope) and m.active and not args.place.stub:
            _note_default(m, m.active[-1][0], name, args.place, origin)
    except TFError as error:
        m.fail(error, args.place)
        return ContextManager(lambda: m.world.current.scope, lambda: None)
    if step is not None:
        step.context = context
    return context


def _note_default(m: Machine, function: Function, scope: VariableScope, place: Place, origin: Moment) -> None:
    """Tell of a scope that is a default argument, and so of where the function was defined, and is entered in place of the one there is."""
    around = m.world.current.scope.name
    if around != scope.name and any(value is scope for value in function.defaults.values()):
        m.note("scope by default", place, scope=scope.name, around=around, opened=origin)


def _left_to_callers(m: Machine, args: Args) -> bool:
    """Whether a scope's name is asked for by the function that a run begins with: who calls it, or makes its object, gives one.

    It may hand the name on, to a function that must be given one.
    """
    users = [function for function, _ in m.active if not function.module.stub]
    first = args.node.args[0].value if args.node is not None and args.node.args else None
    if m.known_empty or not users or not isinstance(first, n.Name | n.Attribute):
        return False
    if len(users) == 1:
        return True
    asks = isinstance(first, n.Name) and first.id in users[-1].params.by_name and first.id not in users[-1].defaults
    return asks and None in users[0].defaults.values()


def _check_positions(m: Machine, args: Args, name: Value, default: Value) -> None:
    """A second positional argument is the default name, whatever the author took it for."""
    if args.place.stub or len(args.positional) < 2 or args.node is None or default is None:
        return
    first = args.node.args[0].value if args.node.args and not args.node.args[0].star else None
    fixed = isinstance(first, n.Const | n.FormattedString) or (isinstance(first, n.Binary) and isinstance(name, str | Text))
    if isinstance(default, bool | Reuse) or (fixed and isinstance(default, VariableScope)):
        m.events.append(Misplaced(m.moment(args.place), "tf.variable_scope", "default_name", describe.describe(default)))
    elif fixed and isinstance(name, str | Text):
        second = args.node.args[1].value if len(args.node.args) > 1 else None
        if isinstance(second, n.Name | n.Attribute):
            m.events.append(Misplaced(m.moment(args.place), "tf.variable_scope", "default_name", describe.describe(default)))


def _note_opening(m: Machine, args: Args, name: Value, reuse: Value) -> None:
    """Tell of a scope that says `reuse=False`, and of one that is the root and says AUTO_REUSE."""
    if args.place.stub or args.node is None:
        return
    scope = m.world.current.scope
    written = next((a.value for a in args.node.args if a.keyword == "reuse"), None)
    parameter = _handed_on(m, written)
    is_false = (isinstance(written, n.Const) and written.value is False) or parameter is not None
    if is_false and scope.reuse in (Reuse.YES, Reuse.AUTO):
        facts = {"parent": scope.name, "parameter": parameter}
        if isinstance(name, VariableScope) and name.reuse in (Reuse.YES, Reuse.AUTO):
            m.note("reuse stays", args.place, origin=name.reuse_origin, scope=name.name, absolute=True, **facts)
        elif isinstance(name, str | Text):
            m.note("reuse stays", args.place, origin=scope.reuse_origin, scope=name, absolute=False, **facts)
    root = name == "" or (isinstance(name, VariableScope) and name.name == "")
    if root and scope.name == "" and m.resolve(reuse) is Reuse.AUTO:
        m.note("root reuses", args.place, scope="")


def _handed_on(m: Machine, written: n.Expr | None) -> str | None:
    """The parameter that a flag is, of the function of the user's around, where its caller has given False and it is not so by default."""
    call = next((f for f in m.frame.outwards() if f.turn is None), None) if m.frame is not None else None
    if not isinstance(written, n.Name) or call is None or call.node is None or dict(call.known).get(written.id) is not False:
        return None
    params = call.node.params
    given = next((p for p in (*params.positional_only, *params.positional, *params.keyword_only) if p.name == written.id), None)
    by_default = given is None or (isinstance(given.default, n.Const) and given.default.value is False)
    return None if by_default else written.id


@primitive("get_variable_scope")
def get_variable_scope(m: Machine, args: Args) -> Value:
    """`get_variable_scope()`: TF `get_variable_scope`."""
    return m.world.current.scope


@primitive("variable_op_scope")
def variable_op_scope(m: Machine, args: Args) -> Value:
    """`variable_op_scope(values, name_or_scope, default_name, …)`: TF `variable_op_scope`: the same in another order."""
    given = dict(zip(OP_SCOPE, args.positional, strict=False)) | args.keywords
    return variable_scope(m, Args([], given, args.place, None, args.unknown))


@primitive("name_scope")
def name_scope(m: Machine, args: Args) -> Value:
    """`name_scope(name, default_name=None, values=None)`: TF `name_scope`: the context, not entered."""
    given = dict(zip(NAME_SCOPE, args.positional, strict=False)) | args.keywords
    try:
        return NameScopeContext(m.world, m.resolve(given.get("name")), m.resolve(given.get("default_name")))
    except TFError as error:
        m.fail(error, args.place)
        return ContextManager(lambda: "", lambda: None)


def enter_scope(m: Machine, manager: ScopeContext | NameScopeContext, place: Place) -> Value:
    """Enter a variable or name scope of the model; an error of TensorFlow's is reported here."""
    step = m.did(Enter, place, manager)
    around = m.world.current.scope if isinstance(manager, ScopeContext) and isinstance(manager.target, VariableScope) else None
    try:
        value = manager.enter()
        if around is not None and isinstance(value, VariableScope):
            note_left(m, around, value, place)
        if step is not None and isinstance(value, VariableScope):
            step.scope = value
        if isinstance(value, VariableScope) and isinstance(manager, ScopeContext) and manager.target is None:
            m.registers.put(("defaulted", m.world.current, value.name), True)
        name = value.name if isinstance(value, VariableScope) else value.rstrip("/") if isinstance(value, str) else value
        m.registers.put(("opened", m.world.current, name), True)
        return value
    except TFError as error:
        m.fail(error, place, m.world.current.scope.name)
        if error.kind is Kind.DEFAULT_NAME_REUSE and isinstance(manager, ScopeContext):
            manager.reuse = None
            entered = manager.enter()
            if step is not None:
                step.scope = entered
            return entered
        raise m.crash(error.exc_type, error.message, place) from None


def leave_scope(m: Machine, manager: ScopeContext | NameScopeContext, place: Place) -> None:
    """Leave it again."""
    m.did(Leave, place, manager)
    try:
        manager.exit()
    except TFError as error:
        m.fail(error, place)


@kind_of(ScopeContext, NameScopeContext)
class ScopeContextKind(ValueKind):
    """What `tf.variable_scope(...)` and `tf.name_scope(...)` return."""

    is_context = True

    def enter(self, m: Machine, value: ScopeContext | NameScopeContext, place: Place) -> Value:
        return enter_scope(m, value, place)

    def leave(self, m: Machine, value: ScopeContext | NameScopeContext, place: Place) -> None:
        leave_scope(m, value, place)

    def attribute(self, m: Machine, value: ScopeContext | NameScopeContext, name: str, place: Place) -> Value:
        return evaluation.context_method(self, value, name)


@primitive("is_scope")
def _is_scope(m: Machine, args: Args) -> Value:
    """`is_scope(value)`: whether it is a `VariableScope` object."""
    return isinstance(m.resolve(args.positional[0]), VariableScope)


@primitive("context")
def _context(m: Machine, args: Args) -> Value:
    """`context(value=None)`: a context manager that does nothing."""
    value = args.get(0, "value")
    return ContextManager(lambda: value, lambda: None)


@primitive("enter")
def _enter(m: Machine, args: Args) -> Value:
    """`enter(context)`: `context.__enter__()` of a context manager that the interpreter implements itself; None of any other."""
    manager = m.resolve(args.positional[0])
    kind = kind_for(manager)
    return kind.enter(m, manager, args.place) if kind.is_context else None


@primitive("entered")
def _entered(m: Machine, args: Args) -> Value:
    """`entered(context)`: enters any context manager; gives what its entry gives and the function that leaves it.

    That gets an exception or None, and tells whether the exception goes no further."""
    entered = evaluation.entered(m, args.positional[0], args.place)

    def leave(m: Machine, inner: Args) -> Value:
        return entered.leave(evaluation.raised_in(m, Args([None, *inner.positional], {}, inner.place)))

    return entered.value, Builtin("leave", leave)


@primitive("leave")
def _leave(m: Machine, args: Args) -> Value:
    """`leave(context)`: `context.__exit__(...)`, likewise."""
    manager = m.resolve(args.positional[0])
    kind = kind_for(manager)
    if kind.is_context:
        kind.leave(m, manager, args.place)
    return None


def scope_reuse(scope: VariableScope) -> Value:
    """`scope.reuse` as the program sees it."""
    return {Reuse.NO: False, Reuse.YES: True}.get(scope.reuse, scope.reuse)
