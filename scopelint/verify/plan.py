"""From a finding to its witness."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from ..checks.findings import Finding, Pair
from ..diagnostics import Claim, Mode, Witness
from ..domain.symbols import show
from ..interp.events import Applied, Failure, Misplaced, Moment
from ..interp.journal import MakeScope, Step, steps
from ..tf.errors import Kind, TFError
from . import program as p
from .concrete import CannotReplayError, Concrete, concrete, where_of
from .patterns import as_pattern
from .shrink import shrink
from .witness import Rendered, render

_LONGEST = 400
"""Instructions of a program that could not be shrunk."""

_LONGEST_WHOLE = 3000
"""Instructions of a program that is run as a whole."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What a witness is about: the finding in one line, the texts its rule predicts, how files are called."""

    title: str
    predicted: str
    display: Callable[[str], str]


def witness(finding: Finding, mode: p.Mode, subject: Subject) -> Witness:
    """The witness of a finding, or why there is none."""
    event = finding.event
    try:
        match event:
            case Failure():
                return _failure(event, mode, subject)
            case Applied(variable=variable) if isinstance(variable.site, Moment):
                return _pair(Pair(event.moment, variable.site, event.access, shared=True), mode, subject)
            case Pair():
                return _pair(event, mode, subject)
            case Misplaced():
                return _misplaced(event, mode, subject)
    except CannotReplayError as error:
        return Witness(obstacle=str(error))
    except Exception as error:  # noqa: BLE001 (a finding is not to be lost because we cannot plan its replay)
        return Witness(obstacle=f"internal error while planning its replay: {type(error).__name__}: {error}; please report it")
    return Witness(obstacle=f"{finding.code} has no replay: what it says is a judgement about the program's own code")


def _steps(moment: Moment) -> list[Step]:
    assumed = {assumption.test: assumption.holds for assumption in moment.assumptions}
    found = steps(moment.past, assumed.get)
    if not found:
        raise CannotReplayError("nothing that the program did to TensorFlow led to it")
    return found


def _mode(mode: p.Mode) -> Mode:
    return "eager" if mode.eager else "resources" if mode.v2_behavior else "graph"


# -- errors


def _failure(event: Failure, mode: p.Mode, subject: Subject) -> Witness:
    if event.error.kind is Kind.REMOVED:
        raise CannotReplayError("which Keras the project has is not in its trace")
    made = concrete(_steps(event.moment), mode, fails=True)
    if not made.program:
        raise CannotReplayError("nothing that the program did to TensorFlow led to it")
    target, claimed = made.program[-1], event.error
    predicted = made.error
    named = _operands(target)
    whole = _whole(made.program, mode, named) if predicted is not None else None
    if predicted is None or isinstance(target, p.Call) or not _alike(predicted, claimed, made):
        # Our own model does not say the same of the program with stand-ins, or can't tell: TensorFlow sees all of it.
        if made.repaired:
            raise CannotReplayError("the program gets there only past an earlier error")
        if len(made.program) > _LONGEST:
            raise CannotReplayError("the program that leads to it could not be made small")
        program, shown = made.program, claimed
    else:
        error = predicted

        def holds(part: p.Program) -> bool:
            outcome = p.execute(part, mode)
            return outcome.error is not None and outcome.at == len(part) - 1 and _same(outcome.error, error)

        program, shown = shrink(made.program, [target], mode, holds), predicted
    claim = Claim("raises", f"{shown.exc_type}: {shown.message.split(chr(10))[0]}", shown.exc_type, _pattern(shown, subject.predicted))
    text = ["The last step raises:", *_wrapped(claim.text)]
    rendered = render(program, mode, [subject.title, "", *text, *_stood_in(made, program)], _shown(subject), named)
    return Witness(
        rendered.source,
        replace(claim, row=rendered.rows[id(target)]),
        _mode(mode),
        whole=None if whole is None else (whole.source, replace(claim, row=whole.rows[id(target)])),
    )


def _whole(program: p.Program, mode: p.Mode, named: Sequence[tuple[p.Instruction, str]]) -> Rendered | None:
    """A program as it is before it shrinks."""
    return render(program, mode, ["The whole trace."], str, named) if len(program) <= _LONGEST_WHOLE else None


def _same(found: TFError, wanted: TFError) -> bool:
    if found.exc_type != wanted.exc_type or found.kind is not wanted.kind or found.variable != wanted.variable:
        return False
    # A template names everything that was made, of which one is enough.
    return found.kind is Kind.TEMPLATE_CREATES or found.message == wanted.message


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
    texts = [line.partition(": ")[2] for line in predicted.split("\n") if line]
    patterns = [as_pattern(text) for text in texts]
    # Which node it was says each version in its own way.
    patterns.append(re.escape(error.message.split("\n")[0].partition(" for '")[0]))
    about = f"(?=.*{name})" if name and not name.endswith("/") else ""
    return f"(?s){about}.*(?:{'|'.join(patterns)})"


def _operands(target: p.Instruction) -> list[tuple[p.Instruction, str]]:
    if not isinstance(target, p.MatMul):
        return []
    sides = [side for side in (target.left, target.right) if isinstance(side, p.Instruction)]
    return [(side, f"variable{index or ''}") for index, side in enumerate(dict.fromkeys(sides))]


# -- sharing


