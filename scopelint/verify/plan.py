"""From a finding to its witness."""

from __future__ import annotations

import ast
import keyword
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from ..checks.findings import Finding, Life, Pair
from ..diagnostics import Claim, Mode, Witness
from ..domain.symbols import show
from ..language.trace import Moment, Noted
from ..record.events import Applied, Failure, Misplaced
from ..record.journal import MakeScope, Step, steps
from ..tf.errors import Kind, TFError
from ..tf.reuse import Reuse
from ..tf.scopes import NameScopeContext
from ..tf.variables import Variable
from ..tf.version import V1_5
from . import program as p
from .concrete import CannotReplayError, Concrete, Line, concrete, where_of
from .lives import script
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
                return _pair(Pair(variable.site, event.access, shared=True), mode, subject)
            case Pair():
                return _pair(event, mode, subject)
            case Life():
                return _life(event, mode, subject)
            case Misplaced():
                return _misplaced(event, mode, subject)
            case Noted(what="root reuses"):
                return _inherited(event.moment, mode, subject)
            case Noted(what="not entered"):
                return _not_entered(event, mode, subject)
    except CannotReplayError as error:
        return Witness(obstacle=str(error))
    except Exception as error:  # noqa: BLE001 (a finding is not to be lost because we cannot plan its replay)
        return Witness(obstacle=f"internal error while planning its replay: {type(error).__name__}: {error}; please report it")
    return Witness(obstacle=f"{finding.code} has no replay: what it says is a judgement about the program's own code")


def _steps(moment: Moment) -> list[Step]:
    found = _past(moment)
    if not found:
        raise CannotReplayError("nothing that the program did to TensorFlow led to it")
    return found


def _past(moment: Moment) -> list[Step]:
    assumed = {assumption.test: assumption.holds for assumption in moment.assumptions}
    return steps(moment.past, assumed.get)


def _mode(mode: p.Mode) -> Mode:
    return "eager" if mode.eager else "resources" if mode.v2_behavior else "graph"


# -- errors


def _failure(event: Failure, mode: p.Mode, subject: Subject) -> Witness:
    made = concrete(_steps(event.moment), mode, fails=True)
    if not made.program:
        raise CannotReplayError("nothing that the program did to TensorFlow led to it")
    target, claimed = made.program[-1], event.error
    predicted = made.error
    modern_only = predicted is not None and _modern_only(
        made.program, mode, lambda outcome: outcome.error is not None and _same(outcome.error, predicted)
    )
    if predicted is not None and predicted.kind is Kind.FINALIZED and isinstance(target, p.Get):
        target.name = show(claimed.variable or "variable").rpartition("/")[2]  # an optimizer's slot has none of its own
    named = _operands(made.program)
    whole = _whole(made.program, mode, named) if predicted is not None else None
    if claimed.kind is Kind.REMOVED:  # whatever was before
        program, shown = [target], claimed
    elif predicted is None or isinstance(target, p.Call) or not _alike(predicted, claimed, made):
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
    pattern = _pattern(shown, subject.predicted)
    claim = Claim("raises", f"{shown.exc_type}: {shown.message.split(chr(10))[0]}", shown.exc_type, pattern)
    text = ["The last step raises:", *_wrapped(claim.text)]
    rendered = render(program, mode, [subject.title, "", *text, *_stood_in(made, program)], _shown(subject), named)
    end = next((one for one in program if isinstance(one, p.Finalize)), target)

    def at(text: Rendered) -> Claim:
        # In a finalized graph already the opening of a scope may raise.
        return replace(claim, row=text.rows[id(target)], earliest=text.rows[id(end)])

    in_full = None if whole is None else (whole.source, at(whole))
    how = "keras 3" if claimed.kind is Kind.REMOVED else _mode(mode)
    return Witness(rendered.source, at(rendered), how, whole=in_full, modern_only=modern_only)


def _modern_only(program: p.Program, mode: p.Mode, result: Callable[[p.Outcome], object]) -> bool:
    """Whether our own model says that a program comes to something on its TensorFlow, and not on TensorFlow 1.5."""
    if not mode.version.modern:
        return False
    now, then = (p.execute(program, each) for each in (mode, replace(mode, version=V1_5)))
    return bool(result(now)) and not result(then)


