"""A cell that one pass steps itself and another one has run by the library, which opens a scope of its own around it: TVS303."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Moment
from ..record.events import Created, Fed, Shared
from ..tf.variables import Variable
from .drift import Pass, passes_of
from .findings import Pair
from .queries.accesses import name_of, noted
from .queries.flow import data_of_access
from .queries.order import compatible
from .sightings import Sighting, run_check


@run_check("TVS303")
def stepped_and_unrolled(run: Run) -> Iterator[Sighting]:
    """Two passes share what is behind a cell, and each has a cell of its own: `net/gru_cell` where it is called, and `net/rnn/gru_cell`."""
    passes = passes_of(run) if any(noted(run, "layer applied")) else []
    if len(passes) < 2:
        return
    fed = data_of_access(run)
    for index, later in enumerate(passes):
        touched, made = {e.variable for e in later}, [e for e in later if isinstance(e, Created)]
        for earlier in passes[:index] if made and len(made) < len(later) else ():
            before = [e for e in earlier if isinstance(e, Created) and e.variable not in touched]
            pair = next(((one, two) for two in made for one in before if _is_unrolled(one, two) or _is_unrolled(two, one)), None)
            if pair is not None and compatible(pair[0].moment, pair[1].moment) and _have_one_head(earlier, later, pair, fed):
                first, other = pair
                yield Sighting(
                    variable=other.variable,
                    given=name_of(first.variable),
                    moment=other.moment,
                    told="the second pass makes another one, as one of the two is run in a scope of the library's",
                    earlier=first.moment,
                    before="the first pass makes this one",
                    shown=Pair(first.moment, other.moment, shared=False),
                )
                return


def _is_unrolled(stepped: Created, unrolled: Created) -> bool:
    """Whether two variables are named alike but for a scope that the library opened around the second one's cell."""
    one, two = stepped.variable, unrolled.variable
    if one.graph is not two.graph or one.shape != two.shape or not isinstance(one.key, str) or not isinstance(two.key, str):
        return False
    ours, theirs = one.key.split("/"), two.key.split("/")
    opened = [(str(name), m) for name, m in unrolled.asked.openings if isinstance(m, Moment) and m.place.stub]
    extra = [name for name, _ in opened if ours == [*name.split("/")[:-1], *theirs[len(name.split("/")) :]]]
    return len(theirs) == len(ours) + 1 and len(opened) > 1 and extra == [opened[0][0]]


def _have_one_head(earlier: Pass, later: Pass, pair: tuple[Created, Created], fed: dict[Moment | None, Fed]) -> bool:
    """Whether one layer gets what the one cell gives in a pass, and what the other one gives in the other; and neither cell the other's."""
    heads = [_behind(each, cell.variable, fed) for each, cell in zip((earlier, later), pair, strict=True)]
    apart = all(two.variable not in fed[one.moment].reads for one, two in (pair, pair[::-1]) if one.moment in fed)
    return apart and not heads[0].isdisjoint(heads[1])


def _behind(events: Pass, cell: Variable, fed: dict[Moment | None, Fed]) -> set[Variable]:
    found: list[Created | Shared] = [e for e in events if e.moment in fed and cell in fed[e.moment].reads]
    return {e.variable for e in found}
