"""What a program did with variables, act by act, as the verifier is told it: see `findings.Life`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..exploration.explore import Run
from ..language.trace import Noted
from ..primitives.operations import Operation
from ..tf.variables import Variable
from .findings import Act
from .queries.accesses import noted
from .queries.order import by_age
from .queries.savers import Use, saves_of
from .queries.sessions import makers_of


def initializer_made(maker: Noted, variable: Variable) -> Act:
    """An initializer: what function made it, and of what it was told to initialize a variable or two."""
    op = maker.facts["op"]
    name = maker.moment.frame.label.rpartition(".")[2] if maker.moment.frame is not None else ""
    function = name if name in ("global_variables_initializer", "local_variables_initializer") else "variables_initializer"
    return Act("initializer", maker.moment, few(op.starts, variable), (function, id(op)))


def initialized(run: Noted, makers: Iterable[Noted], variables: tuple[Variable, ...]) -> Act:
    """A session's run of the initializers that were made there, on some of their variables."""
    return Act("initialized", run.moment, variables, tuple(id(maker.facts["op"]) for maker in makers))


def started(run: Run, event: Noted, variable: Variable) -> Iterator[Act]:
    """A run of an initializer, for the verifier."""
    known = (e for e in noted(run, "initializer") if isinstance(e.facts["op"], Operation) and variable in e.facts["op"].starts)
    makers = makers_of(event, known)
    for maker in makers:
        yield initializer_made(maker, variable)
    yield initialized(event, makers, (variable,))


def over_again(run: Run, before: Noted, trained: Noted, event: Noted, variable: Variable) -> tuple[Act, ...]:
    """A variable is initialized, trained, and initialized again, for the verifier."""
    return (*started(run, before, variable), Act("trained", trained.moment, (variable,)), *started(run, event, variable))


def few(variables: Iterable[Variable], wanted: Variable) -> tuple[Variable, ...]:
    """The variable that is wanted, if it is there, or the first one."""
    found = by_age(variables)
    return (wanted,) if wanted in found else tuple(found[:1])


def saver_made(maker: Noted, name: str | None = None) -> Act:
    """A saver: of everything, or of a variable that it was told to save under a name."""
    held = saves_of(maker, {id(maker.facts["saver"]): maker}) or {}
    key = id(maker.facts["saver"])
    if not maker.facts["chosen"] or not held:
        return Act("saver", maker.moment, about=(key, None))
    name = name if name in held else next(iter(held))
    return Act("saver", maker.moment, (held[name],), (key, (name,)))


def saver_used(use: Use, variable: Variable) -> Act:
    """A saver that saves or restores a variable."""
    return Act(use.event.what, use.event.moment, (variable,), id(use.event.facts["saver"]))


def filtered(event: Noted, kept: tuple[Variable, ...]) -> Act:
    """A filter: how it picks some variables, by which text, from what."""
    seen = [v for v in event.facts["seen"] if isinstance(v, Variable)]
    local, trainable = (all(test(v) for v in seen) for test in (lambda v: v.collection == "local", lambda v: v.trainable is True))
    collection = "local_variables" if local else "trainable_variables" if trainable else "global_variables"
    return Act("filtered", event.moment, kept, (event.facts["how"], event.facts["text"], collection))
