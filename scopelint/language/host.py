"""What the language asks of the program it is part of: of libraries that it does not know, and what a loop has achieved.

This host knows nothing. The one of the primitives (`primitives/host.py`) knows TensorFlow.
"""

from __future__ import annotations

from typing import Any

from ..domain.symbols import Sym
from ..source import nodes as n
from .trace import Place, Value
from .values import Args, Function, Instance, ListValue, Namespace, SliceValue


class Host:
    """`m` is the machine of the host's own room."""

    naming: frozenset[str] = frozenset()
    """Parameters of library functions that a call must not lose: it does not go on as if they fitted where there is none of that name."""

    def lacks_module(self, m: Any, dotted: str) -> bool:
        """Whether a library is known to have no such module."""
        return False

    def lacks(self, m: Any, module: str, name: str) -> bool:
        """Whether a module of a library is known to have no such attribute."""
        return False

    def foreign_module(self, m: Any, dotted: str) -> Sym:
        """A module that is not to be had."""
        return Sym(("module", dotted), dotted)

    def foreign(self, m: Any, module: str, name: str, label: str) -> Sym | None:
        """What a library has under a name that its stub lacks; None if nobody can say."""
        return None

    def read(self, m: Any, module: str, name: str, place: Place) -> None:
        """The program reads a name of a library's module."""

    def read_of_none(self, m: Any, value: Sym, name: str, place: Place) -> None:
        """An attribute is read of a symbol that is None."""

    def read_in_vain(self, m: Any, value: Value, name: str, place: Place) -> None:
        """An attribute is read that a value has not, as far as is known."""

    def context_meant(self, m: Any, value: Value, place: Place) -> Value:
        """A `with` enters what is not known to be a context manager; gives the one that was meant, None if nobody can say."""
        return None

    def unknown_call(self, m: Any, function: Value, label: str, args: Args) -> Value:
        """What a call of something unknown gives, after whatever it may do."""
        return m.fresh(f"{label}()")

    def told_in_vain(self, m: Any, function: Function, name: str, bound: dict[str, Value], out: Value, place: Place) -> None:
        """A function of the program's was called with something for a parameter that it never reads, and gave `out`."""

    def gave(self, m: Any, function: Function, ns: Namespace, out: Instance, anew: bool, place: Place) -> None:
        """A call of a function of the program's, with these names at its end, gives an object, which it has made `anew` or not."""

    def unbound(self, m: Any) -> None:
        """A name is read that nothing in the program binds: something is left out of it."""

    def names_another(self, m: Any, value: Value, name: str) -> bool:
        """Whether a name is that of something else than this value, whose own name is not known."""
        return False

    def built(self, m: Any) -> int:
        """How much the program has built so far: a loop that adds nothing to it may end early."""
        return 0

    def built_apart(self, m: Any, first: int, events: int) -> object:
        """What was built since there were so many events, if it is all in graphs that came to be since there were `first`; else None."""
        return None

    def graphs(self, m: Any) -> int:
        """How many graphs there are."""
        return 0

    def trains(self, m: Any, events: int) -> bool:
        """Whether the program has done, since there were so many events, what makes further turns like this one."""
        return False

    def touches_more(self, m: Any, first: int, events: int) -> bool:
        """Whether what was noted since there were so many events writes or shares what nothing did between the `first` and those."""
        return False

    def is_complete(self, m: Any) -> bool:
        """Whether nothing more may be built: then it matters what the late turns of a loop do, when its counters are who knows where."""
        return False

    def looked_up(self, m: Any, container: Value, key: str, found: bool, place: Place) -> None:
        """Something is looked up by a text in a dict, in a set or in what is not known; tells whether it is known to be there."""

    def goes_on(self, m: Any, events: int) -> bool:
        """Whether what was noted since there were so many events is of a training, which does some things in its later turns only."""
        return False

    def loop_ended(self, m: Any, starts: list[int]) -> None:
        """A loop of unknown length ended; `starts` is what had been built when each of its turns began."""

    def picked(self, m: Any, ns: Namespace, node: n.Comprehension, seen: list[Value], kept: ListValue) -> None:
        """A list comprehension of the program's went over these items and kept those."""

    def put_by_key(self, m: Any, ns: Namespace, node: n.Comprehension, seen: list[Value]) -> None:
        """A dict comprehension of the program's went over these items."""

    def named(self, m: Any, owner: Namespace, name: str, value: Value, place: Place) -> None:
        """The program's own code gives a name to a list, a dict or what tells its names, and not as the next item of a loop."""

    def kept(self, m: Any, holder: Instance, name: str, value: Value, place: Place) -> None:
        """The program's own code assigns an attribute of an object."""

    def held(self, m: Any, holder: Instance, name: str, value: Value, place: Place) -> None:
        """The program's own code gives an object an attribute, by an assignment or by `setattr`."""

    def stored(self, m: Any, holder: Instance, name: str, value: Value, place: Place) -> None:
        """The program's own code puts something in the `__dict__` of an object."""

    def grown(self, m: Any, container: Value, item: Value, place: Place) -> None:
        """The program's own code puts something in a dict or a list: for several things, a tuple."""

    def lengthened(self, m: Any, ns: Namespace, name: str, value: ListValue, place: Place) -> None:
        """The program's own code adds items to a list in its place, by a name that it has: `items += more`."""

    def cut(self, m: Any, whole: ListValue, index: SliceValue, piece: ListValue, place: Place) -> None:
        """The program's own code takes a slice of a list."""

    def gathered(self, m: Any, value: Value, place: Place) -> None:
        """The program's own code puts something in a dict or a list."""

    def asserted(self, m: Any, ns: Namespace, node: n.Assert) -> bool:
        """An assertion of the program's certainly fails; tells whether the run goes on as if it had held."""
        return False

    def held_true(self, m: Any, ns: Namespace, test: n.Expr) -> None:
        """An assertion certainly holds; or what an `if` asks does not, which raises if it does."""

    def looped(self, m: Any, ns: Namespace, node: n.For, seen: list[Value]) -> None:
        """A loop of the program's went over these items."""
