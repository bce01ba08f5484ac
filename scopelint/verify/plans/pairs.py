"""Two requests that get one variable, or that do not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...checks.findings import Pair
from ...diagnostics import Claim, Witness
from ...record.journal import MakeScope, Step
from .. import instructions as p
from ..concrete import Concrete, concrete
from ..instructions import CannotReplayError
from ..program import execute
from ..shrink import shrink
from ..witness import render
from .common import LONGEST, Subject, compared, mode_name, only_modern, shown_by, steps_to, stood_in, told_apart, whole_of
from .surroundings import set_in


def pair(pair: Pair, mode: p.Mode, subject: Subject) -> Witness:
    """The witness of two requests. Raises CannotReplayError."""
    found = steps_to(pair.moment)
    made = concrete(found, mode)
    first, second = (made.sites.get(id(moment)) for moment in (pair.first, pair.second))
    if first is None or second is None:
        raise CannotReplayError("the variables were made or taken outside of the part of the program that was followed")
    whole = made.program
    opening = [] if pair.opening is None else [_opened(made, steps_to(pair.opening)[-1])]
    under = _name_scopes(whole, (first, second)) if pair.names else []

    def got(part: p.Program) -> tuple[object, ...] | None:
        """What the two requests got, and under which flag; None where that is not what is claimed."""
        outcome = execute(part, mode)
        got = [outcome.variables.get(one) for one in (first, second)]
        if outcome.error is not None or None in got or (got[0] is got[1]) != pair.shared:
            return None
        flag = outcome.where[second][1] if not pair.shared else None
        return (*told_apart(outcome, (first, second)), flag)

    claimed = got(whole)
    modern_only = only_modern(whole, mode, lambda outcome: (outcome.variables.get(first) is outcome.variables.get(second)) == pair.shared)
    named = [(first, "first"), (second, "second")]
    everything = whole_of(whole, mode, named)
    program = whole if claimed is None else shrink(whole, [first, second, *under], mode, lambda part: got(part) == claimed, opening)
    if len(program) > LONGEST:
        raise CannotReplayError("the program that leads to it could not be made small")
    text = "one variable" if pair.shared else "two variables"
    claim = Claim("shares" if pair.shared else "distinct", f"the two requests get {text}", handles=("first", "second"))
    in_full = None if everything is None else (everything.source, claim)
    setting = set_in(program, pair, (first, second), mode)
    if setting.claim is not None:
        made_so = compared(setting.program, mode, subject, made, setting.claim, setting.named)
        return replace(made_so, whole=in_full, modern_only=modern_only)
    title = [subject.title, "", f"TensorFlow builds this without a word, and {claim.text}.", *stood_in(made, program)]
    shown = "is" if pair.shared else "is not"
    tail = ["", f"# They are {text}: what is assigned through the one {shown} read through the other.", *_demonstration(mode)]
    rendered = render(setting.program, mode, title, shown_by(subject), setting.named, tail)
    return Witness(rendered.source, claim, mode_name(mode), whole=in_full, modern_only=modern_only)


def _opened(made: Concrete, step: Step) -> p.Instruction:
    """Where a scope that a step made is opened."""
    block = made.blocks.get(id(step.context)) if isinstance(step, MakeScope) else None
    for one in made.program:
        if isinstance(one, p.Begin) and one.block is block:
            return one
    raise CannotReplayError("the scope in question was not opened")


def _name_scopes(program: p.Program, requests: Sequence[p.Instruction]) -> list[p.Instruction]:
    """The outermost name scopes around some requests."""
    out: list[p.Instruction] = []
    around: list[p.Begin] = []
    for one in program:
        if isinstance(one, p.Begin) and isinstance(one.block, p.NameBlock):
            around.append(one)
        elif isinstance(one, p.End):
            around = [each for each in around if each.block is not one.block]
        elif any(one is request for request in requests) and around and not any(around[0] is each for each in out):
            out.append(around[0])
    blocks = {id(one.block) for one in out if isinstance(one, p.Begin)}
    return [one for one in program if isinstance(one, p.Begin | p.End) and id(one.block) in blocks]


def _demonstration(mode: p.Mode) -> list[str]:
    if mode.eager:
        return ["first.assign(tf.ones_like(first))", "print(first.name, second.name, second.numpy())"]
    return [
        'if __name__ == "__main__":',
        "    with tf.Session(graph=first.graph) as session:",
        "        session.run(tf.variables_initializer([first, second]))",
        "        session.run(tf.assign(first, tf.ones_like(first)))",
        "        print(first.op.name, second.op.name, session.run(second))",
    ]