def _whole(program: p.Program, mode: p.Mode, named: Sequence[tuple[p.Instruction, str]]) -> Rendered | None:
    """A program as it is before it shrinks."""
    return render(program, mode, ["The whole trace."], str, named) if len(program) <= _LONGEST_WHOLE else None


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
    target, kept, tracing = program[-1], [], 0
    if isinstance(target, p.MatMul):
        kept = [side for side in (target.left, target.right) if isinstance(side, p.Instruction)]
    elif isinstance(target, p.Assign):
        kept = [target.variable]
    elif isinstance(target, p.Call):
        kept = list(target.uses)
    for one in program:
        if isinstance(one, p.Begin | p.End) and isinstance(one.block, p.TraceBlock):
            tracing += 1 if isinstance(one, p.Begin) else -1
        elif tracing and isinstance(one, p.Get | p.Make):
            kept.append(one)
    return [(one, f"variable{index or ''}") for index, one in enumerate(dict.fromkeys(kept))]


# -- sharing


def _pair(pair: Pair, mode: p.Mode, subject: Subject) -> Witness:
    found = _steps(pair.moment)
    made = concrete(found, mode)
    first, second = (made.sites.get(id(moment)) for moment in (pair.first, pair.second))
    if first is None or second is None:
        raise CannotReplayError("where the variables were made or taken is not in the journal")
    whole = made.program
    opening = [] if pair.opening is None else [_opened(made, _steps(pair.opening)[-1])]
    under = _name_scopes(whole, (first, second)) if pair.names else []

    def got(part: p.Program) -> tuple[object, ...] | None:
        """What the two requests got, and under which flag; None where that is not what is claimed."""
        outcome = p.execute(part, mode)
        got = [outcome.variables.get(one) for one in (first, second)]
        if outcome.error is not None or None in got or (got[0] is got[1]) != pair.shared:
            return None
        flag = outcome.where[second][1] if not pair.shared else None
        return (*_told_apart(outcome, (first, second)), flag)

    claimed = got(whole)
    modern_only = _modern_only(whole, mode, lambda outcome: (outcome.variables.get(first) is outcome.variables.get(second)) == pair.shared)
    named = [(first, "first"), (second, "second")]
    everything = _whole(whole, mode, named)
    program = whole if claimed is None else shrink(whole, [first, second, *under], mode, lambda part: got(part) == claimed, opening)
    if len(program) > _LONGEST:
        raise CannotReplayError("the program that leads to it could not be made small")
    text = "one variable" if pair.shared else "two variables"
    claim = Claim("shares" if pair.shared else "distinct", f"the two requests get {text}", handles=("first", "second"))
    title = [subject.title, "", f"TensorFlow builds this without a word, and {claim.text}.", *_stood_in(made, program)]
    shown = "is" if pair.shared else "is not"
    tail = ["", f"# They are {text}: what is assigned through the one {shown} read through the other.", *_demonstration(mode)]
    rendered = render(program, mode, title, _shown(subject), named, tail)
    in_full = None if everything is None else (everything.source, claim)
    return Witness(rendered.source, claim, _mode(mode), whole=in_full, modern_only=modern_only)


def _told_apart(outcome: p.Outcome, requests: Iterable[p.Instruction]) -> list[object]:
    """The names of what requests got, and which graph each is in."""
    graphs: dict[int, int] = {}
    got = [outcome.variables[one] for one in requests if one in outcome.variables]
    return [(each.op_name, graphs.setdefault(id(each.graph), len(graphs))) for each in got]


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


# -- the life of a variable


