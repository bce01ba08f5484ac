"""What is restored in another size where every option of a program is what it is by default, and no run knows its size: TVS515."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from ..exploration.explore import Exploration
from .findings import Finding
from .grouping import BY_DEFAULT
from .loaded_unfit import loaded_into_another_shape
from .registry import check
from .restores import another_shape

_UNFIT = (another_shape, loaded_into_another_shape)


@check("TVS515")
def unfit_by_default(exploration: Exploration) -> Iterator[Finding]:
    """What does not fit where the options are as they are by default."""
    if exploration.default is None or any(any(unfit.find(exploration)) for unfit in _UNFIT):
        return
    alone = Exploration(exploration.root, [exploration.default])
    for found in chain.from_iterable(unfit.find(alone) for unfit in _UNFIT):
        yield replace(found, assumptions=(BY_DEFAULT, *found.assumptions))
