"""Statements that can be left at a `yield` and gone on with.

Each function runs one statement from its beginning (`at` is None) or from where it was left. What it was left with is an object
that never changes: which statement of a block, which item of a loop, which context is open. The bodies are in the form of
`source/yields.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...domain.symbols import MISSING, Condition
from ...source import nodes as n
from ...source.yields import Plain, Produce
from ..completion import Completion
from ..machine import Handlers, Machine, Raised
from ..trace import Value
from ..values import ClassValue, Generator, Iter, Namespace, Sent, Suspended
from . import branch, contexts, expressions, generators, handling, iteration, loops, patterns, scoping, statements

Outcome = Completion | Suspended | None


@dataclass(frozen=True, slots=True, eq=False)
class At:
    """The part of a statement with this number was left there. `kept` is what the statement goes on with."""

    index: int
    inner: Any
    kept: Any = None


@dataclass(slots=True)
class _Run:
    """One stretch of a generator, from where it was left to its next `yield`."""

    m: Machine
    ns: Namespace
    sent: Sent


def run(m: Machine, ns: Namespace, body: n.Body, at: Value, sent: Sent) -> Suspended | Completion:
    """Run a body to its next `yield` or to its end."""
    return _block(_Run(m, ns, sent), body, at) or Completion("return")


def _block(r: _Run, body: n.Body, at: Value) -> Outcome:
    at = r.m.resolve(at)
    start, inner = (0, None) if at is None else (at.index, at.inner)
    for index in range(start, len(body)):
        r.m.step()
        statement = body[index]
        out = _STATEMENTS[type(statement)](r, statement, r.m.resolve(inner))
        inner = None
        if isinstance(out, Suspended):
            return Suspended(out.value, At(index, out.at))
        if out is not None:
            return out
    return None


def _plain(r: _Run, node: Plain, at: None) -> Outcome:
    return statements.block(r.m, r.ns, node.body)


def _produce(r: _Run, node: Produce, at: Value) -> Outcome:
    if at is None:
        value = None if node.value is None else expressions.expr(r.m, r.ns, node.value)
        if not node.delegated:
            return Suspended(value, At(0, None))
        at, r.sent = At(0, None, iteration.iterator(r.m, value, scoping.place_of(r.ns, node))), generators.NEXT
    if node.delegated:
        out = _delegated(r, at.kept, node)
        if isinstance(out, Suspended):
            return Suspended(out.value, at)
        result = out.value
    elif r.sent.error is not None:
        if isinstance(r.sent.error, Raised):
            handling.in_context(r.m, r.sent.error)
        raise r.sent.error
    else:
        result = r.sent.value
    if node.target is not None:
        statements.assign(r.m, r.ns, node.target, result)
    return None


def _delegated(r: _Run, iterator: Value, node: Produce) -> Suspended | Completion:
    if isinstance(iterator, Generator):
        if r.sent.error is not None and isinstance(r.sent.error, Raised) and generators.is_a(r.sent.error, "GeneratorExit"):
            generators.close(r.m, iterator, scoping.place_of(r.ns, node))
            raise r.sent.error
        return generators.resume(r.m, iterator, r.sent)
    if r.sent.error is not None:
        raise r.sent.error
    if r.sent.value is not None and isinstance(iterator, Iter):
        kind = iteration.kind_of_iterator(iterator)
        raise r.m.crash("AttributeError", f"'{kind}' object has no attribute 'send'", scoping.place_of(r.ns, node))
    item = iteration.pulled(r.m, iterator, scoping.place_of(r.ns, node))
    return Completion("return") if item is MISSING else Suspended(item, None)


def _arm(r: _Run, index: int, body: n.Body, at: Value, kept: Value = None) -> Outcome:
    """Run one of the bodies of a statement."""
    out = _block(r, body, at)
    return Suspended(out.value, At(index, out.at, kept)) if isinstance(out, Suspended) else out


def _if(r: _Run, node: n.If, at: Value) -> Outcome:
    bodies = (node.orelse, node.body)
    if at is not None:
        return _arm(r, at.index, bodies[at.index], at.inner)
    m = r.m
    condition = branch.fork(m, branch.truth(m, expressions.expr(m, r.ns, node.test)))
    if isinstance(condition, bool):
        return _arm(r, int(condition), bodies[condition], None)
    yes, no = (branch.run_arm(m, condition, side, lambda side=side: _arm(r, int(side), bodies[side], None)) for side in (True, False))  # type: ignore[misc]
    alike = yes.raised is None and no.raised is None and type(yes.value) is type(no.value) and not isinstance(yes.value, Completion)
    if not alike:
        taken = branch.holds(m, condition)
        return branch.adopt(m, condition, taken, yes if taken else no)  # type: ignore[no-any-return]
    branch.join(m, condition, yes, no)
    if yes.value is None:
        return None
    value = branch.either(m, condition, yes.value.value, no.value.value)
    return Suspended(value, branch.either(m, condition, yes.value.at, no.value.at))


def _looped(r: _Run, out: Outcome, index: int, kept: Value) -> tuple[bool, Outcome]:
    """What becomes of a loop after a turn: whether that ends it, and how."""
    if isinstance(out, Suspended):
        return True, Suspended(out.value, At(index, out.at, kept))
    if out is not None and out.kind != "continue":
        return True, None if out.kind == "break" else out
    return False, None


def _while(r: _Run, node: n.While, at: Value) -> Outcome:
    m, place = r.m, scoping.place_of(r.ns, node)
    index, inner = (0, None) if at is None else (at.index, at.inner)
    if index < 0:
        return _arm(r, -1, node.orelse, inner)
    first = index
    while index - first <= m.limits.turns:
        if inner is None:
            condition = branch.truth(m, expressions.expr(m, r.ns, node.test))
            if condition is False:
                return _arm(r, -1, node.orelse, None)
            if isinstance(condition, Condition):
                if index >= m.limits.blind_turns:
                    return None
                m.path.forget(m.path.assume(condition.test, condition.when))
        with m.framed(place, "while", index):
            ended, out = _looped(r, _block(r, node.body, inner), index, None)
        if ended:
            return out
        inner = None
        index += 1
    m.widen("turns", place)
    return None


def _for(r: _Run, node: n.For, at: Value) -> Outcome:
    m, place = r.m, scoping.place_of(r.ns, node)
    if at is None:
        at = At(0, None, iteration.iterator(m, expressions.expr(m, r.ns, node.iterable), place))
    if at.index < 0:
        return _arm(r, -1, node.orelse, at.inner)
    index, inner, iterator = at.index, at.inner, at.kept
    depth = len(m.turns)
    with m.in_loop():
        while True:
            m.turns[depth] = index
            item = None
            if inner is None:
                item = iteration.pulled(m, iterator, place)
                if item is MISSING:
                    break
            with m.framed(place, loops.label_of(node), index, index == 0 or not iteration.may_end(iterator), iteration.told(item)):
                if inner is None:
                    statements.assign(m, r.ns, node.target, item, turning=True)
                ended, out = _looped(r, _block(r, node.body, inner), index, iterator)
            if ended:
                return out
            inner = None
            index += 1
    return _arm(r, -1, node.orelse, None)


def _with(r: _Run, node: n.With, at: Value) -> Outcome:
    m, item = r.m, node.items[0]
    entered = (
        at.kept if at is not None else contexts.entered(m, expressions.expr(m, r.ns, item.context), scoping.place_of(r.ns, item.context))
    )
    if entered.catches:
        m.handlers.append(Handlers(lambda cls: True))
    try:
        try:
            if at is None and item.target is not None:
                statements.assign(m, r.ns, item.target, entered.value)
            out = _arm(r, 0, node.body, None if at is None else at.inner, entered)
        finally:
            if entered.catches:
                m.handlers.pop()
    except Raised as raised:
        if entered.leave(raised):
            return None
        raise
    if not isinstance(out, Suspended):
        entered.leave(None)
    return out


_FINAL = -1


def _try(r: _Run, node: n.Try, at: Value) -> Outcome:
    kept: Completion | Raised | None = None
    if at is None or at.index != _FINAL:
        try:
            out = _tried(r, node, at)
        except Raised as error:
            if not node.final:
                raise
            kept = error.kept()
        else:
            if isinstance(out, Suspended) or not node.final:
                return out
            kept = out
        at = None
    else:
        kept = at.kept
    out = _arm(r, _FINAL, node.final, None if at is None else at.inner, kept)
    if out is not None:
        return out
    if isinstance(kept, Raised):
        raise kept
    return kept


def _tried(r: _Run, node: n.Try, at: Value) -> Outcome:
    """A `try` without its `finally`. Its parts: 0 is the body, 1 the `else`, then its handlers."""
    m = r.m
    if at is not None and at.index > 1:
        return _handler(r, node, at.index, at.inner, at.kept)
    if at is None or at.index == 0:

        def catches(cls: ClassValue) -> bool:
            return any(handling.matches(m, r.ns, h, cls) for h in node.handlers)

        if node.handlers:
            m.handlers.append(Handlers(catches))
        try:
            out = _arm(r, 0, node.body, None if at is None else at.inner)
        except Raised as error:
            found = handling.handler_for(m, r.ns, node, error)
            if found is None:
                raise
            raised = error.kept()
        else:
            return _arm(r, 1, node.orelse, None) if out is None else out
        finally:
            if node.handlers:
                m.handlers.pop()
        return _handler(r, node, found + 2, None, raised)
    return _arm(r, 1, node.orelse, at.inner)


def _handler(r: _Run, node: n.Try, index: int, at: Value, raised: Raised) -> Outcome:
    return handling.handled(r.m, r.ns, node.handlers[index - 2], raised, lambda body: _arm(r, index, body, at, raised), at is None)


def _match(r: _Run, node: n.Match, at: Value) -> Outcome:
    m = r.m
    if at is not None:
        return _arm(r, at.index, node.cases[at.index].body, at.inner)
    subject = expressions.expr(m, r.ns, node.subject)
    for index, case in enumerate(node.cases):
        if not branch.holds(m, patterns.matches(m, r.ns, case.pattern, subject)):
            continue
        if case.guard is None or branch.holds(m, branch.truth(m, expressions.expr(m, r.ns, case.guard))):
            return _arm(r, index, case.body, None)
    return None


_STATEMENTS: dict[type[n.Stmt], Callable[..., Outcome]] = {
    Plain: _plain,
    Produce: _produce,
    n.If: _if,
    n.While: _while,
    n.For: _for,
    n.With: _with,
    n.Try: _try,
    n.Match: _match,
}
