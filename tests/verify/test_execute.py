"""`--execute`: what a finding says is looked for in the program itself, on a real TensorFlow, and is not seen where it is not."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from scopelint.cli import cli
from scopelint.diagnostics import Diagnostic, Site, Span, Verification
from scopelint.verify.executed import Ground, settle_by_execution
from scopelint.verify.judged import judged
from scopelint.verify.wanting import HOW, wanted

from ..cases.verdicts import DATA
from ..conftest import Folder
from .replaying import BOOK, V1, diagnostics, python, target

CASES = {
    "1.15": ("a011", "a027", "a076", "b04", "b14", "ba12", "ba16", "bd19", "bd24"),
    "2.21": ("ba21", "bc06", "bc12", "bd04", "bd11", "bd12"),
}
"""Programs of the cases, of all kinds, that run on a TensorFlow."""


def settled(version: str, folder: Path) -> tuple[list[Diagnostic], list[Diagnostic]]:
    """The findings of the programs, settled by execution; and those that are wrong on purpose."""
    found = []
    for number in CASES[version]:
        (source,) = DATA.glob(f"{number}_*")
        case = source / "bug.py" if (source / "bug.py").exists() else source / "bug"
        copy = folder / source.name / case.name
        (shutil.copytree if case.is_dir() else shutil.copy)(case, copy if case.is_dir() else _made(copy))
        found += [d for d in diagnostics([copy], version) if BOOK.rules[d.code].default]
    true = {(d.code, d.site.filename, d.site.span.row) for d in found}
    every = [*found, *(w for d in found for w in wrong(d) if (w.code, w.site.filename, w.site.span.row) not in true or w.site == d.site)]
    out = settle_by_execution(every, Ground(lambda name: Path(name), folder, BOOK), target(version), 60)
    return out[: len(found)], out[len(found) :]


def _made(path: Path) -> Path:
    path.parent.mkdir(parents=True)
    return path


def wrong(found: Diagnostic) -> list[Diagnostic]:
    """A finding of another line, of another variable, and of another rule."""
    span = found.site.span
    steps = (step.site for step in found.trace if step.site.filename == found.site.filename)
    calls = (site.span for site in steps if site.span.row <= span.row <= site.span.end_row)  # it may be an argument of one of these
    after = max((span.end_row, *(call.end_row for call in calls))) - span.row + 1
    moved = Site(found.site.filename, Span(span.row + after, 1, span.end_row + after, 2))
    out = [replace(found, site=moved, trace=())]
    if found.variable is not None:
        name = f"{found.variable}_other"
        out.append(replace(found, variable=name, message=found.message.replace(found.variable, name)))
    if found.code in ("TVS101", "TVS102", "TVS103"):
        out.append(replace(found, code="TVS104", message="another rule", witness=replace(found.witness, claim=None)))  # type: ignore[type-var]
    if found.code == "TVS307":
        out.append(replace(found, message=found.message.replace("LSTM", "Ugrnn")))
    return out


def said(found: list[Diagnostic]) -> list[tuple[str, str, int, Verification | None]]:
    return [(d.code, Path(d.site.filename).parent.name, d.site.span.row, d.verification) for d in found]


@pytest.mark.parametrize("version", CASES)
def test_true_findings_are_confirmed_by_the_program_and_wrong_ones_are_not(version: str, tmp_path: Path) -> None:
    true, false = settled(version, tmp_path)
    assert [each for each in said(true) if each[3] is None or (each[3].status, each[3].level) != ("confirmed", "program")] == []
    assert [each for each in said(false) if each[3] is not None and each[3].status == "confirmed"] == []
    assert len(false) > 10


def test_an_error_in_a_traced_function_is_at_the_line_that_it_tells_of() -> None:
    """Its stack has but the call of the function, as what AutoGraph runs is not the user's file; that is a step of many findings."""
    (path,) = DATA.glob("c02_*/bug.py")
    found = next(each for each in diagnostics([path], "2.21") if each.code == "TVS105")
    assert found.site.span.row == 9, "the counter is made with the optimizer"
    text = "tf.function only supports singleton tf.Variables created on the first call. Make sure the tf.Variable is only created once"
    raised = {"types": ["ValueError"], "message": text, "stack": [[str(path), 21]], "told": [[str(path), 9]]}
    answer = {"raised": raised, "stopped": "error", "graphs": [], "printed": ""}
    steps = tuple(step for step in found.trace if step.site.span.row == 21)
    elsewhere = replace(found, site=replace(found.site, span=Span(14, 5, 14, 50)), trace=steps)
    assert [judged(each, answer, BOOK)[0] for each in (found, elsewhere)] == ["confirmed", "inconclusive"]


