"""The server gives back what an analysis needed once."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from scopelint.server.memory import Memory


class _Node:
    """Something that refers to itself, as frames of the interpreter and what they hold do."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_what_refers_to_itself_is_freed_after_each_answer() -> None:
    memory = Memory()
    for _ in range(3):
        left = weakref.ref(_Node())
        memory.give_back()
        assert left() is None


def test_only_what_the_first_analysis_left_is_never_looked_at_again() -> None:
    before, memory = gc.get_freeze_count(), Memory()
    memory.give_back()
    kept = gc.get_freeze_count()
    again = [_Node()]
    memory.give_back()
    assert kept > before
    assert gc.get_freeze_count() == kept
    assert gc.is_tracked(again[0])
