"""Ways to break the sharing of a program: each rewrites one place of its text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

import libcst as cst
from libcst import matchers

Rewrite = tuple[cst.CSTNode, cst.CSTNode | cst.FlattenSentinel[cst.CSTNode] | cst.RemovalSentinel]
"""A node and what takes its place."""


@dataclass(frozen=True)
class Mutant:
    """A program with one change; `operator` names the kind of change."""

    operator: str
    source: str


FLAGS = ("True", "False", "None", "tf.AUTO_REUSE")


def _flag(text: str) -> cst.BaseExpression:
    return cst.parse_expression(text)


def _other_flag(present: cst.BaseExpression, random: Random) -> cst.BaseExpression:
    return _flag(random.choice([flag for flag in FLAGS if flag != cst.Module([]).code_for_node(present)]))


def _reuse_arguments(node: cst.CSTNode, random: Random) -> Iterator[Rewrite]:
    """`reuse=x` gone, or with another flag."""
    if isinstance(node, cst.Call):
        for arg in node.args:
            if arg.keyword is not None and arg.keyword.value == "reuse":
                yield arg, arg.with_changes(value=_other_flag(arg.value, random))
                yield node, node.with_changes(args=_without(node.args, arg))


def _without(args: tuple[cst.Arg, ...] | list[cst.Arg] | object, gone: cst.Arg) -> list[cst.Arg]:
    assert isinstance(args, tuple | list)
    left = [a for a in args if a is not gone]
    return [*left[:-1], left[-1].with_changes(comma=cst.MaybeSentinel.DEFAULT)] if left else []


def _scopes_that_reuse(node: cst.CSTNode, random: Random) -> Iterator[Rewrite]:
    """A flag where there was none."""
    if matchers.matches(node, matchers.Call(func=matchers.Attribute(attr=matchers.Name("variable_scope")))):
        assert isinstance(node, cst.Call)
        if node.args and not any(a.keyword is not None and a.keyword.value == "reuse" for a in node.args):
            flag = cst.Arg(_flag(random.choice(FLAGS)), cst.Name("reuse"))
            yield node, node.with_changes(args=[*node.args, flag])


def _defaults(node: cst.CSTNode, random: Random) -> Iterator[Rewrite]:
    """Another default of a parameter that carries a flag."""
    if isinstance(node, cst.Param) and "reuse" in node.name.value and node.default is not None:
        yield node, node.with_changes(default=_other_flag(node.default, random))


def _names(node: cst.CSTNode, random: Random) -> Iterator[Rewrite]:
    """Another name for a scope, a variable or a layer: a new one, or one that is in use elsewhere."""
    if isinstance(node, cst.Call):
        for i, arg in enumerate(node.args):
            if isinstance(arg.value, cst.SimpleString) and (i == 0 or (arg.keyword is not None and arg.keyword.value in ("name", "scope"))):
                text = arg.value.evaluated_value
                if isinstance(text, str) and text.replace("_", "").replace("/", "").isalnum():
                    yield arg.value, cst.SimpleString(repr(random.choice([text + "x", "w", "b", "net", text[:-1] or "v"])))


def _sizes(node: cst.CSTNode, random: Random) -> Iterator[Rewrite]:
    """A size that is one larger."""
    if isinstance(node, cst.Integer) and node.value.isdigit() and 1 < int(node.value) < 1000:
        yield node, cst.Integer(str(int(node.value) + 1))


def _tests(node: cst.CSTNode, random: Random) -> Iterator[Rewrite]:
    """A condition turned round."""
    if isinstance(node, cst.If | cst.IfExp):
        yield node, node.with_changes(test=cst.UnaryOperation(cst.Not(), _parenthesized(node.test)))
    elif isinstance(node, cst.Comparison) and len(node.comparisons) == 1:
        yield node, cst.UnaryOperation(cst.Not(), _parenthesized(node), lpar=[cst.LeftParen()], rpar=[cst.RightParen()])


def _parenthesized(node: cst.BaseExpression) -> cst.BaseExpression:
    return node.with_changes(lpar=[cst.LeftParen(), *node.lpar], rpar=[*node.rpar, cst.RightParen()])


def _statements(node: cst.CSTNode, random: Random) -> Iterator[Rewrite]:
    """A statement that is gone, runs twice, or comes after the next one."""
    if isinstance(node, cst.IndentedBlock | cst.Module):
        body = list(node.body)
        for i, line in enumerate(body):
            if not isinstance(line, cst.SimpleStatementLine) or not matchers.findall(line, matchers.Call()):
                continue
            if matchers.findall(line, matchers.Attribute(attr=matchers.Name("reuse_variables"))):
                yield node, node.with_changes(body=[*body[:i], cst.parse_statement("pass"), *body[i + 1 :]])
            if not isinstance(line.body[0], cst.Return | cst.Import | cst.ImportFrom):
                yield node, node.with_changes(body=[*body[: i + 1], line.deep_clone(), *body[i + 1 :]])
                if i + 1 < len(body) and isinstance(body[i + 1], cst.SimpleStatementLine):
                    yield node, node.with_changes(body=[*body[:i], body[i + 1], line, *body[i + 2 :]])


def _unwrapped(node: cst.CSTNode, random: Random) -> Iterator[Rewrite]:
    """The body of a scope without its scope."""
    if isinstance(node, cst.IndentedBlock | cst.Module):
        body = list(node.body)
        for i, statement in enumerate(body):
            if isinstance(statement, cst.With) and len(statement.items) == 1 and isinstance(statement.body, cst.IndentedBlock):
                item = statement.items[0]
                if item.asname is None and matchers.matches(
                    item.item, matchers.Call(func=matchers.Attribute(attr=matchers.Name("variable_scope")))
                ):
                    yield node, node.with_changes(body=[*body[:i], *statement.body.body, *body[i + 1 :]])


def _entered_twice(node: cst.CSTNode, random: Random) -> Iterator[Rewrite]:
    """A loop with another turn, a scope that is entered once more."""
    if isinstance(node, cst.IndentedBlock | cst.Module):
        body = list(node.body)
        for i, statement in enumerate(body):
            if isinstance(statement, cst.With):
                yield node, node.with_changes(body=[*body[: i + 1], statement.deep_clone(), *body[i + 1 :]])


OPERATORS: dict[str, Callable[[cst.CSTNode, Random], Iterator[Rewrite]]] = {
    "reuse argument": _reuse_arguments,
    "reuse given": _scopes_that_reuse,
    "reuse default": _defaults,
    "name": _names,
    "size": _sizes,
    "condition": _tests,
    "statement": _statements,
    "scope left out": _unwrapped,
    "scope again": _entered_twice,
}


def _nodes(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    yield node
    for child in node.children:
        yield from _nodes(child)


def mutants(source: str, seed: str, count: int) -> list[Mutant]:
    """Up to `count` different mutants, each operator having the same chance; the same seed gives the same ones."""
    random = Random(seed)
    module = cst.parse_module(source)
    nodes = list(_nodes(module))
    rewrites = {name: [r for node in nodes for r in operator(node, random)] for name, operator in OPERATORS.items()}
    out: dict[str, Mutant] = {}
    for _ in range(count * 4):
        able = [name for name, left in rewrites.items() if left]
        if not able or len(out) == count:
            break
        name = random.choice(able)
        old, new = rewrites[name].pop(random.randrange(len(rewrites[name])))
        changed = new if old is module else module.deep_replace(old, new)  # type: ignore[arg-type]
        assert isinstance(changed, cst.Module)
        text = changed.code
        if text != source:
            out.setdefault(text, Mutant(name, text))
    return list(out.values())