def _life(life: Life, mode: p.Mode, subject: Subject) -> Witness:
    told = script(life)
    last = max((act.moment for act in life.acts), key=lambda moment: moment.serial)
    made = concrete(_with_lines(_past(last), told.lines), mode)
    sites = [made.sites.get(id(variable.site)) for variable in told.named]
    lines = [made.sites[id(line)] for _, line in told.lines]
    if None in sites:
        raise CannotReplayError("where a variable was made is not in the journal")
    requests = list(dict.fromkeys(one for one in sites if one is not None))
    asked = _arguments(life, made)
    whole = made.program

    def got(part: p.Program) -> list[object] | None:
        outcome = p.execute(part, mode)
        if outcome.error is not None:
            return None
        return [*_told_apart(outcome, [*requests, *asked]), *_collected(outcome, requests), *_graphs(outcome, lines)]

    claimed = got(whole)
    told_of = {id(one) for line in lines if isinstance(line, p.Do) for one in line.uses}
    told_of |= {id(made.sites.get(id(variable.site))) for _, _, variables in told.pairs for variable in variables}
    told_of |= {id(one.value_of) for one in whole if isinstance(one, p.Get | p.Make)}
    named = _named(p.execute(whole, mode), [one for one in requests if id(one) in told_of])
    everything = _whole(whole, mode, named)
    targets = [*requests, *lines]
    program = whole if claimed is None else shrink(whole, targets, mode, lambda part: got(part) == claimed, asked)
    if len(program) > _LONGEST:
        raise CannotReplayError("the program that leads to it could not be made small")
    names = {id(one): name for one, name in named}

    def called(text: str, variables: Sequence[Variable]) -> str:
        return text.format(*(names[id(made.sites[id(variable.site)])] for variable in variables))

    if told.raises is not None:
        error, message, reason = told.raises
        about = show(told.named[-1].op_name)
        claim = Claim("raises", f"{error}: {about} {reason}", error, f"(?s)(?=.*{re.escape(about)}).*(?:{message})")
        in_full = replace(claim, message=message)  # there it may come to another variable first
        text = ["The last step raises:", *_wrapped(claim.text)]
        rendered = render(program, mode, [subject.title, "", *text, *_stood_in(made, program)], _shown(subject), named)
        full = None if everything is None else (everything.source, replace(in_full, row=everything.rows[id(lines[-1])]))
        # An initial value waits for the ref variables that it reads, and TensorFlow 1.5 makes no others unasked.
        modern_only = life.outcome == "unordered"
        claim = replace(claim, row=rendered.rows[id(lines[-1])])
        return Witness(rendered.source, claim, _mode(mode), whole=full, modern_only=modern_only)
    if told.handles:
        claim = Claim("shares", told.text, handles=told.handles)
        return _compared(program, mode, subject, made, claim, named, everything)
    pairs = tuple((called(left, variables), right) for left, right, variables in told.pairs)
    return _compared(program, mode, subject, made, Claim("same", told.text, pairs=pairs), named, everything)


def _arguments(life: Life, made: Concrete) -> list[p.Instruction]:
    """Give requests the arguments that a life is about, which no other witness needs; returns these requests."""
    (act, *_) = life.acts
    if life.outcome == "unordered":
        target, source = (made.sites[id(variable.site)] for variable in act.variables)
        if isinstance(target, p.Get | p.Make):
            target.value_of = source
    asked = made.sites.get(id(act.moment)) if life.outcome == "dropped" else None
    if not isinstance(asked, p.Get):
        return []
    if act.about == "regularizer":
        asked.regularized = True
    elif act.about == "initializer":
        given = asked.initializer or p.Initial(tuple(dim or 1 for dim in asked.shape or ()), asked.dtype)
        asked.shape, asked.initializer = None, replace(given, ones=True)
    return [asked]


def _with_lines(found: list[Step], lines: Sequence[tuple[Moment, Line]]) -> list[Step]:
    """The steps of a journal with lines between them, each at its moment."""
    at: dict[int, list[Step]] = {}
    places = {id(step): index + 1 for index, step in enumerate(found)}
    for moment, line in sorted(lines, key=lambda each: each[0].serial):
        past = _past(moment)
        if past and id(past[-1]) not in places:
            raise CannotReplayError("its parts are on different ways through the program")
        at.setdefault((places[id(past[-1])] if past else 0) - line.before, []).append(line)
    return [step for index in range(len(found) + 1) for step in (*found[index - 1 : index], *at.get(index, ()))]


