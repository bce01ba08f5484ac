"""Every step of a journal becomes an instruction, and every kind of instruction says all that there is to say of it."""

from __future__ import annotations

import inspect

import pytest

from scopelint.record import journal
from scopelint.verify.instructions import Block, Instruction, take

STEPS = [each for each in vars(journal).values() if isinstance(each, type) and issubclass(each, journal.Step) and each is not journal.Step]


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.__name__)
def test_every_kind_of_step_is_taken(step: type[journal.Step]) -> None:
    assert take.dispatch(step) is not take.dispatch(journal.Step)
    assert len(STEPS) >= 20


def below(kind: type) -> list[type]:
    return [each for direct in kind.__subclasses__() for each in (direct, *below(direct))]


def test_instructions_and_blocks_run_and_are_written() -> None:
    kinds = [each for each in (*below(Instruction), *below(Block)) if each.__subclasses__() == []]
    assert len(kinds) > 20
    assert [each for each in kinds if inspect.isabstract(each)] == []
    assert [each for each in kinds if each.__module__.rpartition(".")[0] != "scopelint.verify.instructions"] == []
