"""What became of variables after they were made: a life, with the lines for it."""

from __future__ import annotations

import keyword
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from ...checks.findings import Life
from ...diagnostics import Claim, Witness
from ...domain.symbols import show
from ...language.trace import Moment
from ...record.journal import Step
from ...tf.variables import Variable
from .. import instructions as p
from ..concrete import Concrete, concrete
from ..instructions import CannotReplayError, Line
from ..lives import script
from ..program import Outcome, execute
from ..shrink import shrink
from ..witness import render
from .common import LONGEST, Subject, compared, mode_name, past_of, shown_by, stood_in, told_apart, whole_of, wrapped


def lived(life: Life, mode: p.Mode, subject: Subject) -> Witness:
    """The witness of a life. Raises CannotReplayError."""
    told = script(life, subject.text)
    last = max((act.moment for act in life.acts), key=lambda moment: moment.serial)
    made = concrete(_with_lines(past_of(last), told.lines), mode)
    sites = [made.sites.get(id(variable.site)) for variable in told.named]
    lines = [made.sites[id(line)] for _, line in told.lines]
    if None in sites:
        raise CannotReplayError("a variable was made outside of the part of the program that was followed")
    requests = list(dict.fromkeys(one for one in sites if one is not None))
    asked = _arguments(life, made)
    whole = made.program

    def got(part: p.Program) -> list[object] | None:
        outcome = execute(part, mode)
        if outcome.error is not None:
            return None
        return [*told_apart(outcome, [*requests, *asked]), *_collected(outcome, requests), *_graphs(outcome, lines)]

    claimed = got(whole)
    told_of = {id(one) for line in lines if isinstance(line, p.Do) for one in line.uses}
    told_of |= {id(made.sites.get(id(variable.site))) for _, _, variables in told.pairs for variable in variables}
    told_of |= {id(one.value_of) for one in whole if isinstance(one, p.Request)}
    named = _named(execute(whole, mode), [one for one in requests if id(one) in told_of])
    everything = whole_of(whole, mode, named)
    targets = [*requests, *lines]
    program = whole if claimed is None else shrink(whole, targets, mode, lambda part: got(part) == claimed, asked)
    if len(program) > LONGEST:
        raise CannotReplayError("the program that leads to it could not be made small")
    names = {id(one): name for one, name in named}

    def called(text: str, variables: Sequence[Variable]) -> str:
        return text.format(*(names[id(made.sites[id(variable.site)])] for variable in variables))

    if told.raises is not None:
        error, message, reason = told.raises
        about = show(told.named[-1].op_name) if told.named else "the model"
        pattern = message if told.raises_unnamed else f"(?s)(?=.*{re.escape(about)}).*(?:{message})"
        claim = Claim("raises", f"{error}: {about} {reason}", error, pattern)
        in_full = replace(claim, message=message)  # there it may come to another variable first
        # In our words: each version of TensorFlow has its own for it.
        text = [line.strip() for line in wrapped(f"The last step raises {error}, as {about} {reason}.")]
        rendered = render(program, mode, [subject.title, "", *text, *stood_in(made, program)], shown_by(subject), named)
        full = None if everything is None else (everything.source, replace(in_full, row=everything.rows[lines[-1]]))
        # An initial value waits for the ref variables that it reads, and TensorFlow 1.5 makes no others unasked.
        modern_only = life.outcome == "unordered"
        claim = replace(claim, row=rendered.rows[lines[-1]])
        return Witness(rendered.source, claim, mode_name(mode), whole=full, modern_only=modern_only)
    if told.handles:
        claim = Claim("shares", told.text, handles=told.handles)
        return compared(program, mode, subject, made, claim, named, everything)
    pairs = tuple((called(left, variables), right) for left, right, variables in told.pairs)
    return compared(program, mode, subject, made, Claim("same", told.text, pairs=pairs), named, everything)


def _arguments(life: Life, made: Concrete) -> list[p.Instruction]:
    """Give requests the arguments that a life is about, which no other witness needs; returns these requests."""
    (act, *_) = life.acts
    if life.outcome == "unordered":
        target, source = (made.sites[id(variable.site)] for variable in act.variables)
        if isinstance(target, p.Request):
            target.value_of = source
    asked = made.sites.get(id(act.moment)) if life.outcome == "dropped" else None
    if not isinstance(asked, p.Get):
        return []
    if act.about == "regularizer":
        asked.regularized = True
    elif act.about == "constraint":
        asked.constrained = True
    elif act.about == "initializer":
        given = asked.initializer or p.Initial(tuple(dim or 1 for dim in asked.shape or ()), asked.dtype)
        asked.shape, asked.initializer = None, replace(given, ones=True)
    return [asked]


def _with_lines(found: list[Step], lines: Sequence[tuple[Moment, Line]]) -> list[Step]:
    """The steps of a journal with lines between them, each at its moment."""
    at: dict[int, list[Step]] = {}
    places = {id(step): index + 1 for index, step in enumerate(found)}
    for moment, line in sorted(lines, key=lambda each: each[0].serial):
        past = past_of(moment)
        if past and id(past[-1]) not in places:
            raise CannotReplayError("its parts are on different ways through the program")
        at.setdefault((places[id(past[-1])] if past else 0) - line.before, []).append(line)
    return [step for index in range(len(found) + 1) for step in (*found[index - 1 : index], *at.get(index, ()))]


def _collected(outcome: Outcome, requests: Iterable[p.Instruction]) -> list[object]:
    """In which collections variables are."""
    got = [outcome.variables.get(one) for one in requests]
    return [(each.collection, each.trainable) for each in got if isinstance(each, Variable)]


def _graphs(outcome: Outcome, lines: Iterable[p.Instruction]) -> list[int]:
    """Which graph is the default one where each line runs."""
    seen: dict[int, int] = {}
    return [seen.setdefault(id(outcome.where[one][0]), len(seen)) for one in lines]


_TAKEN = {
    "tf", "tempfile", "session", "saver", "init", "path", "before", "model", "clone", "used", "checkpoint", "module", "picked", "value",
    "left", "reached", "first", "second", "held", "traced", "listed", "earlier", "averages", "shadow", "update",
    "elements",
}  # fmt: skip
"""The names that lines have."""


def _named(outcome: Outcome, requests: Sequence[p.Instruction]) -> list[tuple[p.Instruction, str]]:
    """Names for variables: the last part of their own where that tells them apart."""
    own = {one: show(outcome.variables[one].op_name) for one in requests if one in outcome.variables}
    leaves = Counter(name.rpartition("/")[2] for name in own.values())
    taken = set(_TAKEN)
    out = []
    for one in requests:
        name = own.get(one, "variable")
        leaf = name.rpartition("/")[2]
        base = re.sub(r"\W|^(?=\d)", "_", leaf if leaves[leaf] == 1 else name) or "variable"
        base = base.lower()
        called, number = base, 1
        while called in taken or keyword.iskeyword(called):
            number += 1
            called = f"{base}_{number}"
        taken.add(called)
        out.append((one, called))
    return out
