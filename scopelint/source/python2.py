"""Python 2 → Python 3, row by row: what CPython's parser then places in a row is where it was, but for edits that are known.

fissix, a fork of lib2to3, reads it; the extra `scopelint[py2]` brings that.
"""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ..diagnostics import Span
from . import nodes as n
from .effects import acts
from .idle import without_idle
from .lower import CLASSIC, Lowering
from .syntax import SourceError, examined

_SIGNS = re.compile(
    r"^[ \t]*(?:print|exec)\b[ \t]*(?:[^\s=(.,)]|$)|[:;][ \t]*(?:print|exec)[ \t]+[^\s=(.,):]|^[ \t]*print[ \t]*\(.*\)[ \t]*[%,]"
    r"|\bexcept\b[^:\n]*,|\braise\b[^\n]*,|`|<>|\b0[0-7]|[0-9][lL]\b|\b[uU][rR]['\"]|\([^\n]*\([\w, \t]+\)[^\n]*\):|^ *\t"
    r"|\blambda\b[^:\n]*(?:\(|$)|\bin\b[^\n\[\](){}:]+,[^\n\[\](){}:]*\]|\b(?:True|False)[ \t]*=(?!=)|\.[ \t]*(?:True|False)\b",
    re.MULTILINE,
)
"""One of these is in each text of Python 2 that is none of Python 3."""
_FUTURE = re.compile(r"^[ \t]*from[ \t]+__future__[ \t]+import\b(?:[^\n]|\\\n|(?<=,)\s)*?\b{}\b", re.MULTILINE)
_WORDS = re.compile(r"\w\w")
_LISTS = frozenset({"map", "filter", "zip"})
"""Functions that make lists in Python 2."""
_AS_NAMES = {"True": "\uff34rue", "False": "\uff26alse"}
"""Names in Python 2, and constants only where they are read: what Python 3 reads as a name of the same letters."""


def can_read() -> bool:
    """Whether there is something that reads Python 2."""
    return importlib.util.find_spec("fissix") is not None


def may_be(text: str) -> bool:
    """Whether a text that is no Python 3 may be Python 2."""
    return _SIGNS.search(text) is not None


def lower(text: str, before: int) -> n.Module:
    """Parse and lower a module of Python 2; raises `SourceError`."""
    tree, moved = _translated(text)
    if not _has_future(text, "division"):
        for node in ast.walk(tree):
            if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
                node.op = CLASSIC
    lowering = _Lowering(moved, before)
    body = lowering.block(tree.body)
    return without_idle(n.Module(body, frozenset(lowering.names), acts(body)))


def _has_future(text: str, name: str) -> bool:
    return re.search(_FUTURE.pattern.replace("{}", name), text, re.MULTILINE) is not None


def _translated(text: str) -> tuple[ast.Module, _Moved]:
    edits = _Edits()
    try:
        tree = _read(text if text.endswith("\n") else text + "\n")
    except Exception as error:  # noqa: BLE001 (its parser and its tokenizer have errors of their own)
        raise SourceError("invalid syntax", *_row_and_column(error)) from None
    translator = _Translator(edits)
    translator.visit(tree)
    lines = text.split("\n")
    edits.tabs(lines, _inside_strings(tree))
    moved = edits.applied(lines)
    found = examined("\n".join(moved.lines))
    if isinstance(found, SourceError):
        raise found
    _unpack(found, translator.unpacked)
    return found, moved


def _unpack(tree: ast.Module, targets: dict[str, str]) -> None:
    """Functions take apart the parameters that were tuples before they do anything else.

    In the tree, as no text says that in a row where a compound statement begins.
    """
    for node in ast.walk(tree) if targets else ():
        if not isinstance(node, ast.FunctionDef):
            continue
        taken = [parameter for parameter in node.args.args if parameter.arg in targets]
        first = 1 if taken and ast.get_docstring(node, clean=False) is not None else 0
        node.body[first:first] = [_taken_apart(parameter, targets[parameter.arg]) for parameter in taken]


def _taken_apart(parameter: ast.arg, target: str) -> ast.stmt:
    """The assignment of a parameter to its parts, all of which stand where it does."""
    (assignment,) = ast.parse(f"{target} = {parameter.arg}").body
    for node in ast.walk(assignment):
        ast.copy_location(node, parameter)
    return assignment


def _read(text: str) -> Any:
    """fissix's tree of a text. A cell of a notebook may ask for `print` as a function where those before it have the statement."""
    if _has_future(text, "print_function"):
        with suppress(Exception):  # its parser and its tokenizer have errors of their own
            return _reader(True)(text)
    return _reader(False)(text)


@cache
def _reader(print_is_function: bool) -> Callable[[str], Any]:
    from fissix import pygram, pytree  # it comes with an extra
    from fissix.pgen2 import driver  # likewise

    grammar = pygram.python_grammar_no_print_statement if print_is_function else pygram.python_grammar
    return lambda text: driver.Driver(grammar, convert=pytree.convert).parse_string(text)


