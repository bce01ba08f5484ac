"""Programs as people write them, each to lead scopelint astray in its own way: a bug that TensorFlow raises, its mended twin, and
right programs that look suspicious. What TensorFlow did is recorded beside them.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from ..differential.compare import codes_for, differences, predict, scopelint
from ..differential.oracle import PYTHONS, why_missing
from .judged import Program, ask, programs, recorded

EVERY = pytest.mark.parametrize("program", programs(), ids=str)


@pytest.mark.parametrize("version", list(PYTHONS))
def test_tensorflow_does_what_is_recorded(version: str) -> None:
    if reason := why_missing(version):
        pytest.skip(reason)
    now, known = ask(version, programs()), recorded()
    assert [name for name, verdict in now.items() if known[name].get(version) != verdict] == []


@EVERY
def test_every_program_is_judged(program: Program) -> None:
    verdicts = recorded()[program.name]
    assert sorted(verdicts) == program.versions
    for verdict in verdicts.values():
        assert verdict["failed"] is None
        assert bool(verdict["raises"] and codes_for(verdict["raises"])) == program.is_bug
        assert program.is_bug or verdict["raises"] is None


@EVERY
def test_a_bug_is_found_where_tensorflow_raises_and_a_right_program_is_silent(program: Program, tmp_path: Path) -> None:
    result = scopelint("check", "--isolated", "--no-cache", "--output-format", "json", str(_copied(program, tmp_path)))
    assert result.exit_code in (0, 1), result.output
    found = [(f["code"], Path(f["filename"]).name, f["location"]["row"]) for f in json.loads(result.stdout)]
    if not program.is_bug:
        assert found == []
        return
    for verdict in recorded()[program.name].values():
        filename, line, _ = verdict["raises"]["stack"][-1]
        wanted = [(code, Path(filename).name, line) for code in codes_for(verdict["raises"])]
        assert set(wanted) & set(found), f"none of {wanted} in {found}"


@EVERY
def test_the_variables_are_those_that_tensorflow_makes(program: Program, tmp_path: Path) -> None:
    entry = _copied(program, tmp_path) / program.entry.relative_to(program.path)
    for version, verdict in _told_apart(recorded()[program.name]).items():
        found = differences(verdict, predict(entry, version), entry.name)
        assert not found, "\n".join(map(str, found))


def _copied(program: Program, folder: Path) -> Path:
    """The program in a folder of its own: where it stands, all files of this project would be looked at for what they import."""
    return Path((shutil.copytree if program.path.is_dir() else shutil.copy)(program.path, folder / program.path.name))


def _told_apart(verdicts: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """The verdicts by version, of those that do the same only the last."""
    last = {json.dumps(verdict, sort_keys=True): version for version, verdict in verdicts.items()}
    return {version: verdicts[version] for version in last.values()}
