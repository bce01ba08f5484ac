"""Comprehensions and generator expressions."""

from __future__ import annotations

from collections.abc import Callable

from ...domain.symbols import MISSING
from ...source import nodes as n
from ..machine import Machine
from ..trace import Value
from ..values import Namespace
from . import branch, expressions, generators, iteration, operators, statements, subscripts


def comprehension(m: Machine, ns: Namespace, node: n.Comprehension) -> Value:
    if node.kind == "generator":
        inner = Namespace(m.trail, "comprehension", ns, ns.module)
        first = expressions.expr(m, ns, node.clauses[0].iterable)
        return generators.made(m, generators.Expressed(node, inner, first))
    if node.kind == "dict":
        out = m.dict()

        def put(inner: Namespace) -> None:
            assert node.value is not None
            key = subscripts.as_key(m, expressions.expr(m, inner, node.element))
            subscripts.put_under(m, out, key, expressions.expr(m, inner, node.value), expressions.place(ns, node))

        items: list[Value] = []
        if clauses(m, ns, node, node.clauses, put, items):
            out.mark_open()
        if items and not ns.module.stub:
            m.host.put_by_key(m, ns, node, items)
        operators.note_repeated(m, tuple(out.cells.data.values()), expressions.place(ns, node), out.cells.data)
        return out
    values: list[Value] = []
    seen: list[Value] = []
    opened = clauses(m, ns, node, node.clauses, lambda inner: values.append(expressions.expr(m, inner, node.element)), seen)
    if node.kind != "list":
        made = subscripts.set_of(m, values)
        if opened:
            made.mark_open()
        return made
    listed = m.list(tuple(values), node.span.row)
    if opened:
        listed.mark_open()
    operators.note_repeated(m, tuple(values), expressions.place(ns, node))
    if not ns.module.stub:
        m.host.gathered(m, tuple(values), expressions.place(ns, node))
    if seen and not ns.module.stub:
        m.host.picked(m, ns, node, seen, listed)
    return listed


def clauses(
    m: Machine,
    ns: Namespace,
    node: n.Comprehension,
    loops: tuple[n.Clause, ...],
    use: Callable[[Namespace], object],
    seen: list[Value] | None = None,
    first: Value = MISSING,
) -> bool:
    """Run the nested loops of a comprehension; tells whether some of it may have run more often. `seen` gets all items.

    `first` is the first iterable where that is evaluated already.
    """
    clause, rest = loops[0], loops[1:]
    inner = Namespace(m.trail, "comprehension", ns, ns.module)
    opened = False

    def turn(item: Value) -> None:
        nonlocal opened

        if seen is not None:
            seen.append(m.path.peek(item))
        statements.assign(m, inner, clause.target, item, turning=True)
        filtered(0)

    def filtered(index: int) -> None:
        nonlocal opened
        if index == len(clause.tests):
            if rest:
                opened = clauses(m, inner, node, rest, use) or opened
            else:
                use(inner)
            return
        condition = branch.truth(m, expressions.expr(m, inner, clause.tests[index]))
        if isinstance(condition, bool):
            if condition:
                filtered(index + 1)
            return
        # An item that may or may not be in is taken in: lists of variables stay as large as they can be.
        opened = True
        assumed = m.path.assume(condition.test, condition.when)
        filtered(index + 1)
        m.path.forget(assumed)

    iterable = expressions.expr(m, ns, clause.iterable) if first is MISSING else first
    place = expressions.place(ns, clause.iterable)
    iteration.note_used_up(m, ns, iterable, place)
    is_open = iteration.drive(m, iterable, turn, place)
    return is_open or opened