def _collected(outcome: p.Outcome, requests: Iterable[p.Instruction]) -> list[object]:
    """In which collections variables are."""
    got = [outcome.variables.get(one) for one in requests]
    return [(each.collection, each.trainable) for each in got if isinstance(each, Variable)]


def _graphs(outcome: p.Outcome, lines: Iterable[p.Instruction]) -> list[int]:
    """Which graph is the default one where each line runs."""
    seen: dict[int, int] = {}
    return [seen.setdefault(id(outcome.where[one][0]), len(seen)) for one in lines]


_TAKEN = {
    "tf", "tempfile", "session", "saver", "init", "path", "before", "model", "clone", "used", "checkpoint", "module", "picked", "value",
    "left", "reached", "first", "second",
}  # fmt: skip
"""The names that lines have."""


def _named(outcome: p.Outcome, requests: Sequence[p.Instruction]) -> list[tuple[p.Instruction, str]]:
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


# -- scopes that say more than they do


def _inherited(moment: Moment, mode: p.Mode, subject: Subject) -> Witness:
    """A scope opened inside has the flag, too."""
    found = _steps(moment)
    made = concrete(found, mode)
    if made.block is None:
        raise CannotReplayError("the scope was not recorded")
    inner = p.ScopeBlock("inside")
    begin, inside = p.Begin(made.block, where=where_of(found[-1])), p.Begin(inner)
    ends = [p.End(inner), p.End(made.block)]
    whole = [*made.program, begin, inside, *ends]

    def holds(part: p.Program) -> bool:
        outcome = p.execute(part, mode)
        return outcome.error is None and outcome.scopes[inside].reuse is Reuse.AUTO

    program = shrink(whole, [begin, inside, *ends], mode, holds) if holds(whole) else whole
    claim = Claim("same", "a scope that is opened inside shares as well", pairs=(("inside.reuse", "tf.AUTO_REUSE"),))
    return _compared(program, mode, subject, made, claim, [(inside, "inside")])


def _not_entered(event: Noted, mode: p.Mode, subject: Subject) -> Witness:
    """What is opened by `with a and b:`, and by `with b:`."""
    found = _past(event.moment)
    made = concrete(found, mode)
    dropped, entered = (_block(made, event.facts[key]) for key in ("scope", "instead"))
    place = event.moment.user_place()
    where = f"{place.filename}:{place.span.row}"
    block, alone = p.AndBlock(dropped, entered), replace(entered)
    lines = [p.Do(f'{name} = tf.get_variable_scope().name, tf.no_op(name="op").name') for name in ("given", "alone")]
    opened = [p.Begin(block, where=where), lines[0], p.End(block)]
    graph = p.GraphBlock(1)
    again = [p.Begin(graph), p.Begin(alone), lines[1], p.End(alone), p.End(graph)]
    program = shrink([*made.program, *opened, *again], [*opened, *again], mode, lambda part: p.execute(part, mode).error is None)
    claim = Claim("same", "it is the same without what stands before `and`", pairs=(("given", "alone"),))
    return _compared(program, mode, subject, made, claim, [])


def _block(made: Concrete, context: object) -> p.ScopeBlock | p.NameBlock:
    found = made.blocks.get(id(context))
    if isinstance(context, NameScopeContext):
        return p.NameBlock(context.name if isinstance(context.name, str) else "name")
    if not isinstance(found, p.ScopeBlock):
        raise CannotReplayError("where the scope was made is not in the journal")
    return found


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
    program: p.Program,
    mode: p.Mode,
    subject: Subject,
    made: Concrete,
    claim: Claim,
    named: Sequence[tuple[p.Instruction, str]],
    whole: Rendered | None = None,
) -> Witness:
    tail = ["", *(f"print({left})  # {right}" if _is_literal(right) else f"print({left}, {right})" for left, right in claim.pairs)]
    title = [subject.title, "", f"TensorFlow does not complain, but {claim.text}.", *_stood_in(made, program)]
    rendered: Rendered = render(program, mode, title, _shown(subject), named, tail)
    return Witness(rendered.source, claim, _mode(mode), whole=None if whole is None else (whole.source, claim))


def _is_literal(expression: str) -> bool:
    try:
        ast.literal_eval(expression)
    except ValueError:
        return False
    return True


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
