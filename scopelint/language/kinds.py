"""How the language asks a value that it does not know: an attribute of a tensor, `a + b` with one, entering a scope.

A kind answers for all values of some types. It is defined beside them and registered there by `@kind_of(...)`; what it does not
answer, it leaves to the language by saying `NotImplemented` (or MISSING for an attribute that is certainly not there).
The language's own containers and strings answer for their attributes in the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from ..domain.symbols import MISSING
from .trace import Place, Value
from .values import Args, Items

K = TypeVar("K", bound="type[ValueKind]")


class ValueKind:
    """What values of one kind do. `m` is the machine of the room that the kind belongs to.

    The flags say how the language may treat such values without asking each time.
    """

    precedence: ClassVar[int] = 0
    """Of two operands the one of the higher precedence is asked first, whichever side it stands on."""
    attributes_each: ClassVar[bool] = False
    """Where it is undecided which of several values is meant, an attribute is read of each."""
    items_each: ClassVar[bool] = False
    """The same for an item."""
    equals_itself_only: ClassVar[bool] = False
    worth_a_turn: ClassVar[bool] = False
    """Loops over such items are followed to their end."""
    is_context: ClassVar[bool] = False
    is_kept: ClassVar[bool] = False
    """Whether it is told when what holds such a value gets another one: see `evaluation/rebinding.py`."""
    tells_its_names: ClassVar[bool] = False
    """Whether the host is told when the program gives such a value a name."""
    is_callable: ClassVar[bool] = False
    is_to_be_kept: ClassVar[bool] = False
    """Whether it is told when a program does nothing with such a value."""
    starts_sums: ClassVar[bool] = False
    """`sum` of such values begins with the first of them."""

    def attribute(self, m: Any, value: Any, name: str, place: Place) -> Value:
        """`value.name`; MISSING if it certainly has no such attribute."""
        return MISSING

    def set_attribute(self, m: Any, value: Any, name: str, new: Value) -> None:
        """`value.name = new`."""

    def item(self, m: Any, value: Any, index: Value, place: Place) -> Value:
        """`value[index]`."""
        return NotImplemented

    def binary(self, m: Any, op: str, left: Value, right: Value, place: Place) -> Value:
        """`left op right`, where at least one of the two is of this kind."""
        return NotImplemented

    def in_place(self, m: Any, op: str, left: Any, right: Value, place: Place) -> None:
        """`left op= right` is about to be computed as the plain operator does."""

    def unary(self, m: Any, op: str, value: Any, place: Place) -> Value:
        """`op value`."""
        return NotImplemented

    def order(self, m: Any, op: str, left: Value, right: Value, place: Place) -> Value:
        """`left < right` and its like, where at least one of the two is of this kind."""
        return NotImplemented

    def equal(self, m: Any, left: Value, right: Value, place: Place) -> Any:
        """`left == right` as True, False or a condition, where at least one of the two is of this kind."""
        return NotImplemented

    def truth(self, m: Any, value: Any) -> Any:
        """Whether it is true: True, False or a condition."""
        return True

    def length(self, m: Any, value: Any) -> Value:
        """`len(value)`."""
        return NotImplemented

    def items(self, m: Any, value: Any) -> Items | None:
        """What iterating it yields; None if that is not known."""
        return None

    def unpacked(self, m: Any, value: Any, count: int) -> Items | None:
        """What it gives to so many targets of an assignment; None if that is what iterating it yields."""
        return None

    def call(self, m: Any, value: Any, args: Args) -> Value:
        """`value(...)`, of a kind that is callable."""
        return NotImplemented

    def enter(self, m: Any, value: Any, place: Place) -> Value:
        """`value.__enter__()`, of a kind that is a context manager."""
        return NotImplemented

    def leave(self, m: Any, value: Any, place: Place) -> None:
        """`value.__exit__(...)`."""

    def dropped(self, m: Any, value: Any, place: Place) -> None:
        """A statement has computed it, and nothing in the program can do anything with it; of a kind that is to be kept."""

    def parts(self, m: Any, value: Any) -> tuple[Value, ...]:
        """The values it is made of."""
        return ()

    def text(self, m: Any, value: Any) -> Value:
        """`str(value)`."""
        return NotImplemented

    def number(self, m: Any, value: Any) -> Value:
        """What `int` and `float` convert instead of it."""
        return value

    def key(self, value: Any) -> Value:
        """What it is as the key of a dict."""
        return value

    def function(self, m: Any, name: str, values: list[Value], place: Place) -> Value:
        """`abs`, `round` and their kin, where at least one of the arguments is of this kind."""
        return NotImplemented

    def has_instance(self, m: Any, cls: Any, value: Value) -> Any:
        """`isinstance(value, cls)`, where the class is of this kind: True, False, or None if that is not known."""
        return NotImplemented


KINDS: dict[type, ValueKind] = {}
"""The kind of each type that has one."""


_PLAIN = ValueKind()


def kind_for(value: Value) -> ValueKind:
    """The kind of a value: one that answers nothing where its type has none."""
    return KINDS.get(type(value), _PLAIN)


def kind_of(*types: type) -> Callable[[K], K]:
    """Register a kind for all values of these types."""

    def register(cls: K) -> K:
        give_kind(cls(), *types)
        return cls

    return register


def give_kind(kind: ValueKind, *types: type) -> None:
    """The same for a kind that is made already."""
    for each in types:
        assert each not in KINDS, f"{each.__name__} has a kind already"
        KINDS[each] = kind


def asked(left: Value, right: Value) -> tuple[ValueKind, ...]:
    """The kinds of two operands, in the order in which they are asked."""
    first, second = KINDS.get(type(left)), KINDS.get(type(right))
    if first is None:
        return () if second is None else (second,)
    if second is None or second is first:
        return (first,)
    return (second, first) if second.precedence > first.precedence else (first, second)
