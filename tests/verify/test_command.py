"""`scopelint verify` and `scopelint --verify`: verdicts in every format, and exit statuses."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from scopelint.cli import cli
from scopelint.config import OUTPUT_FORMATS

from ..conftest import Folder
from . import fake
from .replaying import V1, VERSIONS, python

BUG = (
    V1
    + """
with tf.variable_scope("net"):
    tf.get_variable("w", [2])
with tf.variable_scope("net"):
    tf.get_variable("w", [2])
"""
)
LOOP = (
    V1
    + """
x = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
    for _ in range(2):
        x = tf.matmul(x, tf.get_variable("w", [4, 4]))
"""
)
FINE = V1 + 'tf.get_variable("w", [2])\n'


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, [*arguments, "--no-cache"])


@pytest.fixture
def refuting(folder: Folder) -> str:
    """An interpreter whose TensorFlow never raises."""
    folder.write("model.py", BUG)
    return fake.interpreter(folder.path / "fake")


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("command", [["verify"], ["--verify"], ["check", "--verify"]], ids=" ".join)
def test_a_finding_is_confirmed(folder: Folder, version: str, command: list[str]) -> None:
    folder.write("model.py", BUG)
    done = run(*command, "--python", python(version), "--output-format", "concise", "model.py")
    assert done.exit_code == 1
    assert re.search(r"model.py:8:5: TVS101 .* \[confirmed\]\n", done.stdout)
    assert "Found 1 error (1 confirmed).\n" in done.stdout


def test_two_cpu_devices_stand_in_for_a_second_device(folder: Folder) -> None:
    folder.write("model.py", BUG)
    folder.write("loop.py", LOOP)
    answer = settled("--python", python("2.21"), "--cpus", "2", "--device", "/CPU:1", ".")
    assert [(d["code"], d["verification"]["status"]) for d in answer] == [("TVS302", "reproduced"), ("TVS101", "confirmed")]
    assert [d["verification"]["variables"] for d in answer] == [[{"name": "net/w", "device": "/CPU:1"}]] * 2
    every = settled("--python", python("2.21"), "--cpus", "2", "--device", "all", "loop.py")
    assert every[0]["verification"]["device"] == "/CPU:0, /CPU:1"
    assert [v["device"] for v in every[0]["verification"]["variables"]] == ["/CPU:0", "/CPU:1"]


def test_a_gpu_holds_the_variables_where_there_is_one(folder: Folder) -> None:
    interpreter = python("2.21")
    seen = subprocess.run(
        [interpreter, "-c", "import tensorflow as tf; print(len(tf.config.list_physical_devices('GPU')))"], capture_output=True, text=True
    )
    if seen.stdout.strip() in ("", "0"):
        pytest.skip("this TensorFlow sees no GPU")
    folder.write("loop.py", LOOP)
    (found,) = settled("--python", interpreter, "--device", "/GPU:0", "loop.py")
    assert found["verification"]["status"] == "confirmed"
    assert found["verification"]["variables"] == [{"name": "net/w", "device": "/GPU:0"}]


def settled(*arguments: str) -> list[dict[str, Any]]:
    done = run("verify", "--output-format", "json", *arguments)
    assert done.exit_code == 1, done.output
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


# -- reporters


@pytest.mark.parametrize("output_format", OUTPUT_FORMATS)
def test_every_format_has_the_verdict_and_says_that_a_refuted_finding_is_our_bug(refuting: str, output_format: str) -> None:
    done = run("verify", "--python", refuting, "--output-format", output_format, "model.py")
    assert done.exit_code == 1
    assert "refuted" in done.stdout
    assert "this is a bug in scopelint: please report it to its issue tracker" in done.stdout


def test_json_has_the_whole_verdict(refuting: str) -> None:
    (found,) = settled("--python", refuting, "model.py")
    verification = found["verification"]
    assert verification.pop("python") == ".".join(map(str, sys.version_info[:3]))
    assert verification == {
        "status": "refuted",
        "level": "calls",
        "tensorflow": "0.0.fake",
        "device": "/CPU:0",
        "detail": "TensorFlow raises nothing, where ValueError was predicted",
        "variables": [],
    }


def test_sarif_has_the_verdict_as_a_property(refuting: str) -> None:
    done = run("verify", "--python", refuting, "--output-format", "sarif", "model.py")
    (result,) = json.loads(done.stdout)["runs"][0]["results"]
    assert result["properties"]["verification"]["status"] == "refuted"


def test_without_verify_there_is_no_verdict(folder: Folder) -> None:
    folder.write("model.py", BUG)
    (found,) = json.loads(run("--output-format", "json", "model.py").stdout)
    assert found["verification"] is None


# -- witnesses


def test_the_witness_is_printed_where_it_is_asked_for(refuting: str) -> None:
    brief = run("verify", "--python", refuting, "--show-witness", "--output-format", "concise", "model.py").stdout
    assert '\n    with tf.variable_scope("net"):  # model.py:7\n' in brief
    text = run("verify", "--python", refuting, "--show-witness", "model.py").stdout
    assert 'with tf.variable_scope("net"):  # model.py:7\n    tf.get_variable("w", shape=[2])  # model.py:8\n' in text
    (found,) = settled("--python", refuting, "--show-witness", "model.py")
    assert found["verification"]["witness"].startswith('"""TVS101 at model.py:8: ')


