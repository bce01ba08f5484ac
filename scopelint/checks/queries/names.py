"""What names say of the networks that go by them."""

from __future__ import annotations

import re

from ...domain.symbols import Name, may_equal, parts_of, show, text
from ...language.trace import Moment
from ...record.events import Created, Shared
from .accesses import name_of
from .words import COPY, MEANT, ONE_NETWORK, SIDES, TWINS, words_of

_LETTER = re.compile(r"[a-z]?\d*", re.IGNORECASE)
"""A letter or a number says nothing of what a network is for."""


def one_network(first: str, second: str) -> bool:
    """Whether two names speak of one network that runs twice, and not of two such as `online` and `target`."""
    if COPY.stand_in(first) != COPY.stand_in(second):
        return False
    plain = [re.sub(r"_?\d+$", "", name.rpartition("/")[2]) for name in (first, second)]
    return plain[0] == plain[1] or of_one_network(*plain)


def are_twins(first: str, second: str) -> bool:
    """Whether two names say that they are of two of a kind: they differ in a number alone, or in such words as `left` and `right`."""
    if re.sub(r"\d+", "", first) == re.sub(r"\d+", "", second):
        return True
    apart = words_apart(first, second)
    return len(apart) == 1 and all(map(TWINS.have, apart[0]))


def are_sides(first: str, second: str) -> bool:
    """Whether two names are those of the two sides of a translation: they differ in such words as `source` and `target`."""
    apart = words_apart(first, second)
    return len(apart) == 1 and all(map(SIDES.have, apart[0]))


def words_apart(first: str, second: str) -> list[tuple[str, str]]:
    """The words in which two names of as many words differ; none of other names."""
    ours, theirs = words_of(first), words_of(second)
    return [pair for pair in zip(ours, theirs, strict=True) if pair[0] != pair[1]] if len(ours) == len(theirs) else []


def of_one_network(*names: str) -> bool:
    """Whether one of some names is for what one network is run for, or says nothing."""
    return ONE_NETWORK.stand_in(*names) or any(map(_LETTER.fullmatch, names))


def parted_scopes(first: Created, second: Created) -> tuple[tuple[Name, Moment], tuple[Name, Moment]] | None:
    """The first scopes on the ways down to two variables that have two names, each with where it was opened."""
    for (one, before), (two, moment) in zip(first.asked.openings, second.asked.openings, strict=False):
        if one != two:
            return ((one, before), (two, moment)) if isinstance(before, Moment) and isinstance(moment, Moment) else None
    return None


def may_be_one_name(first: Name, second: Name) -> bool:
    """Whether two names may be the same: not all is known of what tells them apart, as of a scope that another library hands out."""
    if isinstance(first, str) and isinstance(second, str):
        return first == second
    ours, theirs = (list(parts_of(name)) for name in (first, second))
    for end in (0, -1):
        while ours and theirs and ours[end] == theirs[end]:
            ours.pop(end), theirs.pop(end)
    return may_equal(text(ours), text(theirs))


def outer_name_scope(event: Created | Shared) -> str:
    """The name scope that was open around the variable scope; empty if none was, or if it is not known.

    That of a variable scope around is none: it stays open where a scope object is opened that is not below it.
    """
    asked = event.asked
    if not isinstance(asked.name_scope, str) or not isinstance(asked.scope, str):
        return ""
    depth = len(asked.scope.split("/")) if asked.scope else 0
    parts = asked.name_scope.split("/")
    outer = "/".join(parts[: len(parts) - depth])
    return outer if event.variable.graph.names.wanted(outer) else ""


def inner_name_scope(event: Created | Shared) -> str:
    """The name scopes that were asked for by themselves, be it inside of the variable scope; empty if none was, or if it is not known.

    Without the numbers that tell the second of a name from the first.
    """
    asked = event.variable.graph.names.asked(event.asked.name_scope) if isinstance(event.asked.name_scope, str) else ""
    return without_numbers(asked)


def are_left_out(first: Created, again: Shared) -> bool:
    """Whether two requests for one variable are of two scopes, and a getter leaves out all scopes around either: it loses them.

    One that leaves a part in has chosen what it leaves out, and so has one that says that what it gives is for all.
    """
    scopes, name = [show(event.asked.scope) for event in (first, again)], name_of(again.variable)
    if first.asked.name is not None or again.asked.name is not None or scopes[0] == scopes[1] or MEANT.stand_in(name):
        return False
    return {part for scope in scopes for part in scope.split("/")}.isdisjoint(name.split("/")[:-1])


def numbered_alike(first: Created, second: Created) -> bool:
    """Whether nothing but the numbers that layers without names get tells the names of two variables apart."""
    return without_numbers(name_of(first.variable)) == without_numbers(name_of(second.variable))


def layer_called(made: Created) -> str:
    """The name of the layer that has a variable, without the number that tells it from others of that name."""
    return without_numbers("/".join(name_of(made.variable).split("/")[-2:-1]))


def without_numbers(name: str) -> str:
    """A name without the numbers that tell the second of one from the first: `net_1/dense_2` is of `net/dense`."""
    return re.sub(r"_\d+(?=/|$)", "", name)
