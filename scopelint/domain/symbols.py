"""Values that are not, or not wholly, known."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final


class Missing(Enum):
    """The content of a cell that holds nothing: an unbound name, an absent key."""

    MISSING = "missing"

    def __repr__(self) -> str:
        return "MISSING"


MISSING: Final = Missing.MISSING

_MAX_LABEL: Final = 60
"""Longer labels are cut: they are read by people."""


def _cut(label: str) -> str:
    """The beginning of a label, without a number that is not whole: it may stand for a place, and nobody knows for which then."""
    kept, rest = label[: _MAX_LABEL - 1], label[_MAX_LABEL - 1 :]
    return f"{kept.rstrip('0123456789') if rest[0].isdigit() else kept}…"


class Sym:
    """An unknown value, equal to itself and assumed different from every other unknown.

    `key` is its identity and is structural: the comparison of the same two operands gives the same symbol
    again, so a program that asks a question twice gets one answer. `label` is how messages call it. `kind`
    is the name of its Python type where that much is known; "number" is one of Python's or NumPy's.
    """

    __slots__ = ("_hash", "key", "kind", "label")

    def __init__(self, key: Hashable, label: str, kind: str | None = None) -> None:
        self.key = key
        self.label = label if len(label) <= _MAX_LABEL else _cut(label)
        self.kind = kind
        self._hash = hash(key)  # keys nest: hashing them anew each time would cost their whole depth

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Sym) or self._hash != other._hash:
            return False
        if self.key is not other.key:
            if self.key != other.key:
                return False
            self.key = other.key  # keys nest and share their parts: what is equal once is not gone through again
        return True

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"‹{self.label}›"


class Itself:
    """A value in the key of a symbol, equal to the same object alone.

    It keeps the object, so that no other one comes to its place in memory.
    """

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Itself) and self.value is other.value

    def __hash__(self) -> int:
        return id(self.value)


class Equality(Sym):
    """The test whether an unknown value is a certain constant. Of those about one value at most one holds."""

    __slots__ = ("constant", "subject")

    def __init__(self, subject: Sym, constant: Hashable) -> None:
        super().__init__(("==", subject, type(constant).__name__, constant), f"{subject.label} == {constant!r}", "bool")
        self.subject = subject
        self.constant = constant


@dataclass(frozen=True, slots=True)
class Condition:
    """An undecidable test: it holds when `test` is `when`."""

    test: Sym
    when: bool = True

    def negated(self) -> Condition:
        return Condition(self.test, not self.when)

    def __str__(self) -> str:
        return self.test.label if self.when else f"not {self.test.label}"


class Compound(Sym):
    """The test "`yes` if `test` else `no`", as `and`, `or` and conditional expressions make it."""

    __slots__ = ("no", "subjects", "test", "yes")

    def __init__(self, test: Sym, yes: bool | Condition, no: bool | Condition) -> None:
        if no is False and isinstance(yes, Condition):
            label = f"{test.label} and {yes}"
        elif yes is True and isinstance(no, Condition):
            label = f"{test.label} or {no}"
        else:
            label = f"{yes} if {test.label} else {no}"
        super().__init__(("compound", test, yes, no), label, "bool")
        self.test = test
        self.yes = yes
        self.no = no
        self.subjects: frozenset[Sym] = frozenset().union(*(subjects_of(part) for part in self.parts()))
        """The values that it compares with constants."""

    def parts(self) -> tuple[Sym, ...]:
        """The tests that it is made of."""
        return (self.test, *(c.test for c in (self.yes, self.no) if isinstance(c, Condition)))


def subjects_of(test: Sym) -> frozenset[Sym]:
    """The values that a test compares with constants."""
    if isinstance(test, Equality):
        return frozenset([test.subject])
    return test.subjects if isinstance(test, Compound) else frozenset()


@dataclass(frozen=True, slots=True)
class Choice:
    """`yes` if `test` holds, else `no`: what two arms of a branch left in one cell."""

    test: Sym
    yes: object
    no: object
    size: int = field(init=False, compare=False)
    """The number of alternatives."""

    def __post_init__(self) -> None:
        sizes = (v.size if isinstance(v, Choice) else 1 for v in (self.yes, self.no))
        object.__setattr__(self, "size", sum(sizes))

    def __repr__(self) -> str:
        return f"({self.yes!r} if {self.test!r} else {self.no!r})"


class Mergeable:
    """A value that two arms of a branch can agree on without remembering which of them ran (a tensor)."""

    __slots__ = ()

    def merged(self, other: object) -> object | None:
        """One value that stands for both, or None if there is none."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Text:
    """A string with unknown parts: `"layer_%d" % i` is `Text(("layer_", ‹i›))`.

    Always has at least one `Sym` part and no two adjacent literal parts; build it with `text`.
    """

    parts: tuple[str | Sym, ...]

    def __repr__(self) -> str:
        return show(self)


