"""Filters over variables: which of them a program picks by a text in their names."""

from __future__ import annotations

from dataclasses import replace

from ..language import evaluation
from ..language.trace import Place, Value
from ..language.values import Instance, ListValue, Namespace, SetValue
from ..source import nodes as n
from ..tf.variables import Variable
from .machine import Machine


def note_comprehension(m: Machine, ns: Namespace, node: n.Comprehension, seen: list[Value], kept: ListValue) -> None:
    """Tell which variables `[v for v in variables if "text" in v.name]` picks."""
    if not all(isinstance(v, Variable) for v in (*seen, *m.items_of(kept))):
        return
    test = _only_test(node)
    denied = _denied(test) if test is not None else None
    if test is not None:
        _note_texts(m, ns, test, seen)
        _note_left(m, ns, denied, seen)
    found = _text_tested(test) if test is not None else None
    if found is not None:
        note_filter(m, evaluation.place(ns, node), found[0], m.path.peek(evaluation.expr(m, ns, found[1])), tuple(seen), kept)
        return
    found = _text_tested(denied) if denied is not None else None
    if found is not None:
        left = m.list(tuple(v for v in seen if not any(v is each for each in m.items_of(kept))))
        text = m.path.peek(evaluation.expr(m, ns, found[1]))
        named = _called(m, ns, text) if not m.items_of(left) and isinstance(text, str) else None
        note_filter(m, evaluation.place(ns, node), found[0], text, tuple(seen), left, "left out", named)


def _called(m: Machine, ns: Namespace | None, name: str) -> Instance | None:
    """The object that a program calls by a name, here or as an attribute of an object that it has here."""
    name, found = name.strip("/"), list[Value]()
    while ns is not None and ns.kind != "module":
        found += [ns.cells.get(name), *(v.attrs.get(name) for v in map(m.path.peek, ns.arguments.values()) if isinstance(v, Instance))]
        ns = ns.parent
    found += [ns.cells.get(name)] if ns is not None else []
    return next((each for each in map(m.path.peek, found) if isinstance(each, Instance)), None)


def note_loop(m: Machine, ns: Namespace, node: n.For, seen: list[Value]) -> None:
    """Tell which variables `for v in variables: if "text" in v.name: picked.append(v)` picks, for each such test."""
    if not all(isinstance(v, Variable) for v in seen):
        return
    if node.body and isinstance(node.body[0], n.If):
        asked = node.body[0].test
        _note_texts(m, ns, asked, seen)
        passed = len(node.body[0].body) == 1 and isinstance(node.body[0].body[0], n.Continue)
        _note_left(m, ns, asked if passed else _denied(asked), seen)
    test = node.body[0] if len(node.body) == 1 else None
    while isinstance(test, n.If):
        found = _text_tested(test.test)
        text = m.path.peek(evaluation.expr(m, ns, found[1])) if found is not None else None
        if found is not None and isinstance(text, str):
            names = [(v, v.op_name) for v in seen if isinstance(v.op_name, str)]
            kept = [v for v, name in names if (text in f"{name}:0" if found[0] == "in" else name.startswith(text))]
            note_filter(m, evaluation.place(ns, test.test), found[0], text, tuple(seen), m.list(tuple(kept)))
        test = test.orelse[0] if len(test.orelse) == 1 else None


def _note_texts(m: Machine, ns: Namespace, test: n.Expr, seen: list[Value]) -> None:
    """Tell of a test by several texts: `v.name in texts`, `any(t in v.name for t in texts)` or with `v.name.startswith(t)`, or not so."""
    inner = test.operand if isinstance(test, n.Unary) and test.op == "not" else test
    whole = isinstance(inner, n.Compare) and len(inner.rest) == 1 and inner.rest[0][0] in ("in", "not in") and _is_name(inner.left)
    how, listed = ("==", inner.rest[0][1]) if whole and isinstance(inner, n.Compare) else _tested_by_each(inner)
    names = {v.op_name: v for v in seen if isinstance(v, Variable) and isinstance(v.op_name, str)}
    if not names or not isinstance(listed, n.Name | n.Attribute) or len(names) < len(seen):
        return
    texts = m.path.peek(evaluation.expr(m, ns, listed))
    items = m.items_of(texts) if isinstance(texts, ListValue) and not texts.open else texts if isinstance(texts, tuple) else ()
    found = [text for text in map(m.path.peek, items) if isinstance(text, str)]
    if not found or len(found) < len(items):
        return
    if whole and isinstance(inner, n.Compare):
        if isinstance(inner.left, n.Attribute) and isinstance(inner.left.value, n.Name) and not any(":" in text for text in found):
            alike = tuple(names[text] for text in found if text in names)
            m.note("compared by names", evaluation.place(ns, test), alike=alike, keras_3=m.v2_behavior and m.keras_3)
        return
    takes = str.__contains__ if how == "in" else str.startswith
    for text in found:
        longer = tuple(each for each in found if each.startswith(text) and each != text)
        kept = tuple(v for name, v in names.items() if takes(name, text) and not any(takes(name, each) for each in longer))
        note_filter(m, evaluation.place(ns, test), how, text, tuple(seen), m.list(kept), "picked by one of")


def note_left(m: Machine, ns: Namespace, node: n.Comprehension, seen: list[Value]) -> None:
    """Tell of the variables that a comprehension leaves out by a list of them."""
    test = _only_test(node)
    if test is not None and all(isinstance(v, Variable) for v in seen):
        _note_left(m, ns, _denied(test), seen)