def _pair(pair: Pair, mode: p.Mode, subject: Subject) -> Witness:
    made = concrete(_steps(pair.moment), mode)
    first, second = (made.sites.get(id(moment)) for moment in (pair.first, pair.second))
    if first is None or second is None:
        raise CannotReplayError("where the variables were made or taken is not in the journal")
    last = max(index for index, one in enumerate(made.program) if one is first or one is second)
    whole = made.program[: last + 1]

    def got(part: p.Program) -> tuple[object, ...] | None:
        """What the two requests got; None where that is not what is claimed."""
        outcome = p.execute(part, mode)
        found = [outcome.variables.get(one) for one in (first, second)]
        if outcome.error is not None or None in found or (found[0] is found[1]) != pair.shared:
            return None
        return tuple(each.op_name for each in found if each is not None)

    claimed = got(whole)
    named = [(first, "first"), (second, "second")]
    everything = _whole(whole, mode, named)
    program = whole if claimed is None else shrink(whole, [first, second], mode, lambda part: got(part) == claimed)
    if len(program) > _LONGEST:
        raise CannotReplayError("the program that leads to it could not be made small")
    text = "one variable" if pair.shared else "two variables"
    claim = Claim("shares" if pair.shared else "distinct", f"the two requests get {text}", handles=("first", "second"))
    title = [subject.title, "", f"TensorFlow builds this without a word, and {claim.text}.", *_stood_in(made, program)]
    shown = "is" if pair.shared else "is not"
    tail = ["", f"# They are {text}: what is assigned through the one {shown} read through the other.", *_demonstration(mode)]
    rendered = render(program, mode, title, _shown(subject), named, tail)
    return Witness(rendered.source, claim, _mode(mode), whole=None if everything is None else (everything.source, claim))


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


# -- arguments in the wrong position


def _misplaced(event: Misplaced, mode: p.Mode, subject: Subject) -> Witness:
    found = _steps(event.moment)
    made = concrete(found, mode)
    if isinstance(found[-1], MakeScope):
        return _lost_argument(made, found[-1], mode, subject)
    variable = made.program[-1]
    if not isinstance(variable, p.Make):
        raise CannotReplayError("the call was not recorded")

    def holds(part: p.Program) -> bool:
        outcome = p.execute(part, mode)
        return outcome.error is None and variable in outcome.variables

    program = shrink(made.program, [variable], mode, holds)
    name = show(p.execute(program, mode).variables[variable].op_name)
    pairs = (("variable.op.name", repr(name)),)
    claim = Claim("same", f"the variable is called {name}, not {variable.trainable}", pairs=pairs)
    return _compared(program, mode, subject, made, claim, [(variable, "variable")])


def _lost_argument(made: Concrete, step: MakeScope, mode: p.Mode, subject: Subject) -> Witness:
    """The scope opened with the argument, and without it: there is no difference."""
    block = made.block
    if block is None or step.target is None:
        raise CannotReplayError("the scope has no other name than the argument in question")
    opened = p.Begin(block, where=where_of(step))
    without = p.ScopeBlock(block.target, None, block.reuse, block.initializer, block.dtype)
    again = p.Begin(without)
    whole = [*made.program, opened, p.End(block), again, p.End(without)]

    def holds(part: p.Program) -> bool:
        outcome = p.execute(part, mode)
        if outcome.error is not None:
            return False
        given, left_out = outcome.scopes[opened], outcome.scopes[again]
        return given.name == left_out.name and given.reuse is left_out.reuse

    program = shrink(whole, [opened, again, whole[-3], whole[-1]], mode, holds) if holds(whole) else whole
    pairs = (("given.name", "left_out.name"), ("given.reuse", "left_out.reuse"))
    claim = Claim("same", "the scope is the same with and without the argument", pairs=pairs)
    return _compared(program, mode, subject, made, claim, [(opened, "given"), (again, "left_out")])


def _compared(
    program: p.Program, mode: p.Mode, subject: Subject, made: Concrete, claim: Claim, named: Sequence[tuple[p.Instruction, str]]
) -> Witness:
    tail = ["", *(f"print({left}, {right})" for left, right in claim.pairs)]
    title = [subject.title, "", f"TensorFlow does not complain, but {claim.text}.", *_stood_in(made, program)]
    rendered: Rendered = render(program, mode, title, _shown(subject), named, tail)
    return Witness(rendered.source, claim, _mode(mode))


# -- text


def _stood_in(made: Concrete, program: p.Program) -> list[str]:
    """What is not known, and what stands for it here, as far as it is still there."""
    text = repr([_texts(one) for one in program])
    kept = [(unknown, known) for unknown, known in made.stood_in if known in text]
    if not kept:
        return []
    return ["", "Stand-ins for what is not known: " + ", ".join(f"{known} for {unknown}" for unknown, known in kept) + "."]


def _texts(one: p.Instruction) -> object:
    block = one.block if isinstance(one, p.Begin | p.Construct) else one
    return [str(getattr(block, field, "")) for field in ("name", "target", "default_name", "shape", "unique_name")]


def _wrapped(text: str) -> list[str]:
    import textwrap

    return textwrap.wrap(text, 110, initial_indent="    ", subsequent_indent="    ")


def _shown(subject: Subject) -> Callable[[str], str]:
    def shown(where: str) -> str:
        place, _, note = where.partition("\n")
        filename, _, row = place.rpartition(":")
        return f"{subject.display(filename)}:{row}" + (f" ({note})" if note else "")

    return shown


__all__ = ["Subject", "witness"]
