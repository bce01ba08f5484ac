"""The lowered program: what the interpreter walks.

A compact tree, independent of the Python that runs scopelint and of libcst. Concrete syntax is gone, meaning
and positions stay. Nodes are immutable by convention and compared by identity.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..diagnostics import Span

NOWHERE = Span(1, 1, 1, 1)


@dataclass(slots=True, eq=False)
class Expr:
    span: Span
    place: Any = field(default=None, init=False, repr=False)
    """For the interpreter to keep the full place in, made when first asked for."""


@dataclass(slots=True, eq=False)
class Const(Expr):
    value: object


@dataclass(slots=True, eq=False)
class Name(Expr):
    id: str


@dataclass(slots=True, eq=False)
class Attribute(Expr):
    value: Expr
    attr: str


@dataclass(slots=True, eq=False)
class Slice(Expr):
    lower: Expr | None
    upper: Expr | None
    step: Expr | None


@dataclass(slots=True, eq=False)
class Subscript(Expr):
    value: Expr
    index: Expr


@dataclass(slots=True, eq=False)
class Argument:
    value: Expr
    keyword: str | None = None
    star: str = ""
    """`*`, `**` or nothing."""


@dataclass(slots=True, eq=False)
class Call(Expr):
    func: Expr
    args: tuple[Argument, ...]


@dataclass(slots=True, eq=False)
class Binary(Expr):
    op: str
    left: Expr
    right: Expr


@dataclass(slots=True, eq=False)
class Unary(Expr):
    op: str
    operand: Expr


@dataclass(slots=True, eq=False)
class BoolOp(Expr):
    op: str
    left: Expr
    right: Expr


@dataclass(slots=True, eq=False)
class Compare(Expr):
    left: Expr
    rest: tuple[tuple[str, Expr], ...]


@dataclass(slots=True, eq=False)
class IfExp(Expr):
    test: Expr
    yes: Expr
    no: Expr


@dataclass(slots=True, eq=False)
class Starred(Expr):
    value: Expr


@dataclass(slots=True, eq=False)
class Sequence(Expr):
    """A tuple, list or set display; `kind` names which."""

    kind: str
    items: tuple[Expr, ...]


@dataclass(slots=True, eq=False)
class DictDisplay(Expr):
    pairs: tuple[tuple[Expr | None, Expr], ...]
    """A pair without a key is `**mapping`."""


@dataclass(slots=True, eq=False)
class Rest(Expr):
    """The items of a long table that were left out."""


@dataclass(slots=True, eq=False)
class Clause:
    target: Expr
    iterable: Expr
    tests: tuple[Expr, ...]


@dataclass(slots=True, eq=False)
class Comprehension(Expr):
    kind: str
    """list, set, dict or generator."""
    element: Expr
    value: Expr | None
    clauses: tuple[Clause, ...]


@dataclass(slots=True, eq=False)
class Format:
    value: Expr
    conversion: str | None
    spec: tuple[str | Format, ...]


@dataclass(slots=True, eq=False)
class FormattedString(Expr):
    parts: tuple[str | Format, ...]


@dataclass(slots=True, eq=False)
class NamedExpr(Expr):
    target: Name
    value: Expr


@dataclass(slots=True, eq=False)
class Await(Expr):
    value: Expr


@dataclass(slots=True, eq=False)
class Yield(Expr):
    value: Expr | None
    delegated: bool


@dataclass(slots=True, eq=False)
class Parameter:
    name: str
    default: Expr | None = None


@dataclass(slots=True, eq=False)
class Parameters:
    positional_only: tuple[Parameter, ...] = ()
    positional: tuple[Parameter, ...] = ()
    star: str | None = None
    keyword_only: tuple[Parameter, ...] = ()
    double_star: str | None = None
    in_order: tuple[str, ...] = field(init=False, repr=False)
    """The names of those that take arguments by position."""
    by_name: frozenset[str] = field(init=False, repr=False)
    """The names of those that take arguments by keyword."""

    def __post_init__(self) -> None:
        self.in_order = tuple(p.name for p in (*self.positional_only, *self.positional))
        self.by_name = frozenset(p.name for p in (*self.positional, *self.keyword_only))


@dataclass(slots=True, eq=False)
class Lambda(Expr):
    params: Parameters
    body: Expr


@dataclass(slots=True, eq=False)
class Stmt:
    span: Span


Body = tuple[Stmt, ...]


@dataclass(slots=True, eq=False)
class ExprStmt(Stmt):
    value: Expr


@dataclass(slots=True, eq=False)
class Assign(Stmt):
    targets: tuple[Expr, ...]
    value: Expr


@dataclass(slots=True, eq=False)
class AugAssign(Stmt):
    target: Expr
    op: str
    value: Expr


@dataclass(slots=True, eq=False)
class AnnAssign(Stmt):
    target: Expr
    annotation: Expr
    value: Expr | None


@dataclass(slots=True, eq=False)
class If(Stmt):
    test: Expr
    body: Body
    orelse: Body


@dataclass(slots=True, eq=False)
class While(Stmt):
    test: Expr
    body: Body
    orelse: Body


@dataclass(slots=True, eq=False)
class For(Stmt):
    target: Expr
    iterable: Expr
    body: Body
    orelse: Body


@dataclass(slots=True, eq=False)
class WithItem:
    context: Expr
    target: Expr | None


@dataclass(slots=True, eq=False)
class With(Stmt):
    items: tuple[WithItem, ...]
    body: Body


@dataclass(slots=True, eq=False)
class Handler:
    type: Expr | None
    name: str | None
    body: Body


@dataclass(slots=True, eq=False)
class Try(Stmt):
    body: Body
    handlers: tuple[Handler, ...]
    orelse: Body
    final: Body


@dataclass(slots=True, eq=False)
class Return(Stmt):
    value: Expr | None


@dataclass(slots=True, eq=False)
class Raise(Stmt):
    exception: Expr | None
    cause: Expr | None = None


@dataclass(slots=True, eq=False)
class Break(Stmt):
    pass


@dataclass(slots=True, eq=False)
class Continue(Stmt):
    pass


@dataclass(slots=True, eq=False)
class Declare(Stmt):
    """`global` or `nonlocal`."""

    kind: str
    names: tuple[str, ...]


@dataclass(slots=True, eq=False)
class Delete(Stmt):
    targets: tuple[Expr, ...]


@dataclass(slots=True, eq=False)
class Assert(Stmt):
    test: Expr
    message: Expr | None = None


@dataclass(slots=True, eq=False)
class Import(Stmt):
    names: tuple[tuple[str, str | None], ...]
    """(dotted module, alias) pairs."""


@dataclass(slots=True, eq=False)
class ImportFrom(Stmt):
    module: str
    level: int
    names: tuple[tuple[str, str], ...] | None
    """(name, bound as) pairs; None for `*`."""


@dataclass(slots=True, eq=False)
class FunctionDef(Stmt):
    name: str
    params: Parameters
    body: Body
    decorators: tuple[Expr, ...]
    is_async: bool
    is_generator: bool
    doc: str | None = None
    annotations: Lambda | None = None
    """Makes the dict of its annotations, where it has any: nobody is to evaluate them who does not ask."""
    bound: frozenset[str] | None = field(init=False, default=None)
    """The names that its body binds, once somebody has asked."""


@dataclass(slots=True, eq=False)
class ClassDef(Stmt):
    name: str
    bases: tuple[Argument, ...]
    body: Body
    decorators: tuple[Expr, ...]
    doc: str | None = None


@dataclass(slots=True, eq=False)
class Pattern:
    pass


@dataclass(slots=True, eq=False)
class ValuePattern(Pattern):
    value: Expr


@dataclass(slots=True, eq=False)
class CapturePattern(Pattern):
    """`name`, or `pattern as name`; a name of None is the wildcard."""

    name: str | None
    pattern: Pattern | None = None


@dataclass(slots=True, eq=False)
class OrPattern(Pattern):
    options: tuple[Pattern, ...]


@dataclass(slots=True, eq=False)
class SequencePattern(Pattern):
    items: tuple[Pattern | None, ...]
    """None stands for the starred item; `star` names it."""
    star: str | None = None


@dataclass(slots=True, eq=False)
class MappingPattern(Pattern):
    items: tuple[tuple[Expr, Pattern], ...]
    rest: str | None = None


@dataclass(slots=True, eq=False)
class ClassPattern(Pattern):
    cls: Expr
    positional: tuple[Pattern, ...]
    keywords: tuple[tuple[str, Pattern], ...]


@dataclass(slots=True, eq=False)
class Case:
    pattern: Pattern
    guard: Expr | None
    body: Body


@dataclass(slots=True, eq=False)
class Match(Stmt):
    subject: Expr
    cases: tuple[Case, ...]


@dataclass(slots=True, eq=False)
class Module:
    """One lowered file.

    `names` are all identifiers and attribute names in it. `acts` tells whether its top level may do more than
    define things: call the project's or TensorFlow's functions, register, print.
    """

    body: Body
    names: frozenset[str] = field(default=frozenset())
    acts: bool = True
