"""Programs as people write them, for the rules about what TensorFlow does without a word.

A program called `<topic>_bug.py` has a comment `# BUG` on every line that is as good as any to report; at least one must
be. A program called `<topic>_clean.py` looks suspicious and is right: nothing is reported.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ..differential.compare import scopelint

PROGRAMS = sorted(Path(__file__).with_name("programs").glob("*.py"))


@pytest.mark.parametrize("program", PROGRAMS, ids=[program.stem for program in PROGRAMS])
def test_a_bug_is_found_on_its_line_and_a_right_program_is_silent(program: Path, tmp_path: Path) -> None:
    text = program.read_text("utf-8")
    path = tmp_path / "program.py"
    path.write_text(text, "utf-8")
    answer = scopelint("check", "--isolated", "--no-cache", "--output-format", "json", str(path))
    assert answer.exit_code in (0, 1), answer.output
    found = [(each["location"]["row"], each["code"], each["message"]) for each in json.loads(answer.stdout)]
    lines = {row for row, line in enumerate(text.split("\n"), start=1) if "# BUG" in line}
    assert bool(lines) == program.stem.endswith("_bug")
    assert {row for row, _, _ in found} & lines if lines else found == [], found
