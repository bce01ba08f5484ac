"""The smallest program of which our model says the same.

First the instructions that the claim's own depend on are taken, by the names they touch; if these do not give the same
outcome, everything. Then parts are left out as long as the outcome stays. What the model is asked is counted, so that the
same program always shrinks to the same.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from ..domain.symbols import show
from ..tf.errors import TFError
from .instructions import Begin, Block, End, Execution, Instruction, Mode, OfBlock, Program, Request, ScopeBlock, Setting, Unbound
from .program import end_of

_BUDGET = 40_000
"""How many instructions the model executes for one program, the longer a program the more for each."""

T = TypeVar("T")
Holds = Callable[[Program], bool]


def shrink(
    program: Program, targets: Sequence[Instruction], mode: Mode, holds: Holds, whole: Sequence[Instruction] = ()
) -> list[Instruction]:
    """A smallest part of `program`, with `targets` in it, for which `holds`; it must hold for the whole.

    Of the instructions in `whole`, which are targets too, all arguments stay.
    """
    targets = [*targets, *whole]
    work = _Work(holds, frozenset(map(id, targets)), frozenset(map(id, whole)))
    part = relevant(program, targets, mode)
    if not work.holds(part):
        part = list(program)
    size = len(part) // 2
    while size >= 1:
        part = work.without_stretches(part, size)
        size //= 2
    while True:
        before = len(part)
        part = work.merged(work.without_single(part))
        if len(part) == before:
            break
    work.without_details(part)
    return part


def left_out(items: list[T], size: int, holds: Callable[[list[T]], bool], without: Callable[[list[T], list[T]], list[T]]) -> list[T]:
    """Items without the stretches of `size` that it takes nothing from to leave out, from the end. `without` leaves a stretch out."""
    start = len(items) - size
    while start > -size:
        out = without(items, items[max(start, 0) : start + size])
        if len(out) < len(items) and holds(out):
            items = out
        start -= size
    return items


class _Work:
    def __init__(self, holds: Holds, targets: frozenset[int], complete: frozenset[int]) -> None:
        self._holds = holds
        self._complete = complete
        self._targets = targets
        self._left = _BUDGET

    def holds(self, program: Program) -> bool:
        cost = len(program) + len(program) ** 2 // 400  # default names are looked for among those before
        if self._left < cost or not self._targets <= {id(one) for one in program}:
            return False
        self._left -= cost
        try:
            return self._holds(program)
        except Unbound:
            return False

    def without_stretches(self, program: list[Instruction], size: int) -> list[Instruction]:
        """Leave out stretches of `size` instructions, from the end; blocks go whole or stay."""
        return left_out(program, size, self.holds, lambda part, stretch: _balanced(part, {id(one) for one in stretch} - self._targets))

    def without_single(self, program: list[Instruction]) -> list[Instruction]:
        """Leave out single instructions; of a block, all of it or the opening and closing alone."""
        index = len(program) - 1
        while index >= 0:
            one = program[index]
            if id(one) not in self._targets and not isinstance(one, End):
                for out in _without(program, one):
                    if self.holds(out):
                        program = out
                        break
            index = min(index, len(program)) - 1
        return program

    def merged(self, program: list[Instruction]) -> list[Instruction]:
        """A scope that is opened and closed only to be opened again by its object is opened once."""
        for index in range(len(program) - 2, -1, -1):
            closed, again = program[index : index + 2]
            if not (isinstance(closed, End) and isinstance(again, Begin)) or not self._targets.isdisjoint((id(closed), id(again))):
                continue
            first, second = closed.block, again.block
            if not (isinstance(first, ScopeBlock) and isinstance(second, ScopeBlock)):
                continue
            opened = next((o for o in program[:index] if isinstance(o, Begin) and o.block is first), None)
            if opened is None or second.target is not opened:
                continue
            stop = end_of(program, index + 1)
            out = [End(first, where=one.where) if i == stop else one for i, one in enumerate(program) if i not in (index, index + 1)]
            flag = first.reuse
            first.reuse = second.reuse or flag
            if self.holds(out):
                return self.merged(out)
            first.reuse = flag
        return program

    def without_details(self, program: list[Instruction]) -> None:
        """Leave out arguments that make no difference."""
        for one in program:
            if id(one) in self._complete:
                continue
            subject = one.subject
            details = subject.details(id(one) in self._targets)
            for name, default in details.items():
                given = getattr(subject, name)
                if given != default:
                    setattr(subject, name, default)
                    if not self.holds(program):
                        setattr(subject, name, given)


def _without(program: list[Instruction], one: Instruction) -> Iterable[list[Instruction]]:
    if not isinstance(one, Begin):
        yield [each for each in program if each is not one]
        return
    start = next(i for i, each in enumerate(program) if each is one)
    stop = end_of(program, start)
    if stop is not None:
        yield [*program[:start], *program[stop + 1 :]]
    yield [each for i, each in enumerate(program) if i not in (start, stop)]


def _balanced(program: Program, without: set[int]) -> list[Instruction]:
    """`program` without some instructions, and without the openings and closings whose other half is among them."""
    lost = set(without)
    for index, one in enumerate(program):
        if isinstance(one, Begin):
            stop = end_of(program, index)
            if stop is not None and (id(one) in without) != (id(program[stop]) in without):
                lost |= {id(one), id(program[stop])}
    return [one for one in program if id(one) not in lost]


# -- what an instruction depends on


class _Facts:
    """What each instruction of a program touched, and what was open around it."""

    def __init__(self, whole: Program, mode: Mode) -> None:
        self.owner = {id(part): one for one in whole for part in one.parts()}
        """What each part of an instruction is a part of."""
        self.program = program = [part for one in whole for part in one.parts()]
        self.settings = [one for one in program if isinstance(one, Setting)]
        self.opened: dict[Block, list[Begin]] = {}
        self.around: dict[int, tuple[Begin, ...]] = {}
        self.names: dict[int, str] = {}
        """The full names of variables and scopes."""
        self.requests: dict[str, list[Instruction]] = defaultdict(list)
        """Requests of variables, by full name; those of shards by that of the whole, too."""
        self.scopes: dict[str, list[Instruction]] = defaultdict(list)
        """What opens scopes, by full name without a number at its end."""
        execution = Execution(mode)
        stack: list[Begin] = []
        for one in program:
            self.around[id(one)] = tuple(stack)
            scope = execution.world.current.scope.name
            try:
                one.run(execution)
            except TFError:
                pass
            except Unbound:
                continue
            if isinstance(one, Begin):
                stack.append(one)
                self.opened.setdefault(one.block, []).append(one)
            elif isinstance(one, End):
                stack = [each for each in stack if each.block is not one.block]
            found = execution.variables.get(one)
            if found is not None:
                self.names[id(one)] = show(found.op_name)
            elif one in execution.scopes:
                self.names[id(one)] = show(execution.scopes[one].name)
            elif isinstance(one, Request):
                key = one.key(show(scope))
                if key is not None:
                    self.names[id(one)] = key

        for one in program:
            name = self.names.get(id(one))
            if name is None:
                continue
            if isinstance(one, Request):
                self.requests[name].append(one)
                of, part, number = name.rpartition("/part_")
                if part and number.isdigit():
                    self.requests[of].append(one)
            else:
                self.scopes[_base(name)].append(one)

    def blocks(self, block: Block) -> list[Instruction]:
        """Every opening and closing of a block."""
        return [one for one in self.program if isinstance(one, OfBlock) and one.block is block]


def relevant(program: Program, targets: Sequence[Instruction], mode: Mode) -> list[Instruction]:
    """The instructions on which `targets` may depend, by the names they touch."""
    facts = _Facts(program, mode)
    chosen: set[int] = set()
    pending: list[Instruction] = list(targets)
    while pending:
        found = pending.pop()
        one = facts.owner.get(id(found), found)
        if id(one) in chosen:
            continue
        chosen.add(id(one))
        pending += one.needs()
        for part in one.parts():
            pending += facts.around[id(part)]
            pending += _referred(part, facts)
            pending += _touching(part, facts)
    return [one for one in program if id(one) in chosen]


def _referred(one: Instruction, facts: _Facts) -> Iterable[Instruction]:
    """What an instruction refers to, and what is of one piece with it: its block, and the other uses of what the block is a use of."""
    yield from one.needs()
    if isinstance(one, OfBlock):
        yield from facts.blocks(one.block)
        if one.block.origin is not None:
            uses = (block for block in facts.opened if block.origin is one.block.origin)
            yield from (begin for use in uses for begin in facts.opened[use])


def _touching(one: Instruction, facts: _Facts) -> Iterable[Instruction]:
    """What changes the outcome of an instruction: earlier ones of its name, defaults counted, flags set on its scopes."""
    name = facts.names.get(id(one))
    if isinstance(one, End) and one.block.ends_on_requests:
        inside = {id(begin) for begin in facts.opened[one.block]}
        yield from (o for o in facts.program if isinstance(o, Request) and inside & {id(a) for a in facts.around[id(o)]})
    if name is None:
        return
    if isinstance(one, Request):
        yield from facts.requests[name]
    elif isinstance(one, Begin) and isinstance(one.block, ScopeBlock) and one.block.target is None:
        yield from facts.scopes[_base(name)]
    for other in facts.settings:
        within = other.within()
        scope = "" if within is None else facts.names.get(id(within), "")
        if scope == "" or name == scope or name.startswith(f"{scope}/"):
            yield other


def _base(name: str) -> str:
    """A name without the number that makes it unique."""
    return re.sub(r"_\d+$", "", name)
