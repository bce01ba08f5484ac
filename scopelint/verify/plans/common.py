"""What plans of witnesses have in common: the steps of a journal, programs before they shrink, titles and comments."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from ...diagnostics import Claim, Mode, Witness
from ...language.trace import Moment
from ...record.journal import Step, steps
from ...tf.version import V1_5
from .. import instructions as p
from ..concrete import Concrete
from ..instructions import CannotReplayError
from ..program import Outcome, execute
from ..witness import Rendered, render

LONGEST = 400
"""Instructions of a program that could not be shrunk."""

_LONGEST_WHOLE = 3000
"""Instructions of a program that is run as a whole."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What a witness is about: the finding in one line, the texts its rule predicts, how files are called, and their texts."""

    title: str
    predicted: str
    display: Callable[[str], str]
    text: Callable[[str], str]


def steps_to(moment: Moment) -> list[Step]:
    """The journal up to a moment, at least one step of it. Raises CannotReplayError."""
    found = past_of(moment)
    if not found:
        raise CannotReplayError("nothing that the program did to TensorFlow led to it")
    return found


def past_of(moment: Moment) -> list[Step]:
    """The journal up to a moment, on the way that the program took to it."""
    assumed = {assumption.test: assumption.holds for assumption in moment.assumptions}
    return steps(moment.past, assumed.get)


def mode_name(mode: p.Mode) -> Mode:
    """What a witness says of the mode it runs in."""
    return "eager" if mode.eager else "resources" if mode.v2_behavior else "graph"


def only_modern(program: p.Program, mode: p.Mode, result: Callable[[Outcome], object]) -> bool:
    """Whether our own model says that a program comes to something on its TensorFlow, and not on TensorFlow 1.5."""
    if not mode.version.modern:
        return False
    now, then = (execute(program, each) for each in (mode, replace(mode, version=V1_5)))
    return bool(result(now)) and not result(then)


def whole_of(program: p.Program, mode: p.Mode, named: Sequence[tuple[p.Instruction, str]], keras_3: bool = False) -> Rendered | None:
    """A program as it is before it shrinks; with `keras_3` it is about what that does."""
    return render(program, mode, ["The whole trace."], str, named, (), keras_3) if len(program) <= _LONGEST_WHOLE else None


def told_apart(outcome: Outcome, requests: Iterable[p.Instruction]) -> list[object]:
    """The names of what requests got, and which graph each is in."""
    graphs: dict[int, int] = {}
    got = [outcome.variables[one] for one in requests if one in outcome.variables]
    return [(each.op_name, graphs.setdefault(id(each.graph), len(graphs))) for each in got]


def compared(
    program: p.Program,
    mode: p.Mode,
    subject: Subject,
    made: Concrete,
    claim: Claim,
    named: Sequence[tuple[p.Instruction, str]],
    whole: Rendered | None = None,
) -> Witness:
    """The witness of a claim that the expressions of pairs are equal, which it prints."""
    tail = ["", *(f"print({left})  # {right}" if _is_literal(right) else f"print({left}, {right})" for left, right in claim.pairs)]
    title = [subject.title, "", f"TensorFlow does not complain, but {claim.text}.", *stood_in(made, program)]
    rendered: Rendered = render(program, mode, title, shown_by(subject), named, tail)
    return Witness(rendered.source, claim, mode_name(mode), whole=None if whole is None else (whole.source, claim))


def _is_literal(expression: str) -> bool:
    try:
        ast.literal_eval(expression)
    except ValueError:
        return False
    return True


# -- text


def stood_in(made: Concrete, program: p.Program) -> list[str]:
    """What is not known, and what stands for it here, as far as it is still there."""
    text = repr([_texts(one) for one in program])
    kept = [(unknown, known) for unknown, known in made.stood_in if known in text]
    if not kept:
        return []
    return ["", "Stand-ins for what is not known: " + ", ".join(f"{known} for {unknown}" for unknown, known in kept) + "."]


def _texts(one: p.Instruction) -> object:
    return [str(getattr(one.subject, field, "")) for field in ("name", "target", "default_name", "shape", "unique_name")]


def wrapped(text: str) -> list[str]:
    """A text in lines of a docstring."""
    return textwrap.wrap(text, 110, initial_indent="    ", subsequent_indent="    ")


def shown_by(subject: Subject) -> Callable[[str], str]:
    """How an instruction's `where` is written in a comment."""

    def shown(where: str) -> str:
        place, _, note = where.partition("\n")
        filename, _, row = place.rpartition(":")
        return f"{subject.display(filename)}:{row}" + (f" ({note})" if note else "")

    return shown
