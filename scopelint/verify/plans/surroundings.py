"""What stands around two requests in the program and makes a mistake of them: a loop, a device, training, what is computed with them.

Without it a witness would hold of any two requests, whether or not the program is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...checks.findings import Pair
from ...diagnostics import Claim
from .. import instructions as p
from ..program import end_of, execute
from ..witness import render

Two = tuple[p.Instruction, p.Instruction]
Named = Sequence[tuple[p.Instruction, str]]


@dataclass(frozen=True, slots=True)
class Setting:
    """A program in what stands around it, with the names of its variables, and what it shows beside what two requests get."""

    program: p.Program
    named: Named
    claim: Claim | None = None


def set_in(program: p.Program, pair: Pair, two: Two, mode: p.Mode) -> Setting:
    """The program of a pair, `first` and `second` in it, in what the pair is told of."""
    plain = Setting(program, [(one, name) for one, name in zip(two, ("first", "second"), strict=True)])
    if pair.told in ("turns", "calls"):
        return _in_turns(plain, two, "turn" if pair.told == "turns" else "call", mode)
    if mode.eager or not all(_is_float(one, program, mode) for one in two):
        return plain
    return _SETTINGS[pair.told](plain, pair, two) if pair.told else plain


def _is_float(one: p.Instruction, program: p.Program, mode: p.Mode) -> bool:
    variable = execute(program, mode).variables.get(one)
    return variable is not None and variable.dtype == "float32"


# -- loops


def _in_turns(plain: Setting, two: Two, of: str, mode: p.Mode) -> Setting:
    """What comes twice in the same words is written once, in a loop."""
    folded = _folded(list(plain.program), two, of, mode)
    return plain if folded is None else Setting(folded, [(two[0], "variable")])


def _folded(program: list[p.Instruction], two: Two, of: str, mode: p.Mode) -> list[p.Instruction] | None:
    pieces = _pieces(program)
    at = [next((i for i, piece in enumerate(pieces) if any(one is each for each in piece)), None) for one in two]
    if None in at:
        return None
    first, second = (pieces[i] for i in at if i is not None)
    if first is second:
        if len(first) < 3:
            return None
        inner = _folded(first[1:-1], two, of, mode)
        return (
            None if inner is None else [each for piece in pieces for each in ([first[0], *inner, first[-1]] if piece is first else piece)]
        )
    if _text(first, two[0], mode) != _text(second, two[1], mode):
        return None
    loop = p.TurnsBlock(of)
    turns = [p.Do("made = []"), p.Begin(loop), *first, p.Do("made.append({0})", (two[0],)), p.End(loop), p.Do("first, second = made")]
    return [each for piece in pieces if piece is not second for each in (turns if piece is first else piece)]


def _pieces(program: list[p.Instruction]) -> list[list[p.Instruction]]:
    """A program cut into single instructions and whole blocks."""
    pieces, index = [], 0
    while index < len(program):
        one = program[index]
        end = end_of(program, index) if isinstance(one, p.Begin) else index
        stop = len(program) if end is None else end + 1
        pieces.append(program[index:stop])
        index = stop
    return pieces


def _text(piece: p.Program, request: p.Instruction, mode: p.Mode) -> str | None:
    """How a piece reads; under eager execution names tell nothing apart, so that the numbers in them don't count."""
    try:
        source = render(piece, mode, [""], str, [(request, "variable")]).source
    except KeyError:  # it computes with variables of other pieces
        return None
    return re.sub(r'_\d+"', '"', source) if mode.eager else source


# -- graphs


def _on_devices(plain: Setting, pair: Pair, two: Two) -> Setting:
    blocks = {id(one): p.DeviceBlock(name) for one, name in zip(two, pair.devices, strict=True)}
    program: list[p.Instruction] = []
    for one in plain.program:
        block = blocks.get(id(one))
        program += [one] if block is None else [p.Begin(block), one, p.End(block)]
    claim = Claim("same", f"the variable is on {pair.devices[0]}, and not on {pair.devices[1]}", pairs=(("second.device", "first.device"),))
    return Setting(program, plain.named, claim)


def _trained(plain: Setting, pair: Pair, two: Two) -> Setting:
    first, second = two
    lines = [
        p.Do("with {0}.graph.as_default(): train = tf.train.GradientDescentOptimizer(1.0).minimize(tf.reduce_sum({0}))", (first,)),
        p.Do("session = tf.Session(graph={0}.graph)", (first,)),
    ]
    if pair.told == "graphs":
        values = "session.run({0}), session_2.run({1})"
        lines += [
            p.Do("session_2 = tf.Session(graph={0}.graph)", (second,)),
            p.Do("session.run({0}.initializer), session_2.run({1}.initializer)", (first, second)),
        ]
    else:
        values = "session.run([{0}, {1}])"
        lines.append(p.Do("session.run(tf.variables_initializer([{0}, {1}]))", (first, second)))
    lines += [
        p.Do(f"before = {values}", (first, second)),
        p.Do("session.run(train)"),
        p.Do(f"after = {values}", (first, second)),
    ]
    shown = (("bool((before[0] != after[0]).all())", "True"), ("bool((before[1] != after[1]).any())", "False"))
    claim = Claim("same", "training changes the one and not the other", pairs=shown)
    still_open = [one for i, one in enumerate(plain.program) if isinstance(one, p.Begin) and end_of(plain.program, i) is None]
    return Setting([*plain.program, *(p.End(one.block) for one in reversed(still_open)), *lines], plain.named, claim)


def _layers(plain: Setting, pair: Pair, two: Two) -> Setting:
    """What is computed with the first request is what the second is applied to."""
    first, second = two
    program: list[p.Instruction] = []
    for one in plain.program:
        program.append(one)
        if one is first:
            program.append(p.Do("below = tf.ones([]) * tf.reduce_sum({0})", (first,)))
        elif one is second:
            program.append(p.Do("above = below * tf.reduce_sum({0})", (second,)))
            program.append(p.Do("weights = [each for each in tf.global_variables() if tf.gradients(above, [each]) != [None]]"))
    claim = Claim("same", "two layers are computed with one variable", pairs=(("len(weights)", "1"),))
    return Setting(program, plain.named, claim)


_SETTINGS: dict[str, Callable[[Setting, Pair, Two], Setting]] = {
    "devices": _on_devices,
    "training": _trained,
    "graphs": _trained,
    "layers": _layers,
}
