"""libcst tree → lowered program: for texts with syntax that the Python which runs scopelint does not know or cannot place.

What comes of a text is what `lower` makes of it where that can, so that the answer does not depend on this Python.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Sequence
from typing import cast

import libcst as cst

from ..diagnostics import Span
from . import nodes as n
from .effects import acts
from .parse import Parsed, parse
from .syntax import PYTHON_2, SourceError
from .tables import REST

_BINARY = {
    "Add": "+", "Subtract": "-", "Multiply": "*", "Divide": "/", "FloorDivide": "//", "Modulo": "%", "Power": "**",
    "MatrixMultiply": "@", "BitAnd": "&", "BitOr": "|", "BitXor": "^", "LeftShift": "<<", "RightShift": ">>",
}  # fmt: skip
_UNARY = {"Not": "not", "Minus": "-", "Plus": "+", "BitInvert": "~"}
_COMPARE = {
    "Equal": "==", "NotEqual": "!=", "LessThan": "<", "LessThanEqual": "<=", "GreaterThan": ">", "GreaterThanEqual": ">=",
    "In": "in", "NotIn": "not in", "Is": "is", "IsNot": "is not",
}  # fmt: skip


def lowered(text: str, refused: SourceError | None, at: Span | None, before: int) -> n.Module:
    """Parse and lower one module, as `lower.lower` does; raises what CPython `refused` it with if it is no Python for libcst either."""
    parsed = parse(text, refused, before)
    lowering = _Lowering(parsed, at)
    body = lowering.block(parsed.tree.body)
    return n.Module(body, frozenset(lowering.names), acts(body))


class _Lowering:
    def __init__(self, parsed: Parsed, everywhere: Span | None) -> None:
        self.spans = parsed.spans
        self.everywhere = everywhere
        self.names: set[str] = set()
        self.postponed = False
        """Whether annotations are texts."""
        self.yields = [False]
        """For each enclosing function, whether a `yield` was seen in it."""

    # -- statements

    def block(self, statements: Iterable[cst.BaseStatement | cst.BaseSmallStatement]) -> n.Body:
        out: list[n.Stmt] = []
        for statement in statements:
            if isinstance(statement, cst.SimpleStatementLine):
                for small in statement.body:
                    self._statement(small, out)
            else:
                self._statement(statement, out)
        return tuple(out)

    def suite(self, suite: cst.BaseSuite) -> n.Body:
        return self.block(suite.body)

    def _statement(self, node: cst.CSTNode, out: list[n.Stmt]) -> None:
        lowered = cast(Callable[[cst.CSTNode, Span], n.Stmt | None], getattr(self, "s_" + type(node).__name__))(node, self.at(node))
        if lowered is not None:
            out.append(lowered)

    def at(self, node: cst.CSTNode) -> Span:
        return self.everywhere or self.spans.get(id(node), n.NOWHERE)

    def s_Pass(self, node: cst.Pass, at: Span) -> None:
        return None

    def s_TypeAlias(self, node: cst.CSTNode, at: Span) -> None:
        return None

    def s_Expr(self, node: cst.Expr, at: Span) -> n.Stmt:
        return n.ExprStmt(at, self.expr(node.value))

    def s_Assign(self, node: cst.Assign, at: Span) -> n.Stmt:
        value = self.expr(node.value)
        return n.Assign(at, tuple(self.expr(t.target) for t in node.targets), value)

    def s_AugAssign(self, node: cst.AugAssign, at: Span) -> n.Stmt:
        op = _BINARY[type(node.operator).__name__.removesuffix("Assign")]
        return n.AugAssign(at, self.expr(node.target), op, self.expr(node.value))

    def s_AnnAssign(self, node: cst.AnnAssign, at: Span) -> n.Stmt:
        value = None if node.value is None else self.expr(node.value)
        return n.AnnAssign(at, self.expr(node.target), self.annotation(node.annotation), value)

    def s_If(self, node: cst.If, at: Span) -> n.Stmt:
        test, body = self.expr(node.test), self.suite(node.body)
        if node.orelse is None:
            orelse: n.Body = ()
        elif isinstance(node.orelse, cst.If):
            orelse = self.block([node.orelse])
        else:
            orelse = self.suite(node.orelse.body)
        return n.If(at, test, body, orelse)

    def s_While(self, node: cst.While, at: Span) -> n.Stmt:
        return n.While(at, self.expr(node.test), self.suite(node.body), self._else(node.orelse))

    def s_For(self, node: cst.For, at: Span) -> n.Stmt:
        return n.For(at, self.expr(node.target), self.expr(node.iter), self.suite(node.body), self._else(node.orelse))

    def _else(self, orelse: cst.Else | None) -> n.Body:
        return () if orelse is None else self.suite(orelse.body)

    def s_With(self, node: cst.With, at: Span) -> n.Stmt:
        items = tuple(
            n.WithItem(self.expr(i.item), None if i.asname is None else self.expr(cast(cst.BaseExpression, i.asname.name)))
            for i in node.items
        )
        return n.With(at, items, self.suite(node.body))

    def s_Try(self, node: cst.Try, at: Span) -> n.Stmt:
        handlers = []
        for h in node.handlers:
            name = h.name.name.value if h.name is not None and isinstance(h.name.name, cst.Name) else None
            if isinstance(h.type, cst.Tuple) and not h.type.lpar:
                # libcst reads `except A, B:` as Python 3.14 does; before, it meant Python 2's `except A as B`.
                place = self.at(h.type)
                raise SourceError(PYTHON_2, place.row, place.column)
            handlers.append(n.Handler(None if h.type is None else self.expr(h.type), name, self.suite(h.body)))
        final = () if node.finalbody is None else self.suite(node.finalbody.body)
        return n.Try(at, self.suite(node.body), tuple(handlers), self._else(node.orelse), final)

    def s_TryStar(self, node: cst.TryStar, at: Span) -> n.Stmt:
        handlers = tuple(
            n.Handler(self.expr(h.type), h.name.name.value if h.name and isinstance(h.name.name, cst.Name) else None, self.suite(h.body))
            for h in node.handlers
        )
        final = () if node.finalbody is None else self.suite(node.finalbody.body)
        return n.Try(at, self.suite(node.body), handlers, self._else(node.orelse), final)

    def s_Return(self, node: cst.Return, at: Span) -> n.Stmt:
        return n.Return(at, None if node.value is None else self.expr(node.value))

    def s_Raise(self, node: cst.Raise, at: Span) -> n.Stmt:
        cause = None if node.cause is None else self.expr(node.cause.item)
        return n.Raise(at, None if node.exc is None else self.expr(node.exc), cause)

    def s_Break(self, node: cst.Break, at: Span) -> n.Stmt:
        return n.Break(at)

    def s_Continue(self, node: cst.Continue, at: Span) -> n.Stmt:
        return n.Continue(at)

    def s_Global(self, node: cst.Global, at: Span) -> n.Stmt:
        return n.Declare(at, "global", tuple(i.name.value for i in node.names))

    def s_Nonlocal(self, node: cst.Nonlocal, at: Span) -> n.Stmt:
        return n.Declare(at, "nonlocal", tuple(i.name.value for i in node.names))

    def s_Del(self, node: cst.Del, at: Span) -> n.Stmt:
        target = node.target
        if isinstance(target, cst.Tuple | cst.List):
            return n.Delete(at, tuple(self.expr(e.value) for e in target.elements))
        return n.Delete(at, (self.expr(target),))

    def s_Assert(self, node: cst.Assert, at: Span) -> n.Stmt:
        return n.Assert(at, self.expr(node.test), None if node.msg is None else self.expr(node.msg))

    def s_Import(self, node: cst.Import, at: Span) -> n.Stmt:
        names = []
        for alias in node.names:
            bound = alias.asname.name.value if alias.asname is not None and isinstance(alias.asname.name, cst.Name) else None
            names.append((_dotted(alias.name), bound))
            self.names.update(_dotted(alias.name).split("."))
        return n.Import(at, tuple(names))

    def s_ImportFrom(self, node: cst.ImportFrom, at: Span) -> n.Stmt:
        module = "" if node.module is None else _dotted(node.module)
        self.names.update(module.split("."))
        if isinstance(node.names, cst.ImportStar):
            return n.ImportFrom(at, module, len(node.relative), None)
        names = []
        for alias in node.names:
            name = _dotted(alias.name)
            bound = alias.asname.name.value if alias.asname is not None and isinstance(alias.asname.name, cst.Name) else name
            names.append((name, bound))
            self.names.add(name)
        self.postponed = self.postponed or (module == "__future__" and any(name == "annotations" for name, _ in names))
        return n.ImportFrom(at, module, len(node.relative), tuple(names))

    def s_FunctionDef(self, node: cst.FunctionDef, at: Span) -> n.Stmt:
        decorators = tuple(self.expr(d.decorator) for d in node.decorators)
        params = self.params(node.params)
        self.yields.append(False)
        body = self.suite(node.body)
        is_async, annotations = node.asynchronous is not None, self.annotations(node, at)
        return n.FunctionDef(at, node.name.value, params, body, decorators, is_async, self.yields.pop(), node.get_docstring(), annotations)

    def annotations(self, node: cst.FunctionDef, at: Span) -> n.Lambda | None:
        given = node.params
        params = [*given.posonly_params, *given.params, *given.kwonly_params]
        params += [each for each in (given.star_arg, given.star_kwarg) if isinstance(each, cst.Param)]
        said = [(each.name.value, each.annotation) for each in params] + [("return", node.returns)]
        names, self.names = self.names, set()  # as in lower.py
        pairs = tuple((n.Const(at, name), self.annotation(value)) for name, value in said if value is not None)
        self.names = names
        return n.Lambda(at, n.Parameters(), n.DictDisplay(at, pairs)) if pairs else None

    def annotation(self, node: cst.Annotation) -> n.Expr:
        return n.Const(self.at(node.annotation), _as_written(_source_of(node.annotation))) if self.postponed else self.expr(node.annotation)

    def s_ClassDef(self, node: cst.ClassDef, at: Span) -> n.Stmt:
        bases = self.arguments([*node.bases, *node.keywords])
        decorators = tuple(self.expr(d.decorator) for d in node.decorators)
        return n.ClassDef(at, node.name.value, bases, self.suite(node.body), decorators, node.get_docstring())

    def s_Match(self, node: cst.Match, at: Span) -> n.Stmt:
        cases = tuple(
            n.Case(self.pattern(c.pattern), None if c.guard is None else self.expr(c.guard), self.suite(c.body)) for c in node.cases
        )
        return n.Match(at, self.expr(node.subject), cases)

    def pattern(self, node: cst.MatchPattern) -> n.Pattern:
        match node:
            case cst.MatchValue() | cst.MatchSingleton():
                return n.ValuePattern(self.expr(node.value))
            case cst.MatchAs():
                inner = None if node.pattern is None else self.pattern(node.pattern)
                return n.CapturePattern(None if node.name is None else node.name.value, inner)
            case cst.MatchOr():
                return n.OrPattern(tuple(self.pattern(e.pattern) for e in node.patterns))
            case cst.MatchList() | cst.MatchTuple():
                star: str | None = None
                items: list[n.Pattern | None] = []
                for e in node.patterns:
                    if isinstance(e, cst.MatchStar):
                        star = None if e.name is None else e.name.value
                        items.append(None)
                    else:
                        items.append(self.pattern(e.value))
                return n.SequencePattern(tuple(items), star)
            case cst.MatchMapping():
                pairs = tuple((self.expr(e.key), self.pattern(e.pattern)) for e in node.elements)
                return n.MappingPattern(pairs, None if node.rest is None else node.rest.value)
            case cst.MatchClass():
                keywords = tuple((e.key.value, self.pattern(e.pattern)) for e in node.kwds)
                self.names.update(name for name, _ in keywords)
                return n.ClassPattern(self.expr(node.cls), tuple(self.pattern(e.value) for e in node.patterns), keywords)
        raise AssertionError(type(node).__name__)

    # -- expressions

    def expr(self, node: cst.BaseExpression) -> n.Expr:
        return cast(Callable[[cst.BaseExpression, Span], n.Expr], getattr(self, "e_" + type(node).__name__))(node, self.at(node))

    def e_Name(self, node: cst.Name, at: Span) -> n.Expr:
        value = node.value
        if value in _CONSTANTS:
            return n.Const(at, _CONSTANTS[value])
        if value == REST:
            return n.Rest(at)
        self.names.add(value)
        return n.Name(at, value)

    def e_Attribute(self, node: cst.Attribute, at: Span) -> n.Expr:
        self.names.add(node.attr.value)
        return n.Attribute(at, self.expr(node.value), node.attr.value)

    def e_Integer(self, node: cst.Integer, at: Span) -> n.Expr:
        try:
            return n.Const(at, node.evaluated_value)
        except ValueError:  # more digits than Python converts
            return n.Const(at, 10**4300)

    def e_Float(self, node: cst.Float, at: Span) -> n.Expr:
        return n.Const(at, node.evaluated_value)

    def e_Imaginary(self, node: cst.Imaginary, at: Span) -> n.Expr:
        return n.Const(at, node.evaluated_value)

    def e_Ellipsis(self, node: cst.Ellipsis, at: Span) -> n.Expr:
        return n.Const(at, ...)

    def e_SimpleString(self, node: cst.SimpleString, at: Span) -> n.Expr:
        return n.Const(at, _string(node.value))

    def e_ConcatenatedString(self, node: cst.ConcatenatedString, at: Span) -> n.Expr:
        left, right = self.expr(node.left), self.expr(node.right)
        if isinstance(left, n.Const) and isinstance(right, n.Const):
            if isinstance(left.value, bytes) and isinstance(right.value, bytes):
                return n.Const(at, left.value + right.value)
            if isinstance(left.value, str) and isinstance(right.value, str):
                return n.Const(at, left.value + right.value)
        return n.FormattedString(at, (*_string_parts(left), *_string_parts(right)))

    def e_FormattedString(self, node: cst.FormattedString, at: Span) -> n.Expr:
        return n.FormattedString(at, self.format_parts(node.parts, "r" in node.prefix.lower()))

    def e_TemplatedString(self, node: cst.CSTNode, at: Span) -> n.Expr:
        return n.Const(at, "")

    def format_parts(self, parts: Sequence[cst.BaseFormattedStringContent], raw: bool) -> tuple[str | n.Format, ...]:
        out: list[str | n.Format] = []
        for part in parts:
            if isinstance(part, cst.FormattedStringText):
                literal = part.value.replace("{{", "{").replace("}}", "}")
                out.append(literal if raw or "\\" not in literal else _unescape(literal))
            elif isinstance(part, cst.FormattedStringExpression):
                value = self.expr(part.expression)
                if part.equal is not None:
                    told = (part.whitespace_before_expression, part.expression, part.equal, part.whitespace_after_expression)
                    out.append("".join(map(_source_of, told)))
                spec = () if part.format_spec is None else self.format_parts(part.format_spec, raw)
                conversion = part.conversion or ("r" if part.equal is not None and not spec else None)
                out.append(n.Format(value, conversion, spec))
        return tuple(out)

    def e_Tuple(self, node: cst.Tuple, at: Span) -> n.Expr:
        return n.Sequence(at, "tuple", self.elements(node.elements))

    def e_List(self, node: cst.List, at: Span) -> n.Expr:
        return n.Sequence(at, "list", self.elements(node.elements))

    def e_Set(self, node: cst.Set, at: Span) -> n.Expr:
        return n.Sequence(at, "set", self.elements(node.elements))

    def elements(self, elements: Sequence[cst.BaseElement]) -> tuple[n.Expr, ...]:
        return tuple(
            n.Starred(self.at(e.value), self.expr(e.value)) if isinstance(e, cst.StarredElement) else self.expr(e.value) for e in elements
        )

    def e_StarredElement(self, node: cst.StarredElement, at: Span) -> n.Expr:
        return n.Starred(at, self.expr(node.value))

    def e_Dict(self, node: cst.Dict, at: Span) -> n.Expr:
        pairs: list[tuple[n.Expr | None, n.Expr]] = []
        for e in node.elements:
            pairs.append((self.expr(e.key), self.expr(e.value)) if isinstance(e, cst.DictElement) else (None, self.expr(e.value)))
        return n.DictDisplay(at, tuple(pairs))

    def e_Call(self, node: cst.Call, at: Span) -> n.Expr:
        return n.Call(at, self.expr(node.func), self.arguments(node.args))

    def arguments(self, args: Sequence[cst.Arg]) -> tuple[n.Argument, ...]:
        return tuple(n.Argument(self.expr(a.value), None if a.keyword is None else a.keyword.value, a.star) for a in args)

    def e_Subscript(self, node: cst.Subscript, at: Span) -> n.Expr:
        items = [self.index(e.slice) for e in node.slice]
        tuple_index = len(items) > 1 or isinstance(node.slice[-1].comma, cst.Comma)
        return n.Subscript(at, self.expr(node.value), n.Sequence(at, "tuple", tuple(items)) if tuple_index else items[0])

    def index(self, node: cst.BaseSlice) -> n.Expr:
        if isinstance(node, cst.Slice):
            lower, upper, step = (None if e is None else self.expr(e) for e in (node.lower, node.upper, node.step))
            return n.Slice(n.NOWHERE, lower, upper, step)
        index = cast(cst.Index, node)
        return n.Starred(self.at(index.value), self.expr(index.value)) if index.star else self.expr(index.value)

    def e_BinaryOperation(self, node: cst.BinaryOperation, at: Span) -> n.Expr:
        # A chain of `+` is as deep as it is long in the tree: walk down its left spine instead of recursing.
        spine: list[cst.BinaryOperation] = []
        left: cst.BaseExpression = node
        while isinstance(left, cst.BinaryOperation):
            spine.append(left)
            left = left.left
        out = self.expr(left)
        for op in reversed(spine):
            out = n.Binary(self.at(op), _BINARY[type(op.operator).__name__], out, self.expr(op.right))
        return out

    def e_BooleanOperation(self, node: cst.BooleanOperation, at: Span) -> n.Expr:
        return n.BoolOp(at, "and" if isinstance(node.operator, cst.And) else "or", self.expr(node.left), self.expr(node.right))

    def e_UnaryOperation(self, node: cst.UnaryOperation, at: Span) -> n.Expr:
        op, operand = _UNARY[type(node.operator).__name__], self.expr(node.expression)
        if op == "-" and isinstance(operand, n.Const) and isinstance(operand.value, int | float):
            return n.Const(at, -operand.value)
        return n.Unary(at, op, operand)

    def e_Comparison(self, node: cst.Comparison, at: Span) -> n.Expr:
        rest = tuple((_COMPARE[type(c.operator).__name__], self.expr(c.comparator)) for c in node.comparisons)
        return n.Compare(at, self.expr(node.left), rest)

    def e_IfExp(self, node: cst.IfExp, at: Span) -> n.Expr:
        return n.IfExp(at, self.expr(node.test), self.expr(node.body), self.expr(node.orelse))

    def e_Lambda(self, node: cst.Lambda, at: Span) -> n.Expr:
        params = self.params(node.params)
        self.yields.append(False)
        body = self.expr(node.body)
        self.yields.pop()
        return n.Lambda(at, params, body)

    def e_ListComp(self, node: cst.ListComp, at: Span) -> n.Expr:
        return n.Comprehension(at, "list", self.expr(node.elt), None, self.clauses(node.for_in))

    def e_SetComp(self, node: cst.SetComp, at: Span) -> n.Expr:
        return n.Comprehension(at, "set", self.expr(node.elt), None, self.clauses(node.for_in))

    def e_GeneratorExp(self, node: cst.GeneratorExp, at: Span) -> n.Expr:
        return n.Comprehension(at, "generator", self.expr(node.elt), None, self.clauses(node.for_in))

    def e_DictComp(self, node: cst.DictComp, at: Span) -> n.Expr:
        return n.Comprehension(at, "dict", self.expr(node.key), self.expr(node.value), self.clauses(node.for_in))

    def clauses(self, node: cst.CompFor) -> tuple[n.Clause, ...]:
        out = []
        clause: cst.CompFor | None = node
        while clause is not None:
            out.append(n.Clause(self.expr(clause.target), self.expr(clause.iter), tuple(self.expr(i.test) for i in clause.ifs)))
            clause = clause.inner_for_in
        return tuple(out)

    def e_NamedExpr(self, node: cst.NamedExpr, at: Span) -> n.Expr:
        return n.NamedExpr(at, cast(n.Name, self.expr(node.target)), self.expr(node.value))

    def e_Await(self, node: cst.Await, at: Span) -> n.Expr:
        return n.Await(at, self.expr(node.expression))

    def e_Yield(self, node: cst.Yield, at: Span) -> n.Expr:
        self.yields[-1] = True
        if isinstance(node.value, cst.From):
            return n.Yield(at, self.expr(node.value.item), True)
        return n.Yield(at, None if node.value is None else self.expr(node.value), False)

    def params(self, node: cst.Parameters) -> n.Parameters:
        def lowered(params: Sequence[cst.Param]) -> tuple[n.Parameter, ...]:
            return tuple(n.Parameter(p.name.value, None if p.default is None else self.expr(p.default)) for p in params)

        star = node.star_arg.name.value if isinstance(node.star_arg, cst.Param) else None
        double = None if node.star_kwarg is None else node.star_kwarg.name.value
        return n.Parameters(lowered(node.posonly_params), lowered(node.params), star, lowered(node.kwonly_params), double)


_CONSTANTS: dict[str, object] = {"None": None, "True": True, "False": False}


def _dotted(node: cst.BaseExpression) -> str:
    if isinstance(node, cst.Attribute):
        return f"{_dotted(node.value)}.{node.attr.value}"
    return cast(cst.Name, node).value


def _string(literal: str) -> str | bytes:
    try:
        return cast("str | bytes", ast.literal_eval(literal))
    except (SyntaxError, ValueError):
        # Python 2's ur"" and escapes newer Pythons reject: the text between the quotes is near enough.
        return literal.lstrip("bBuUrR").strip("\"'")


def _unescape(literal: str) -> str:
    quote = '"""' if '"""' not in literal else "'''"
    value = _string(f"{quote}{literal}{quote}") if not literal.endswith(("'", '"')) else literal
    return value if isinstance(value, str) else literal


def _string_parts(node: n.Expr) -> tuple[str | n.Format, ...]:
    if isinstance(node, n.FormattedString):
        return node.parts
    return (node.value,) if isinstance(node, n.Const) and isinstance(node.value, str) else ()


def _source_of(node: cst.CSTNode) -> str:
    return cst.Module(body=[]).code_for_node(node)


def _as_written(annotation: str) -> str:
    """The text that Python makes of an annotation which it does not evaluate."""
    try:
        return ast.unparse(ast.parse(annotation.strip(), mode="eval"))
    except (SyntaxError, ValueError):
        return annotation
