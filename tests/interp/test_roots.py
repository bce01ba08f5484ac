"""Which scripts, functions and classes are roots."""

from __future__ import annotations

from pathlib import Path

import pytest

from scopelint.config import load_settings
from scopelint.discovery import discover
from scopelint.project import Analysis

MAIN = "import tensorflow as tf\ndef main(_):\n    tf.get_variable('w', [])\n"
GUARDED = "if __name__ == '__main__':\n    "


def roots(folder: Path, files: dict[str, str]) -> list[str]:
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    settings = load_settings(folder, folder, config=None, isolated=True, overrides={"cache": None})
    analysis = Analysis(discover([str(folder)], settings), settings)
    return [f"{Path(root.filename).name}:{root.label}" for root in analysis.roots()]


@pytest.mark.parametrize("call", ["tf.app.run()", "tf.compat.v1.app.run()", "tf.app.run(main)", "main(None)"])
def test_a_script_is_one_root_with_its_main(tmp_path: Path, call: str) -> None:
    other = "def main(): pass\nmain()\n"
    assert roots(tmp_path, {"train.py": f"{MAIN}{GUARDED}{call}\n", "prepare.py": other}) == ["train.py:<module>"]


def test_a_main_that_nothing_calls_is_a_root(tmp_path: Path) -> None:
    assert roots(tmp_path, {"train.py": MAIN}) == ["train.py:main"]
