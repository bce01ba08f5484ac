"""Calls in a syntax tree: what they call, and the same call with other arguments."""

from __future__ import annotations

from collections.abc import Sequence

import libcst as cst

_EQUAL = cst.AssignEqual(cst.SimpleWhitespace(""), cst.SimpleWhitespace(""))


def callee(call: cst.Call) -> str:
    """`tf.layers.dense` for a call of that; empty where it is no name."""
    parts: list[str] = []
    node = call.func
    while isinstance(node, cst.Attribute):
        parts.insert(0, node.attr.value)
        node = node.value
    return ".".join([node.value, *parts]) if isinstance(node, cst.Name) else ""


def positional(call: cst.Call) -> list[cst.Arg]:
    """The arguments that stand before any keyword; none where `*` or `**` leaves it open what they are."""
    if any(arg.star for arg in call.args):
        return []
    return [arg for arg in call.args if arg.keyword is None]


def keyword(call: cst.Call, name: str) -> cst.Arg | None:
    return next((arg for arg in call.args if arg.keyword is not None and arg.keyword.value == name), None)


def has(call: cst.Call, name: str) -> bool:
    """Whether a call may give an argument by that name."""
    return keyword(call, name) is not None or any(arg.star == "**" for arg in call.args)


def literal(arg: cst.Arg | None) -> str | None:
    """The string that an argument is, where it is a plain one."""
    if arg is None or not isinstance(arg.value, cst.SimpleString):
        return None
    value = arg.value.evaluated_value
    return value if isinstance(value, str) else None


def quoted(text: str, like: cst.Arg) -> cst.BaseExpression:
    """A string, in the quotes of another one."""
    quote = like.value.quote if isinstance(like.value, cst.SimpleString) and len(like.value.quote) == 1 else '"'
    return cst.SimpleString(f"{quote}{text}{quote}")


def with_keyword(call: cst.Call, name: str, value: cst.BaseExpression) -> cst.Call:
    """The call with one argument more, at its end."""
    added = cst.Arg(value, cst.Name(name), equal=_EQUAL)
    if not call.args:
        return call.with_changes(args=[added])
    *others, last = call.args
    if isinstance(last.comma, cst.Comma):  # a trailing comma, and what is behind it, goes to the new end
        between = _between(others[-1]) if others else call.whitespace_before_args
        last, added = last.with_changes(comma=cst.Comma(whitespace_after=between)), added.with_changes(comma=last.comma)
    else:
        last = last.with_changes(comma=cst.Comma(whitespace_after=cst.SimpleWhitespace(" ")), whitespace_after_arg=cst.SimpleWhitespace(""))
        added = added.with_changes(whitespace_after_arg=call.args[-1].whitespace_after_arg)
    return call.with_changes(args=[*others, last, added])


def _between(arg: cst.Arg) -> cst.BaseParenthesizableWhitespace:
    return arg.comma.whitespace_after if isinstance(arg.comma, cst.Comma) else cst.SimpleWhitespace(" ")


def named(arg: cst.Arg, name: str) -> cst.Arg:
    """A positional argument, given by its name."""
    return arg.with_changes(keyword=cst.Name(name), equal=_EQUAL)


def without(call: cst.Call, arg: cst.Arg) -> cst.Call:
    """The call without one of its arguments."""
    left: Sequence[cst.Arg] = [each for each in call.args if each is not arg]
    if arg is call.args[-1] and left:  # what ended the list ends it still
        end = left[-1].with_changes(comma=arg.comma, whitespace_after_arg=arg.whitespace_after_arg)
        left = [*left[:-1], end]
    return call.with_changes(args=left)


def auto_reuse(call: cst.Call) -> cst.BaseExpression | None:
    """`tf.AUTO_REUSE`, spelled as the module of a call is; None where that is called by its bare name."""
    module = callee(call).split(".")[0]
    return cst.Attribute(cst.Name(module), cst.Name("AUTO_REUSE")) if "." in callee(call) else None
