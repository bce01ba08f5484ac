"""The errors TensorFlow raises: TVS101 to TVS107, TVS407 to TVS409, TVS510 to TVS512."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator
from functools import partial
from itertools import pairwise

from ..diagnostics import Step
from ..domain.bounds import Length
from ..domain.symbols import Equality, Sym, show
from ..exploration.explore import Exploration, Run
from ..language.trace import Decorated, Moment
from ..language.values import Function, Instance
from ..record.events import Created, Failure
from ..source.guards import chooses
from ..source.mentions import given_at, kept_from, said_at
from ..source.nodes import Const, FunctionDef
from ..tf.errors import Kind, TFError
from ..tf.request import Refusal
from ..tf.variables import PartitionedVariable, Variable
from . import story
from .findings import Finding
from .grouping import BY_DEFAULT, Group, grouped
from .queries.accesses import events, noted
from .queries.order import compatible
from .queries.ways import at_call, caller, divergence, loops_around, parting, users_call, written_in
from .registry import check

_ITEM = re.compile(r"\[(\d+)\]")
_NUMBER = re.compile(r"\d+")

CODES = {
    Kind.DUPLICATE: "TVS101",
    Kind.MISSING: "TVS102",
    Kind.SHAPE: "TVS103",
    Kind.DTYPE: "TVS103",
    Kind.PARTITION: "TVS103",
    Kind.DEFAULT_NAME_REUSE: "TVS104",
    Kind.INVALID: "TVS106",
    Kind.NESTING: "TVS106",
    Kind.INNER: "TVS106",
    Kind.ASSERTED: "TVS701",
    Kind.TEMPLATE_CREATES: "TVS107",
    Kind.FUNCTION_CREATES: "TVS105",
    Kind.FINALIZED: "TVS510",
    Kind.SAVED_TWICE: "TVS511",
    Kind.NOTHING_SAVED: "TVS512",
    Kind.ASSIGNED: "TVS407",
    Kind.ASSIGNED_DTYPE: "TVS408",
    Kind.REMOVED: "TVS409",
    Kind.NO_SUCH_NAME: "TVS106",
    Kind.OF_PYTHON: "TVS106",
}


@check(*dict.fromkeys(CODES.values()))
def failures(exploration: Exploration) -> Iterator[Finding]:
    """Every error of TensorFlow's that nothing in the program catches."""
    for group in grouped(
        exploration,
        partial(_causes, exploration.root.kind),
        _in_one_place,
    ):
        event = group.event
        code = CODES.get(event.error.kind)
        if event.error.kind is Kind.NOTHING_SAVED and (group.untried or exploration.root.kind in ("function", "method")):
            continue  # the other way, or what a caller hands over, may have made some
        if event.error.kind is Kind.NOTHING_SAVED and event.error.exc_type == "RuntimeError" and exploration.root.kind != "module":
            continue  # who runs it decides whether there is a graph
        if event.error.kind is Kind.MISSING and group.assumptions() and exploration.root.kind in ("function", "method"):
            continue  # the caller that says so (`is_training=False`) may have made them, and be in a scope that reuses
        if event.error.kind is Kind.MISSING and _is_handed_none(group):
            continue
        if event.error.kind is Kind.DUPLICATE and exploration.root.kind == "method" and _is_another_choice(event):
            continue
        if _is_decorated(event) or (event.error.kind is Kind.MISSING and _is_laid_out_elsewhere(group)) or _rests_on_a_rank(group):
            continue
        if code is not None:
            name = variable_name(event.error) or ("an operation" if event.error.kind is Kind.FINALIZED else None)
            given = "assert" if event.error.kind is Kind.ASSERTED else ""
            named = name or ("of this layer" if event.error.kind is Kind.SHAPE else "")
            values = {"variable": named, "given": given, "error": event.error.message.split("\n")[0], "reason": _reason(event)}
            yield Finding(code, _told_at(event), name, values, tuple(_steps(event)), group.assumptions(), event)


def _is_another_choice(event: Failure) -> bool:
    """Whether a method that nothing calls makes what the constructor has another method of its make, as one of those it chooses from."""
    first = first_creation(event.error)
    calls = [f for f in first.frames() if f.turn is None and not f.place.stub] if first is not None else []
    return any(
        isinstance(outer.node, FunctionDef)
        and outer.node.name == "__init__"
        and inner.receiver is outer.receiver
        and chooses(outer.node, inner.place.span)
        for outer, inner in pairwise(calls)
    )


def _is_handed_none(group: Group[Failure]) -> bool:
    """Whether whoever calls a root would have to hand over None where there is no default: that one may know when it does so."""
    keys = (each.test.key for each in (*group.decisive, *group.others, *group.event.moment.arms) if each.holds)
    asked = (key[1].key for key in keys if isinstance(key, tuple) and key[0] == "is none" and isinstance(key[1], Sym))
    return any(isinstance(key, tuple) and key[:1] == ("argument",) for key in asked)


