"""The server gives back what an analysis needed once."""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Iterator

import pytest

from scopelint.garbage import collect_rarely
from scopelint.server import protocol
from scopelint.server.memory import Memory
from scopelint.source import nodes
from scopelint.source.yields import leaves


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


def test_no_code_of_before_an_edit_is_held() -> None:
    memory, body = Memory(), (nodes.Return(nodes.NOWHERE, None),)
    assert leaves(body)
    before = sys.getrefcount(body)
    memory.give_back()
    assert sys.getrefcount(body) < before


def test_only_what_the_first_analysis_left_is_never_looked_at_again() -> None:
    before, memory = gc.get_freeze_count(), Memory()
    memory.give_back()
    kept = gc.get_freeze_count()
    again = [_Node()]
    memory.give_back()
    assert kept > before
    assert gc.get_freeze_count() == kept
    assert gc.is_tracked(again[0])


def test_no_garbage_is_looked_for_before_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a run leaves is seen when it has ended, before its findings are shown: as long as thresholds are Python's own."""
    seen: list[int] = []

    class Served(protocol.Server):
        def start_io(self, *_: object) -> None:
            seen.append(gc.get_threshold()[0])

    monkeypatch.setattr(protocol, "make_server", Served)
    before = gc.get_threshold()
    try:
        protocol.serve()
    finally:
        gc.set_threshold(*before)
    assert seen[0] > 100_000


def test_the_thresholds_of_this_process_are_known_afterwards() -> None:
    before = gc.get_threshold()
    assert collect_rarely() == before
    gc.set_threshold(*before)