# -- the command


def execute(version: str, *arguments: str) -> Result:
    options = ["--no-cache", "--python", python(version), "--output-format", "concise"]
    return CliRunner().invoke(cli, ["verify", "--execute", *options, *arguments])


FUNCTION = (
    V1
    + """

class Net(object):
    def __init__(self, units, reuse):
        self.units = units

    def build(self, images):
        with tf.variable_scope("net"):
            h = tf.layers.conv2d(images, self.units, 3, name="c")
            return tf.layers.conv2d(images, self.units, 3, name="c")


def tower(x, size, flag):
    with tf.variable_scope("tower"):
        tf.get_variable("w", [size, 2])
        if flag:
            tf.get_variable("w", [size, 2])
        return tf.matmul(x, x)
"""
)


def test_functions_and_methods_get_arguments_that_suit_them(folder: Folder) -> None:
    folder.write("net.py", FUNCTION)
    done = execute("1.15", "net.py")
    lines = [line for line in done.stdout.splitlines() if "TVS101" in line]
    assert len(lines) == 2, done.output
    assert all(line.endswith("[confirmed by the program]") for line in lines), done.output


DECIDED = (
    V1
    + """

def tower(x, mode, depth):
    with tf.variable_scope("tower"):
        tf.get_variable("w", [2])
        if mode == "second" and depth > 7:
            tf.get_variable("w", [2])
    return x


def head(x, kind):
    tf.get_variable("v", [2])
    if kind in ("conv", "rnn"):
        tf.get_variable("v", [2])
"""
)


def test_functions_get_arguments_that_decide_their_branches(folder: Folder) -> None:
    folder.write("net.py", DECIDED)
    done = execute("1.15", "net.py")
    lines = [line for line in done.stdout.splitlines() if "TVS101" in line]
    assert len(lines) == 2, done.output
    assert [line for line in lines if not line.endswith("[confirmed by the program]")] == [], done.output


def test_a_function_that_does_not_come_there_says_how_often_it_was_tried(folder: Folder) -> None:
    folder.write("net.py", V1 + "def f(kind):\n    tf.get_variable('w', [2])\n    if kind % 97 == 5:\n        tf.get_variable('w', [2])\n")
    done = execute("1.15", "net.py")
    assert "[inconclusive: " in done.stdout, done.output
    assert " sets of arguments)" in done.stdout, done.output


DESTRUCTIVE = (
    V1
    + """
import os, shutil, socket
open("made.txt", "w").write("here")
assert open("made.txt").read() == "here"
os.makedirs("logs/run")
assert os.path.isdir("logs/run")
os.remove("kept.txt")
shutil.rmtree("kept", ignore_errors=True)
w = tf.get_variable("w", [2])
train = tf.train.GradientDescentOptimizer(1.0).minimize(tf.reduce_sum(w))
saver = tf.train.Saver()
tf.summary.FileWriter("summaries")
with tf.Session() as session:
    session.run(w.initializer)
    for _ in range(5):
        before = session.run(w)
        session.run(train)
        assert (session.run(w) == before).all(), "it trains"
    path = saver.save(session, "models/model")
    saver.restore(session, path)
try:
    socket.create_connection(("localhost", 80))
    os.environ["NETWORK"] = "there"
except OSError:
    pass
if "NETWORK" in os.environ:
    os._exit(9)
tf.get_variable("w", [2])
"""
)


def test_nothing_is_written_sent_or_trained(folder: Folder) -> None:
    folder.write("kept.txt", "kept")
    folder.write("kept/inner.txt", "kept")
    folder.write("train.py", DESTRUCTIVE)
    before = sorted(folder.path.rglob("*"))
    done = execute("1.15", "train.py")
    assert "[confirmed by the program]" in done.stdout, done.output
    assert sorted(path for path in folder.path.rglob("*") if "__pycache__" not in path.parts) == before


HANGS = V1 + "tf.get_variable('w', [2])\nif input():\n    tf.get_variable('w', [2])\nwhile True:\n    pass\n"


