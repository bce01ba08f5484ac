"""Every bound of the interpreter, in one place.

All are counts, never seconds: the same input gives the same output on every machine. What a bound cuts off is
widened to "unknown" and noted as TVS902.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..source.tables import KEPT


@dataclass(frozen=True, slots=True)
class Limits:
    steps: int = 600_000
    """Expressions and statements evaluated for one root, over all its runs."""
    run_steps: int = 300_000
    """The same, in one run."""
    default_steps: int = 8_000
    """The same, in the run with a program's options as they are by default, unless the other runs read a file: deep networks are not
    built for that."""
    runs: int = 20
    """Runs of one root, each with another plan of decisions."""
    further_steps: int = 1_600_000
    """The same, in the runs after the first ones of all roots of a project: each root has an equal share."""
    least_share: int = 5_000
    most_share: int = 40_000
    beginning: int = 800
    """What a run is taken to cost besides its steps, which do not count the modules of libraries: these may have run before."""
    vain_steps: int = 8_000
    """Steps of further runs of a root, one after the other, that show nothing new, after which the same holds."""
    settling_runs: int = 3
    """Runs of a root that has had its share, to see what its findings depend on."""
    idle_runs: int = 5
    """Runs of a root after which it is given up if none touched a variable."""
    flips: int = 2
    """Decisions of one wording that are taken the other way."""
    call_depth: int = 90
    recursion: int = 40
    """Open calls of one function."""
    blind_recursion: int = 3
    """Open calls of one function whose arguments are unknown."""
    turns: int = 64
    """Turns of a loop that is known to be longer."""
    long_turns: int = 1200
    """Turns of a longer loop as long as it creates variables."""
    idle_turns: int = 1_000
    """Turns of loops inside one another after which those that create no variables end early."""
    idle_steps: int = 20_000
    """Steps in loops and comprehensions inside one another after which the same holds."""
    quiet_steps: int = 2_000
    """The same for loops of unknown length, after which one turn is enough that shows nothing to any check."""
    blind_turns: int = 2
    """Turns of a loop of unknown length."""
    items: int = KEPT
    """Items of a container that is followed exactly."""
    string: int = 20_000
    """Characters of a string that is followed exactly."""
    leaves: int = 12
    """Alternatives in one cell before a test is decided."""
    alternatives: int = 64
    """Alternatives of a string that is put together from several parts."""
    compared: int = 64
    """Keys of a dict that a key which is not known is compared with."""
    errors: int = 6
    """Errors reported for one root before the rest is taken for their consequences."""
    yields: int = 64
    """Turns of a loop over a generator."""
    drained: int = 1_200
    """Values taken from one generator at once."""


DEFAULT = Limits()
