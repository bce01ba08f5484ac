"""What might mend a diagnostic: for each rule the changes of the syntax tree that are worth trying, the best one first.

A candidate is only made where the program as a whole, analysed again, says that it helps (`trial.py`). So a rule here looks at the
code around a diagnostic and no further.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import libcst as cst

from ..diagnostics import Diagnostic, Fix, Intent
from .calls import auto_reuse, callee, has, keyword, literal, named, positional, quoted, with_keyword, without
from .places import Place, place_of

_NUMBERS = range(1, 4)
"""The numbers that are tried for a name of its own."""


class Candidate(NamedTuple):
    """Something to try: what it says of itself, and which node becomes which."""

    message: str
    old: cst.CSTNode
    new: cst.CSTNode
    intent: Intent | None = None
    safe: bool = False


Rule = Callable[[Place], Iterator[Candidate]]
_RULES: dict[str, Rule] = {}


def candidates(diagnostic: Diagnostic, text: str) -> Iterator[Fix]:
    """The fixes worth trying for a diagnostic in a file of this text."""
    rule = _RULES.get(diagnostic.code)
    place = None if rule is None else place_of(diagnostic, text)
    if rule is None or place is None:
        return
    for each in rule(place):
        edit = place.edit((each.old, each.new))
        if edit is not None:
            yield Fix(each.message, diagnostic.site.filename, (edit,), "safe" if each.safe else "unsafe", each.intent)


def _for(code: str) -> Callable[[Rule], Rule]:
    def register(rule: Rule) -> Rule:
        _RULES[code] = rule
        return rule

    return register


def _is_scope(call: cst.Call) -> bool:
    return callee(call).rpartition(".")[2] == "variable_scope"


# -- what is plainly meant, or changes nothing


@_for("TVS204")
def _reuse_without_effect(place: Place) -> Iterator[Candidate]:
    call = place.call
    flag = None if call is None else keyword(call, "reuse")
    if call is not None and flag is not None and isinstance(flag.value, cst.Name) and flag.value.value in ("False", "None"):
        yield Candidate(f"Remove reuse={flag.value.value}, which has no effect", call, without(call, flag), safe=True)


@_for("TVS205")
def _scope_itself(place: Place) -> Iterator[Candidate]:
    """`variable_scope(scope.name)` → `variable_scope(scope)`, which is absolute."""
    call = place.call
    first = positional(call)[0] if call is not None and positional(call) else None
    if first is not None and isinstance(first.value, cst.Attribute) and first.value.attr.value == "name":
        yield Candidate("Open the scope itself, which is absolute, and not its name", first.value, first.value.value, safe=True)


@_for("TVS206")
def _misplaced(place: Place) -> Iterator[Candidate]:
    call = place.call
    given = [] if call is None else positional(call)
    if call is None or len(given) != 2:  # what follows in position would have to go by its name, too
        return
    first, second = given
    if not _is_scope(call):
        yield Candidate("Give the name by its keyword", second, named(second, "name"), safe=True)
    elif re.search(r"takes (True|False|Reuse|AUTO_REUSE),", place.diagnostic.message):
        yield Candidate("Give the reuse flag by its keyword", second, named(second, "reuse"), "share")
        yield Candidate("Remove the argument, which is ignored", call, without(call, second), "separate")
    else:
        swapped = [first.with_changes(value=second.value), second.with_changes(value=first.value)]
        yield Candidate(
            "Take the scope that is given, and the name only by default", call, call.with_changes(args=[*swapped, *call.args[2:]])
        )


@_for("TVS207")
def _enter_both(place: Place) -> Iterator[Candidate]:
    """`with a and b:` → `with a, b:`."""
    item = next((node for node in reversed(place.around) if isinstance(node, cst.WithItem)), None)
    block = next((node for node in reversed(place.around) if isinstance(node, cst.With)), None)
    if block is None or item is None or not isinstance(item.item, cst.BooleanOperation) or item.item.lpar:
        return
    comma = cst.Comma(whitespace_after=cst.SimpleWhitespace(" "))
    entered = [cst.WithItem(each, comma=comma) for each in _operands(item.item)]
    entered[-1] = entered[-1].with_changes(asname=item.asname, comma=item.comma)
    items = [new for each in block.items for new in (entered if each is item else [each])]
    yield Candidate("Enter both scopes", block, block.with_changes(items=items), safe=True)


def _operands(node: cst.BaseExpression) -> list[cst.BaseExpression]:
    if isinstance(node, cst.BooleanOperation) and isinstance(node.operator, cst.And) and not node.lpar:
        return [*_operands(node.left), *_operands(node.right)]
    return [node]


# -- what depends on whether sharing is meant


@_for("TVS101")
def _exists_already(place: Place) -> Iterator[Candidate]:
    scopes = list(_scopes_around(place))
    for scope in scopes:
        flag = auto_reuse(scope)
        if flag is not None and not has(scope, "reuse") and len(positional(scope)) < 9:
            yield Candidate("Share: open the scope with reuse=AUTO_REUSE", scope, with_keyword(scope, "reuse", flag), "share")
    call = place.call
    if call is not None and ".layers." in callee(call) and has(call, "name") and not has(call, "reuse"):
        flag = auto_reuse(call)
        if flag is not None:
            yield Candidate("Share: let the layer reuse its variables", call, with_keyword(call, "reuse", flag), "share")
    created = place.diagnostic.trace[0].site if place.diagnostic.trace else place.diagnostic.site
    for scope in scopes:
        if len(positional(scope)) == 1 and not has(scope, "default_name") and literal(scope.args[0]) is not None:
            name = scope.args[0].with_changes(value=cst.Name("None"), comma=cst.Comma(whitespace_after=cst.SimpleWhitespace(" ")))
            default = cst.Arg(scope.args[0].value, comma=scope.args[0].comma)
            renamed = scope.with_changes(args=[name, default, *scope.args[1:]])
            yield Candidate("Separate: give the scope a name of its own each time", scope, renamed, "separate")
    if call is not None and created != place.diagnostic.site:
        yield from _another_name(call)


def _another_name(call: cst.Call) -> Iterator[Candidate]:
    """A call with another literal name."""
    arg = keyword(call, "name")
    if arg is None and callee(call).rpartition(".")[2] == "get_variable" and positional(call):
        arg = positional(call)[0]
    name = literal(arg)
    if arg is not None and name:
        for number in _NUMBERS:
            yield Candidate("Separate: give it a name of its own", arg, arg.with_changes(value=quoted(f"{name}_{number}", arg)), "separate")


def _scopes_around(place: Place) -> Iterator[cst.Call]:
    """The calls of variable_scope that the statement is in, in its function, innermost first."""
    for node in place.inner():
        if isinstance(node, cst.With):
            calls = [item.item for item in reversed(node.items) if isinstance(item.item, cst.Call)]
            yield from (call for call in calls if _is_scope(call) and call is not place.node)


@_for("TVS104")
def _name_the_scope(place: Place) -> Iterator[Candidate]:
    """`variable_scope(None, "x", reuse=True)` → `variable_scope("x", reuse=True)`."""
    call = place.call
    if call is None or not positional(call) or not _is_scope(call):
        return
    first, *more = positional(call)
    default = keyword(call, "default_name") or (more[0] if more else None)
    if default is None or not isinstance(first.value, cst.Name) or first.value.value != "None":
        return
    if default.keyword is None and len(more) > 1:
        return  # what follows in position would move
    new = without(call.with_changes(args=[first.with_changes(value=default.value), *call.args[1:]]), default)
    yield Candidate("Share: give the scope its name", call, new, "share")


@_for("TVS201")
def _take_part_in_reuse(place: Place) -> Iterator[Candidate]:
    """`tf.Variable(value, name="w")` → `tf.get_variable("w", initializer=value)`."""
    call = place.call
    if call is None or not isinstance(call.func, cst.Attribute) or call.func.attr.value != "Variable":
        return
    name, given = keyword(call, "name"), positional(call)
    initial = keyword(call, "initial_value") or (given[0] if given else None)
    known = {"name", "initial_value", "trainable", "collections", "dtype", "validate_shape"}
    if name is None or initial is None or len(given) > 1 or any(arg.keyword and arg.keyword.value not in known for arg in call.args):
        return
    comma = cst.Comma(whitespace_after=cst.SimpleWhitespace(" "))
    rest = [arg for arg in call.args if arg is not name and arg is not initial]
    args = [cst.Arg(name.value, comma=comma), named(initial, "initializer").with_changes(comma=comma), *rest]
    args[-1] = args[-1].with_changes(comma=call.args[-1].comma, whitespace_after_arg=call.args[-1].whitespace_after_arg)
    new = call.with_changes(func=call.func.with_changes(attr=cst.Name("get_variable")), args=args)
    yield Candidate("Share: ask for the variable by get_variable", call, new, "share")


@_for("TVS202")
def _name_the_layer(place: Place) -> Iterator[Candidate]:
    """A layer without a name gets one, under which a reusing scope finds it again."""
    call = place.call
    if call is None or ".layers." not in callee(call) or ".keras." in callee(call) or has(call, "name") or has(call, "scope"):
        return
    function = callee(call).rpartition(".")[2]
    parameter = "scope" if ".contrib." in callee(call) else "name"
    for number in (0, *_NUMBERS):
        name = f"{function}_{number}" if number else function
        yield Candidate("Share: give the layer a name", call, with_keyword(call, parameter, cst.SimpleString(f'"{name}"')), "share")


__all__ = ["candidates"]