Name = str | Text


def text(parts: Iterable[str | Sym | Text]) -> Name:
    """Concatenate literal and unknown parts; a plain `str` if nothing in it is unknown."""
    out: list[str | Sym] = []
    for part in parts:
        for piece in part.parts if isinstance(part, Text) else (part,):
            if isinstance(piece, str):
                if not piece:
                    continue
                if out and isinstance(out[-1], str):
                    out[-1] += piece
                    continue
            out.append(piece)
    if not out:
        return ""
    if len(out) == 1 and isinstance(out[0], str):
        return out[0]
    return Text(tuple(out))


def show(name: Name) -> str:
    """A name as messages print it: unknown parts in ‹angle quotes›."""
    if isinstance(name, str):
        return name
    return "".join(p if isinstance(p, str) else f"‹{p.label}›" for p in name.parts)


def parts_of(name: Name) -> tuple[str | Sym, ...]:
    if isinstance(name, str):
        return (name,) if name else ()
    return name.parts


def map_literals(name: Name, change: Callable[[str], str]) -> Name:
    """`name` with `change` applied to its known parts (`str.lower`, a replacement of dashes)."""
    return text(change(p) if isinstance(p, str) else p for p in parts_of(name))


def starts_with(name: Name, prefix: Name) -> bool:
    """Whether `name` certainly starts with `prefix` (an unknown part only matches itself)."""
    if isinstance(prefix, str):
        head = name if isinstance(name, str) else name.parts[0]
        return not prefix or (isinstance(head, str) and head.startswith(prefix))
    return drop_prefix(name, prefix) is not None


def drop_prefix(name: Name, prefix: Name) -> Name | None:
    """What follows `prefix` in `name`; None unless it certainly starts with it."""
    if isinstance(name, str) and isinstance(prefix, str):
        return name[len(prefix) :] if name.startswith(prefix) else None
    have, want = list(parts_of(name)), parts_of(prefix)
    for i, part in enumerate(want):
        if i >= len(have):
            return None
        mine = have[i]
        if mine == part:
            continue
        last = i == len(want) - 1
        if last and isinstance(part, str) and isinstance(mine, str) and mine.startswith(part):
            return text([mine[len(part) :], *have[i + 1 :]])
        return None
    return text(have[len(want) :])


def ends_with(name: Name, suffix: str) -> bool:
    """Whether `name` certainly ends with the literal `suffix`."""
    tail = name if isinstance(name, str) else name.parts[-1]
    return not suffix or (isinstance(tail, str) and tail.endswith(suffix))


def may_equal(a: Name, b: Name) -> bool:
    """Whether two names could be the same string for some value of their unknown parts.

    Only the known head and tail are compared: an unknown part may stand for anything.
    """
    if isinstance(a, str) and isinstance(b, str):
        return a == b
    pa, pb = parts_of(a), parts_of(b)
    if not pa or not pb:
        return all(isinstance(p, Sym) for p in (*pa, *pb))
    heads, tails = (pa[0], pb[0]), tuple(p[::-1] if isinstance(p, str) else p for p in (pa[-1], pb[-1]))
    for first, second in (heads, tails):
        if isinstance(first, str) and isinstance(second, str) and not (first.startswith(second) or second.startswith(first)):
            return False
    return True
