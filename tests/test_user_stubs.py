"""Stubs of the user's: what CONTRIBUTING.md shows works, what cannot be used is reported with its file and line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from scopelint.cli import ExitCode

from .conftest import Folder
from .differential.compare import scopelint

CONTRIBUTING = Path(__file__).parents[1] / "CONTRIBUTING.md"
USE = "import tensorflow.compat.v1 as tf\nimport acme\ntf.disable_v2_behavior()\nx = tf.zeros([2, 3])\n"


def with_stub(folder: Folder, stub: str, program: str = USE) -> None:
    folder.write("scopelint.toml", 'stub-path = ["tools/stubs"]\n')
    folder.write("tools/stubs/acme.py", stub)
    folder.write("main.py", program)


def variables() -> list[tuple[str, list[int]]]:
    (root,) = json.loads(scopelint("vars", "--output-format", "json", "main.py").stdout)["roots"]
    return [(v["name"], v["shape"]) for graph in root["graphs"] for v in graph["variables"]]


def test_the_example_of_contributing_is_a_stub(folder: Folder) -> None:
    (shown,) = re.findall(r"## Adding a stub.*?```python\n(.*?)```", CONTRIBUTING.read_text("utf-8"), re.DOTALL)
    assert len(shown.strip().splitlines()) <= 10
    with_stub(folder, shown, f"{USE}acme.scale_and_shift(x)\nacme.scale_and_shift(x, center=False)\nacme.scale_and_shift(x, scope='s')\n")
    assert variables() == [
        ("ScaleAndShift/gamma", [3]),
        ("ScaleAndShift/beta", [3]),
        ("ScaleAndShift_1/gamma", [3]),
        ("s/gamma", [3]),
        ("s/beta", [3]),
    ]


def test_a_stub_is_not_checked_itself(folder: Folder) -> None:
    with_stub(folder, "from _scopelint import get_variable\n\n\ndef f():\n    get_variable('a', [1])\n    get_variable('a', [1])\n")
    assert scopelint(".").exit_code == ExitCode.CLEAN
    assert scopelint("--show-files", ".").stdout.split() == [str(folder.path / "main.py")]


@pytest.mark.parametrize("command", [(), ("vars",)])
@pytest.mark.parametrize(
    ("stub", "row", "reason"),
    [
        ("def f(:\n", 1, "the stub does not parse"),
        ("\nfrom _scopelint import get_variabel\n", 2, '"get_variabel", which _scopelint does not have; did you mean "get_variable"?'),
        ("import _scopelint as s\ndef f(x):\n    return [s.tensr(y) for y in x]\n", 3, 'the stub uses "tensr"'),
        ("import _scopelint\nclass C:\n    w = _scopelint.no_such_thing\n", 3, 'the stub uses "no_such_thing"'),
    ],
)
def test_a_stub_that_cannot_be_used_is_an_error(folder: Folder, command: tuple[str, ...], stub: str, row: int, reason: str) -> None:
    with_stub(folder, stub, f"{USE}acme.f(x)\n")
    result = scopelint(*command, "main.py")
    assert result.exit_code == ExitCode.ERROR
    assert f"{folder.path / 'tools/stubs/acme.py'}:{row}: " in result.stderr
    assert reason in result.stderr
    assert "Traceback" not in result.output


def test_a_folder_that_does_not_exist_is_an_error(folder: Folder) -> None:
    folder.write("scopelint.toml", 'stub-path = ["tools/nowhere"]\n')
    folder.write("main.py")
    result = scopelint("main.py")
    assert result.exit_code == ExitCode.ERROR
    assert "stub-path: expected folders that exist" in result.stderr