def test_witnesses_are_written_into_a_folder(refuting: str, folder: Folder) -> None:
    folder.write("again.py", BUG + "\n\ndef build():\n    tf.layers.dense(tf.zeros([1, 2]), 3, reuse=True, name='a')\n\n\nbuild()\n")
    done = run("verify", "--python", refuting, "--witness-dir", "out/witnesses", "model.py", "again.py")
    assert done.exit_code == 1
    written = sorted(path.name for path in (folder.path / "out" / "witnesses").iterdir())
    assert written == ["TVS101_again_8.py", "TVS101_model_8.py", "TVS102_again_12.py"]
    for path in (folder.path / "out" / "witnesses").iterdir():
        compile(path.read_text(), str(path), "exec")


CELL = """
cell = tf.nn.rnn_cell.GRUCell(4)
tf.nn.dynamic_rnn(tf.nn.rnn_cell.MultiRNNCell([cell] * 2), tf.zeros([1, 2, 4]), dtype=tf.float32)
"""
STEP = 'import tensorflow as tf\n\nprint(tf.Variable(0, "step"))\n'


def test_witnesses_of_cells_and_of_eager_code_hold_and_stand_alone(folder: Folder) -> None:
    folder.write("cell.py", V1 + CELL)
    folder.write("step.py", STEP)
    found = settled("--python", python("2.21"), "--witness-dir", "out", ".")
    assert [(d["code"], d["verification"]["status"]) for d in found] == [("TVS307", "reproduced"), ("TVS206", "reproduced")]
    assert 'tf.Variable(tf.zeros([], tf.int32), "step")' in (folder.path / "out" / "TVS206_step_3.py").read_text()
    bare = subprocess.run([python("2.21"), "out/TVS307_cell_6.py"], env={}, capture_output=True, text=True)
    assert bare.stdout.splitlines()[-1] == "[]", bare.stderr


def test_nothing_is_written_beside_the_program(refuting: str, folder: Folder) -> None:
    before = sorted(folder.path.rglob("*"))
    run("verify", "--python", refuting, "model.py")
    assert sorted(path for path in folder.path.rglob("*") if "__pycache__" not in path.parts) == before


# -- what is kept


def test_refuted_findings_can_be_left_out(refuting: str) -> None:
    done = run("verify", "--python", refuting, "--verified-only", "model.py")
    assert (done.exit_code, done.stdout) == (0, "1 finding left out: 1 refuted (TensorFlow does not do this).\n")
    quiet = run("verify", "--python", refuting, "--verified-only", "--output-format", "json", "model.py")
    assert json.loads(quiet.stdout) == []
    assert "1 finding left out" in quiet.stderr


CALLED = V1 + "\n\ndef net(name):\n    tf.get_variable(name, [2])\n\n\nnet('w')\nnet('w')\n"
LAYER = V1 + "\nx = tf.zeros([1, 2])\ntf.layers.dense(x, 3, name='a')\ntf.layers.dense(x, 3, name='a')\n"
ASSUMED = V1 + "\ntf.get_variable('w', [2])\nif input():\n    tf.get_variable('w', [2])\n"


@pytest.mark.parametrize("text", [CALLED, LAYER, ASSUMED], ids=["a name that was handed over", "a layer", "a branch"])
def test_what_needs_our_account_of_the_program_is_reproduced_and_not_confirmed(folder: Folder, text: str) -> None:
    folder.write("model.py", text)
    done = run("verify", "--python", python("1.15"), "--output-format", "concise", "model.py")
    assert "[reproduced]" in done.stdout
    assert "Found 1 error (1 reproduced).\n" in done.stdout
    only = run("verify", "--python", python("1.15"), "--verified-only", "model.py")
    assert only.stdout.startswith("1 finding left out: 1 reproduced (")
    assert "All checks passed" not in only.stdout


