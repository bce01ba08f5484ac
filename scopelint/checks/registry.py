"""Which checks there are. A check says so where it is defined, and is found there: nothing lists them.

Two things that also give findings are called by name, since it takes more than the runs of one root to find them: `contracts`
takes what the program's comments state, and takes findings away as well; `checkpoints` takes the runs of a second root.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..exploration.explore import Exploration
from .findings import Finding, Pair
from .queries.meant import is_asserted

Finder = Callable[[Exploration], Iterable[Finding]]


@dataclass(frozen=True, slots=True)
class Check:
    """From what the runs of one root left to findings. `codes` are those of the rules whose findings it gives."""

    codes: tuple[str, ...]
    find: Finder


def check(*codes: str) -> Callable[[Finder], Check]:
    """Makes a function a check, which gives findings of these codes. It is found if it stands in a module of this package."""
    return lambda find: Check(codes, find)


@cache
def every_check() -> tuple[Check, ...]:
    """The checks of all modules beside this one, in the order of their codes.

    Those of one code stand as their modules do by name, and in a module as they are written.
    """
    names = sorted(module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]) if not module.ispkg)
    modules = [importlib.import_module(f"{__package__}.{name}") for name in names]
    found = dict.fromkeys(each for module in modules for each in vars(module).values() if isinstance(each, Check))
    return tuple(sorted(found, key=lambda each: each.codes))


def findings(exploration: Exploration) -> Iterator[Finding]:
    """What all checks find; of tests that share a graph by chance alone what TensorFlow raises."""
    chance = exploration.root.kind == "tests"
    checks = (each for each in every_check() if not chance or "TVS101" in each.codes)
    return (finding for each in checks for finding in each.find(exploration) if not _is_asserted(exploration, finding))


def _is_asserted(exploration: Exploration, finding: Finding) -> bool:
    """Whether a finding is that variables are shared, or are not, and the program itself asserts that they are so."""
    pair = finding.event if isinstance(finding.event, Pair) else None
    return pair is not None and any(is_asserted(run, pair.first, pair.second, pair.shared) for run in exploration.runs)
