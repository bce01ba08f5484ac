"""Which scripts, functions and classes are roots."""

from __future__ import annotations

from pathlib import Path

import pytest

from scopelint.config import load_settings
from scopelint.discovery import discover
from scopelint.interp.events import Created, Failure
from scopelint.interp.roots import Root
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


def test_a_method_that_the_initializer_calls_is_not_called_again(tmp_path: Path) -> None:
    (tmp_path / "nets.py").write_text(
        "import tensorflow as tf\n"
        "class Net:\n"
        "    def __init__(self): self.build()\n"
        "    def build(self): tf.get_variable('w', [])\n"
        "    def rest(self): tf.get_variable('v', [])\n",
        encoding="utf-8",
    )
    settings = load_settings(tmp_path, tmp_path, config=None, isolated=True, overrides={"cache": None})
    analysis = Analysis(discover([str(tmp_path)], settings), settings)
    made = {
        method: [type(event).__name__ for event in analysis.explore(root).runs[0].events if isinstance(event, Created | Failure)]
        for method in ("build", "rest")
        for root in [Root(str(tmp_path / "nets.py"), "method", f"Net.{method}")]
    }
    assert made == {"build": ["Created"], "rest": ["Created", "Created"]}