def test_inconclusive_findings_can_be_left_out_too(folder: Folder) -> None:
    hanging = fake.interpreter(folder.path / "fake", fake.TENSORFLOW.replace("class Graph(Anything):\n    pass", GRAPH_THAT_DIES))
    folder.write("model.py", BUG)
    kept = run("verify", "--python", hanging, "--output-format", "concise", "model.py")
    assert "[inconclusive: the child ended with status 1]" in kept.stdout
    dropped = run("verify", "--python", hanging, "--drop-inconclusive", "--output-format", "concise", "model.py")
    assert "TVS101" not in dropped.stdout


GRAPH_THAT_DIES = """\
class Graph(Anything):
    pass


def variable_scope(name):
    import os

    os._exit(1)
"""


# -- exit statuses


def test_status_0_where_nothing_is_found_and_no_child_is_started(folder: Folder) -> None:
    folder.write("model.py", FINE)
    none = fake.interpreter(folder.path / "none", None)
    done = run("verify", "--python", none, "model.py")
    assert (done.exit_code, done.stdout) == (0, "All checks passed!\n")


NO_PYTHON = {
    "/nowhere/python": "there is no such program",
    "nowhere-on-the-path": "there is no such program",
    "model.py": "this is no program that can be run",
    "./model.py": "this is no program that can be run",
    "/bin/true": "this is no Python interpreter",
}


@pytest.mark.parametrize("command", [["verify"], ["check", "--verify"], ["verify", "--execute"], ["verify", "--run", "model.py"]])
@pytest.mark.parametrize("python", NO_PYTHON)
def test_what_is_no_interpreter_is_refused_at_once(folder: Folder, python: str, command: list[str]) -> None:
    folder.write("model.py", "this does not parse, and nobody comes to see it")
    paths = [] if "--run" in command else ["model.py"]
    done = run(*command, "--python", python, *paths)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == f"error: --python {python}: {NO_PYTHON[python]}; name {done.stderr.partition('; name ')[2]}"
    assert done.stderr.count("\n") == 1


def test_an_interpreter_is_named_from_where_one_is(folder: Folder) -> None:
    folder.write("model.py", BUG)
    fake.interpreter(folder.path / "fake")
    assert "(1 refuted)" in run("verify", "--python", "fake/python", "model.py").stdout


def test_status_2_where_nothing_could_be_run(refuting: str) -> None:
    done = run("verify", "--python", refuting, "--device", "/GPU:7", "--output-format", "concise", "model.py")
    assert done.exit_code == 2
    assert "[inconclusive: " in done.stdout
    assert "error: verify: nothing could be run: " in done.stderr


def test_status_1_where_something_could_be_run(folder: Folder) -> None:
    dies = GRAPH_THAT_DIES.partition("\n\n\n")[2].replace("os._exit(1)", "name == 'net' and os._exit(1)\n    return Anything()")
    dying = fake.TENSORFLOW + dies
    folder.write("model.py", BUG)
    folder.write("other.py", BUG.replace('"net"', '"other"'))
    done = run("verify", "--python", fake.interpreter(folder.path / "fake", dying), "--output-format", "concise", "model.py", "other.py")
    assert done.exit_code == 1
    assert "[inconclusive: " in done.stdout
    assert "[refuted]" in done.stdout


@pytest.mark.parametrize("size", ["8X", "lots", ""])
def test_a_size_that_is_none_is_refused(folder: Folder, size: str) -> None:
    done = run("verify", "--memory", size, ".")
    assert done.exit_code == 2
    assert "is not a size such as 512M or 8G" in done.stderr


# -- doctor


def test_the_doctor_says_what_would_be_used(refuting: str) -> None:
    done = run("verify", "--doctor", "--python", refuting)
    assert done.exit_code == 0
    assert f"interpreter: {refuting}\nTensorFlow: 0.0.fake on Python" in done.stdout
    assert "devices: /CPU:0\n" in done.stdout
    assert done.stdout.endswith("Findings can be settled on /CPU:0.\n")


def test_the_doctor_says_what_is_missing(folder: Folder, refuting: str) -> None:
    none = run("verify", "--doctor", "--python", fake.interpreter(folder.path / "none", None))
    assert none.exit_code == 2
    assert "has no TensorFlow" in none.stdout
    assert "--python PATH" in none.stdout
    device = run("verify", "--doctor", "--python", refuting, "--device", "/GPU:0")
    assert device.exit_code == 2
    assert "Findings cannot be settled on /GPU:0: there is no such device." in device.stdout


def test_a_configuration_file_cannot_switch_it_on(folder: Folder) -> None:
    for key in ("verify", "run", "python", "device"):
        Path(folder.path / "scopelint.toml").write_text(f"{key} = true\n")
        done = run(".")
        assert done.exit_code == 2
        assert key in done.stderr