def _row_and_column(error: Exception) -> tuple[int, int]:
    context = getattr(error, "context", None)
    if context is not None:
        return context[1][0], context[1][1] + 1
    where = error.args[1] if len(error.args) > 1 and isinstance(error.args[1], tuple) else (1, 0)
    return where[-2] if len(where) > 1 else 1, where[-1] + 1 if isinstance(where[-1], int) else 1


@dataclass(slots=True)
class _Moved:
    """A text after its edits, and where each place was before them."""

    lines: list[str]
    edits: dict[int, list[tuple[int, int, int, str]]]
    """Those of each row that has some, from left to right."""

    def column(self, row: int, column: int, ends: bool = False) -> int:
        """The column, 0-based and in characters, that one of the edited row had: where something begins, or `ends`."""
        shift = 0
        for at, length, _, text in self.edits.get(row, ()):
            start = at + shift
            if column < start or (column == start and length and (text or ends)):
                break
            if column < start + len(text):
                return at
            shift += len(text) - length
        return column - shift


@dataclass(slots=True)
class _Edits:
    rows: dict[int, list[tuple[int, int, int, str]]] = field(default_factory=dict)
    """Of each row: column, length, what tells which of two in one place comes first, and the new text."""
    count: int = 0

    def replace(self, row: int, column: int, length: int, text: str, *, closes: bool = False) -> None:
        # Outer nodes come before inner ones: what opens is in their order, what closes in the other one.
        self.count += 1
        self.rows.setdefault(row, []).append((column, length, -self.count if closes else self.count, text))

    def leaf(self, leaf: Any, text: str) -> None:
        """Another text for a token that stands in one row."""
        self.replace(leaf.lineno, leaf.column, len(leaf.value), text)

    def before(self, node: Any, text: str) -> None:
        first = next(_leaves(node))
        self.replace(first.lineno, first.column, 0, text)

    def after(self, node: Any, text: str) -> None:
        *_, last = _leaves(node)
        rows = last.value.split("\n")
        self.replace(last.lineno + len(rows) - 1, len(rows[-1]) + (last.column if len(rows) == 1 else 0), 0, text, closes=True)

    def tabs(self, lines: list[str], inside: set[int]) -> None:
        """A tab goes on to the next multiple of eight, as in Python 2. Python 3 takes no mixture of tabs and blanks."""
        for row, line in enumerate(lines, start=1):
            blank = line[: len(line) - len(line.lstrip(" \t"))]
            if "\t" in blank and row not in inside:
                self.replace(row, 0, len(blank), blank.expandtabs(8))

    def applied(self, lines: list[str]) -> _Moved:
        out = list(lines)
        for row, edits in self.rows.items():
            edits.sort()
            line, end, done = lines[row - 1], 0, ""
            for index, (column, length, order, text) in enumerate(edits):
                done += line[end:column]
                end = column + length
                parted = _parted(done, text, line[end:])
                edits[index] = (column, length, order, parted)
                done += parted
            out[row - 1] = done + line[end:]
        return _Moved(out, self.rows)


def _parted(before: str, text: str, after: str) -> str:
    """A new text that does not run into the words around it: a sign needs no blank beside it, `lambda(a, b): a`."""
    glued_before, glued_after = (_WORDS.fullmatch(pair) is not None for pair in (before[-1:] + text[:1], text[-1:] + after[:1]))
    return " " * glued_before + text + " " * glued_after


def _leaves(node: Any) -> Iterator[Any]:
    return node.leaves() if node.children else iter((node,))


def _is(node: Any, *values: str) -> bool:
    """Whether a node is one of these tokens."""
    return not node.children and node.value in values


def _inside_strings(tree: Any) -> set[int]:
    """The rows that begin inside a string."""
    return {
        row for leaf in tree.leaves() for row in range(leaf.lineno + 1, leaf.lineno + leaf.value.count("\n") + 1) if leaf.value[-1] in "'\""
    }


