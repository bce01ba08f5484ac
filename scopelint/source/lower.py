"""Text → lowered program, by CPython's parser; what that does not read or misplaces, libcst does."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

from ..diagnostics import Span
from . import nodes as n
from .effects import acts
from .idle import without_idle
from .places import Rows
from .private import made_private
from .syntax import TOO_DEEP, examined, refusal
from .tables import REST, shortened

_OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.Pow: "**",
    ast.MatMult: "@", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>",
    ast.Not: "not", ast.USub: "-", ast.UAdd: "+", ast.Invert: "~", ast.And: "and", ast.Or: "or",
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.In: "in", ast.NotIn: "not in", ast.Is: "is", ast.IsNot: "is not",
}  # fmt: skip


class _Classic(ast.operator):
    """The division of Python 2, which rounds whole numbers down."""


CLASSIC = _Classic()
_OPERATORS[_Classic] = "classic /"
_CONVERSIONS = {-1: None, ord("s"): "s", ord("r"): "r", ord("a"): "a"}
_EXACT_IN_STRINGS = sys.version_info >= (3, 12)
"""Whether CPython says exactly where the code in an f-string is."""


def lower(source: str, at: Span | None = None, before: int = 0) -> n.Module:
    """Parse and lower one module; raises `SourceError`.

    `at`: where all of it is, for code that a string holds; else its rows come after `before` others.
    """
    text = shortened(source)
    tree = examined(text)
    if isinstance(tree, ast.Module) and (_EXACT_IN_STRINGS or not _calls_in_strings(text, tree) or refusal(text) is not None):
        lowering = Lowering(text, at, before)
        body = lowering.block(tree.body)
        return without_idle(made_private(text, n.Module(body, frozenset(lowering.names), acts(body))), at is not None)
    if not isinstance(tree, ast.Module) and tree.message == TOO_DEEP:
        raise tree  # libcst would take the whole process with it
    from .concrete import lowered  # start-up time: hardly a text needs it

    return without_idle(made_private(text, lowered(text, None if isinstance(tree, ast.Module) else tree, at, before)), at is not None)


def _calls_in_strings(text: str, tree: ast.Module) -> bool:
    """Whether an f-string calls something: of calls it matters where they are."""
    if "f'" not in text.lower() and 'f"' not in text.lower():
        return False
    strings = (node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr))
    return any(isinstance(node, ast.Call) for string in strings for node in ast.walk(string))


class Lowering:
    def __init__(self, text: str, everywhere: Span | None, before: int) -> None:
        self.everywhere = everywhere
        self.lines = None if text.isascii() else text.split("\n")
        """For columns, which CPython counts in bytes of UTF-8."""
        self.names: set[str] = set()
        self.postponed = False
        """Whether annotations are texts."""
        self.rows = Rows(before)
        self.yields = [False]
        """For each enclosing function, whether a `yield` was seen in it."""

    def at(self, node: ast.AST) -> Span:
        return self.everywhere or self.between(node, node)

    def between(self, first: Any, last: Any) -> Span:
        row, column, end_row, end_column = first.lineno, first.col_offset, last.end_lineno, last.end_col_offset
        if self.lines is not None:
            column, end_column = self._characters(row, column), self._characters(end_row, end_column)
        return Span(self.rows[row], column + 1, self.rows[end_row], end_column + 1)

    def _characters(self, row: int, column: int) -> int:
        line = cast("list[str]", self.lines)[row - 1]
        return column if line.isascii() else len(line.encode()[:column].decode(errors="replace"))

    # -- statements

    def block(self, statements: Iterable[ast.stmt]) -> n.Body:
        found = (_STATEMENTS[type(node)](self, node, self.at(node)) for node in statements if type(node) in _STATEMENTS)
        return tuple(found)

    def expression(self, node: ast.Expr, at: Span) -> n.Stmt:
        return n.ExprStmt(at, self.expr(node.value))

    def assign(self, node: ast.Assign, at: Span) -> n.Stmt:
        value = self.expr(node.value)
        return n.Assign(at, self.exprs(node.targets), value)

    def aug_assign(self, node: ast.AugAssign, at: Span) -> n.Stmt:
        return n.AugAssign(at, self.expr(node.target), _OPERATORS[type(node.op)], self.expr(node.value))

    def ann_assign(self, node: ast.AnnAssign, at: Span) -> n.Stmt:
        value = self.optional(node.value)
        return n.AnnAssign(at, self.expr(node.target), self.annotation(node.annotation), value)

    def if_(self, node: ast.If, at: Span) -> n.Stmt:
        return n.If(at, self.expr(node.test), self.block(node.body), self.block(node.orelse))

    def while_(self, node: ast.While, at: Span) -> n.Stmt:
        return n.While(at, self.expr(node.test), self.block(node.body), self.block(node.orelse))

    def for_(self, node: ast.For | ast.AsyncFor, at: Span) -> n.Stmt:
        return n.For(at, self.expr(node.target), self.expr(node.iter), self.block(node.body), self.block(node.orelse))

    def with_(self, node: ast.With | ast.AsyncWith, at: Span) -> n.Stmt:
        items = tuple(n.WithItem(self.expr(item.context_expr), self.optional(item.optional_vars)) for item in node.items)
        return n.With(at, items, self.block(node.body))

    def try_(self, node: ast.Try, at: Span) -> n.Stmt:  # and ast.TryStar, which Python 3.10 has not
        handlers = tuple(n.Handler(self.optional(h.type), h.name, self.block(h.body)) for h in node.handlers)
        final = self.block(node.finalbody)
        return n.Try(at, self.block(node.body), handlers, self.block(node.orelse), final)

    def return_(self, node: ast.Return, at: Span) -> n.Stmt:
        return n.Return(at, self.optional(node.value))

    def raise_(self, node: ast.Raise, at: Span) -> n.Stmt:
        cause = self.optional(node.cause)
        return n.Raise(at, self.optional(node.exc), cause)

    def break_(self, node: ast.Break, at: Span) -> n.Stmt:
        return n.Break(at)

    def continue_(self, node: ast.Continue, at: Span) -> n.Stmt:
        return n.Continue(at)

    def global_(self, node: ast.Global, at: Span) -> n.Stmt:
        return n.Declare(at, "global", tuple(node.names))

    def nonlocal_(self, node: ast.Nonlocal, at: Span) -> n.Stmt:
        return n.Declare(at, "nonlocal", tuple(node.names))

    def delete(self, node: ast.Delete, at: Span) -> n.Stmt:
        targets = node.targets
        if len(targets) == 1 and isinstance(targets[0], ast.Tuple | ast.List):
            targets = targets[0].elts
        return n.Delete(at, self.exprs(targets))

    def assert_(self, node: ast.Assert, at: Span) -> n.Stmt:
        return n.Assert(at, self.expr(node.test), self.optional(node.msg))

    def import_(self, node: ast.Import, at: Span) -> n.Stmt:
        for alias in node.names:
            self.names.update(alias.name.split("."))
        return n.Import(at, tuple((alias.name, alias.asname) for alias in node.names))

    def import_from(self, node: ast.ImportFrom, at: Span) -> n.Stmt:
        module = node.module or ""
        self.names.update(module.split("."))
        if node.names[0].name == "*":
            return n.ImportFrom(at, module, node.level, None)
        self.names.update(alias.name for alias in node.names)
        self.postponed = self.postponed or (module == "__future__" and any(alias.name == "annotations" for alias in node.names))
        return n.ImportFrom(at, module, node.level, tuple((alias.name, alias.asname or alias.name) for alias in node.names))

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef, at: Span) -> n.Stmt:
        decorators = self.exprs(node.decorator_list)
        params = self.params(node.args)
        self.yields.append(False)
        body = self.block(node.body)
        is_async = isinstance(node, ast.AsyncFunctionDef)
        annotations = self.annotations(node, at)
        return n.FunctionDef(at, node.name, params, body, decorators, is_async, self.yields.pop(), ast.get_docstring(node), annotations)

    def annotations(self, node: ast.FunctionDef | ast.AsyncFunctionDef, at: Span) -> n.Lambda | None:
        given = node.args
        params = [*given.posonlyargs, *given.args, *given.kwonlyargs, *(each for each in (given.vararg, given.kwarg) if each is not None)]
        said = [(each.arg, each.annotation) for each in params] + [("return", node.returns)]
        names, self.names = self.names, set()  # a program that names a library in an annotation alone does not use it
        pairs = tuple((n.Const(at, name), self.annotation(value)) for name, value in said if value is not None)
        self.names = names
        return n.Lambda(at, n.Parameters(), n.DictDisplay(at, pairs)) if pairs else None

    def annotation(self, node: ast.expr) -> n.Expr:
        return n.Const(self.at(node), ast.unparse(node)) if self.postponed else self.expr(node)

    def class_(self, node: ast.ClassDef, at: Span) -> n.Stmt:
        bases = self.arguments(node.bases, node.keywords)
        decorators = self.exprs(node.decorator_list)
        return n.ClassDef(at, node.name, bases, self.block(node.body), decorators, ast.get_docstring(node))

    def match(self, node: ast.Match, at: Span) -> n.Stmt:
        cases = tuple(n.Case(self.pattern(c.pattern), self.optional(c.guard), self.block(c.body)) for c in node.cases)
        return n.Match(at, self.expr(node.subject), cases)

    def pattern(self, node: ast.pattern) -> n.Pattern:
        match node:
            case ast.MatchValue():
                return n.ValuePattern(self.expr(node.value))
            case ast.MatchSingleton():
                return n.ValuePattern(n.Const(self.at(node), node.value))
            case ast.MatchAs():
                return n.CapturePattern(node.name, None if node.pattern is None else self.pattern(node.pattern))
            case ast.MatchOr():
                return n.OrPattern(tuple(map(self.pattern, node.patterns)))
            case ast.MatchSequence():
                star = next((each.name for each in node.patterns if isinstance(each, ast.MatchStar)), None)
                items = tuple(None if isinstance(each, ast.MatchStar) else self.pattern(each) for each in node.patterns)
                return n.SequencePattern(items, star)
            case ast.MatchMapping():
                pairs = tuple((self.expr(key), self.pattern(each)) for key, each in zip(node.keys, node.patterns, strict=True))
                return n.MappingPattern(pairs, node.rest)
            case ast.MatchClass():
                keywords = tuple((name, self.pattern(each)) for name, each in zip(node.kwd_attrs, node.kwd_patterns, strict=True))
                self.names.update(node.kwd_attrs)
                return n.ClassPattern(self.expr(node.cls), tuple(map(self.pattern, node.patterns)), keywords)
        raise AssertionError(type(node).__name__)

    # -- expressions

    def expr(self, node: ast.expr) -> n.Expr:
        return _EXPRESSIONS[type(node)](self, node, self.at(node))

    def exprs(self, nodes: Sequence[ast.expr]) -> tuple[n.Expr, ...]:
        return tuple(map(self.expr, nodes))

    def optional(self, node: ast.expr | None) -> n.Expr | None:
        return None if node is None else self.expr(node)

    def name(self, node: ast.Name, at: Span) -> n.Expr:
        if node.id == REST:
            return n.Rest(at)
        self.names.add(node.id)
        return n.Name(at, node.id)

    def attribute(self, node: ast.Attribute, at: Span) -> n.Expr:
        self.names.add(node.attr)
        return n.Attribute(at, self.expr(node.value), node.attr)

    def constant(self, node: ast.Constant, at: Span) -> n.Expr:
        return n.Const(at, node.value)

    def joined(self, node: ast.JoinedStr, at: Span) -> n.Expr:
        return n.FormattedString(at, self.format_parts(node.values))

    def template(self, node: ast.expr, at: Span) -> n.Expr:
        return n.Const(at, "")

    def format_parts(self, parts: Sequence[ast.expr]) -> tuple[str | n.Format, ...]:
        out: list[str | n.Format] = []
        for part in parts:
            if isinstance(part, ast.FormattedValue):
                spec = () if part.format_spec is None else self.format_parts(cast(ast.JoinedStr, part.format_spec).values)
                out.append(n.Format(self.expr(part.value), _CONVERSIONS[part.conversion], spec))
            else:
                out.append(cast(str, cast(ast.Constant, part).value))
        return tuple(out)

    def tuple_(self, node: ast.Tuple, at: Span) -> n.Expr:
        return n.Sequence(at, "tuple", self.exprs(node.elts))

    def list_(self, node: ast.List, at: Span) -> n.Expr:
        return n.Sequence(at, "list", self.exprs(node.elts))

    def set_(self, node: ast.Set, at: Span) -> n.Expr:
        return n.Sequence(at, "set", self.exprs(node.elts))

    def starred(self, node: ast.Starred, at: Span) -> n.Expr:
        return n.Starred(self.at(node.value), self.expr(node.value))

    def dict_(self, node: ast.Dict, at: Span) -> n.Expr:
        return n.DictDisplay(at, tuple((self.optional(key), self.expr(value)) for key, value in zip(node.keys, node.values, strict=True)))

    def call(self, node: ast.Call, at: Span) -> n.Expr:
        return n.Call(at, self.expr(node.func), self.arguments(node.args, node.keywords))

    def arguments(self, args: Sequence[ast.expr], keywords: Sequence[ast.keyword]) -> tuple[n.Argument, ...]:
        """In the order of the text, where a `*` may come after a keyword."""
        every: Sequence[ast.expr | ast.keyword] = (*args, *keywords)
        if args and keywords and _start(args[-1]) > _start(keywords[0]):
            every = sorted(every, key=_start)
        return tuple(map(self.argument, every))

    def argument(self, node: ast.expr | ast.keyword) -> n.Argument:
        if isinstance(node, ast.keyword):
            return n.Argument(self.expr(node.value), node.arg, "**" if node.arg is None else "")
        return n.Argument(self.expr(node.value), None, "*") if isinstance(node, ast.Starred) else n.Argument(self.expr(node))

    def subscript(self, node: ast.Subscript, at: Span) -> n.Expr:
        index = node.slice
        items = n.Sequence(at, "tuple", self.exprs(index.elts)) if isinstance(index, ast.Tuple) else self.expr(index)
        return n.Subscript(at, self.expr(node.value), items)

    def slice_(self, node: ast.Slice, at: Span) -> n.Expr:
        return n.Slice(n.NOWHERE, self.optional(node.lower), self.optional(node.upper), self.optional(node.step))

    def binary(self, node: ast.BinOp, at: Span) -> n.Expr:
        # A chain of `+` is as deep as it is long in the tree: walk down its left spine instead of recursing.
        spine: list[ast.BinOp] = []
        left: ast.expr = node
        while isinstance(left, ast.BinOp):
            spine.append(left)
            left = left.left
        out = self.expr(left)
        for op in reversed(spine):
            out = n.Binary(self.at(op), _OPERATORS[type(op.op)], out, self.expr(op.right))
        return out

    def bool_op(self, node: ast.BoolOp, at: Span) -> n.Expr:
        first, *rest = node.values
        out = self.expr(first)
        for each in rest:
            here = self.everywhere or self.between(node, node if each is rest[-1] else each)
            out = n.BoolOp(here, _OPERATORS[type(node.op)], out, self.expr(each))
        return out

    def unary(self, node: ast.UnaryOp, at: Span) -> n.Expr:
        op, operand = _OPERATORS[type(node.op)], self.expr(node.operand)
        if op == "-" and isinstance(operand, n.Const) and isinstance(operand.value, int | float):
            return n.Const(at, -operand.value)
        return n.Unary(at, op, operand)

    def compare(self, node: ast.Compare, at: Span) -> n.Expr:
        rest = tuple((_OPERATORS[type(op)], self.expr(right)) for op, right in zip(node.ops, node.comparators, strict=True))
        return n.Compare(at, self.expr(node.left), rest)

    def if_exp(self, node: ast.IfExp, at: Span) -> n.Expr:
        return n.IfExp(at, self.expr(node.test), self.expr(node.body), self.expr(node.orelse))

    def lambda_(self, node: ast.Lambda, at: Span) -> n.Expr:
        params = self.params(node.args)
        self.yields.append(False)
        body = self.expr(node.body)
        self.yields.pop()
        return n.Lambda(at, params, body)

    def comprehension(self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp, at: Span) -> n.Expr:
        return n.Comprehension(at, _COMPREHENSIONS[type(node)], self.expr(node.elt), None, self.clauses(node.generators))

    def dict_comprehension(self, node: ast.DictComp, at: Span) -> n.Expr:
        return n.Comprehension(at, "dict", self.expr(node.key), self.expr(node.value), self.clauses(node.generators))

    def clauses(self, generators: Sequence[ast.comprehension]) -> tuple[n.Clause, ...]:
        return tuple(n.Clause(self.expr(each.target), self.expr(each.iter), self.exprs(each.ifs)) for each in generators)

    def named(self, node: ast.NamedExpr, at: Span) -> n.Expr:
        return n.NamedExpr(at, cast(n.Name, self.expr(node.target)), self.expr(node.value))

    def await_(self, node: ast.Await, at: Span) -> n.Expr:
        return n.Await(at, self.expr(node.value))

    def yield_(self, node: ast.Yield, at: Span) -> n.Expr:
        self.yields[-1] = True
        return n.Yield(at, self.optional(node.value), False)

    def yield_from(self, node: ast.YieldFrom, at: Span) -> n.Expr:
        self.yields[-1] = True
        return n.Yield(at, self.expr(node.value), True)

    def params(self, node: ast.arguments) -> n.Parameters:
        positional = [*node.posonlyargs, *node.args]
        defaults = [*[None] * (len(positional) - len(node.defaults)), *node.defaults]
        lowered = [n.Parameter(each.arg, self.optional(default)) for each, default in zip(positional, defaults, strict=True)]
        keywords = zip(node.kwonlyargs, node.kw_defaults, strict=True)
        only = len(node.posonlyargs)
        return n.Parameters(
            tuple(lowered[:only]),
            tuple(lowered[only:]),
            None if node.vararg is None else node.vararg.arg,
            tuple(n.Parameter(each.arg, self.optional(default)) for each, default in keywords),
            None if node.kwarg is None else node.kwarg.arg,
        )


def _start(node: ast.expr | ast.keyword) -> tuple[int, int]:
    return node.lineno, node.col_offset


def _by_type(table: dict[str, Callable[..., object]]) -> dict[type, Callable[..., object]]:
    """By the classes of `ast` that this Python has."""
    return {getattr(ast, name): method for name, method in table.items() if hasattr(ast, name)}


_COMPREHENSIONS = {ast.ListComp: "list", ast.SetComp: "set", ast.GeneratorExp: "generator"}
_L = Lowering
_STATEMENTS = cast(
    "dict[type, Callable[[Lowering, ast.stmt, Span], n.Stmt]]",
    _by_type({
        "Expr": _L.expression, "Assign": _L.assign, "AugAssign": _L.aug_assign, "AnnAssign": _L.ann_assign, "If": _L.if_,
        "While": _L.while_, "For": _L.for_, "AsyncFor": _L.for_, "With": _L.with_, "AsyncWith": _L.with_, "Try": _L.try_,
        "TryStar": _L.try_, "Return": _L.return_, "Raise": _L.raise_, "Break": _L.break_, "Continue": _L.continue_,
        "Global": _L.global_, "Nonlocal": _L.nonlocal_, "Delete": _L.delete, "Assert": _L.assert_, "Import": _L.import_,
        "ImportFrom": _L.import_from, "FunctionDef": _L.function, "AsyncFunctionDef": _L.function, "ClassDef": _L.class_,
        "Match": _L.match,
    }),
)  # fmt: skip
"""How each kind of statement is lowered. Those that are not here do nothing: `pass`, and names for types."""
_EXPRESSIONS = cast(
    "dict[type, Callable[[Lowering, ast.expr, Span], n.Expr]]",
    _by_type({
        "Name": _L.name, "Attribute": _L.attribute, "Constant": _L.constant, "JoinedStr": _L.joined, "TemplateStr": _L.template,
        "Tuple": _L.tuple_, "List": _L.list_, "Set": _L.set_, "Starred": _L.starred, "Dict": _L.dict_, "Call": _L.call,
        "Subscript": _L.subscript, "Slice": _L.slice_, "BinOp": _L.binary, "BoolOp": _L.bool_op, "UnaryOp": _L.unary,
        "Compare": _L.compare, "IfExp": _L.if_exp, "Lambda": _L.lambda_, "ListComp": _L.comprehension, "SetComp": _L.comprehension,
        "GeneratorExp": _L.comprehension, "DictComp": _L.dict_comprehension, "NamedExpr": _L.named, "Await": _L.await_,
        "Yield": _L.yield_, "YieldFrom": _L.yield_from,
    }),
)  # fmt: skip
