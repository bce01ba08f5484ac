"""Expressions and names."""

from __future__ import annotations

from collections.abc import Callable

from ..domain.symbols import MISSING, Choice, Sym
from ..source import nodes as n
from ..tf.scopes import NameScopeContext, ScopeContext
from ..tf.variables import Variable
from . import branch, calls, imports, loops, objects, operators, strings
from .machine import Machine
from .values import ContextManager, Function, Generator, ImportRef, ListValue, Namespace, Place, SliceValue, Value


def expr(m: Machine, ns: Namespace, node: n.Expr) -> Value:
    """The value of an expression."""
    return _EXPRESSIONS[type(node)](m, ns, node)


def place(ns: Namespace, node: n.Expr) -> Place:
    """Where an expression stands."""
    found: Place | None = node.place
    if found is None:
        found = node.place = Place(ns.module.filename, node.span, ns.module.stub)
    return found


# -- names


def load_name(m: Machine, ns: Namespace, name: str) -> Value:
    """The value bound to a name; MISSING if there is none."""
    scope: Namespace | None = ns
    while scope is not None:
        if scope.declared is not None and scope.declared.get(name) == "global":
            scope = ns.module.scope
        raw = scope.cells.data.get(name, MISSING)
        if raw is not MISSING:
            value = m.path.bound(raw) if type(raw) is Choice and _may_be_unbound(raw) else raw
            if value is not MISSING:
                return imports.force(m, value) if type(value) is ImportRef else value
        scope = scope.parent
        while scope is not None and scope.kind == "class":  # a class body is not seen from the functions in it
            scope = scope.parent
    return m.builtins.get(name, MISSING)


def _may_be_unbound(value: Value) -> bool:
    return value is MISSING or (type(value) is Choice and (_may_be_unbound(value.yes) or _may_be_unbound(value.no)))


def store_name(m: Machine, ns: Namespace, name: str, value: Value) -> None:
    owner(ns, name).cells.put(name, value)


def delete_name(m: Machine, ns: Namespace, name: str) -> None:
    owner(ns, name).cells.put(name, MISSING)


def owner(ns: Namespace, name: str) -> Namespace:
    """The namespace in which an assignment to `name` binds it."""
    how = ns.declared.get(name) if ns.declared is not None else None
    if how == "global":
        return ns.module.scope
    if how == "nonlocal":
        scope = ns.parent
        while scope is not None:
            if scope.cells.data.get(name, MISSING) is not MISSING:
                return scope
            scope = scope.parent
    return ns


def _name(m: Machine, ns: Namespace, node: n.Name) -> Value:
    value = load_name(m, ns, node.id)
    if value is MISSING:
        if ns.module.state.get("star") is True:
            return Sym(("global", ns.module.name, node.id), node.id)
        if m.catches("NameError"):
            raise m.crash("NameError", node.id, place(ns, node))
        return Sym(("unbound", ns.module.name, node.id), node.id)
    return value


# -- displays and operators


def _const(m: Machine, ns: Namespace, node: n.Const) -> Value:
    return node.value


def _attribute(m: Machine, ns: Namespace, node: n.Attribute) -> Value:
    return objects.get_attribute(m, expr(m, ns, node.value), node.attr, place(ns, node))


def _subscript(m: Machine, ns: Namespace, node: n.Subscript) -> Value:
    value = expr(m, ns, node.value)
    return objects.get_item(m, value, expr(m, ns, node.index), place(ns, node))


def _slice(m: Machine, ns: Namespace, node: n.Slice) -> Value:
    parts = (None if e is None else m.resolve(expr(m, ns, e)) for e in (node.lower, node.upper, node.step))
    return SliceValue(*parts)


def _sequence(m: Machine, ns: Namespace, node: n.Sequence) -> Value:
    items: list[Value] = []
    is_open = False
    for item in node.items:
        if isinstance(item, n.Starred):
            found = loops.items(m, expr(m, ns, item.value), place(ns, item))
            items.extend(found.values)
            is_open = is_open or found.open
        else:
            items.append(expr(m, ns, item))
    if node.kind == "tuple":
        return tuple(items)
    out = m.list(tuple(items), node.span.row) if node.kind == "list" else m.set(tuple(objects.as_key(m, i) for i in items))
    if is_open:
        out.mark_open()
    return out