def test_a_program_that_does_not_come_there_says_what_was_missing(folder: Folder) -> None:
    folder.write("asks.py", HANGS)
    folder.write("hangs.py", HANGS.replace("input()", "len(str(tf)) == 7"))
    done = execute("1.15", "--timeout", "3", ".")
    assert "asks.py:6:5: TVS101" in done.stdout
    assert "[inconclusive: the program ended before, by EOFError" in done.stdout, done.output
    assert "in the time that the program had" in done.stdout, done.output


def test_no_configuration_switches_it_on_and_a_lint_does_not_know_it(folder: Folder) -> None:
    folder.write("model.py", "")
    folder.write("scopelint.toml", "execute = true\n")
    done = CliRunner().invoke(cli, ["."])
    assert (done.exit_code, "execute" in done.stderr) == (2, True)
    folder.write("scopelint.toml")
    assert CliRunner().invoke(cli, ["check", "--execute", "."]).exit_code == 2


def test_a_check_that_verifies_can_execute(folder: Folder) -> None:
    folder.write("model.py", V1 + "def f():\n    tf.get_variable('w', [2])\nf()\nf()\n")
    options = ["--verify", "--execute", "--no-cache", "--python", python("1.15"), "--output-format", "concise"]
    done = CliRunner().invoke(cli, ["check", *options, "model.py"])
    assert done.exit_code == 1
    assert "[confirmed by the program]" in done.stdout, done.output


ASKS = "import argparse, sys\nparser = argparse.ArgumentParser()\nparser.add_argument('--{0}', required=True)\nparser.parse_args()\n"


def test_programs_get_what_follows_the_dashes_and_say_what_else_they_want(folder: Folder) -> None:
    twice = "def f():\n    tf.get_variable('w', [2])\nf()\nf()\n"
    for name in ("data", "batch"):
        folder.write(f"{name}.py", V1 + ASKS.format(name) + twice)
    done = execute("1.15", "data.py", "batch.py", "--", "--data", "x")
    first, second = (line.partition(" [")[2] for line in done.stdout.splitlines()[:2])
    assert second == "confirmed by the program]"
    assert first.startswith(f"inconclusive: the program wants other arguments (the following arguments are required: --batch): {HOW}")


def test_dashes_part_paths_from_options_where_nothing_is_executed(folder: Folder) -> None:
    folder.write("-odd.py", "import tensorflow as tf\ntf.get_variable('w', [1])\ntf.get_variable('w', [1])\n")
    done = CliRunner().invoke(cli, ["check", "--no-cache", "--output-format", "concise", "--", "-odd.py"])
    assert "-odd.py:3:1: TVS101" in done.stdout, done.output


def ended(stopped: str, printed: str = "", raised: dict[str, object] | None = None) -> dict[str, object]:
    return {"stopped": stopped, "printed": printed, "raised": raised}


ABSL = (
    "FATAL Flags parsing error:\n  flag --data=None: Flag --data must have a value.\nPass --helpshort or --helpfull to see help on flags.\n"
)


@pytest.mark.parametrize(
    ("answer", "what"),
    [
        (ended("exit", "usage: a.py [-h]\na.py: error: unrecognized arguments: --x\n"), "unrecognized arguments: --x"),
        (ended("exit", ABSL), "flag --data=None: Flag --data must have a value"),
        (ended("exit", "Usage: a.py [OPTIONS]\n\nError: Missing option '--data'.\n"), "Missing option '--data'"),
        (ended("exit", "loading\nUsage: python a.py DATA\n"), "Usage: python a.py DATA"),
        (ended("exit", "Error: no GPU was found\n"), ""),
        (ended("end", "usage: of memory is fine\n"), ""),
        (ended("error", "usage: a.py\n", {"types": ["KeyError"], "message": "x", "stack": []}), ""),
        (ended("error", "", {"types": ["IllegalFlagValueError", "Error"], "message": "n is:\n x.", "stack": []}), "n is: x"),
    ],
)  # fmt: skip
def test_how_a_program_asks_for_arguments(answer: dict[str, object], what: str) -> None:
    assert wanted(answer) == what