def _told_at(event: Failure) -> Moment:
    """Where a failure is told of: of variables that a trace may not make, where it makes an object of the user's that is made of them."""
    moment = event.moment
    if event.error.kind is not Kind.FUNCTION_CREATES:
        return moment
    call = users_call(moment)
    while call is not None and not call.place.stub and isinstance(call.node, FunctionDef) and call.node.name == "__init__":
        moment, call = at_call(moment, call), caller(call)
    return moment


def _in_one_place(event: Failure) -> Hashable:
    """What makes two failures one finding: the variable, or the object whose variables they are."""
    told = _told_at(event)
    return event.error.kind, told.user_place(), variable_name(event.error) if told is event.moment else None


_SHARING = (Kind.DUPLICATE, Kind.MISSING, Kind.SHAPE, Kind.DTYPE, Kind.DEFAULT_NAME_REUSE, Kind.TEMPLATE_CREATES, Kind.FUNCTION_CREATES)
"""What is wrong with how variables are shared, be the program's options what they may."""


@check(*dict.fromkeys(CODES[kind] for kind in _SHARING))
def failures_by_default(exploration: Exploration) -> Iterator[Finding]:
    """What TensorFlow raises where every option of the program is what it is by default, and of which other runs do not know.

    A program whose options nobody leaves as they are, since their defaults are no sizes (0, -1), is not told of its shapes.
    """
    run = exploration.default
    event = run.ended_by if run is not None else None
    if run is None or event is None or event.error.kind not in _SHARING or not event.moment.certain():
        return
    if any(each.error.kind is event.error.kind for other in exploration.runs for each in events(other, Failure)) or _is_decorated(event):
        return
    group = grouped(Exploration(exploration.root, [run]), lambda run: [event])
    existing = _existing(event.error)
    if not group or (event.error.kind is Kind.SHAPE and 0 in (existing.shape if existing is not None and existing.shape else ())):
        return
    name = variable_name(event.error)
    values = {"variable": name or "", "given": "", "error": event.error.message.split("\n")[0], "reason": _reason(event)}
    assumptions = (BY_DEFAULT, *group[0].assumptions())
    yield Finding(CODES[event.error.kind], event.moment, name, values, tuple(_steps(event)), assumptions, event)


def _is_decorated(event: Failure) -> bool:
    """Whether decorators that are not known decide: on the arguments that matter, or on the scope where a variable is made again."""
    calls = [f for f in event.moment.frame.outwards() if isinstance(f, Decorated)] if event.moment.frame is not None else []
    if event.error.kind is not Kind.DUPLICATE:
        return any(f.given for f in calls)
    first = first_creation(event.error)
    apart = divergence(event.moment, first) if first is not None else None
    return apart is not None and any(f.depth >= apart.depth for f in calls)


def _is_laid_out_elsewhere(group: Group[Failure]) -> bool:
    """Whether the item of a turn, of an unknown list, says which of some numbered layers is asked for, where there are others.

    Where a file lays out a network, it says which layers the one has that it is to share with.
    """
    name, turns = variable_name(group.event.error), {str(f.turn) for f in loops_around(group.event.moment)}
    assumed = (*group.decisive, *group.others, *group.event.moment.arms)
    if name is None or not any(m[1] in turns for each in assumed for m in _ITEM.finditer(each.test.label)):
        return False
    made = (show(e.variable.op_name) for e in events(group.runs[0], Created))
    return any(other != name and _NUMBER.sub("", other) == _NUMBER.sub("", name) for other in made)


def _rests_on_a_rank(group: Group[Failure]) -> bool:
    """Whether shapes have other numbers of dimensions only if some data have so many, of which nobody knows it: the others may too."""
    error = group.event.error
    existing = _existing(error)
    if error.kind is not Kind.SHAPE or existing is None or existing.shape is None or not isinstance(error, Refusal):
        return False
    if error.rank in (None, len(existing.shape)):
        return False
    made = existing.site.arms if isinstance(existing.site, Moment) else ()
    tests = (each.test for each in (*group.decisive, *group.others, *group.event.moment.arms, *made))
    return any(isinstance(test, Equality) and isinstance(test.subject, Length) for test in tests)


def _is_left_to_callers(root: str, event: Failure) -> bool:
    """Whether a call is given a parameter, None by default, of what nobody calls: whoever calls it is to say what it is."""
    calls = [f for f in event.moment.frames() if f.turn is None and not f.place.stub]
    within = written_in(event.moment)
    if root not in ("function", "method", "class") or not calls or within is None or within.node is None:
        return False
    call = (calls[1].place if len(calls) > 1 else event.moment.user_place()).span
    if isinstance(calls[0].node, FunctionDef) and given_at(calls[0].node, call) & _left_open(calls[0].node):
        return True
    made = within.receiver if within.receiver is calls[0].receiver else None
    init = made.cls.find("__init__") if isinstance(made, Instance) else None
    if not isinstance(init, Function) or not isinstance(init.node, FunctionDef) or init.module.stub:
        return False
    said = said_at(within.node, event.moment.user_place().span)
    return any(attribute in said and p in _left_open(init.node) for attribute, p in kept_from(init.node))


def _left_open(node: FunctionDef) -> set[str]:
    """The parameters that are None where they are not given."""
    params = (*node.params.positional_only, *node.params.positional, *node.params.keyword_only)
    return {p.name for p in params if isinstance(p.default, Const) and p.default.value is None}


