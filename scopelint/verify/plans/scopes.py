"""Scopes that say more, or other things, than what they do."""

from __future__ import annotations

import ast
from dataclasses import replace

from ...diagnostics import Claim, Witness
from ...domain.symbols import show
from ...language.trace import Moment, Noted
from ...record.events import Misplaced
from ...record.journal import MakeScope
from ...tf.reuse import Reuse
from ...tf.scopes import NameScopeContext
from .. import instructions as p
from ..concrete import Concrete, concrete
from ..instructions import CannotReplayError, where_of
from ..program import execute
from ..shrink import shrink
from .common import Subject, compared, past_of, steps_to


def inherited(moment: Moment, mode: p.Mode, subject: Subject) -> Witness:
    """A scope opened inside has the flag, too."""
    found = steps_to(moment)
    made = concrete(found, mode)
    if made.block is None:
        raise CannotReplayError("the scope was opened outside of the part of the program that was followed")
    inner = p.ScopeBlock("inside")
    begin, inside = p.Begin(made.block, where=where_of(found[-1])), p.Begin(inner)
    ends = [p.End(inner), p.End(made.block)]
    whole = [*made.program, begin, inside, *ends]

    def holds(part: p.Program) -> bool:
        outcome = execute(part, mode)
        return outcome.error is None and outcome.scopes[inside].reuse is Reuse.AUTO

    program = shrink(whole, [begin, inside, *ends], mode, holds) if holds(whole) else whole
    claim = Claim("same", "a scope that is opened inside shares as well", pairs=(("inside.reuse", "tf.AUTO_REUSE"),))
    return compared(program, mode, subject, made, claim, [(inside, "inside")])


def not_entered(event: Noted, mode: p.Mode, subject: Subject) -> Witness:
    """What is opened by `with a and b:`, and by `with b:`."""
    found = past_of(event.moment)
    made = concrete(found, mode)
    dropped, entered = (_block(made, event.facts[key]) for key in ("scope", "instead"))
    place = event.moment.user_place()
    where = f"{place.filename}:{place.span.row}"
    block, alone = p.AndBlock(dropped, entered), replace(entered)
    lines = [p.Do(f'{name} = tf.get_variable_scope().name, tf.no_op(name="op").name') for name in ("given", "alone")]
    opened = [p.Begin(block, where=where), lines[0], p.End(block)]
    graph = p.GraphBlock(1)
    again = [p.Begin(graph), p.Begin(alone), lines[1], p.End(alone), p.End(graph)]
    program = shrink([*made.program, *opened, *again], [*opened, *again], mode, lambda part: execute(part, mode).error is None)
    claim = Claim("same", "it is the same without what stands before `and`", pairs=(("given", "alone"),))
    return compared(program, mode, subject, made, claim, [])


def _block(made: Concrete, context: object) -> p.ScopeBlock | p.NameBlock:
    found = made.blocks.get(id(context))
    if isinstance(context, NameScopeContext):
        return p.NameBlock(context.name if isinstance(context.name, str) else "name")
    if not isinstance(found, p.ScopeBlock):
        raise CannotReplayError("the scope was made outside of the part of the program that was followed")
    return found


# -- arguments in the wrong position


def misplaced(event: Misplaced, mode: p.Mode, subject: Subject) -> Witness:
    """What was meant as one argument is taken as another."""
    found = steps_to(event.moment)
    made = concrete(found, mode)
    if isinstance(found[-1], MakeScope):
        return _lost_argument(made, found[-1], mode, subject)
    variable = made.program[-1]
    if not isinstance(variable, p.Make):
        raise CannotReplayError("the call is outside of the part of the program that was followed")
    meant = _text(event.given)
    if meant is not None and event.parameter == "trainable":
        variable.trainable = meant

    def holds(part: p.Program) -> bool:
        outcome = execute(part, mode)
        return outcome.error is None and variable in outcome.variables

    program = shrink(made.program, [variable], mode, holds)
    name = show(execute(program, mode).variables[variable].op_name)
    called = 'variable.name.partition(":")[0]' if mode.eager else "variable.op.name"
    claim = Claim("same", f"the variable is called {name}, not {meant or event.given}", pairs=((called, repr(name)),))
    return compared(program, mode, subject, made, claim, [(variable, "variable")])


def _text(source: str) -> str | None:
    """A string that stands for itself in the source."""
    try:
        value = ast.literal_eval(source)
    except (ValueError, SyntaxError):
        return None
    return value if isinstance(value, str) else None


def _lost_argument(made: Concrete, step: MakeScope, mode: p.Mode, subject: Subject) -> Witness:
    """The scope opened with the argument, and without it: there is no difference."""
    block = made.block
    if block is None or step.target is None:
        raise CannotReplayError("the scope has no other name than the argument in question")
    opened = p.Begin(block, where=where_of(step))
    without = p.ScopeBlock(block.target, None, block.reuse, block.initializer, block.dtype)
    again = p.Begin(without)
    whole = [*made.program, opened, p.End(block), again, p.End(without)]

    def holds(part: p.Program) -> bool:
        outcome = execute(part, mode)
        if outcome.error is not None:
            return False
        given, left_out = outcome.scopes[opened], outcome.scopes[again]
        return given.name == left_out.name and given.reuse is left_out.reuse

    program = shrink(whole, [opened, again, whole[-3], whole[-1]], mode, holds) if holds(whole) else whole
    pairs = (("given.name", "left_out.name"), ("given.reuse", "left_out.reuse"))
    claim = Claim("same", "the scope is the same with and without the argument", pairs=pairs)
    return compared(program, mode, subject, made, claim, [(opened, "given"), (again, "left_out")])
