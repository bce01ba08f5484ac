"""Expressions."""

from __future__ import annotations

from collections.abc import Callable

from ...domain.symbols import MISSING, Sym
from ...source import nodes as n
from ..kinds import kind_for
from ..machine import Machine
from ..trace import Place, Value
from ..values import Function, Generator, Namespace, SliceValue
from . import (
    access,
    binding,
    branch,
    calls,
    comparisons,
    comprehensions,
    generators,
    iteration,
    late,
    operators,
    scoping,
    strings,
    subscripts,
)


def expr(m: Machine, ns: Namespace, node: n.Expr) -> Value:
    """The value of an expression."""
    if type(node) is n.Const:  # most are constants, and names that are bound right here
        return node.value
    if type(node) is n.Name and ns.declared is None:
        value = ns.cells.data.get(node.id, MISSING)
        if value is not MISSING and type(value) not in scoping.OPEN:
            return value
    return _EXPRESSIONS[type(node)](m, ns, node)


def place(ns: Namespace, node: n.Expr) -> Place:
    """Where an expression stands."""
    found: Place | None = node.place
    if found is None:
        found = node.place = scoping.place_of(ns, node)
    return found


def _name(m: Machine, ns: Namespace, node: n.Name) -> Value:
    value = scoping.load_name(m, ns, node.id)
    if value is MISSING:
        if node.id == "__class__" and m.active and m.active[-1][0].owner is not None:
            return m.active[-1][0].owner
        if ns.module.state.get("star") is True:
            return Sym(("global", ns.module.name, node.id), node.id)
        if m.catches("NameError"):
            own = scoping.is_own(ns, node.id)
            told = f"cannot access local variable '{node.id}' where it is not associated with a value"
            error = m.crash(
                "UnboundLocalError" if own else "NameError", told if own else f"name '{node.id}' is not defined", place(ns, node)
            )
            error.value.attrs.put("name", node.id)
            raise error
        if not scoping.is_own(ns, node.id):
            m.host.unbound(m)
        return Sym(("unbound", ns.module.name, node.id), node.id)
    return value


def _attribute(m: Machine, ns: Namespace, node: n.Attribute) -> Value:
    value = expr(m, ns, node.value)
    if type(value) is Sym and value.kind is None:
        branch.hold_to_be_something(m, value, node.attr, place(ns, node))
    return access.get_attribute(m, value, node.attr, place(ns, node))


def _subscript(m: Machine, ns: Namespace, node: n.Subscript) -> Value:
    value = expr(m, ns, node.value)
    found = subscripts.get_item(m, value, expr(m, ns, node.index), place(ns, node))
    if type(value) is type(found) is str and isinstance(node.index, n.Slice) and not ns.module.stub:
        strings.tell_what_is_cut(m, value, found, node.index, place(ns, node))
    return found


def _slice(m: Machine, ns: Namespace, node: n.Slice) -> Value:
    parts = (None if e is None else m.path.peek(expr(m, ns, e)) for e in (node.lower, node.upper, node.step))
    return SliceValue(*parts)


def _sequence(m: Machine, ns: Namespace, node: n.Sequence) -> Value:
    items: list[Value] = []
    is_open = False
    for item in node.items:
        if isinstance(item, n.Starred):
            found = iteration.items(m, expr(m, ns, item.value), place(ns, item))
            items.extend(found.values)
            is_open = is_open or found.open
        else:
            items.append(expr(m, ns, item))
    if len(items) > 1 and not ns.module.stub:
        operators.note_written_twice(m, node, items, place(ns, node))
    if node.kind == "tuple":
        return tuple(items)
    out = m.list(tuple(items), node.span.row) if node.kind == "list" else subscripts.set_of(m, items)
    if is_open:
        out.mark_open()
    return out


def _dict(m: Machine, ns: Namespace, node: n.DictDisplay) -> Value:
    out = m.dict()
    for key, value in node.pairs:
        if key is None:
            subscripts.update_dict(m, out, expr(m, ns, value), place(ns, value))
        else:
            out.cells.put(subscripts.as_key(m, expr(m, ns, key), out), expr(m, ns, value))
    if len(node.pairs) > 1 and not ns.module.stub:
        operators.note_repeated(m, tuple(out.cells.data.values()), place(ns, node), out.cells.data)
    return out


def _rest(m: Machine, ns: Namespace, node: n.Rest) -> Value:
    m.widen("items", place(ns, node))
    return m.fresh("the rest of a long table")


def _binary(m: Machine, ns: Namespace, node: n.Binary) -> Value:
    # A chain `a + b + c + …` leans left as deep as it is long.
    spine = [node]
    while isinstance(spine[-1].left, n.Binary):
        spine.append(spine[-1].left)
    value = expr(m, ns, spine[-1].left)
    for op in reversed(spine):
        m.step()
        value = operators.binary(m, op.op, value, expr(m, ns, op.right), place(ns, op))
    return value


