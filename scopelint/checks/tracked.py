"""Checkpoints of TensorFlow 2, which know what they hold as attributes of attributes: TVS404 and TVS504 where these do not agree."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted
from ..language.values import Instance
from .findings import Act, Life
from .objects import rebindings
from .queries.accesses import noted, place_made, trainings
from .queries.holding import variables_of
from .queries.order import oldest
from .sightings import Sighting, run_check


@run_check("TVS404")
def holds_the_old_one(run: Run) -> Iterator[Sighting]:
    """What a checkpoint was given is bound anew: it saves the object that was there before, and another one is trained.

    Layers of a library's are looked at; of variables that the program makes itself it is enough that nothing holds them.
    """
    saved = list(noted(run, "checkpoint"))
    held = frozenset(v for e in saved for v in e.facts["holds"])
    trained = list(trainings(run))
    for event in rebindings(run) if saved else ():
        before, now = event.facts["before"], event.facts["now"]
        if not isinstance(before, Instance) or not isinstance(now, Instance) or before.cls is not now.cls or event.moment.arms:
            continue
        old, new = variables_of(before), variables_of(now)
        if not old or not new or not old <= held or new & held:
            continue
        learned = next((e for v, e in trained if v in new and e.moment.serial > event.moment.serial), None)
        last = saved[-1]
        stale = learned is not None and last.moment.serial > learned.moment.serial and bool(old & set(last.facts["holds"]))
        places = [place_made(v) for v in new]
        goes_on = any(v in old and e.moment.serial > event.moment.serial for v, e in trained)
        if learned is None or not stale or goes_on or not all(p is not None and p.stub for p in places):
            continue
        maker = next((e for e in noted(run, "checkpoint made") if e.facts["checkpoint"] is last.facts["checkpoint"]), last)
        if maker.moment.serial > event.moment.serial:
            continue
        variable = oldest(v for v, e in trained if v in new)
        acts = (
            Act("checkpoint", maker.moment, tuple(last.facts["holds"])),
            Act("changed", learned.moment, (variable,)),
            Act("saved", last.moment),
        )
        yield Sighting(
            variable=variable,
            moment=event.moment,
            told="another object takes the place of what the checkpoint holds here",
            earlier=maker.moment,
            before="the checkpoint is made here",
            shown=Life("unheld", acts),
        )


@run_check("TVS504")
def asked_for_by_another_name(run: Run) -> Iterator[Sighting]:
    """An object is restored as another attribute of the checkpoint than it was saved as: nothing of it is found."""
    written = list(noted(run, "checkpoint"))
    for event in noted(run, "checkpoint read"):
        saved = next((e for e in reversed(written) if e.facts["path"] is event.facts["path"]), None)
        if saved is None or saved.moment.serial > event.moment.serial:
            continue
        theirs, ours = _given(saved), _given(event)
        for name, value in ours.items():
            twin = next((key for key, other in theirs.items() if key not in ours and other.cls is value.cls), None)
            wanted = variables_of(value)
            if name in theirs or twin is None or not wanted or not variables_of(theirs[twin]):
                continue
            variable = oldest(wanted)
            acts = (Act("saved as", saved.moment, (variable,), twin), Act("asked as", event.moment, (variable,), name))
            yield Sighting(
                variable=variable,
                reason=f"it is asked for as part of {name}, and was saved as part of {twin}",
                moment=event.moment,
                told=f"restored here, as {name}",
                earlier=saved.moment,
                before=f"saved here, as {twin}",
                shown=Life("other key", acts),
            )
            return


def _given(event: Noted) -> dict[str, Instance]:
    """The objects that a checkpoint has as attributes."""
    checkpoint = event.facts["checkpoint"]
    attrs = {name: checkpoint.attrs.get(name) for name in checkpoint.attrs.keys()} if isinstance(checkpoint, Instance) else {}
    return {name: value for name, value in attrs.items() if isinstance(value, Instance)}