def test_a_program_that_looks_for_an_argument_wants_one(folder: Folder) -> None:
    path = folder.write("a.py", "import sys\ndata = sys.argv[1]\nother = [][1]\n")
    raised = [{"types": ["IndexError"], "message": "list index out of range", "stack": [[str(path), row]]} for row in (2, 3, 9)]
    assert [wanted(ended("error", "", each)) for each in raised] == ["it looks into sys.argv", "", ""]


def test_json_has_the_level(folder: Folder) -> None:
    folder.write("model.py", V1 + "def f():\n    tf.get_variable('w', [2])\nf()\nf()\n")
    done = CliRunner().invoke(cli, ["verify", "--execute", "--no-cache", "--python", python("1.15"), "--output-format", "json", "model.py"])
    (found,) = json.loads(done.stdout)
    assert (found["verification"]["status"], found["verification"]["level"]) == ("confirmed", "program")


HIDDEN = (
    V1
    + """
import types


def hidden():
    tf.get_variable("hidden", [3])


def tower(x, size):
    types.FunctionType(hidden.__code__, globals())()
    tf.get_variable("w", [size])
    tf.get_variable("w", [size])


if __name__ == "__main__":
    types.FunctionType(hidden.__code__, globals())()
    tf.get_variable("w", [2])
    tf.get_variable("w", [2])
"""
)
"""Programs, a script and a function, with a variable that only running them shows."""


def test_what_a_program_does_that_was_not_predicted_is_told_by_root(folder: Folder) -> None:
    folder.write("model.py", HIDDEN)
    text = execute("1.15", "--output-format", "concise", "model.py").stdout
    (row, *_) = [number for number, line in enumerate(HIDDEN.split("\n"), 1) if 'get_variable("hidden"' in line]
    report = text.partition("Missed by the static analysis:\n")[2]
    assert sorted(report.splitlines()) == [
        f"  model.py:<module>: only in the program: hidden [3] float32, made at model.py:{row}",
        f"  model.py:tower: only in the program: hidden [3] float32, made at model.py:{row}",
    ]
    quiet = execute("1.15", "--output-format", "json", "model.py")
    assert json.loads(quiet.stdout)
    assert report in quiet.stderr


def test_nothing_is_told_of_programs_that_do_what_was_predicted(folder: Folder) -> None:
    folder.write("model.py", HIDDEN.replace("types.FunctionType(hidden.__code__, globals())()", "hidden()"))
    done = execute("1.15", "--output-format", "concise", "model.py")
    assert "2 confirmed" in done.stdout
    assert "Missed" not in done.output


def test_a_tensorflow_without_room_for_witnesses_hides_no_verdict_of_the_program(folder: Folder) -> None:
    folder.write("train.py", "import tensorflow as tf\ntf.get_variable('w', [2])\ntf.get_variable('w', [2])\n")
    done = execute("1.15", "--memory", "200M", "train.py")
    assert "[confirmed by the program]" in done.stdout, done.output
    assert "nothing could be run" not in done.stderr
    assert done.exit_code == 1


ORDER = (
    V1
    + """
import numpy as np
x = tf.placeholder(tf.float32, [None, 4])
table, feed = tf.get_variable("table", [4, 4], trainable=False), tf.placeholder(tf.float32, [4, 4])
put, step = table.assign(feed), tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.layers.dense(tf.matmul(x, table), 1)))
with tf.Session() as session:
    session.run(FIRST)
    session.run(SECOND)
    session.run(step, {x: np.ones([2, 4])})
"""
)


@pytest.mark.parametrize("version", ["1.15", "2.21"])
def test_an_assignment_after_the_initializer_is_not_taken_for_it(version: str, tmp_path: Path) -> None:
    path = tmp_path / "order.py"
    orders = ("put, {feed: np.ones([4, 4])}", "tf.global_variables_initializer()")
    path.write_text(ORDER.replace("FIRST", orders[0]).replace("SECOND", orders[1]), "utf-8")
    (found,) = diagnostics([path], version)
    said = []
    for order in (orders, orders[::-1]):
        path.write_text(ORDER.replace("FIRST", order[0]).replace("SECOND", order[1]), "utf-8")
        (settled,) = settle_by_execution([found], Ground(lambda name: Path(name), tmp_path, BOOK), target(version), 60)
        assert settled.verification is not None
        said.append((found.code, settled.verification.status))
    assert said == [("TVS507", "confirmed"), ("TVS507", "refuted")]
