"""Fixes over files: a project mended as `--fix` would."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from scopelint.config import Settings
from scopelint.diagnostics import Intent
from scopelint.discovery import discover
from scopelint.fixes.choice import Choice
from scopelint.fixes.trial import State, mended
from scopelint.lint import lint
from scopelint.rulebook import RuleBook

BOOK = RuleBook.load()
Mend = Callable[[Path, Intent | None], tuple[State, State]]


@pytest.fixture(scope="module")
def mend(tmp_path_factory: pytest.TempPathFactory) -> Mend:
    """The state of a file or folder before and after its fixes; with an intent, unsafe ones too."""
    cache = tmp_path_factory.mktemp("cache")

    def mend(path: Path, intent: Intent | None) -> tuple[State, State]:
        settings = Settings(base=path.parent, src=(path.parent,), select=("ALL",), cache=cache, jobs=1)
        project = discover([str(path)], settings)
        before = State(project, settings, BOOK, lint(project, settings))
        return before, mended(before, Choice(intent is not None, intent))

    return mend
