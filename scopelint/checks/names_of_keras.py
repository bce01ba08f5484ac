"""Variables of Keras 3 that are picked by the name of their layer, which theirs does not have: TVS308.

With Keras 3 a variable of a layer is called `kernel`, and `v.path` says of which layer; with any Keras before, `dense/kernel:0`.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..domain.symbols import Itself
from ..exploration.explore import Exploration, Run
from ..tf.variables import Variable
from .findings import Finding
from .queries.accesses import noted
from .queries.names_of_layers import last_names, only_in_keras_3
from .queries.ways import row
from .registry import check
from .sightings import Sighting, seen


@check("TVS308")
def looked_for_in_the_last_name(exploration: Exploration) -> Iterator[Finding]:
    """A filter looks for a layer in the names of variables, in a program that no Keras before Keras 3 can run."""
    if exploration.root.kind != "test":  # that nothing is picked may be what a test is about
        yield from seen("TVS308", exploration, _looked_for)


def _looked_for(run: Run) -> Iterator[Sighting]:
    filters = [e for e in noted(run, "filtered") if e.facts["kept"] and isinstance(e.facts["text"], str)]
    only = only_in_keras_3(run) if filters else None
    for event in filters:
        text = event.facts["text"]
        last = last_names(event)
        if (
            not text
            or not last
            or event.facts["how"] == "scope"
            or (only is None and not event.facts["keras_3"])
            or Itself(event.facts["list"]) in run.tested
        ):
            continue
        if any(text in name if event.facts["how"] == "in" else name.startswith(text) for name in last.values()):
            continue
        kept = next(v for v in event.facts["kept"] if isinstance(v, Variable))
        needs = (
            f"line {row(only.moment)} calls {only.facts['called']}, which no other has" if only is not None else "which the program needs"
        )
        yield Sighting(
            given=f'"{text}"',
            reason=f"picks no variable with Keras 3 ({needs}): {kept.op_name} has the name {last[kept]} there, and the rest in its path",
            moment=event.moment,
            told="picked here, by a name that has no layer in it",
            earlier=only.moment if only is not None else None,
            before="only Keras 3 can run this",
            shown=None,
        )