def _causes(root: str, run: Run) -> Iterator[Failure]:
    """The failures of a run without those that only follow from an earlier one.

    A second call of a builder fails at its first variable; that it would fail at all the others too is no news. Nor
    is it that under one wrong reuse flag nothing is found, or that one of two layers of one name has another shape in a later call.
    """
    seen: set[object] = set()
    doubled: dict[int, Moment] = {}
    for event in events(run, Failure):
        if event.error.kind is Kind.INVALID and _is_left_to_callers(root, event):
            return
        if event.error.kind is Kind.INVALID and _comes_too_late(run, event):
            continue
        existing = id(_existing(event.error))
        if event.error.kind is Kind.DUPLICATE:
            doubled.setdefault(existing, event.moment)
        elif event.error.kind is Kind.SHAPE and existing in doubled and compatible(doubled[existing], event.moment):
            continue
        cause = _cause(event)
        if cause not in seen:
            seen.add(cause)
            yield event


def _comes_too_late(run: Run, event: Failure) -> bool:
    """Whether Python has refused a value in a call that goes on here: the program does not come that far, or the value is another one."""
    around = {id(frame) for frame in event.moment.frames()}
    refused = (e.moment for e in noted(run, "refused") if e.moment.serial < event.moment.serial)
    return any((each.frame is None or id(each.frame) in around) and {*each.arms} <= {*event.moment.arms} for each in refused)


def _cause(event: Failure) -> object:
    first = first_creation(event.error)
    if event.error.kind is Kind.FINALIZED:
        return event.error.kind
    if event.error.kind is Kind.DUPLICATE and first is not None:
        return (Kind.DUPLICATE, parting(first, event.moment))
    if event.error.kind is Kind.MISSING and isinstance(event.reuse_origin, Moment):
        return (Kind.MISSING, event.reuse_origin.serial)
    return (event.error.kind, event.moment.user_place(), variable_name(event.error))


def variable_name(error: TFError) -> str | None:
    """The full name of the variable that an error is about; TensorFlow calls one that was asked for without a name `None`."""
    if error.variable is None:
        return "None" if error.kind is Kind.DUPLICATE and _existing(error) is not None else None
    return show(error.variable)


def _steps(event: Failure) -> list[Step]:
    """First creation, where the reuse flag came from, and the request that fails."""
    error, verb = event.error, _verb(event.error.kind)
    first = first_creation(error)
    if error.kind is Kind.FINALIZED and first is not None:
        verb = "an operation that assigns it is made here"
    elif error.kind is Kind.FINALIZED and error.variable is None:
        verb = "made here"
    if first is None:
        steps = story.way(event.moment, verb)
    else:
        made = "first created here" if error.kind is Kind.DUPLICATE else f"created here{_facts(_existing(error))}"
        steps = story.two_ways(first, made, event.moment, verb)
    if isinstance(event.reuse_origin, Moment):
        origin = Step(story.site(event.reuse_origin.user_place()), "the reuse flag in force was set here")
        steps = [*steps[:-1], origin, steps[-1]]
    return steps


def first_creation(error: TFError) -> Moment | None:
    """Where the variable that is in the way was created."""
    existing = _existing(error)
    return existing.site if existing is not None and isinstance(existing.site, Moment) else None


def _existing(error: TFError) -> Variable | PartitionedVariable | None:
    return error.existing if isinstance(error, Refusal) else None


def _facts(variable: Variable | PartitionedVariable | None) -> str:
    if variable is None:
        return ""
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
        Kind.FINALIZED: "created here",
        Kind.ASSIGNED: "assigned here",
        Kind.ASSIGNED_DTYPE: "assigned here",
        Kind.FUNCTION_CREATES: "created by a trace that is not the first here",
        Kind.TEMPLATE_CREATES: "created by a later call of the template here",
    }.get(kind, "rejected here")


def _reason(event: Failure) -> str:
    """Why it fails, as far as the trace tells, in a few words."""
    error = event.error
    if error.kind is Kind.DUPLICATE:
        first = first_creation(error)
        if first is not None and first.user_place() == event.moment.user_place():
            return "this line runs a second time, in a scope that does not reuse"
        return "another call created it before, and the scope does not reuse"
    if error.kind is Kind.MISSING:
        if (variable_name(error) or "").endswith("/"):
            return "an optimizer or moving average makes its own variables inside a scope that only reuses"
        return "no get_variable created it before in this graph, and the scope only reuses"
    if error.kind is Kind.TEMPLATE_CREATES:
        return "only its first call may"
    if error.kind is Kind.FINALIZED:
        return "is assigned" if first_creation(error) is not None else "is created" if error.variable is not None else "is made"
    sentence, _, told = error.message.partition("\n")
    if error.kind in (Kind.NO_SUCH_NAME, Kind.OF_PYTHON):
        return f"{sentence.partition('. ')[0].rstrip('.')}: {told}"
    if sentence.startswith("Trying to "):
        return sentence.partition("but ")[2].rstrip(".") or sentence
    return sentence
