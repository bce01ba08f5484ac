"""The one `Diagnostic` type that every stage after the checks speaks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal, get_args


class Severity(str, Enum):
    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class Certainty(str, Enum):
    """Whether TensorFlow will certainly do this, or only under the diagnostic's assumptions."""

    DEFINITE = "definite"
    CONDITIONAL = "conditional"


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of source: rows and columns are 1-based, the end column is exclusive (ruff's convention)."""

    row: int
    column: int
    end_row: int
    end_column: int

    def holds(self, other: Span) -> bool:
        """Whether another stretch of the same file lies in this one."""
        begins, ends = (self.row, self.column), (self.end_row, self.end_column)
        return begins <= (other.row, other.column) and (other.end_row, other.end_column) <= ends


@dataclass(frozen=True, slots=True, order=True)
class Site:
    """A place in the source. `filename` is absolute."""

    filename: str
    span: Span


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a trace: what happened where."""

    site: Site
    message: str


@dataclass(frozen=True, slots=True)
class Edit:
    """Text that takes the place of a stretch of a file; `\\n` stands for that file's line end."""

    span: Span
    text: str


Intent = Literal["share", "separate"]
"""What a fix is to reach, where its rule cannot know: that variables are shared, or that they are not."""


@dataclass(frozen=True, slots=True)
class Fix:
    """A change of one file that is to mend a diagnostic. A safe one does what the code says that it does already, or plainly meant."""

    message: str
    filename: str
    edits: tuple[Edit, ...]
    applicability: Literal["safe", "unsafe"] = "safe"
    intent: Intent | None = None


Mode = Literal["graph", "resources", "eager", "keras 3"]
"""What a witness runs on: graphs as in TF1, graphs with resource variables, eager execution."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What a witness shows, in words (`text`) and for a judge.

    * `raises`: row `row`, or one before it from `earliest` on, raises `error`, with a text that matches `message`;
    * `shares`: the two `handles` are one variable;
    * `distinct`: they are not;
    * `same`: the two expressions of each pair in `pairs` are equal.
    """

    kind: Literal["raises", "shares", "distinct", "same"]
    text: str
    error: str = ""
    message: str = ""
    row: int = 0
    earliest: int = 0
    handles: tuple[str, ...] = ()
    pairs: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Witness:
    """The smallest TensorFlow program that shows a finding; without `source`, `obstacle` says why there is none.

    `whole` is everything that the analysed program did to TensorFlow until then, and shows the same. It is for the judge: that
    what was left out does not matter is what our own model says.
    """

    source: str = ""
    claim: Claim | None = None
    mode: Mode = "graph"
    obstacle: str = ""
    whole: tuple[str, Claim] | None = None
    modern_only: bool = False
    """Whether TensorFlow 1.5 and older do otherwise, as far as our own model knows."""


Status = Literal["confirmed", "reproduced", "refuted", "inconclusive"]
Level = Literal["program", "calls"]
STATUSES: tuple[Status, ...] = get_args(Status)


@dataclass(frozen=True, slots=True)
class Verification:
    """What a real TensorFlow says of a finding. `placed` is where it put each variable.

    `level` is what it was asked about: the `program` itself, or the `calls` of a witness. Of these TensorFlow can only show what it
    does with them; that the program makes them is `confirmed` where they are its own, and otherwise they are `reproduced`.
    """

    status: Status
    tensorflow: str | None = None
    python: str | None = None
    device: str | None = None
    detail: str = ""
    placed: tuple[tuple[str, str], ...] = ()
    level: Level = "calls"


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """What the user sees of one finding.

    `site` is the user's own line that TensorFlow would name deepest in their files; callers are in `trace`,
    outermost first. `variable` is the full name of the variable concerned, where there is one. `root` names the
    entry point whose execution showed it (`model.py:<module>`). `assumptions` are sentences; they are empty for
    a definite finding.
    """

    code: str
    name: str
    severity: Severity
    message: str
    site: Site
    variable: str | None = None
    certainty: Certainty = Certainty.DEFINITE
    assumptions: tuple[str, ...] = ()
    trace: tuple[Step, ...] = ()
    root: str = ""
    witness: Witness | None = None
    verification: Verification | None = None

    @property
    def sort_key(self) -> tuple[object, ...]:
        return (self.site.filename, self.site.span.row, self.site.span.column, self.code, self.variable or "", self.message)
