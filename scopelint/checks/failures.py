"""The errors TensorFlow raises: TVS101 to TVS104, TVS106, TVS107."""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics import Step
from ..domain.symbols import show
from ..interp.events import Event, Failure, Moment
from ..interp.explore import Exploration, Run
from ..tf.errors import Kind, TFError
from ..tf.variables import PartitionedVariable, Variable
from . import story
from .findings import Finding, assumptions, grouped

CODES = {
    Kind.DUPLICATE: "TVS101",
    Kind.MISSING: "TVS102",
    Kind.SHAPE: "TVS103",
    Kind.DTYPE: "TVS103",
    Kind.PARTITION: "TVS103",
    Kind.DEFAULT_NAME_REUSE: "TVS104",
    Kind.INVALID: "TVS106",
    Kind.NESTING: "TVS106",
    Kind.TEMPLATE_CREATES: "TVS107",
}


def failures(exploration: Exploration) -> Iterator[Finding]:
    """Every error of TensorFlow's that nothing in the program catches."""

    def key(event: Event) -> tuple[object, ...]:
        assert isinstance(event, Failure)
        return (event.error.kind, event.moment.user_place(), variable_name(event.error))

    for group in grouped(exploration, _causes, key):
        event = group.event
        assert isinstance(event, Failure)
        code = CODES.get(event.error.kind)
        if code is not None:
            name = variable_name(event.error)
            values = {"variable": name or "", "error": event.error.message.split("\n")[0], "reason": _reason(event)}
            yield Finding(code, event.moment, name, values, tuple(_steps(event)), assumptions(exploration, group))


def _causes(run: Run) -> Iterator[Failure]:
    """The failures of a run without those that only follow from an earlier one.

    A second call of a builder fails at its first variable; that it would fail at all the others too is no news.
    """
    seen: set[object] = set()
    for event in run.events:
        if not isinstance(event, Failure):
            continue
        existing = event.error.existing
        if event.error.kind is Kind.DUPLICATE and existing is not None and isinstance(existing.site, Moment):
            cause = _cause(existing.site, event.moment)
            if cause in seen:
                continue
            seen.add(cause)
        yield event


def _cause(first: Moment, second: Moment) -> object:
    """Where the ways to the two moments part."""
    ways = (story.divergence(first, second), story.divergence(second, first))
    return tuple((f.place, f.turn) if f is not None else m.user_place() for f, m in zip(ways, (first, second), strict=True))


def variable_name(error: TFError) -> str | None:
    """The full name of the variable that an error is about."""
    return show(error.variable) if error.variable is not None else None


def _steps(event: Failure) -> list[Step]:
    steps: list[Step] = []
    existing = event.error.existing
    if existing is not None and isinstance(existing.site, Moment):
        made = "first created here" if event.error.kind is Kind.DUPLICATE else f"created here{_facts(existing)}"
        steps.extend(story.brief(existing.site, made, event.moment))
    if isinstance(event.reuse_origin, Moment):
        steps.append(Step(story.site(event.reuse_origin.user_place()), "the reuse flag in force was set here"))
    first = existing.site if existing is not None and isinstance(existing.site, Moment) else None
    steps.extend(story.calls_to(event.moment, _verb(event.error.kind), first))
    return steps


def _facts(variable: Variable | PartitionedVariable) -> str:
    shape = variable.shape
    shown = "" if shape is None else f" with shape [{', '.join('?' if not isinstance(d, int) else str(d) for d in shape)}]"
    return f"{shown}{' and' if shown else ' with'} dtype {variable.dtype}" if isinstance(variable.dtype, str) else shown


def _verb(kind: Kind) -> str:
    return {
        Kind.DUPLICATE: "created again here",
        Kind.MISSING: "asked for here",
        Kind.SHAPE: "asked for with another shape here",
        Kind.DTYPE: "asked for with another dtype here",
        Kind.PARTITION: "asked for with another partitioning here",
        Kind.DEFAULT_NAME_REUSE: "opened here",
        Kind.TEMPLATE_CREATES: "created by a later call of the template here",
    }.get(kind, "rejected here")


def _reason(event: Failure) -> str:
    """Why it fails, as far as the trace tells, in a few words."""
    error = event.error
    if error.kind is Kind.DUPLICATE:
        first = error.existing.site if error.existing is not None and isinstance(error.existing.site, Moment) else None
        if first is not None and first.user_place() == event.moment.user_place():
            return "this line runs a second time, in a scope that does not reuse"
        return "another call created it before, and the scope does not reuse"
    if error.kind is Kind.MISSING:
        name = variable_name(error) or ""
        if name.endswith("/"):
            return "an optimizer or moving average makes its own variables inside a scope that only reuses"
        return "no get_variable created it before in this graph, and the scope only reuses"
    return error.message.split("\n")[0]
