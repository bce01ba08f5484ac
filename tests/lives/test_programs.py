"""Training scripts with a bug of objects or of a variable's life, each with its mended twin: TensorFlow has run all of them.

A comment `# TVS410` stands where a finding is expected. A twin has none.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ..differential.compare import scopelint

PROGRAMS = sorted(Path(__file__).with_name("programs").glob("*.py"))
MARK = re.compile(r"# (TVS\d+)$")


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_what_is_marked_is_found_and_nothing_else(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "program.py"
    copy.write_text(path.read_text("utf-8"), "utf-8")
    answer = scopelint("check", "--isolated", "--no-cache", "--output-format", "json", str(copy))
    rows = enumerate(path.read_text("utf-8").splitlines(), start=1)
    marked = {(row, mark[1]) for row, line in rows if (mark := MARK.search(line))}
    assert bool(marked) == path.stem.endswith("_bug")
    assert {(each["location"]["row"], each["code"]) for each in json.loads(answer.stdout)} == marked
