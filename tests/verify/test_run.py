"""`scopelint verify --run` and `scopelint vars --against`: what a program did beside what was predicted."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from scopelint.cli import cli
from scopelint.verify.observed import compare

from ..conftest import Folder
from . import fake
from .replaying import python

EXAMPLES = Path(__file__).parents[2] / "examples"

HIDDEN = """
import sys
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
with tf.variable_scope("net"):
    tf.get_variable("w", [2, 3])
text = "with tf.variable_scope('net', reuse=True):\\n    tf.get_variable('w')\\ntf.get_variable('hidden', [int(sys.argv[1])])"
exec(compile(text, "<text>", "exec"))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print("initialised")
    session.run(tf.constant(1))
    raise SystemError("it should have been stopped by now")
"""

BUG_AFTER_A_STEP = """
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
w = tf.get_variable("w", [2])
with tf.Session() as session:
    session.run(w.initializer)
    session.run(w)
tf.get_variable("w", [2])
"""

NEVER = """
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.get_variable("w", [2])
try:
    exec(compile("raise SystemExit", "<text>", "exec"))
except SystemExit:
    tf.reset_default_graph()
exec(compile("tf.reset_default_graph()", "<text>", "exec"))
tf.get_variable("w", [2])
"""


REDUCED = """\
import tensorflow.compat.v1 as tf

def hidden(size):
    functions = [function for name, function in sorted(vars(tf).items()) if name == 'get_variable']
    functions[0]('hidden', [size])
hidden(3)
"""
"""What is left of a program in which the analysis does not see that a variable is made."""


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, list(arguments))


def watched(version: str, script: str, *arguments: str) -> Result:
    return run("verify", "--no-cache", "--python", python(version), "--output-format", "concise", "--run", script, *arguments)


@pytest.mark.parametrize(("name", "version"), [("gan", "1.15"), ("auto_reuse_loop", "1.15"), ("towers", "2.21"), ("template", "2.21")])
def test_the_bugs_of_the_examples_come_about_when_they_run(folder: Folder, name: str, version: str) -> None:
    shutil.copy(EXAMPLES / name / "bug.py", folder.path / "bug.py")
    done = watched(version, "bug.py", "--until", "end")
    assert done.exit_code == 1
    assert "[confirmed by the program]" in done.stdout
    assert "[refuted" not in done.stdout
    assert "Missed" not in done.stdout
    assert f"on TensorFlow {version}" in done.stdout


APART = """
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(reuse):
    with tf.variable_scope("net", reuse=reuse):
        return tf.Variable(tf.zeros([2]), name="w")


net(False)
net(True)
"""


def test_two_variables_where_one_was_meant_are_confirmed_by_the_table(folder: Folder) -> None:
    folder.write("train.py", APART)
    done = watched("1.15", "train.py")
    assert "train.py:9:16: TVS201 net_1/w is a second net/w" in done.stdout
    assert "[confirmed by the program]" in done.stdout


def test_an_old_tensorflow_and_python_run_programs_too(folder: Folder) -> None:
    """TensorFlow 1.5 on Python 3.6."""
    source = (EXAMPLES / "gan" / "bug.py").read_text("utf-8")
    old = source.replace("import tensorflow.compat.v1 as tf", "import tensorflow as tf").replace("tf.disable_v2_behavior()\n", "")
    folder.write("bug.py", old)
    done = watched("1.5", "bug.py", "--until", "end")
    assert done.exit_code == 1
    assert "TVS101 variable discriminator/hidden/kernel already exists" in done.stdout
    assert "[confirmed by the program]" in done.stdout
    assert "on TensorFlow 1.5.0 (Python 3." in done.stdout
    assert "Missed" not in done.stdout
    doctor = run("verify", "--doctor", "--python", python("1.5"))
    assert doctor.exit_code == 0
    assert "TensorFlow: 1.5.0 on Python 3." in doctor.stdout


def test_what_the_analysis_missed_is_listed_and_the_program_gets_its_arguments(folder: Folder) -> None:
    folder.write("train.py", HIDDEN)
    done = watched("1.15", "train.py", "--", "7")
    assert done.exit_code == 1
    assert "up to its first step: 2 variables.\n" in done.stdout
    missed = done.stdout.partition("Missed by the static analysis:\n")[2]
    assert missed.splitlines() == [
        "  net/w: shared at train.py:9 in the program, not in the model",
        "  only in the program: hidden [7] float32, made at train.py:9",
    ]


@pytest.mark.parametrize(("until", "found"), [("init", "inconclusive: "), ("step", "inconclusive: "), ("end", "confirmed by the program]")])
def test_a_program_is_run_as_far_as_it_is_asked_for(folder: Folder, until: str, found: str) -> None:
    folder.write("train.py", BUG_AFTER_A_STEP)
    done = watched("1.15", "train.py", "--until", until)
    assert f"[{found}" in done.stdout


def test_a_finding_that_does_not_come_about_is_refuted(folder: Folder) -> None:
    folder.write("train.py", NEVER)
    done = watched("1.15", "train.py")
    assert done.exit_code == 1
    assert "TVS101" in done.stdout
    assert "[refuted by the program]" in done.stdout


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("recording")
    (folder / "scopelint.toml").touch()
    (folder / "train.py").write_text(HIDDEN)
    done = run("verify", "--python", python("2.21"), "--output-format", "json", "--run", str(folder / "train.py"), "--", "7")
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_a_run_is_recorded_as_the_table_of_its_variables(recording: dict[str, Any]) -> None:
    assert recording["tensorflow"].startswith("2.21")
    assert recording["stopped"] == "step"
    (root,) = recording["roots"]
    assert root["root"].endswith("train.py:<module>")
    (graph,) = root["graphs"]
    script = root["root"].removesuffix(":<module>")
    assert graph["variables"][0] == {
        "name": "net/w",
        "shape": [2, 3],
        "dtype": "float32",
        "trainable": True,
        "collection": "global",
        "created": {"filename": script, "row": 7},
        "reused": [{"filename": script, "row": 9}],
    }
    assert [variable["name"] for variable in graph["variables"]] == ["net/w", "hidden"]


def test_the_model_is_compared_with_a_recording(recording: dict[str, Any], folder: Folder) -> None:
    script = recording["roots"][0]["root"].removesuffix(":<module>")
    folder.write("observed.json", json.dumps(recording))
    done = run("vars", "--no-cache", "--against", "observed.json", script)
    assert done.exit_code == 1
    assert done.stdout.splitlines() == [
        f"{script}:<module>: net/w: shared at train.py:9 in the program, not in the model",
        f"{script}:<module>: only in the program: hidden [7] float32, made at train.py:9",
    ]
    recording = json.loads(json.dumps(recording))
    variables = recording["roots"][0]["graphs"][0]["variables"]
    variables[0]["reused"] = []
    del variables[1]
    folder.write("same.json", json.dumps(recording))
    same = run("vars", "--no-cache", "--against", "same.json", script)
    assert (same.exit_code, same.stdout) == (0, "The model agrees with same.json.\n")
    variables[0]["shape"] = [3, 2]
    folder.write("other.json", json.dumps(recording))
    assert (
        "net/w: shape is [3, 2] in the program, [2, 3] in the model" in run("vars", "--no-cache", "--against", "other.json", script).stdout
    )


@pytest.mark.parametrize("content", [None, "nonsense", "{}", "[]", '{"roots": [{"root": "else.py:<module>", "graphs": []}]}'])
def test_a_recording_that_is_of_no_use_is_said_to_be_so(folder: Folder, content: str | None) -> None:
    folder.write("model.py", "import tensorflow as tf\ntf.get_variable('w', [1])\n")
    if content is not None:
        folder.write("observed.json", content)
    done = run("vars", "--no-cache", "--against", "observed.json", "model.py")
    assert done.exit_code == 2
    assert done.stderr.startswith("error: observed.json: ")
    assert len(done.stderr.splitlines()) == 1


EAGER = """
import tensorflow as tf

