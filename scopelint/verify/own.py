"""Whether a witness consists of the user's own calls: then what TensorFlow does with it, it does with the program's.

That is so where each step of the witness is, word by word, a call that stands in the user's file at the line that the step names, all
of whose arguments are literals, and where the way to it is not assumed. In everything else something of ours stands between: a stub
that took a layer apart, a shape that was computed, a name that was put together, a branch that was taken. A warning is more than what
its calls do: a witness without the loop, the data and the training around them does not settle it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from ..diagnostics import Diagnostic

_PLACE = re.compile(r"# (?P<file>\S.*):(?P<row>\d+)$")
_HEAD = ["tf.enable_eager_execution()", "tf.disable_v2_behavior()", "tf.disable_eager_execution()", "tf.enable_resource_variables()"]
_CERTAIN_ROOT = ":<module>"

Read = Callable[[str], str | None]


def consists_of_own_calls(diagnostic: Diagnostic) -> bool:
    """Whether nothing of ours stands between the user's calls and TensorFlow in the witness of a finding."""
    witness = diagnostic.witness
    if witness is None or not witness.source or witness.claim is None or witness.claim.kind != "raises":
        return False
    if diagnostic.assumptions or not diagnostic.root.endswith(_CERTAIN_ROOT):
        return False
    files = dict.fromkeys([diagnostic.site.filename, *(step.site.filename for step in diagnostic.trace)])
    calls = {name: list(_calls(name)) for name in files}
    lines = witness.source.split("\n")
    steps = list(_steps(ast.parse(witness.source)))
    return bool(steps) and all(_is_own(step, lines[step.lineno - 1], calls) for step in steps)


def _calls(filename: str) -> Iterator[ast.Call]:
    try:
        tree = ast.parse(Path(filename).read_bytes())
    except (OSError, SyntaxError, ValueError):
        return
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def _steps(tree: ast.Module) -> Iterator[ast.expr]:
    """The calls of a witness that TensorFlow sees, without its head and without the demonstration at its end."""
    pending: list[ast.stmt] = list(tree.body)
    while pending:
        statement = pending.pop(0)
        match statement:
            case ast.With(items=items, body=body):
                yield from (item.context_expr for item in items)
                pending = [*body, *pending]
            case ast.Assign(value=value) | ast.Expr(value=value) if not isinstance(value, ast.Constant):
                if ast.unparse(value) not in _HEAD and not ast.unparse(value).startswith("print("):
                    yield value
            case ast.Import() | ast.ImportFrom() | ast.Try() | ast.If() | ast.Expr() | ast.Pass():
                pass  # the head and the demonstration
            case _:
                yield ast.Name(ast.unparse(statement), lineno=statement.lineno)


def _is_own(step: ast.expr, line: str, calls: dict[str, list[ast.Call]]) -> bool:
    place = _PLACE.search(line)
    if place is None or not isinstance(step, ast.Call):
        return False
    row = int(place["row"])
    there = [
        call
        for filename, found in calls.items()
        if Path(filename).as_posix().endswith(Path(place["file"]).as_posix())
        for call in found
        if call.lineno <= row <= (call.end_lineno or call.lineno)
    ]
    return any(_same(step, call) for call in there)


def _same(ours: ast.Call, theirs: ast.Call) -> bool:
    """Whether a call of the witness is one of the user's: the same function of literals, of which some may be left out."""
    said, meant = _values(theirs), _values(ours)
    if said is None or meant is None or _last(ours.func) != _last(theirs.func):
        return False
    return all(value in said for value in meant)


def _values(call: ast.Call) -> list[object] | None:
    """The arguments of a call; None if one of them is not written out."""
    out = [_value(each) for each in [*call.args, *(keyword.value for keyword in call.keywords)]]
    return None if None in out else out


def _value(node: ast.expr) -> object:
    """A literal, or a constant of a module such as `tf.float32`, in a form that can be compared; None for anything else."""
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return f"attribute {node.attr}" if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name | ast.Attribute) else None
    return repr(list(value)) if isinstance(value, list | tuple) else repr([value]) if type(value) is int else repr(value)


def _last(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
