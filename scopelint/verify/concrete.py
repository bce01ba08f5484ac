"""From a journal to a program in which everything is known.

Stand-ins take the place of what the analysis does not know: an unknown name becomes a name, an unknown dimension a number;
equal ones stay equal, different ones stay different. The program is run on the model while it is written, for some
stand-ins depend on what is there: an unknown reuse flag was taken to be right, an unknown shape to fit.

What a program was taken to have (it asked for it, and may have had it before) is made at its beginning. A step that
failed before the last one has no effect worth keeping, and is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..record import journal
from ..tf.errors import TFError
from .instructions import Block, CannotReplayError, DefaultGraph, Draft, Given, Instruction, Mode, ScopeBlock, Scopes, Unbound, in_calls

_PASSES = 4
"""How often a journal is gone through: each pass knows more of what must have been there before."""


@dataclass(slots=True)
class Concrete:
    """A program, the error that its last instruction gave on the model, and which instruction each site and each line became."""

    program: list[Instruction]
    error: TFError | None
    sites: dict[int, Instruction]
    mode: Mode
    blocks: dict[int, Block]
    """By the identity of the journal's contexts."""
    block: ScopeBlock | None = None
    """The scope that the last step made."""
    repaired: bool = False
    """Whether earlier errors had to be left out to get to the last step."""
    stood_in: list[tuple[str, str]] = field(default_factory=list)
    """What is unknown, and what stands for it."""
    in_calls: list[Instruction] = field(default_factory=list)
    """The program with the user's calls in place of what they consist of, as far as these can be written down."""


def concrete(steps: Sequence[journal.Step], mode: Mode, *, fails: bool = False) -> Concrete:
    """A program that does what the steps did, the last of which failed if `fails`. Raises CannotReplayError."""
    given: list[Given] = []
    for _ in range(_PASSES):
        draft = Draft(mode, given, steps)
        error = _write(draft, steps, fails)
        if len(draft.missing) == 0:
            break
        given = [*given, *draft.missing]
    block = draft.kept(Scopes).last
    whole = [] if draft.repaired else in_calls(draft)
    return Concrete(draft.program, error, draft.sites, mode, draft.blocks, block, draft.repaired, draft.stand_ins.listed(), whole)


def _write(draft: Draft, steps: Sequence[journal.Step], fails: bool) -> TFError | None:
    """One pass over a journal. Returns the error of the last step."""
    DefaultGraph.first(draft)
    try:
        for step in steps[:-1]:
            draft.attempt(step)
        draft.refused = fails
        for step in steps[-1:]:
            draft.take(step)
    except TFError as error:
        return error
    except Unbound:
        raise CannotReplayError("it needs something that was made outside of the part of the program that was followed") from None
    return None
