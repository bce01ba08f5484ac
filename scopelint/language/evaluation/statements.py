"""Statements."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ...domain.symbols import MISSING, Compound, Condition, Sym
from ...source import guards
from ...source import nodes as n
from ...source.mentions import counted
from ..completion import BREAK, CONTINUE, RETURN_NONE, Completion
from ..kinds import kind_for
from ..machine import Machine, Raised
from ..trace import Place, Value
from ..values import DictValue, ListValue, Namespace
from . import (
    access,
    branch,
    calls,
    classes,
    contexts,
    expressions,
    handling,
    imports,
    iteration,
    loops,
    operators,
    patterns,
    rebinding,
    scoping,
    subscripts,
)


def block(m: Machine, ns: Namespace, body: n.Body, end: Completion | None = None) -> Completion | None:
    """Execute statements; None if they fall off the end.

    `end` is what falling off the end amounts to (a function's end returns None, a loop body's continues): it
    tells which early exits can be joined with the rest of the block.
    """
    last = len(body) - 1
    for i, statement in enumerate(body):
        m.step()
        kind = type(statement)
        if kind is n.If:
            done, completion = _if(m, ns, statement, body[i + 1 :], end, end if i == last else None)  # type: ignore[arg-type]
            if done or completion is not None:
                return completion
        else:
            completion = _STATEMENTS[kind](m, ns, statement)
            if completion is not None:
                return completion
    return None


def _if(
    m: Machine, ns: Namespace, node: n.If, rest: n.Body, end: Completion | None, own_end: Completion | None
) -> tuple[bool, Completion | None]:
    """Execute an `if`; the flag tells that the rest of its block has been executed too."""
    condition = branch.fork(m, branch.truth(m, expressions.expr(m, ns, node.test)))
    if isinstance(condition, bool):
        if not condition and node.body and isinstance(node.body[-1], n.Raise):
            m.host.held_true(m, ns, node.test)
        completion = block(m, ns, node.body if condition else node.orelse, own_end)
        if condition and guards.asks_for_none(node):
            _made(m, ns, node)
        return False, completion
    yes = branch.run_arm(m, condition, True, lambda: block(m, ns, node.body, own_end))
    no = branch.run_arm(m, condition, False, lambda: block(m, ns, node.orelse, own_end))
    if yes.raised is not None or no.raised is not None:
        taken = yes.raised is None or no.raised is not None
        completion = branch.adopt(m, condition, taken, yes if taken else no)
        return False, completion
    joined = _joined(m, condition, yes, no, own_end)
    if joined is not None:
        return False, joined[0]
    # One arm leaves the block early. What follows belongs to the other one.
    if (yes.value is None) == (no.value is None):
        return False, _decided(m, condition, yes, no)
    stays = yes.value is None
    leaving = no if stays else yes

    def remainder() -> Completion | None:
        m.trail.redo((yes if stays else no).changes)
        return block(m, ns, rest, end)

    other = branch.run_arm(m, condition, stays, remainder)
    if other.raised is not None:
        return True, branch.adopt(m, condition, not stays, leaving)
    yes, no = (other, leaving) if stays else (leaving, other)
    joined = _joined(m, condition, yes, no, end)
    return True, joined[0] if joined is not None else _decided(m, condition, yes, no)


def _made(m: Machine, ns: Namespace, node: n.If) -> None:
    """What takes the place of None, in code that asks for that, is not None from then on, whatever it is."""
    condition = branch.truth(m, expressions.expr(m, ns, node.test))
    if isinstance(condition, Condition):
        m.path.assume(condition.test, not condition.when)


def _joined(m: Machine, condition: Condition, yes: branch.Arm, no: branch.Arm, end: Completion | None) -> tuple[Completion | None] | None:
    """Join two arms that end alike; None if they do not."""
    if yes.value is None and no.value is None:
        branch.join(m, condition, yes, no)
        return (None,)
    first, second = yes.value or end, no.value or end
    if first is None or second is None or first.kind != second.kind:
        return None
    branch.join(m, condition, yes, no)
    if first.kind != "return":
        return (first,)
    return (Completion("return", branch.either(m, condition, first.value, second.value)),)


def _decided(m: Machine, condition: Condition, yes: branch.Arm, no: branch.Arm) -> Completion | None:
    leaves_loop = [arm.value is not None and arm.value.kind == "break" for arm in (yes, no)]
    if leaves_loop[0] != leaves_loop[1]:
        # An exit that may come at any turn comes after the turns of a loop of unknown length.
        last = bool(m.turns) and m.turns[-1] >= m.limits.blind_turns - 1
        taken = leaves_loop[0] == last
        if last and isinstance(condition.test, Compound):
            return cast("Completion", branch.adopt_late(m, yes if taken else no))
        if not last:
            branch.leave_behind(m, condition, leaves_loop[0])
    else:
        taken = branch.holds(m, condition)
    completion: Completion | None = branch.adopt(m, condition, taken, yes if taken else no)
    return completion


def _expression(m: Machine, ns: Namespace, node: n.ExprStmt) -> None:
    value = m.path.peek(expressions.expr(m, ns, node.value))
    items = m.items_of(value) if isinstance(value, ListValue) and not ns.module.stub else (value,)
    for each in map(m.path.peek, items):
        if kind_for(each).is_to_be_kept:
            kind_for(each).dropped(m, each, expressions.place(ns, node.value))


def _assign(m: Machine, ns: Namespace, node: n.Assign) -> None:
    value = expressions.expr(m, ns, node.value)
    for target in node.targets:
        assign(m, ns, target, value)
    if len(node.targets) > 1:
        rebinding.of_names(m, ns, node.targets, value)
    elif isinstance(node.targets[0], n.Name):
        _bound(m, ns, node.targets[0], value, node)


def _bound(m: Machine, ns: Namespace, target: n.Name, value: Value, node: n.Assign) -> None:
    """Tell what is to be kept, or all of a list of such values, that it is bound to a name which nothing reads."""
    items = m.items_of(value) if isinstance(value, ListValue) else (value,)
    if not items or not kind_for(m.path.peek(items[0])).is_to_be_kept or ns.kind == "class" or ns.module.body is None:
        return
    mentions = counted(ns.module.body.body)
    if mentions[target.id] == 1 and not any(mentions[each] for each in ("locals", "globals", "vars", "exec", "eval")):
        for each in map(m.path.peek, items):
            if kind_for(each).is_to_be_kept:
                kind_for(each).dropped(m, each, expressions.place(ns, node.value))


def _aug_assign(m: Machine, ns: Namespace, node: n.AugAssign) -> None:
    place, target = scoping.place_of(ns, node), node.target
    if isinstance(target, n.Attribute):
        owner = expressions.expr(m, ns, target.value)
        new = _changed(m, ns, node, access.get_attribute(m, owner, target.attr, expressions.place(ns, target)), place)
        access.set_attribute(m, owner, target.attr, new)
    elif isinstance(target, n.Subscript):
        owner = expressions.expr(m, ns, target.value)
        index = expressions.expr(m, ns, target.index)
        new = _changed(m, ns, node, subscripts.get_item(m, owner, index, expressions.place(ns, target)), place)
        subscripts.set_item(m, owner, index, new, scoping.place_of(ns, target))
    else:
        new = _changed(m, ns, node, expressions.expr(m, ns, target), place)
        assign(m, ns, target, new)
        if node.op == "+" and isinstance(new, ListValue) and isinstance(target, n.Name) and not place.stub:
            m.host.lengthened(m, ns, target.id, new, place)


def _changed(m: Machine, ns: Namespace, node: n.AugAssign, old: Value, place: Place) -> Value:
    """What an augmented assignment makes of the old value."""
    value = expressions.expr(m, ns, node.value)
    new = operators.in_place(m, node.op, old, value, place)
    return operators.binary(m, node.op, old, value, place) if new is NotImplemented else new


def _ann_assign(m: Machine, ns: Namespace, node: n.AnnAssign) -> None:
    if node.value is not None:
        assign(m, ns, node.target, expressions.expr(m, ns, node.value))
    if ns.kind == "class" and isinstance(node.target, n.Name):
        annotated = m.resolve(ns.cells.get("__annotations__"))
        if not isinstance(annotated, DictValue):
            annotated = m.dict()
            ns.cells.put("__annotations__", annotated)
        annotated.cells.put(node.target.id, expressions.expr(m, ns, node.annotation))


def assign(m: Machine, ns: Namespace, target: n.Expr, value: Value, turning: bool = False) -> None:
    """Bind a target to a value; `turning` is a loop that binds its target."""
    if isinstance(target, n.Name):
        if not ns.module.stub:
            rebinding.of_name(m, ns, target, value, turning)
        scoping.store_name(m, ns, target.id, value)
    elif isinstance(target, n.Attribute):
        obj = expressions.expr(m, ns, target.value)
        rebinding.of_attribute(m, ns, target, obj, value, turning)
        rebinding.of_text(m, ns, target, obj, target.attr, value)
        access.set_attribute(m, obj, target.attr, value)
    elif isinstance(target, n.Subscript):
        container = expressions.expr(m, ns, target.value)
        index = expressions.expr(m, ns, target.index)
        rebinding.of_text(m, ns, target, container, index, value)
        subscripts.set_item(m, container, index, value, scoping.place_of(ns, target))
    elif isinstance(target, n.Sequence):
        _unpack(m, ns, target.items, value, scoping.place_of(ns, target), turning)
    elif isinstance(target, n.Starred):
        assign(m, ns, target.value, value, turning)


def _unpack(m: Machine, ns: Namespace, targets: tuple[n.Expr, ...], value: Value, place: Place, turning: bool) -> None:
    star = next((i for i, t in enumerate(targets) if isinstance(t, n.Starred)), None)
    items = iteration.unpacked(m, value, len(targets), star, place)
    for target, item in zip(targets, items, strict=True):
        assign(m, ns, target, item, turning)


def _with(m: Machine, ns: Namespace, node: n.With) -> Completion | None:
    return _with_items(m, ns, node.items, node.body)


def _with_items(m: Machine, ns: Namespace, items: tuple[n.WithItem, ...], body: n.Body) -> Completion | None:
    if not items:
        return block(m, ns, body)
    first, rest = items[0], items[1:]

    def inside(value: Value) -> Completion | None:
        if first.target is not None:
            assign(m, ns, first.target, value)
        return _with_items(m, ns, rest, body)

    manager = expressions.expr(m, ns, first.context)
    return contexts.enter(m, manager, inside, scoping.place_of(ns, first.context))


def _return(m: Machine, ns: Namespace, node: n.Return) -> Completion:
    return RETURN_NONE if node.value is None else Completion("return", expressions.expr(m, ns, node.value))


def _break(m: Machine, ns: Namespace, node: n.Break) -> Completion:
    return BREAK


def _continue(m: Machine, ns: Namespace, node: n.Continue) -> Completion:
    return CONTINUE


def _declare(m: Machine, ns: Namespace, node: n.Declare) -> None:
    if ns.declared is None:
        ns.declared = {}
    for name in node.names:
        ns.declared[name] = node.kind


def _delete(m: Machine, ns: Namespace, node: n.Delete) -> None:
    for target in node.targets:
        if isinstance(target, n.Name):
            scoping.delete_name(m, ns, target.id)
        elif isinstance(target, n.Attribute):
            access.delete_attribute(m, expressions.expr(m, ns, target.value), target.attr)
        elif isinstance(target, n.Subscript):
            subscripts.delete_item(m, expressions.expr(m, ns, target.value), expressions.expr(m, ns, target.index))


def _assert(m: Machine, ns: Namespace, node: n.Assert) -> None:
    condition = branch.truth(m, expressions.expr(m, ns, node.test))
    if isinstance(condition, Condition):
        m.path.assume(condition.test, condition.when)
    elif condition:
        m.host.held_true(m, ns, node.test)
    elif not m.host.asserted(m, ns, node):
        raise _untrue(m, ns, node)


def _untrue(m: Machine, ns: Namespace, node: n.Assert) -> Raised:
    error = m.crash("AssertionError", "", scoping.place_of(ns, node))
    error.value.attrs.put("args", () if node.message is None else (expressions.expr(m, ns, node.message),))
    return error


def _import(m: Machine, ns: Namespace, node: n.Import) -> None:
    for dotted, bound in node.names:
        module = imports.module_named(m, dotted, ns.module, scoping.place_of(ns, node))
        if bound is None:
            first = dotted.partition(".")[0]
            scoping.store_name(m, ns, first, imports.module_named(m, first, ns.module, scoping.place_of(ns, node)))
        else:
            scoping.store_name(m, ns, bound, module)


def _import_from(m: Machine, ns: Namespace, node: n.ImportFrom) -> None:
    imports.import_from(m, ns, node, scoping.place_of(ns, node))


def _function(m: Machine, ns: Namespace, node: n.FunctionDef) -> None:
    value: Value = calls.make_function(m, ns, node)
    for decorator in reversed(node.decorators):
        value = calls.decorate(m, expressions.expr(m, ns, decorator), value, scoping.place_of(ns, decorator))
        if _is_nowhere(m, ns, decorator):
            value = Sym(("decorated", id(node)), node.name)  # it may take other arguments, and open a scope
    scoping.store_name(m, ns, node.name, value)


def _is_nowhere(m: Machine, ns: Namespace, node: n.Expr) -> bool:
    """Whether an expression begins with a name that nothing in sight binds: a `from x import *` did, or code that writes globals."""
    while isinstance(node, n.Call | n.Attribute):
        node = node.func if isinstance(node, n.Call) else node.value
    return isinstance(node, n.Name) and scoping.load_name(m, ns, node.id) is MISSING


def _class(m: Machine, ns: Namespace, node: n.ClassDef) -> None:
    value: Value = classes.make_class(m, ns, node)
    for decorator in reversed(node.decorators):
        value = calls.decorate(m, expressions.expr(m, ns, decorator), value, scoping.place_of(ns, decorator))
    scoping.store_name(m, ns, node.name, value)


def _match(m: Machine, ns: Namespace, node: n.Match) -> Completion | None:
    subject = expressions.expr(m, ns, node.subject)
    return _cases(m, ns, subject, node.cases)


def _cases(m: Machine, ns: Namespace, subject: Value, cases: tuple[n.Case, ...]) -> Completion | None:
    if not cases:
        return None
    case, rest = cases[0], cases[1:]
    condition = patterns.matches(m, ns, case.pattern, subject)
    if case.guard is not None and condition is not False:
        guard = branch.truth(m, expressions.expr(m, ns, case.guard))
        condition = guard if condition is True else (False if guard is False else condition)
    if isinstance(condition, bool):
        return block(m, ns, case.body) if condition else _cases(m, ns, subject, rest)
    yes = branch.run_arm(m, condition, True, lambda: block(m, ns, case.body))
    no = branch.run_arm(m, condition, False, lambda: _cases(m, ns, subject, rest))
    if yes.raised is not None or no.raised is not None:
        taken = yes.raised is None or no.raised is not None
        completion: Completion | None = branch.adopt(m, condition, taken, yes if taken else no)
        return completion
    joined = _joined(m, condition, yes, no, None)
    return joined[0] if joined is not None else _decided(m, condition, yes, no)


def _for(m: Machine, ns: Namespace, node: n.For) -> Completion | None:
    return loops.run_for(m, ns, node)


def _while(m: Machine, ns: Namespace, node: n.While) -> Completion | None:
    return loops.run_while(m, ns, node)


_STATEMENTS: dict[type[n.Stmt], Callable[..., Completion | None]] = {
    n.ExprStmt: _expression,
    n.Assign: _assign,
    n.AugAssign: _aug_assign,
    n.AnnAssign: _ann_assign,
    n.For: _for,
    n.While: _while,
    n.With: _with,
    n.Try: handling.try_statement,
    n.Return: _return,
    n.Raise: handling.raise_statement,
    n.Break: _break,
    n.Continue: _continue,
    n.Declare: _declare,
    n.Delete: _delete,
    n.Assert: _assert,
    n.Import: _import,
    n.ImportFrom: _import_from,
    n.FunctionDef: _function,
    n.ClassDef: _class,
    n.Match: _match,
}