def _dict(m: Machine, ns: Namespace, node: n.DictDisplay) -> Value:
    out = m.dict()
    for key, value in node.pairs:
        if key is None:
            objects.update_dict(m, out, expr(m, ns, value), place(ns, value))
        else:
            out.cells.put(objects.as_key(m, expr(m, ns, key)), expr(m, ns, value))
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
        return (not condition) if isinstance(condition, bool) else operators.as_value(condition.negated())
    return operators.unary(m, node.op, value, place(ns, node))


def _bool_op(m: Machine, ns: Namespace, node: n.BoolOp) -> Value:
    left = expr(m, ns, node.left)
    condition = branch.truth(m, left)
    if node.op == "and":
        value = branch.fork_value(m, condition, lambda: expr(m, ns, node.right), lambda: left)
        contexts = (ScopeContext, NameScopeContext, ContextManager)
        if isinstance(left, contexts) and isinstance(value, contexts) and left is not value:
            m.note("not entered", place(ns, node), scope=left, instead=value)
        return value
    return branch.fork_value(m, condition, lambda: left, lambda: expr(m, ns, node.right))


def _compare(m: Machine, ns: Namespace, node: n.Compare) -> Value:
    m.comparing += 1
    try:
        left = expr(m, ns, node.left)
    finally:
        m.comparing -= 1
    value: Value = True
    for op, right_node in node.rest:
        right = expr(m, ns, right_node)
        one = operators.compare(m, op, left, right, place(ns, node))
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
    store_name(m, scope, node.target.id, value)
    return value


def _formatted(m: Machine, ns: Namespace, node: n.FormattedString) -> Value:
    return strings.concat(m, [_format_part(m, ns, p) for p in node.parts])


def _format_part(m: Machine, ns: Namespace, part: str | n.Format) -> Value:
    if isinstance(part, str):
        return part
    spec = strings.concat(m, [_format_part(m, ns, p) for p in part.spec]) if part.spec else ""
    value = expr(m, ns, part.value)
    if part.conversion == "r":
        value = strings.to_repr(m, value)
    return strings.formatted(m, value, spec)


def _lambda(m: Machine, ns: Namespace, node: n.Lambda) -> Value:
    return Function("<lambda>", node.params, node.body, ns, calls.defaults(m, ns, node.params), node)


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
    iterable = loops.iterated(m, value, place(ns, node))
    if isinstance(iterable, Generator) and iterable.rest.get("started") is MISSING:
        iterable.rest.put("started", True)
        return iterable.run(scope.hook)
    for item in loops.native_items(m, iterable).values:
        scope.hook(item)
    return None


def _comprehension(m: Machine, ns: Namespace, node: n.Comprehension) -> Value:
    if node.kind == "generator":

        def run(use: Callable[[Value], Value]) -> None:
            _clauses(m, ns, node, node.clauses, lambda inner: use(expr(m, inner, node.element)))

        return Generator(run, calls.new_cells(m))
    if node.kind == "dict":
        out = m.dict()

        def put(inner: Namespace) -> None:
            assert node.value is not None
            out.cells.put(objects.as_key(m, expr(m, inner, node.element)), expr(m, inner, node.value))

        if _clauses(m, ns, node, node.clauses, put):
            out.mark_open()
        return out
    values: list[Value] = []
    seen: list[Value] = []
    opened = _clauses(m, ns, node, node.clauses, lambda inner: values.append(expr(m, inner, node.element)), seen)
    out_items = m.list(tuple(values), node.span.row) if node.kind == "list" else m.set(tuple(objects.as_key(m, v) for v in values))
    if opened:
        out_items.mark_open()
    if node.kind == "list":
        operators.note_repeated(m, tuple(values), place(ns, node))
    if seen and not ns.module.stub and isinstance(out_items, ListValue) and all(isinstance(v, Variable) for v in (*seen, *values)):
        _note_filter(m, ns, node, seen, out_items)
    return out_items