def _unary(m: Machine, ns: Namespace, node: n.Unary) -> Value:
    value = expr(m, ns, node.operand)
    if node.op == "not":
        condition = branch.truth(m, value)
        return (not condition) if isinstance(condition, bool) else comparisons.as_value(condition.negated())
    return operators.unary(m, node.op, value, place(ns, node))


def _bool_op(m: Machine, ns: Namespace, node: n.BoolOp) -> Value:
    left = expr(m, ns, node.left)
    value = branch.short_circuit(m, left, node.op == "and", lambda: expr(m, ns, node.right))
    if node.op == "and" and left is not value and kind_for(left).is_context and kind_for(value).is_context:
        m.note("not entered", place(ns, node), scope=left, instead=value)
    return value


def _compare(m: Machine, ns: Namespace, node: n.Compare) -> Value:
    m.comparing += 1
    try:
        left = expr(m, ns, node.left)
    finally:
        m.comparing -= 1
    value: Value = True
    for op, right_node in node.rest:
        right = expr(m, ns, right_node)
        one = comparisons.compare(m, op, left, right, place(ns, node))
        if one is False or len(node.rest) == 1:
            return one
        if one is not True:
            value = one
        left = right
    return value


def _if_exp(m: Machine, ns: Namespace, node: n.IfExp) -> Value:
    condition = branch.truth(m, expr(m, ns, node.test))
    return branch.fork_value(m, condition, lambda: expr(m, ns, node.yes), lambda: expr(m, ns, node.no))


def _named(m: Machine, ns: Namespace, node: n.NamedExpr) -> Value:
    value = expr(m, ns, node.value)
    scope = ns
    while scope.kind == "comprehension" and scope.parent is not None:
        scope = scope.parent
    scoping.store_name(m, scope, node.target.id, value)
    return value


def _formatted(m: Machine, ns: Namespace, node: n.FormattedString) -> Value:
    return strings.concat(m, [_format_part(m, ns, p) for p in node.parts])


def _format_part(m: Machine, ns: Namespace, part: str | n.Format) -> Value:
    if isinstance(part, str):
        return part
    spec = strings.concat(m, [_format_part(m, ns, p) for p in part.spec]) if part.spec else ""
    value = expr(m, ns, part.value)
    if part.conversion is not None:
        value = strings.converted(m, part.conversion, value)
    return strings.formatted(m, value, spec)


def _lambda(m: Machine, ns: Namespace, node: n.Lambda) -> Value:
    made = Function("<lambda>", node.params, node.body, ns, binding.defaults(m, ns, node.params), node)
    return late.made_in_a_turn(m, ns, made, place(ns, node))


def _await(m: Machine, ns: Namespace, node: n.Await) -> Value:
    """A coroutine runs when it is called: to wait for it gives what it returned."""
    value = expr(m, ns, node.value)
    return m.fresh("await") if isinstance(value, Sym) else value


def _yield(m: Machine, ns: Namespace, node: n.Yield) -> Value:
    value = None if node.value is None else expr(m, ns, node.value)
    scope: Namespace | None = ns
    while scope is not None and scope.hook is None:
        scope = scope.parent
    if scope is None or scope.hook is None:
        return m.fresh("yield")
    if not node.delegated:
        return scope.hook(value)
    iterable = iteration.iterated(m, value, place(ns, node))
    if isinstance(iterable, Generator):
        return generators.through(m, iterable, scope.hook)
    for item in iteration.native_items(m, iterable).values:
        scope.hook(item)
    return None


def _starred(m: Machine, ns: Namespace, node: n.Starred) -> Value:
    return expr(m, ns, node.value)


def _call(m: Machine, ns: Namespace, node: n.Call) -> Value:
    return calls.evaluate_call(m, ns, node)


_EXPRESSIONS: dict[type[n.Expr], Callable[..., Value]] = {
    n.Name: _name,
    n.Attribute: _attribute,
    n.Subscript: _subscript,
    n.Slice: _slice,
    n.Call: _call,
    n.Binary: _binary,
    n.Unary: _unary,
    n.BoolOp: _bool_op,
    n.Compare: _compare,
    n.IfExp: _if_exp,
    n.Starred: _starred,
    n.Sequence: _sequence,
    n.DictDisplay: _dict,
    n.Rest: _rest,
    n.Comprehension: comprehensions.comprehension,
    n.FormattedString: _formatted,
    n.NamedExpr: _named,
    n.Await: _await,
    n.Yield: _yield,
    n.Lambda: _lambda,
}
