"""Baselines: what is known stays silent however it moves, what is new is told, what is gone is said and taken out."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from scopelint import baseline
from tests.conftest import Folder, Run

HEAD = "import tensorflow.compat.v1 as tf\ntf.disable_v2_behavior()\n"
NET = 'def net(x):\n    a = tf.Variable(0, "a")\n    return tf.Variable(x, "b")\n'
MAIN = f"{HEAD}{NET}net(1.0)\n"


@pytest.fixture
def known(folder: Folder, run: Run) -> Callable[..., list[str]]:
    """Writes a program, makes its findings known, and from then on tells the rows of those that are new."""
    folder.write("nets/model.py", MAIN)
    assert run("--write-baseline", "known.jsonl", ".").stderr == "Wrote 2 findings to known.jsonl.\n"
    folder.write("scopelint.toml", 'baseline = "known.jsonl"\n')

    def new(*arguments: str) -> list[str]:
        result = run("--output-format", "concise", *(arguments or (".",)))
        return [line.split(": ")[0] for line in result.stdout.splitlines()[:-1]] + [f"! {line}" for line in result.stderr.splitlines()]

    return new


def test_the_file_has_a_finding_a_line_in_order(folder: Folder, known: Callable[..., list[str]]) -> None:
    head, *lines = (folder.path / "known.jsonl").read_text().splitlines()
    assert json.loads(head) == {"scopelint-baseline": 1}
    assert [(d["path"], d["code"], d["function"], d["text"]) for d in map(json.loads, lines)] == [
        ("nets/model.py", "TVS206", "net", 'tf.Variable(0, "a")'),
        ("nets/model.py", "TVS206", "net", 'tf.Variable(x, "b")'),
    ]
    assert lines == sorted(lines)
    assert known() == []


@pytest.mark.parametrize(
    "changed",
    [
        f"# one\n\n{MAIN}",
        MAIN.replace('0, "a"', '0,\n          "a"'),
        HEAD + "if True:\n" + "".join(f"    {line}\n" for line in NET.splitlines()) + "net(1.0)\n",
        HEAD + "class Nets:\n    @staticmethod\n" + "".join(f"    {line}\n" for line in NET.splitlines()) + "Nets.net(1.0)\n",
        MAIN.replace("\n", "\r\n"),
    ],
    ids=["moved", "wrapped", "indented", "in a class", "line ends"],
)
def test_what_is_known_stays_silent(folder: Folder, known: Callable[..., list[str]], changed: str) -> None:
    folder.write("nets/model.py", changed)
    assert known() == []


def test_what_is_known_stays_silent_in_a_renamed_file(folder: Folder, known: Callable[..., list[str]]) -> None:
    (folder.path / "nets/model.py").rename(folder.path / "network.py")
    assert known() == []
    assert known("network.py") == []


def test_what_is_new_is_told(folder: Folder, known: Callable[..., list[str]]) -> None:
    folder.write("nets/model.py", MAIN + 'tf.Variable(0, "a")\n')
    assert known() == ["nets/model.py:7:1"], "alike, but in no function"
    folder.write("nets/model.py", MAIN.replace("    return", '    a = tf.Variable(0, "a")\n    return'))
    assert known() == ["nets/model.py:5:9"], "one more of what is known once"
    folder.write("nets/model.py", MAIN)
    folder.write("other.py", MAIN)
    assert known() == ["other.py:4:9", "other.py:5:12"], "the same in another file"
    assert known("other.py") == ["other.py:4:9", "other.py:5:12"], "be the known file looked at or not"


def test_what_is_gone_is_said_and_taken_out_on_request(folder: Folder, run: Run, known: Callable[..., list[str]]) -> None:
    folder.write("nets/model.py", MAIN.replace('"a"', 'name="a"'))
    gone = '! fixed: nets/model.py: TVS206 in net: tf.Variable(0, "a")'
    assert known() == [gone, "! --prune-baseline takes out 1 known finding that is gone."]
    assert known("--ignore", "TVS206", ".") == [], "what is not looked for may be there"
    folder.write("more.py", "x = 1\n")
    assert known("more.py") == [], "what is not looked at neither"
    assert run("--prune-baseline", ".").stderr.endswith("Took out 1 known finding that is gone.\n")
    assert known() == []
    assert len((folder.path / "known.jsonl").read_text().splitlines()) == 2


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("", "this is no baseline of scopelint's"),
        ("[]\n", "this is no baseline of scopelint's"),
        ('{"scopelint-baseline": 2}\n', "a baseline of version 2, and this scopelint reads version 1: write it anew"),
        ('{"scopelint-baseline": 1}\n<<<<<<< HEAD\n', "known.jsonl:2: this is no entry of a baseline"),
        ('{"scopelint-baseline": 1}\n{"path": "a.py"}\n', "known.jsonl:2: this is no entry of a baseline"),
        (b"\xff\xfe", "this is no baseline: not UTF-8"),
        (None, "the baseline cannot be read: No such file or directory (--write-baseline makes one)"),
    ],
)
def test_a_baseline_that_is_none_is_one_line_and_status_2(folder: Folder, run: Run, content: str | bytes | None, complaint: str) -> None:
    folder.write("a.py", MAIN)
    if content is not None:
        folder.write("known.jsonl", content)
    result = run("--baseline", "known.jsonl", ".")
    assert (result.exit_code, result.stdout, len(result.stderr.splitlines())) == (2, "", 1)
    assert complaint in result.stderr
    assert "there is no baseline" in run("--prune-baseline", ".").stderr


def test_no_baseline_is_made_of_half_a_run(folder: Folder, run: Run) -> None:
    folder.write("a.py", MAIN)
    result = run("--write-baseline", "known.jsonl", "a.py", "none.py")
    assert (result.exit_code, "known.jsonl is not written" in result.stderr) == (2, True)
    assert not (folder.path / "known.jsonl").exists()


def test_two_branches_of_a_baseline_merge_line_by_line(folder: Folder, run: Run, known: Callable[..., list[str]]) -> None:
    """What git's union of two sides gives is a baseline, whatever the order and be a line there twice."""
    lines = (folder.path / "known.jsonl").read_text().splitlines()
    (folder.path / "known.jsonl").write_text("\n".join([lines[0], lines[2], lines[1], lines[1]]) + "\n")
    assert known() == []
    assert len(baseline.read(folder.path / "known.jsonl")) == 2
