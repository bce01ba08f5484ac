"""Two templates of one name that have one set of weights: TVS301.

A template's scope has its name by default, which is numbered where another one has it. But the numbers begin anew whenever the scope
around is opened again, and under AUTO_REUSE a template that is called there first takes what another one has made.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace

from ..exploration.explore import Run
from ..language.trace import Moment, Noted
from ..source.mentions import called_for
from .queries.accesses import noted, taken, templates_called
from .queries.names import one_network
from .queries.ways import activation
from .queries.words import MEANT
from .sharing_by_names import met
from .sightings import Sighting, run_check


@run_check("TVS301")
def templates_that_meet(run: Run) -> Iterator[Sighting]:
    """One call of a function makes two templates in the same words, which would be in vain if they were to share: one template shares."""
    made = {id(e.facts["template"]): e for e in noted(run, "template")}
    called = run.once(templates_called) if len(made) > 1 else {}

    def template_around(moment: Moment) -> Noted | None:
        frames = reversed(moment.frames())
        return next((made.get(id(called[id(f.parent), f.place])) for f in frames if (id(f.parent), f.place) in called), None)

    for first, again in taken(run) if called else ():
        one, two = template_around(first.moment), template_around(again.moment)
        if one is None or two is None or one is two or one.facts["name"] != two.facts["name"]:
            continue
        if one.moment.serial > two.moment.serial or one.moment.arms or two.moment.arms or in_words(one) != in_words(two):
            continue
        if one.facts["template"].unique_name is not None or two.facts["template"].unique_name is not None:
            continue  # a name that is given as it is to be shares
        names = [_called(each) for each in (one, two)]
        if MEANT.stand_in(str(one.facts["name"]), *names) or (all(names) and one_network(*names)):
            continue
        reason = f"the data of two templates called {one.facts['name']!r}, which is numbered anew where the scope around is opened again"
        yield replace(
            met(first, again, reason),
            earlier=one.moment,
            before="one template is made here",
            moment=two.moment,
            told="and another one here, by the same name",
            given_at=first.moment,
        )


def in_words(made: Noted) -> Hashable:
    """The call that makes a template, its function, and what it is always called with."""
    function, keywords = made.facts["made_of"]
    given = ((name, value if isinstance(value, str | int | float | bool) else id(value)) for name, value in keywords)
    return id(activation(made.moment)), id(function), *given


def _called(made: Noted) -> str:
    """What the function that makes a template calls it."""
    call = activation(made.moment)
    return called_for(call.node).get(made.moment.user_place().span, "") if call is not None and call.node is not None else ""