def _note_left(m: Machine, ns: Namespace, test: n.Expr | None, seen: list[Value]) -> None:
    """Tell of variables that are left out by a list of them, where a test says `v in those` of what is not wanted."""
    if not isinstance(test, n.Compare) or len(test.rest) != 1 or test.rest[0][0] != "in" or not isinstance(test.left, n.Name):
        return
    if not isinstance(test.rest[0][1], n.Name | n.Attribute):
        return
    those = m.path.peek(evaluation.expr(m, ns, test.rest[0][1]))
    if isinstance(those, ListValue | SetValue) and not those.open:
        items = m.items_of(those) if isinstance(those, ListValue) else those.cells.keys()
        m.note("left out as listed", evaluation.place(ns, test), seen=tuple(seen), those=those, items=tuple(items))


def _tested_by_each(test: n.Expr) -> tuple[str, n.Expr | None]:
    """How each of some texts is looked for, and `texts`, of `any(t in v.name for t in texts)` or with `v.name.startswith(t)`."""
    each = test.args[0].value if isinstance(test, n.Call) and len(test.args) == 1 else None
    if not isinstance(test, n.Call) or not isinstance(test.func, n.Name) or test.func.id != "any":
        return "", None
    if not isinstance(each, n.Comprehension) or len(each.clauses) != 1 or each.clauses[0].tests:
        return "", None
    found, target = _text_tested(each.element), each.clauses[0].target
    same = found is not None and isinstance(found[1], n.Name) and isinstance(target, n.Name) and found[1].id == target.id
    return (found[0], each.clauses[0].iterable) if same and found is not None else ("", None)


def _only_test(node: n.Comprehension) -> n.Expr | None:
    """The test of a comprehension that has one loop and one test."""
    tests = [test for clause in node.clauses for test in clause.tests]
    return tests[0] if len(node.clauses) == 1 and len(tests) == 1 else None


def _denied(test: n.Expr) -> n.Expr | None:
    """`t` of `not t`; `a in b` of `a not in b`."""
    if isinstance(test, n.Compare) and len(test.rest) == 1 and test.rest[0][0] == "not in":
        return replace(test, rest=(("in", test.rest[0][1]),))
    return test.operand if isinstance(test, n.Unary) and test.op == "not" else None


def _text_tested(test: n.Expr) -> tuple[str, n.Expr] | None:
    """What a test looks for in a name: `"text" in v.name`, `v.name.startswith("text")`, `v.name[0] == "t"`, `v.name[:2] == "te"`."""
    if isinstance(test, n.Compare) and len(test.rest) == 1 and test.rest[0][0] == "in" and isinstance(test.left, n.Const | n.Name):
        return ("in", test.left) if _is_name(test.rest[0][1]) else None
    if isinstance(test, n.Compare) and len(test.rest) == 1 and test.rest[0][0] == "==" and isinstance(test.left, n.Subscript):
        wanted = test.rest[0][1]
        return ("startswith", wanted) if _is_name(test.left.value) and _is_beginning(test.left.index, wanted) else None
    if isinstance(test, n.Call) and isinstance(test.func, n.Attribute) and test.func.attr == "startswith" and len(test.args) == 1:
        return ("startswith", test.args[0].value) if _is_name(test.func.value) or _is_outermost(test.func.value) else None
    return None


def _is_outermost(node: n.Expr) -> bool:
    """Whether an expression is the outermost scope of a name, `v.name.split("/")[0]`: it begins as the name does."""
    call = node.value if isinstance(node, n.Subscript) and isinstance(node.index, n.Const) and node.index.value == 0 else None
    return isinstance(call, n.Call) and isinstance(call.func, n.Attribute) and call.func.attr == "split" and _is_name(call.func.value)


def _is_beginning(index: n.Expr, wanted: n.Expr) -> bool:
    """Whether as many letters are taken from the beginning as there are in a text."""
    if not isinstance(wanted, n.Const) or not isinstance(wanted.value, str):
        return False
    size = 1 if isinstance(index, n.Const) and index.value == 0 else None
    if isinstance(index, n.Slice) and index.step is None and isinstance(index.upper, n.Const):
        whole = index.lower is None or (isinstance(index.lower, n.Const) and index.lower.value == 0)
        return whole and index.upper.value == len(wanted.value)
    return size == len(wanted.value)


def _is_name(node: n.Expr) -> bool:
    """Whether an expression reads `.name` of something."""
    return isinstance(node, n.Attribute) and node.attr == "name"


def note_filter(
    m: Machine,
    place: Place,
    how: str,
    wanted: Value,
    seen: tuple[Value, ...],
    kept: ListValue,
    what: str = "filtered",
    named: Instance | None = None,
) -> None:
    """Tell which variables of those seen were picked, or `left out`, by a text that their names must hold (`how`).

    `named` is what the program calls by that text, where it picks none.
    """
    graph = m.world.current
    m.note(
        what,
        place,
        how=how,
        text=wanted,
        seen=seen,
        kept=m.items_of(kept),
        list=kept,
        graph=graph,
        known=not kept.open and m.register(("opaque", graph), False) is not True,
        keras_3=m.v2_behavior and m.keras_3,
        named=named,
        opened=isinstance(wanted, str) and m.register(("opened", graph, wanted.rstrip("/")), False) is True,
    )
