"""What an object computes of a weight when it is made, and goes by ever after: TVS509.

Eager code computes at once. A transposed kernel that a constructor keeps is what the kernel was then, whatever training makes of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from ..language.trace import Frame, Noted
from ..language.values import Function, Instance
from ..primitives.tensors import Tensor
from ..source import nodes as n
from ..source.effects import attributes_in
from ..tf.variables import Variable
from .findings import Finding
from .gradients import stepped_by_hand
from .queries.accesses import assignments, creations, name_of, noted, trainings
from .queries.holding import variables_of
from .queries.order import compatible
from .queries.ways import activation
from .registry import check
from .sightings import Sighting, seen


@check("TVS509")
def computed_once(exploration: Exploration) -> Iterator[Finding]:
    """A layer's call computes with what its constructor has computed of a weight that is trained."""
    if exploration.root.kind == "module":  # of a class alone it is not known whether anything is trained
        yield from seen("TVS509", exploration, _computed_once)


def _computed_once(run: Run) -> Iterator[Sighting]:
    kept = list(noted(run, "computed once"))
    made, trained = (creations(run), _learned(run)) if kept else ({}, {})
    recorded = list(noted(run, "tape", "fitted")) if trained else []
    for event in kept if recorded else ():
        holder, name, value = event.facts["holder"], event.facts["name"], event.facts["value"]
        variable = next(iter(value.reads)) if len(value.reads) == 1 else None
        if variable is None or variable not in trained or variable not in made or not _is_turned(value, variable) or event.moment.arms:
            continue
        before = (event.moment.serial < recorded[0].moment.serial or _is_built(event, recorded)) and holder.attrs.data.get(name) is value
        if before and compatible(event.moment, trained[variable].moment) and _goes_by(holder, name, activation(event.moment)):
            yield Sighting(
                name=name,
                given=name_of(variable),
                reason="trained along (it is what the weight was when this line kept it)",
                moment=event.moment,
                told="kept here, as it is at that time",
                earlier=made[variable].moment,
                before="the weight that is trained is made here",
                shown=None,
            )


def _learned(run: Run) -> dict[Variable, Noted]:
    """What the steps of a program train, be it by hand, or its fits, as far as that is trainable."""
    frozen = {v for e in noted(run, "trainable set") if e.facts["value"] is not True for v in variables_of(e.facts["layer"])}
    fitted = ((v, e) for e in noted(run, "fitted") for v in variables_of(e.facts["model"]) - frozen if v.trainable is True)
    by_hand = run.once(stepped_by_hand)
    stepped = {v: e for v, e in assignments(run).items() if isinstance(v, Variable) and v in by_hand}
    return {**dict(fitted), **stepped, **dict(trainings(run))}


def _is_built(event: Noted, recorded: list[Noted]) -> bool:
    """Whether something is kept when a layer is built, at a first call inside of a training's step that came upon the layer."""
    holder, call = event.facts["holder"], activation(event.moment)
    built = call is not None and call.receiver is holder and call.label.rpartition(".")[2] == "build"
    step = next((e for e in reversed(recorded) if e.moment.serial < event.moment.serial), None)
    return built and step is not None and holder.serial < step.moment.serial < event.moment.serial < recorded[-1].moment.serial


def _is_turned(value: Tensor, variable: Variable) -> bool:
    """Whether something is not just a copy of a weight, or a multiple, as one that tells how far it has come."""
    known = value.shape is not None and variable.shape is not None
    return value.copy_of is None and known and (value.shape != variable.shape or (value.weights is None and value.blend is None))


def _goes_by(holder: Instance, name: str, inside: Frame | None) -> bool:
    """Whether the class computes with an attribute when it is called, in a traced method or in one that asks a tape for gradients.

    Only the function that kept it may assign it.
    """
    called = False
    for cls in holder.cls.mro:
        if cls.module is None or cls.module.stub:
            continue
        for key, each in cls.attrs.data.items():
            function = each.attrs.data.get("python_function") if isinstance(each, Instance) else each
            node = function.node if isinstance(function, Function) else None
            if not isinstance(node, n.FunctionDef) or (inside is not None and node is inside.node):
                continue
            assigned, read, named = attributes_in(node.body)
            if name in assigned:
                return False
            called = called or (name in read and (function is not each or key in ("call", "__call__") or "gradient" in named))
    return called
