"""Reading cells whose arms differ without deciding the test: for state on which no verdict depends."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

from scopelint.domain.path import Path
from scopelint.domain.symbols import MISSING, Choice
from scopelint.domain.trail import Cells, Trail, choice


def leaves(path: Path, value: object) -> Iterator[object]:
    """The alternatives that are still possible, the `yes` arms first."""
    value = path.peek(value)
    if isinstance(value, Choice):
        yield from leaves(path, value.yes)
        yield from leaves(path, value.no)
    else:
        yield value


def largest(path: Path, value: object) -> int:
    """The largest counter among the alternatives; absent ones count as 0."""
    if type(value) is int:  # the usual case
        return value
    found, waiting = 0, [value]
    while waiting:  # it is asked at every turn: no generator
        leaf = path.peek(waiting.pop())
        if isinstance(leaf, Choice):
            waiting += leaf.yes, leaf.no
        elif isinstance(leaf, int) and leaf > found:
            found = leaf
    return found


def likely(path: Path, value: object) -> object:
    """The first alternative that is there; MISSING if none is."""
    if not isinstance(value, Choice):
        return value
    return next((leaf for leaf in leaves(path, value) if leaf is not MISSING), MISSING)


def map_leaves(value: object, change: Callable[[object], object]) -> object:
    """`value` with every alternative changed, still undecided."""
    if isinstance(value, Choice):
        return choice(value.test, map_leaves(value.yes, change), map_leaves(value.no, change))
    return change(value)


class Journal:
    """Append-only lists in cells, by key. What only one arm appended is kept as perhaps there."""

    __slots__ = ("_items", "_path", "_sizes")

    def __init__(self, trail: Trail, path: Path) -> None:
        self._path = path
        self._items: Cells[tuple[Hashable, int], object] = Cells(trail)
        self._sizes: Cells[Hashable, int] = Cells(trail)

    def append(self, key: Hashable, item: object) -> None:
        # Arms of a branch number on from the same index, so where one of them ended later there is no overlap.
        index = largest(self._path, self._sizes.get(key))
        self._items.put((key, index), item)
        self._sizes.put(key, index + 1)

    def clear(self, key: Hashable) -> None:
        for index in range(largest(self._path, self._sizes.get(key))):
            self._items.put((key, index), MISSING)

    def keys(self) -> list[Hashable]:
        return list(self._sizes.keys())

    def read(self, key: Hashable, *, decide: bool = False) -> Iterator[tuple[object, bool]]:
        """The items with whether each is certainly there. With `decide`, tests are decided and all are certain."""
        for index in range(largest(self._path, self._sizes.get(key))):
            raw = self._items.get((key, index))
            value = self._path.resolve(raw) if decide else self._path.peek(raw)
            certain = not isinstance(value, Choice)
            item = value if certain else likely(self._path, value)
            if item is not MISSING:
                yield item, certain
