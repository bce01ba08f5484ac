"""What stands for the unknown: a name for an unknown name, a number for an unknown dimension.

Equal unknowns stay equal, different ones stay different, and none becomes what the program itself writes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ...domain.symbols import Name, Sym, Text, parts_of

_DIMENSIONS = (5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101)


class StandIns:
    """What stands for the unknown in one program. `taken` are the components of names, and the numbers, that it writes itself."""

    def __init__(self, taken: Iterable[object]) -> None:
        self._names: dict[Sym, str] = {}
        self._dims: dict[object, int] = {}
        self._taken = set(taken)
        self._numbers = (n for n in (*_DIMENSIONS, *range(103, 100_000, 2)) if n not in self._taken)

    def name(self, name: Name) -> str:
        return name if isinstance(name, str) else "".join(p if isinstance(p, str) else self._of(p) for p in parts_of(name))

    def _of(self, symbol: Sym) -> str:
        if symbol not in self._names:
            base = re.sub(r"\W+", "_", symbol.label, flags=re.ASCII).strip("_") or "unknown"
            name, number = base, 1
            while name in self._taken:
                number += 1
                name = f"{base}{number}"
            self._taken.add(name)
            self._names[symbol] = name
        return self._names[symbol]

    def dimension(self, dim: object, key: object) -> int:
        """`dim` as a number; `key` is the identity of an unknown without one."""
        if isinstance(dim, int):
            return int(dim)
        key = dim if isinstance(dim, Sym) else key
        if key not in self._dims:
            self._dims[key] = next(self._numbers)
        return self._dims[key]

    def sizes(self, shape: Iterable[object], key: object) -> tuple[int, ...]:
        """A shape in numbers; `key` is the identity of what has it."""
        return tuple(self.dimension(dim, (key, axis)) for axis, dim in enumerate(shape))

    def listed(self) -> list[tuple[str, str]]:
        """What is unknown, and what stands for it."""
        dims = [(key.label, str(number)) for key, number in self._dims.items() if isinstance(key, Sym)]
        return [*((symbol.label, name) for symbol, name in self._names.items()), *dims]


def components(*names: object) -> Iterator[str]:
    """The known components of names."""
    for each in names:
        if isinstance(each, str | Text):
            for part in parts_of(each):
                if isinstance(part, str):
                    yield from part.split("/")
