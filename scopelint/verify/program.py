"""Programs over TensorFlow's primitives, as flat lists of instructions, and what our own model says of them."""

from __future__ import annotations

from dataclasses import dataclass

from ..tf.errors import TFError
from ..tf.graph import Graph
from ..tf.reuse import Reuse
from ..tf.scope import VariableScope
from ..tf.variables import PartitionedVariable, Variable
from .instructions import Begin, End, Execution, Instruction, Mode, Program


def end_of(program: Program, start: int) -> int | None:
    """Where the block that is opened at `start` is closed; None if it stays open."""
    begin = program[start]
    assert isinstance(begin, Begin)
    depth = 0
    for index in range(start, len(program)):
        one = program[index]
        if isinstance(one, Begin | End) and one.block is begin.block:
            depth += 1 if isinstance(one, Begin) else -1
            if depth == 0:
                return index
    return None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a program ended: by the error of instruction `at`, or by none; and what its requests got."""

    error: TFError | None
    at: int | None
    variables: dict[Instruction, Variable | PartitionedVariable]
    scopes: dict[Instruction, VariableScope]
    where: dict[Instruction, tuple[Graph, Reuse, str]]


def execute(program: Program, mode: Mode) -> Outcome:
    """Run a program on our own model, to its first error. Raises Unbound."""
    execution = Execution(mode)
    done = 0
    try:
        for one in program:
            one.run(execution)
            done += 1
    except TFError as error:
        return Outcome(error, done, execution.variables, execution.scopes, execution.where)
    for check in execution.at_end:
        check()
    return Outcome(None, None, execution.variables, execution.scopes, execution.where)


__all__ = ["Mode", "Outcome", "Program", "end_of", "execute"]
