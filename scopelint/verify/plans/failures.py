"""Errors: the smallest program that raises one."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from ...diagnostics import Claim, Witness
from ...domain.symbols import show
from ...record.events import Failure
from ...tf.errors import Kind, TFError
from .. import instructions as p
from ..concrete import Concrete, concrete
from ..instructions import CannotReplayError
from ..patterns import as_pattern
from ..program import execute
from ..shrink import shrink
from ..witness import Rendered, render
from .common import LONGEST, Subject, mode_name, only_modern, shown_by, steps_to, stood_in, whole_of, wrapped


def failure(event: Failure, mode: p.Mode, subject: Subject) -> Witness:
    """The witness of an error. Raises CannotReplayError."""
    if event.error.kind in (Kind.INNER, Kind.ASSERTED):
        raise CannotReplayError("it takes the program's own function around, or its own test")
    made = concrete(steps_to(event.moment), mode, fails=True)
    if not made.program:
        raise CannotReplayError("nothing that the program did to TensorFlow led to it")
    target, claimed = made.program[-1], event.error
    predicted = made.error
    if made.repaired and not _stands(made.program, mode):
        raise CannotReplayError("the program gets there only past an earlier error")
    modern_only = predicted is not None and only_modern(
        made.program, mode, lambda outcome: outcome.error is not None and _same(outcome.error, predicted)
    )
    if predicted is not None and predicted.kind is Kind.FINALIZED and isinstance(target, p.Get):
        target.name = show(claimed.variable or "variable").rpartition("/")[2]  # an optimizer's slot has none of its own
    named = _operands(made.program)
    removed = claimed.kind is Kind.REMOVED
    whole = whole_of(made.program, mode, named, removed) if predicted is not None else None
    if removed:  # whatever was before
        program, shown = [target], claimed
    elif predicted is None or isinstance(target, p.Call) or not _alike(predicted, claimed, made):
        # Our own model does not say the same of the program with stand-ins, or can't tell: TensorFlow sees all of it.
        if made.repaired:
            raise CannotReplayError("the program gets there only past an earlier error")
        if len(made.program) > LONGEST:
            raise CannotReplayError("the program that leads to it could not be made small")
        program, shown = made.program, claimed
    else:
        error = predicted

        def holds(part: p.Program) -> bool:
            outcome = execute(part, mode)
            return outcome.error is not None and outcome.at == len(part) - 1 and _same(outcome.error, error)

        program, shown = _shrunk(made, mode, holds), predicted
        target = program[-1]
    pattern = _pattern(shown, subject.predicted)
    claim = Claim("raises", f"{shown.exc_type}: {shown.message.split(chr(10))[0]}", shown.exc_type, pattern)
    text = ["The last step raises:", *wrapped(claim.text)]
    if shown.kind in (Kind.ASSIGNED, Kind.ASSIGNED_DTYPE):  # each version of TensorFlow words it in its own way
        text = [f"The last step raises {shown.exc_type}, as the value does not fit the variable."]
    title = [subject.title, "", *text, *stood_in(made, program)]
    rendered = render(program, mode, title, shown_by(subject), _operands(program), (), removed)
    end = next((one for one in program if isinstance(one, p.Finalize)), None)

    def at(text: Rendered, last: p.Instruction) -> Claim:
        # In a finalized graph already the opening of a scope may raise.
        return replace(claim, row=text.rows[last], earliest=text.rows[end or last])

    in_full = None if whole is None else (whole.source, at(whole, made.program[-1]))
    how = "keras 3" if removed else mode_name(mode)
    return Witness(rendered.source, at(rendered, target), how, whole=in_full, modern_only=modern_only)


def _stands(program: Sequence[p.Instruction], mode: p.Mode) -> bool:
    """Whether a program refers to nothing but what it makes: what an error refused is not made."""
    try:
        execute(program, mode)
    except p.Unbound:
        return False
    return True


def _shrunk(made: Concrete, mode: p.Mode, holds: Callable[[p.Program], bool]) -> list[p.Instruction]:
    """The smallest program, in the user's own calls if they come to the same."""
    if any(isinstance(one, p.UserCall) for one in made.in_calls) and holds(made.in_calls):
        program = shrink(made.in_calls, made.in_calls[-1:], mode, holds)
        if len(program) <= LONGEST:
            return program
    return shrink(made.program, made.program[-1:], mode, holds)


def _same(found: TFError, wanted: TFError) -> bool:
    if found.exc_type != wanted.exc_type or found.kind is not wanted.kind:
        return False
    if found.variable != wanted.variable and found.kind is not Kind.FINALIZED:
        return False
    # A template names everything that was made, of which one is enough; a finalized graph names nothing.
    return found.kind in (Kind.TEMPLATE_CREATES, Kind.FINALIZED) or found.message == wanted.message


def _alike(found: TFError, claimed: TFError, made: Concrete) -> bool:
    """Whether the error of the program with stand-ins is the one claimed, as far as names tell."""
    if found.exc_type != claimed.exc_type:
        return False
    if made.stood_in:
        return found.kind is claimed.kind or claimed.kind is Kind.TEMPLATE_CREATES
    return found.variable == claimed.variable or claimed.kind is Kind.TEMPLATE_CREATES


def _pattern(error: TFError, predicted: str) -> str:
    """What TensorFlow's text must match: one of those that the rule's page predicts, about this variable."""
    name = "" if error.variable is None else re.escape(show(error.variable))
    if error.kind is Kind.TEMPLATE_CREATES:
        # An op name: its numbers depend on operations that are no part of a trace.
        name = "/".join(rf"{re.sub(r'_[0-9]+$', '', part)}(_\d+)?" for part in name.split("/"))
    elif error.kind in (Kind.FUNCTION_CREATES, Kind.FINALIZED, Kind.ASSIGNED, Kind.ASSIGNED_DTYPE):
        name = ""  # TensorFlow does not say which
    texts = [line.partition(": ")[2] for line in predicted.split("\n") if line]
    patterns = [as_pattern(text) for text in texts]
    # Which node it was says each version in its own way.
    patterns.append(re.escape(error.message.split("\n")[0].partition(" for '")[0]))
    about = f"(?=.*{name})" if name and not name.endswith("/") else ""
    return f"(?s){about}.*(?:{'|'.join(patterns)})"


def _operands(program: p.Program) -> list[tuple[p.Instruction, str]]:
    """The requests that get names: those that the last instruction computes with, and those of traces, where TensorFlow wants
    variables to be kept."""
    kept, tracing = list(program[-1].operands()), 0
    for one in program:
        if isinstance(one, p.UserCall):
            kept += one.operands()
        if isinstance(one, p.Begin | p.End) and isinstance(one.block, p.TraceBlock):
            tracing += 1 if isinstance(one, p.Begin) else -1
        elif tracing and isinstance(one, p.Request):
            kept.append(one)
    return [(one, f"variable{index or ''}") for index, one in enumerate(dict.fromkeys(kept))]
