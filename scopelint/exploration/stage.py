"""What the runs of a root have left of what was there before the place where they began: one machine holds it for one of them at a time."""

from __future__ import annotations

from ..domain.trail import Cells
from .prepared import Prepared

_End = list[tuple[Cells[object, object], object, object]]
"""Changes that a run has made in older cells: (cells, key, value)."""


class Stage:
    """The runs that have begun at one place of a machine, or later, which shows objects from before it as the last of them has left them.

    Who looks at another run has the machine show that one, until something else is run on it.
    """

    __slots__ = ("_ends", "_rewound", "_shown", "changed", "place")

    def __init__(self, place: Prepared) -> None:
        self.place = place
        self.changed = False
        """Whether another run is shown than the one that the machine has made: only at this place the next one can begin."""
        self._ends: dict[int, _End] = {}
        self._shown: int | None = None
        """Which run: no reference to it, which would be a circle."""
        self._rewound = -1

    def played(self, run: object, place: Prepared) -> None:
        """A run has ended on the machine just now; the next one could begin at a place."""
        if place.mark == self.place.mark:
            self.place = place  # what the run has made and the machine has kept is older than that
        self._shown, self._rewound, self.changed = id(run), self.place.machine.trail.rewound, False

    def keep(self) -> None:
        """Keep what is shown, before the machine goes on to another run."""
        if self._shown is not None and self._shown not in self._ends and self._is_valid():
            changes = self.place.machine.trail.changes(self.place.mark).items()
            older = self.place.age
            self._ends[self._shown] = [(cells, key, value) for (_, key), (cells, value) in changes if cells.age < older]

    def show(self, run: object) -> None:
        """Have the objects as a run has left them, unless the machine has gone on to something else."""
        if id(run) == self._shown or not self._is_valid():
            return
        self.keep()
        if id(run) not in self._ends:
            return
        trail = self.place.machine.trail
        trail.leave(self.place.mark, self.place.age)
        for cells, key, value in self._ends[id(run)]:
            cells.put(key, value)
        self._shown, self._rewound, self.changed = id(run), trail.rewound, True

    def _is_valid(self) -> bool:
        return self.place.machine.trail.rewound == self._rewound