w = tf.Variable(tf.zeros([2]), name="w")
while True:
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(w * w)
    w.assign_sub(tape.gradient(loss, w))
"""


def test_an_eager_program_is_stopped_after_its_first_step(folder: Folder) -> None:
    folder.write("train.py", EAGER)
    done = watched("2.21", "train.py")
    assert done.exit_code == 0, done.output
    assert "up to its first step: 1 variable.\n" in done.stdout


# -- programs that do not come far


def test_a_program_that_fails_for_reasons_of_its_own_is_no_bug_that_was_missed(folder: Folder) -> None:
    folder.write("train.py", "import tensorflow as tf\nopen('/nowhere/data.csv')\n")
    done = watched("1.15", "train.py")
    assert done.exit_code == 0
    assert "until it raised an error: 0 variables.\nIt raised FileNotFoundError" in done.stdout


def test_a_program_that_hangs_or_crashes_is_status_2(folder: Folder) -> None:
    interpreter = fake.interpreter(folder.path / "fake", "import os; os.abort()")
    folder.write("train.py", "import tensorflow as tf\n")
    done = run("verify", "--no-cache", "--python", interpreter, "--run", "train.py")
    assert done.exit_code == 2
    assert "train.py: could not be run: the child was ended by SIGABRT" in done.stderr
    hanging = fake.interpreter(folder.path / "hanging", "import time; time.sleep(1000)")
    late = run("verify", "--no-cache", "--python", hanging, "--timeout", "1", "--run", "train.py")
    assert late.exit_code == 2
    assert "no answer within" in late.stderr


def test_a_program_that_is_not_there_is_status_2(folder: Folder) -> None:
    done = run("verify", "--no-cache", "--run", "nowhere.py")
    assert done.exit_code == 2
    assert "nowhere.py" in done.stderr


def test_a_call_over_several_lines_is_one_place_whichever_row_python_tells(folder: Folder) -> None:
    path = folder.write("model.py", "def build():\n    return get(\n        'w',\n    )\n\n\nbuild()\n")

    def table(row: int) -> dict[str, Any]:
        facts = {"name": "w", "shape": [1], "dtype": "float32", "trainable": True, "collection": "global", "created": None}
        return {"graphs": [{"variables": [{**facts, "reused": [{"filename": str(path), "row": row}]}]}]}

    assert compare(table(2), table(4)) == compare(table(4), table(2)) == []
    assert [each.text for each in compare(table(2), table(7))] == [
        "w: shared at model.py:7 in the program, not in the model",
        "w: shared at model.py:2 in the model, not in the program",
    ]


@pytest.mark.parametrize("version", ["2.21"])
def test_a_program_that_does_what_was_not_predicted_is_reduced_to_that(folder: Folder, version: str) -> None:
    around = "x = tf.placeholder(tf.float32, [None, 4])\nfor size in range(1, 3):\n    x = tf.layers.dense(x, size)\n"
    whole = REDUCED.replace("hidden(3)", f"{around}hidden(3)\nprint(x)  # a comment")
    folder.write("train.py", whole.replace("as tf\n", "as tf\n\ntf.disable_v2_behavior()\n"))
    result = watched(version, "train.py", "--reduce", "small.py")
    assert result.exit_code == 1
    assert "only in the program: hidden" in result.output
    assert Path("small.py").read_text() == REDUCED
    assert run("verify", "--reduce", "small.py", "train.py").exit_code == 2
