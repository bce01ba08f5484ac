"""Unions of sets that are mostly one set: a tensor is computed from what its inputs are computed from, and seldom from more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def union_of(sets: Iterable[frozenset[T]]) -> frozenset[T]:
    """What is in any of the sets; where one of them has it all, that very one, so that a long chain of operations keeps one set."""
    found: frozenset[T] = frozenset()
    for each in sets:
        if each is found or each <= found:
            continue
        found = each if found <= each else found | each
    return found


__all__ = ["union_of"]