class _Translator:
    """Notes the edits that a tree of fissix's needs."""

    def __init__(self, edits: _Edits) -> None:
        self.edits = edits
        self.taken = 0
        """How many parameters were tuples."""
        self.unpacked: dict[str, str] = {}
        """What those of functions were, by the names that they have now."""

    def visit(self, tree: Any) -> None:
        from fissix.pygram import python_symbols  # it comes with an extra

        names = {number: name for name, number in vars(python_symbols).items()}
        for node in tree.pre_order():
            if not node.children:
                self.token(node)
            elif (method := getattr(self, names[node.type], None)) is not None:
                method(node)

    def token(self, leaf: Any) -> None:
        value = leaf.value
        if value == "<>":
            self.edits.leaf(leaf, "!=")
        elif value[:1].isdigit():
            number = value.rstrip("lL")
            octal = len(number) > 1 and number.isdigit() and number[0] == "0"
            if octal or number != value:
                self.edits.leaf(leaf, f"0o{number[1:]}" if octal else number)
        elif value[:2].lower() == "ur" and value[2:3] in ("'", '"'):
            self.edits.replace(leaf.lineno, leaf.column, 2, "r")

    def print_stmt(self, node: Any) -> None:
        self.edits.after(node.children[0], "(")
        self.edits.after(node, ")")
        if _is(node.children[1], ">>"):
            self.edits.leaf(node.children[1], "")

    def exec_stmt(self, node: Any) -> None:
        if len(node.children) == 2 and next(_leaves(node.children[1])).value == "(":
            return  # a call of Python 3's
        self.edits.after(node.children[0], "(")
        self.edits.after(node, ")")
        for child in node.children[2:3]:
            self.edits.leaf(child, ",")

    def atom(self, node: Any) -> None:
        if _is(node.children[0], "`"):
            self.edits.leaf(node.children[0], "repr(")
            self.edits.leaf(node.children[-1], ")")

    def testlist_safe(self, node: Any) -> None:
        self.edits.before(node, "(")  # what a list comprehension goes through: a tuple without its own
        self.edits.after(node, ")")

    def except_clause(self, node: Any) -> None:
        if len(node.children) == 4 and _is(node.children[2], ","):
            self.edits.leaf(node.children[2], " as")

    def raise_stmt(self, node: Any) -> None:
        _, _, *rest = node.children
        if not rest or not _is(rest[0], ","):
            return
        is_tuple = next(_leaves(rest[1])).value == "("  # the arguments of the exception
        self.edits.leaf(rest[0], "" if is_tuple else "(")
        self.edits.after(rest[1], "" if is_tuple else ")")
        for extra in rest[2:]:
            for leaf in _leaves(extra):
                self.edits.leaf(leaf, "")

    def power(self, node: Any) -> None:
        name, call = node.children[0], node.children[1]
        if name.children or not call.children or not _is(call.children[0], "("):
            return
        if name.value in _LISTS:
            listed = node.prev_sibling is None or not _is(node.prev_sibling, "in")
        else:
            listed = name.value == "range" and any(_is(each, *"+*=") for each in node.parent.children)
        if listed:
            self.edits.before(name, "list(")
            self.edits.after(call, ")")

    def argument(self, node: Any) -> None:
        self.name(node.children[0] if _is(node.children[1], "=") else None)

    def trailer(self, node: Any) -> None:
        self.name(node.children[1] if _is(node.children[0], ".") else None)

    def expr_stmt(self, node: Any) -> None:
        for target, sign in zip(node.children, node.children[1:], strict=False):
            for each in (target, *target.children) if _is(sign, "=") else ():
                self.name(each)

    def name(self, leaf: Any) -> None:
        """A constant of Python 3's where Python 2 has a name: of an argument, an attribute, or what is assigned."""
        if leaf is not None and _is(leaf, *_AS_NAMES):
            self.edits.leaf(leaf, _AS_NAMES[leaf.value])

    def funcdef(self, node: Any) -> None:
        self.unpacked |= {name: target for part in node.children if part.children for target, name in self.tuples(part, "tfpdef")}

    def lambdef(self, node: Any) -> None:
        found = [each for part in node.children[:-2] for each in self.tuples(part, "vfpdef")]
        if found:
            targets, names = (", ".join(each) for each in zip(*found, strict=True))
            self.edits.before(node.children[-1], "[")
            self.edits.after(node.children[-1], f" for ({targets},) in [({names},)]][0]")

    def tuples(self, parameters: Any, kind: str) -> list[tuple[str, str]]:
        """Gives the tuples among parameters names; returns both."""
        from fissix.pytree import type_repr  # it comes with an extra

        children = (
            [parameters] if type_repr(parameters.type) == kind else [c for each in parameters.children for c in (each, *each.children)]
        )
        out = []
        for child in children:
            if child.children and type_repr(child.type) == kind:
                name = f"_tuple_{self.taken}"
                self.taken += 1
                first, *others = child.leaves()
                out.append((str(child).strip(), name))
                self.edits.leaf(first, name)
                for leaf in others:
                    self.edits.leaf(leaf, "")
        return out


class _Lowering(Lowering):
    """Places are those of the text before it was translated."""

    def __init__(self, moved: _Moved, before: int) -> None:
        super().__init__("\n".join(moved.lines), None, before)
        self.moved = moved

    def between(self, first: ast.AST, last: ast.AST) -> Span:
        found, moved = super().between(first, last), self.moved
        row, end_row = found.row - self.rows.before, found.end_row - self.rows.before
        column, end_column = moved.column(row, found.column - 1), moved.column(end_row, found.end_column - 1, ends=True)
        return Span(found.row, column + 1, found.end_row, end_column + 1)