def _note_filter(m: Machine, ns: Namespace, node: n.Comprehension, seen: list[Value], kept: ListValue) -> None:
    """Tell which variables `[v for v in variables if "text" in v.name]` picks."""
    tests = [test for clause in node.clauses for test in clause.tests]
    found = _text_tested(tests[0]) if len(node.clauses) == 1 and len(tests) == 1 else None
    if found is not None:
        from .tensorflow import note_filter

        note_filter(m, place(ns, node), found[0], m.path.peek(expr(m, ns, found[1])), tuple(seen), kept)


def note_loop_filter(m: Machine, ns: Namespace, node: n.For, seen: list[Value]) -> None:
    """Tell which variables `for v in variables: if "text" in v.name: picked.append(v)` picks, for each such test."""
    from .tensorflow import note_filter

    test = node.body[0] if len(node.body) == 1 else None
    while isinstance(test, n.If):
        found = _text_tested(test.test)
        text = m.path.peek(expr(m, ns, found[1])) if found is not None else None
        if found is not None and isinstance(text, str):
            names = [(v, v.op_name) for v in seen if isinstance(v.op_name, str)]
            kept = [v for v, name in names if (text in f"{name}:0" if found[0] == "in" else name.startswith(text))]
            note_filter(m, place(ns, test.test), found[0], text, tuple(seen), m.list(tuple(kept)))
        test = test.orelse[0] if len(test.orelse) == 1 else None


def _text_tested(test: n.Expr) -> tuple[str, n.Expr] | None:
    """What a test looks for in a name: `"text" in v.name`, `v.name.startswith("text")`."""
    if isinstance(test, n.Compare) and len(test.rest) == 1 and test.rest[0][0] == "in" and isinstance(test.left, n.Const | n.Name):
        return ("in", test.left) if _is_name(test.rest[0][1]) else None
    if isinstance(test, n.Call) and isinstance(test.func, n.Attribute) and test.func.attr == "startswith" and len(test.args) == 1:
        return ("startswith", test.args[0].value) if _is_name(test.func.value) else None
    return None


def _is_name(node: n.Expr) -> bool:
    """Whether an expression reads `.name` of something."""
    return isinstance(node, n.Attribute) and node.attr == "name"


def _clauses(
    m: Machine,
    ns: Namespace,
    node: n.Comprehension,
    clauses: tuple[n.Clause, ...],
    use: Callable[[Namespace], object],
    seen: list[Value] | None = None,
) -> bool:
    """Run the nested loops of a comprehension; tells whether some of it may have run more often. `seen` gets all items."""
    clause, rest = clauses[0], clauses[1:]
    inner = Namespace(m.trail, "comprehension", ns, ns.module)
    opened = False

    def turn(item: Value) -> None:
        nonlocal opened
        from .execute import assign

        if seen is not None:
            seen.append(m.path.peek(item))
        assign(m, inner, clause.target, item)
        filtered(0)

    def filtered(index: int) -> None:
        nonlocal opened
        if index == len(clause.tests):
            if rest:
                opened = _clauses(m, inner, node, rest, use) or opened
            else:
                use(inner)
            return
        condition = branch.truth(m, expr(m, inner, clause.tests[index]))
        if isinstance(condition, bool):
            if condition:
                filtered(index + 1)
            return
        # An item that may or may not be in is taken in: lists of variables stay as large as they can be.
        opened = True
        assumed = m.path.assume(condition.test, condition.when)
        filtered(index + 1)
        m.path.forget(assumed)

    is_open = loops.drive(m, expr(m, ns, clause.iterable), turn, place(ns, clause.iterable))
    return is_open or opened


def _starred(m: Machine, ns: Namespace, node: n.Starred) -> Value:
    return expr(m, ns, node.value)


def _call(m: Machine, ns: Namespace, node: n.Call) -> Value:
    return calls.evaluate_call(m, ns, node)


_EXPRESSIONS: dict[type[n.Expr], Callable[..., Value]] = {
    n.Const: _const,
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
    n.Comprehension: _comprehension,
    n.FormattedString: _formatted,
    n.NamedExpr: _named,
    n.Await: _await,
    n.Yield: _yield,
    n.Lambda: _lambda,
}
