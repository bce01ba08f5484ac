"""What a check finds, before it is worded: the event, and how certain it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from ..diagnostics import Step
from ..language.trace import Event, Moment
from ..tf.variables import Variable


@dataclass(frozen=True, slots=True)
class Pair:
    """Two requests of variables, by their moments, that a finding is about: what they got is one variable, or is not.

    `opening` is the moment of a scope that the finding is about as well; with `names`, the name scopes around them are. `told` says
    around what they stand: turns of a loop or calls of a function; two layers, the one on the output of the other; the training of the
    first, in one graph or, with `graphs`, in one of two; or two `devices`.
    """

    first: Moment
    second: Moment
    shared: bool
    opening: Moment | None = None
    names: bool = False
    told: Literal["", "turns", "calls", "layers", "training", "graphs", "devices"] = ""
    devices: tuple[str, str] = ("", "")

    @property
    def moment(self) -> Moment:
        """A moment after both."""
        return max(self.first, self.second, key=lambda moment: moment.serial)


@dataclass(frozen=True, slots=True)
class Act:
    """Something that a program did with variables besides making them: `kind` says what, `about` with what."""

    kind: str
    moment: Moment
    variables: tuple[Variable, ...] = ()
    about: Any = None


@dataclass(frozen=True, slots=True)
class Life:
    """What became of variables, act by act, and what came of it (`outcome`): `verify/lives.py` knows the words."""

    outcome: str
    acts: tuple[Act, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding of a rule. `values` fill the message template of the rule's page."""

    code: str
    moment: Moment
    variable: str | None
    values: dict[str, str]
    steps: tuple[Step, ...] = ()
    assumptions: tuple[str, ...] = ()
    event: Event | Pair | Life | None = None
    """What the verifier is to settle."""
