"""The programs in examples/: scopelint finds the bug of each, is silent on its corrected twin, and TensorFlow agrees."""

from __future__ import annotations

import ast
import json
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from scopelint.rulebook import RuleBook

from ..differential.compare import codes_for, differences, predict_source, scopelint
from ..differential.oracle import PYTHONS, Oracle, why_missing

EXAMPLES = Path(__file__).parents[2] / "examples"


@dataclass(frozen=True)
class Bug:
    """What is wrong in a program: the rule, the line that must be reported, and the variable that it is about."""

    folder: str
    code: str
    line: str
    variable: str

    @property
    def bug(self) -> Path:
        return EXAMPLES / self.folder / "bug.py"

    @property
    def fixed(self) -> Path:
        return EXAMPLES / self.folder / "fixed.py"

    @property
    def row(self) -> int:
        (row,) = [row for row, line in enumerate(self.bug.read_text("utf-8").split("\n"), start=1) if line.strip() == self.line]
        return row


BUGS = [
    Bug(
        "auto_reuse_loop",
        "TVS302",
        'kernel = tf.get_variable("kernel", [3, 3, channels, filters], initializer=tf.truncated_normal_initializer(stddev=0.1))',
        "stage_0/conv/kernel",
    ),
    Bug(
        "feature_extractor", "TVS103", 'return tf.layers.dense(h, 64, activation=tf.nn.relu, name="embedding")', "features/embedding/kernel"
    ),
    Bug("gan", "TVS101", 'h = tf.layers.dense(images, 128, tf.nn.leaky_relu, name="hidden")', "discriminator/hidden/kernel"),
    Bug("seq2seq", "TVS102", "output, state = cell(self.embed(token), state)", "decoder/gru_cell/gates/kernel"),
    Bug("siamese", "TVS102", 'h = tf.layers.conv2d(images, 8, 3, 2, activation=tf.nn.relu, name="conv1")', "branch/conv1/kernel"),
    Bug("template", "TVS107", "noisy_code = self.encoder(images + tf.random_normal(tf.shape(images), stddev=noise))", "encoder_1/gain"),
    Bug("towers", "TVS102", "return optimizer.apply_gradients(average_gradients(tower_gradients))", "hidden/w/Adam/"),
]
SILENT = {"TVS302"}
"""Rules about what TensorFlow does without an error."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The examples as a project of their own, without the rest of this repository as their context."""
    return Path(shutil.copytree(EXAMPLES, tmp_path_factory.mktemp("project") / "examples", ignore=shutil.ignore_patterns("__pycache__")))


def findings(path: Path) -> list[dict[str, Any]]:
    answer = scopelint("check", "--isolated", "--select", "ALL", "--output-format", "json", str(path))
    found: list[dict[str, Any]] = json.loads(answer.stdout)
    assert answer.exit_code == (1 if found else 0)
    return found


def place(finding: dict[str, Any]) -> tuple[str, str, int, str]:
    path = Path(finding["filename"])
    return f"{path.parent.name}/{path.name}", finding["code"], finding["location"]["row"], finding["variable"]


bugs = pytest.mark.parametrize("bug", BUGS, ids=[bug.folder for bug in BUGS])


def test_every_example_has_a_bug_and_a_corrected_twin_and_nothing_else() -> None:
    files = {str(path.relative_to(EXAMPLES)) for path in EXAMPLES.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    assert files == {f"{bug.folder}/{name}.py" for bug in BUGS for name in ("bug", "fixed")}


@bugs
def test_an_example_says_at_its_head_what_it_is_about_and_what_goes_wrong(bug: Bug) -> None:
    for path in (bug.bug, bug.fixed):
        text = path.read_text("utf-8")
        head = ast.get_docstring(ast.parse(text)) or ""
        assert ("\n\nWhat goes wrong: " in head) == (path == bug.bug)
        assert ("with bug.py" in " ".join(head.split())) == (path == bug.fixed)
        assert 40 <= text.count("\n") <= 90


@bugs
def test_the_bug_is_found_once_and_where_it_is(bug: Bug, folder: Path) -> None:
    assert list(map(place, findings(folder / bug.folder / "bug.py"))) == [(f"{bug.folder}/bug.py", bug.code, bug.row, bug.variable)]


@bugs
def test_its_corrected_twin_is_silent(bug: Bug, folder: Path) -> None:
    assert findings(folder / bug.folder / "fixed.py") == []


def test_the_whole_folder_gives_the_same_as_its_programs_one_by_one(folder: Path) -> None:
    one_by_one = [place(each) for path in folder.rglob("*.py") for each in findings(path)]
    assert sorted(map(place, findings(folder))) == sorted(one_by_one)


@bugs
def test_the_trace_tells_the_calls_and_what_they_led_to(bug: Bug, folder: Path) -> None:
    for finding in findings(folder / bug.folder / "bug.py"):
        messages = [step["message"] for step in finding["trace"]]
        assert any(message.startswith("calls ") for message in messages)
        assert any("created here" in message or "reuse flag" in message for message in messages)


@pytest.mark.parametrize("version", list(PYTHONS))
def test_tensorflow_does_what_the_examples_say(version: str) -> None:
    if why := why_missing(version):
        pytest.skip(why)
    with Oracle(version) as tensorflow:
        for bug in BUGS:
            sources = [path.read_text("utf-8") for path in (bug.bug, bug.fixed)]
            wrong, right = map(tensorflow.observe, sources)
            assert not wrong["failed"], bug
            assert not right["failed"], bug
            assert right["raises"] is None, bug
            if bug.code in SILENT:
                assert wrong["raises"] is None, bug
                fewer, more = (len(answer["graphs"][0]["variables"]) for answer in (wrong, right))
                assert fewer < more, bug
            else:
                assert bug.code in codes_for(wrong["raises"]), bug
                assert bug.variable in wrong["raises"]["message"], bug
                assert wrong["raises"]["stack"][-1][:2] == ["main.py", bug.row], bug
            # And `scopelint vars` knows every variable of both.
            for source, observed in zip(sources, (wrong, right), strict=True):
                assert differences(observed, predict_source(source, version)) == [], bug


def test_the_codes_of_the_examples_have_pages() -> None:
    assert {bug.code for bug in BUGS} <= set(RuleBook.load().rules)
