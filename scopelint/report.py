"""What comes of a project."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .diagnostics import Diagnostic
from .discovery import Problem


@dataclass(frozen=True, slots=True)
class Report:
    """The diagnostics of a project before selection and suppression, and what could not be analysed."""

    diagnostics: Sequence[Diagnostic]
    problems: Sequence[Problem] = ()
