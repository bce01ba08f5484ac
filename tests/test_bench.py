"""The benchmark's own parts: edits, the plot. What it measures is measured elsewhere."""

from __future__ import annotations

import ast
import json
import random
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bench.measure import cost
from bench.scaling import plot, recorded
from bench.trees import copied, with_line


def test_an_edit_is_a_line_in_a_function_and_leaves_a_program() -> None:
    text = b'x = 1\n\ndef f():\n    """Text."""\n    if x:\n        return 1\n\nclass A:\n    def g(self): return 2\n'
    edited = with_line(text, random.Random(0))
    assert edited is not None
    assert edited.count(b"\n") == text.count(b"\n") + 1
    function = ast.parse(edited).body[1]
    assert isinstance(function, ast.FunctionDef)
    assert (ast.get_docstring(function), ast.unparse(function.body[1])) == ("Text.", "edited = 0")
    assert with_line(b"x = 1\n", random.Random(0)) is None
    assert with_line(b"x = (\n", random.Random(0)) is None


def test_a_tree_is_edited_for_a_while(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("def f():\n    return 1\n")
    (tmp_path / "b.py").write_text("x = 1\n")
    with copied(tmp_path) as tree:
        assert (len(tree.files), tree.lines) == (2, 3)
        with tree.edited(1):
            assert (tree.path / "a.py").read_text() == "def f():\n    return 1\n    edited = 0\n"
        assert (tree.path / "a.py").read_text() == "def f():\n    return 1\n"


def test_a_cost_counts_what_a_command_starts() -> None:
    pytest.importorskip("resource", reason="this platform has no resource usage of children (Windows)")
    spin = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'x = bytearray(200 << 20); sum(range(3_000_000))'])"
    found = cost("-c", spin)
    assert found.cpu > 0.01
    assert found.peak > 200


def test_the_plot_is_a_picture_with_every_tree() -> None:
    root = ElementTree.fromstring(plot([("a & b", 1_000, 0.5), ("c", 150_000, 40.0)]))
    words = [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"a & b", "c", "1,000", "0.1", "100"} <= set(words)


def test_the_figures_of_the_ecosystem_check_are_drawn(tmp_path: Path) -> None:
    found = {"owner/slow": {"lines": 20_000, "cpu_seconds": 40.0}, "owner/empty": {"lines": 0, "cpu_seconds": 0.5}}
    (tmp_path / "measured.json").write_text(json.dumps(found))
    dots = list(recorded(tmp_path / "measured.json"))
    assert dots == [("slow", 20_000, 40.0), ("empty", 1, 0.5)]
    assert plot(dots).count("<circle") == 2
