"""The room that the interpreter's recursion has."""

from __future__ import annotations

import sys

import pytest

from scopelint.exploration.stack import with_deep_stack

resource = pytest.importorskip("resource", reason="page faults are counted where the platform tells them")


def _down(depth: int, then: int) -> None:
    if depth:
        _down(depth - 1, then)
    else:
        for _ in range(then):
            _down(20, 0)


def _up_and_down() -> int:
    """Page faults of calls that go up and down at 300 depths."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    for depth in range(300):
        _down(depth, 300)
    return int(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)


@pytest.mark.skipif(sys.version_info < (3, 11), reason="frames are objects of their own before Python 3.11")
def test_calls_going_up_and_down_ask_the_system_for_no_memory() -> None:
    with_deep_stack(_up_and_down)
    assert with_deep_stack(_up_and_down) < 1000


def test_an_error_comes_out_as_it_is() -> None:
    def fails() -> None:
        raise LookupError("told")

    with pytest.raises(LookupError, match="told"):
        with_deep_stack(fails)
