"""What changed about variables: renames are seen by structure, and what is printed loads."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from textwrap import indent

import pytest

from scopelint import inventory
from scopelint.changes.compare import Known, compare
from scopelint.config import Settings
from scopelint.discovery import Project
from scopelint.watch import Watch

from ..conftest import Folder, Run
from ..differential.oracle import EVERY_PYTHON, why_missing

HEAD = "import tensorflow.compat.v1 as tf\ntf.disable_v2_behavior()\n"
NET = """\
def net(x, reuse=None):
    with tf.variable_scope("net", reuse=reuse):
        w = tf.get_variable("w", [3, 4])
        b = tf.get_variable("b", [4])
        with tf.variable_scope("head"):
            return tf.matmul(tf.matmul(x, w) + b, tf.get_variable("kernel", [4, 2]))


net(tf.zeros([1, 3]))
"""


def known(**shapes: tuple[int, ...] | None) -> list[Known]:
    return [Known(name.replace("__", "/"), shape, "float32") for name, shape in shapes.items()]


def renamed(before: list[Known], after: list[Known]) -> dict[str, str]:
    return {pair.before.name: pair.after.name for pair in compare(before, after).renamed}


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        (known(a__w=(2,), a__b=(3,)), known(x__w=(2,), x__b=(3,)), {"a/w": "x/w", "a/b": "x/b"}),
        (known(w=(2,)), known(net__w=(2,)), {"w": "net/w"}),
        (known(a__b__w=(2,)), known(a__w=(2,)), {"a/b/w": "a/w"}),
        (known(a__w=(2,), a__v=(3,)), known(a__w2=(2,), a__v2=(3,)), {"a/w": "a/w2", "a/v": "a/v2"}),
        (known(a__w=(2,), a__v=(2,)), known(a__x=(2,), a__y=(2,)), {}),
        (known(a__w=(2,)), known(b__w=(3,)), {}),
        (known(a__w=(2,), a__b=(3,)), known(x__w=(2,), x__b=(4,)), {"a/w": "x/w", "a/b": "x/b"}),
        (known(a__w=(2,), a__b=(3,)), known(x__w=(2,), x__bias=(3,)), {"a/w": "x/w", "a/b": "x/bias"}),
        (known(a__w=(2,), b__w=(2,)), known(b__w=(2,), c__w=(2,)), {"a/w": "c/w"}),
        (known(a__w=None), known(x__w=(2,)), {"a/w": "x/w"}),
        (known(a__w1=(2,), a__w2=(2,)), known(a__w_1=(2,), a__w_2=(2,)), {"a/w1": "a/w_1", "a/w2": "a/w_2"}),
        (known(a__w=(2,), a__w__Adam=(2,)), known(x__v=(2,), x__v__Adam=(2,)), {"a/w": "x/v", "a/w/Adam": "x/v/Adam"}),
    ],
)
def test_what_has_another_name_is_found(before: list[Known], after: list[Known], expected: dict[str, str]) -> None:
    assert renamed(before, after) == expected


def layers(*names: str) -> list[Known]:
    """Layers of one shape, with slots."""
    parts = ("W", "b", "W/Adam", "W/Adam_1", "b/Adam", "b/Adam_1")
    return [Known(f"{name}/{part}", (64,) if part[0] == "b" else (3, 3, 64, 64), "float32") for name in names for part in parts]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["g/c"] + [f"g/c{k}_{n}" for n in range(12) for k in (1, 2)], ["g/n/c"] + [f"g/n/c{k}/{n}" for n in range(12) for k in (1, 2)]),
        (["g/c0", "g/c1", "g/c2", "d/c"], ["g/first", "g/second", "g/third", "d/c"]),
        (["g/c1", "d/n/c", "g/c3"], ["g/n/c/1", "d/n/dense", "g/n/c/m"]),
    ],
)
def test_layers_of_one_shape_are_told_apart_by_what_is_left_of_their_names_and_by_their_order(before: list[str], after: list[str]) -> None:
    old, new = layers(*before), layers(*after)
    assert renamed(old, new) == {one.name: other.name for one, other in zip(old, new, strict=True) if one.name != other.name}


def test_a_bias_is_no_scale_for_its_slots() -> None:
    """Which of the two it became is not to be told, and slots that are called alike say no more."""
    after = [Known(f"x/{name}{slot}", (64,), "float32") for name in ("gamma", "beta") for slot in ("", "/Adam", "/Adam_1")]
    assert renamed(layers("a"), after) == {}


def test_what_keeps_a_checkpoint_from_loading() -> None:
    before = [Known("w", (2,), "float32"), Known("gone", (2, 2)), Known("b", (3,), "float32", trainable=True)]
    after = [Known("w", (3,), "float32"), Known("b", (3,), "float32", trainable=False), Known("new", (5,))]
    found = compare(before, after)
    assert (found.obstacles, found.assignment) == (["new", "w"], {"b": "b"})
    assert [(p.after.name, *change) for p in found.same for change in p.changes] == [
        ("w", "shape", "[2]", "[3]"),
        ("b", "trainable", "trainable", "not trainable"),
    ]
    assert compare(before, before[:2]).obstacles == [], "a Saver does not mind what else is in a checkpoint"


def test_thousands_of_variables_take_no_time() -> None:
    before = [Known(f"model/layer_{n}/{name}", (n % 7 + 1, 8)) for n in range(600) for name in ("kernel", "bias")]
    after = [Known(each.name.replace("model", "encoder"), each.shape) for each in before]
    assert len(renamed(before, after)) == 1200
    assert len(renamed(before, [Known(each.name.replace("layer_", "l"), each.shape) for each in before])) == 1200


def git(folder: Path, *arguments: str) -> None:
    who = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.org"]
    subprocess.run(["git", *who, *arguments], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def history(folder: Folder) -> Folder:
    """A program of two modules, committed, and changed since."""
    folder.write("nets/model.py", HEAD + NET.removesuffix("\n\nnet(tf.zeros([1, 3]))\n"))
    folder.write("train.py", f"{HEAD}from nets.model import net\nnet(tf.zeros([1, 3]))\nstep = tf.get_variable('step', [])\n")
    folder.write("nets/__init__.py")
    git(folder.path, "init", "-q")
    git(folder.path, "add", "-A")
    git(folder.path, "commit", "-qm", "one")
    changed = (folder.path / "nets/model.py").read_text().replace('"net"', '"network"').replace("[4, 2]", "[4, 5]")
    folder.write("nets/model.py", changed)
    return folder


def test_a_revision_is_compared_with_the_files_as_they_are(history: Folder, run: Run) -> None:
    result = run("vars", "--diff", "HEAD", "train.py")
    assert (result.exit_code, result.stderr) == (1, "")
    assert result.stdout.splitlines() == [
        "train.py:<module>",
        "  renamed  net/w → network/w",
        "  renamed  net/b → network/b",
        "  renamed  net/head/kernel → network/head/kernel",
        "  shape    network/head/kernel: [4, 2] → [4, 5]",
        "  a checkpoint of HEAD does not load: it has nothing that fits network/w, network/b, network/head/kernel.",
        "  What it has can be taken over before the variables are initialized:",
        "",
        "    tf.train.init_from_checkpoint(CHECKPOINT, {",
        '        "step": "step",',
        '        "net/w": "network/w",',
        '        "net/b": "network/b",',
        "    })",
    ]


def test_two_revisions_are_compared(history: Folder, run: Run) -> None:
    git(history.path, "commit", "-qam", "two")
    (found,) = json.loads(run("vars", "--diff", "HEAD~1..HEAD", "--output-format", "json", "train.py").stdout)["roots"]
    assert (found["root"], found["loads"], found["assignment"]) == (
        "train.py:<module>",
        False,
        {"step": "step", "net/w": "network/w", "net/b": "network/b"},
    )
    same = run("vars", "--diff", "HEAD", "train.py")
    assert (same.exit_code, same.stdout) == (0, "The variables are the same.\n")


def test_what_ends_a_program_early_is_told(history: Folder, run: Run) -> None:
    train = history.path / "train.py"
    train.write_text(train.read_text().replace("step = ", "tf.get_variable('network/w', [3, 4])\nstep = "))
    found = run("vars", "--diff", "HEAD", "train.py").stdout.splitlines()
    assert found[:2] == ["train.py:<module>", "  stops with TVS101 at train.py:5: what it would make after that is not compared"]
    assert "  gone     step  [] float32" in found
    assert json.loads(run("vars", "--diff", "HEAD", "--output-format", "json", "train.py").stdout)["roots"][0]["ended"] == {
        "before": [],
        "after": ["stops with TVS101 at train.py:5"],
    }
    git(history.path, "commit", "-qam", "two")
    told = "stops with TVS101 at train.py:5: what it would make after that is not compared"
    same = run("vars", "--diff", "HEAD", "train.py").stdout.splitlines()
    assert same == ["The variables are the same.", "train.py:<module>", f"  before: {told}", f"  {told}"]


GONE = ["network/w  [3, 4] float32", "network/b  [4] float32", "network/head/kernel  [4, 5] float32", "step  [] float32"]
NOTHING = "nothing is left to load a checkpoint of HEAD: no run that makes variables begins here any more."


@pytest.mark.parametrize(
    ("train", "status", "loads", "line"),
    [
        (
            f"{HEAD}with tf.variable_scope('net'):\n    tf.constant(1)\n",
            1,
            False,
            "a checkpoint of HEAD does not load: no variable is left, and a Saver of none is refused.",
        ),
        ("from nets import model\n", 0, None, NOTHING),
        (None, 0, None, NOTHING),
    ],
    ids=["empty", "idle", "gone"],
)
def test_a_program_without_variables_loads_nothing(
    history: Folder, run: Run, train: str | None, status: int, loads: bool | None, line: str
) -> None:
    git(history.path, "commit", "-qam", "two")
    (history.path / "train.py").unlink()
    if train is not None:
        history.write("train.py", train)
    result = run("vars", "--diff", "HEAD", ".")
    block = result.stdout.partition("train.py:<module>\n")[2].splitlines()
    assert block[:5] == [f"  gone     {each}" for each in GONE] + [f"  {line}"]
    found = json.loads(run("vars", "--diff", "HEAD", "--output-format", "json", ".").stdout)["roots"]
    assert {each["root"]: each["loads"] for each in found}["train.py:<module>"] is loads
    assert "nets/model.py:net\n  new " in result.stdout
    assert "  no run that makes variables began here before.\n" in result.stdout
    assert (result.exit_code, result.stderr) == (status, "")


def test_sharing_and_lines_that_moved(history: Folder, run: Run) -> None:
    git(history.path, "commit", "-qam", "two")
    history.write("train.py", "# a line more\n" + (history.path / "train.py").read_text())
    assert run("vars", "--diff", "HEAD", ".").stdout == "The variables are the same.\n"
    history.write("train.py", (history.path / "train.py").read_text() + "net(tf.zeros([1, 3]), True)\n")
    result = run("vars", "--diff", "HEAD", "train.py")
    assert result.exit_code == 0
    assert "  sharing  network/w: not shared → shared by 1 call" in result.stdout.splitlines()


def test_a_call_that_was_edited_shares_as_before(folder: Folder, run: Run) -> None:
    scope = "with tf.variable_scope('s', reuse=tf.AUTO_REUSE):"
    text = f"import tensorflow as tf\n\n{scope}\n    for _ in range(2):\n        tf.get_variable('w', [3])\n"
    folder.write("train.py", text)
    git(folder.path, "init", "-q")
    git(folder.path, "add", ".")
    git(folder.path, "commit", "-qm", "one")
    folder.write("train.py", text.replace("'w'", "'weight'"))
    said = run("vars", "--diff", "HEAD", "train.py").stdout
    assert "  renamed  s/w → s/weight" in said.splitlines()
    assert "sharing" not in said


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--diff", "nowhere"], "error: there is no revision nowhere"),
        (["--diff", "HEAD.."], "error: --diff: HEAD.. names one revision"),
        (["--diff", "--output=x"], "error: there is no revision --output=x"),
        (["--diff", "HEAD", "--output-format", "html"], "error: --output-format html draws variables"),
        (["--checkpoint", "x", "--python", "/no/such/python"], "error: /no/such/python cannot be run"),
    ],
)
def test_what_cannot_be_compared_is_one_line_and_status_2(history: Folder, run: Run, arguments: list[str], line: str) -> None:
    result = run("vars", *arguments, "train.py")
    assert (result.exit_code, result.stdout, len(result.stderr.splitlines())) == (2, "", 1)
    assert result.stderr.startswith(line)


def test_what_is_ended_early_is_not_compared(history: Folder, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of half an analysis everything else would be gone."""
    whole = inventory.inventory

    def half(project: Project, settings: Settings, watch: Watch) -> object:
        found = whole(project, settings, watch)
        watch.signal = 15
        return found

    monkeypatch.setattr(inventory, "inventory", half)
    result = run("vars", "--diff", "HEAD", "train.py")
    assert (result.exit_code, result.stdout, result.stderr) == (143, "", "error: interrupted before anything was known\n")


@pytest.fixture
def partial(history: Folder, monkeypatch: pytest.MonkeyPatch) -> Folder:
    """A clone without the files of the first of two commits, and of its remote."""
    history.write("data/big.bin", b"one")
    history.write("tests/test_net.py", "import train\n")
    git(history.path, "add", "-A")
    git(history.path, "commit", "-qm", "two")
    history.write("data/big.bin", b"two")
    git(history.path, "commit", "-qam", "three")
    git(history.path, "config", "uploadpack.allowFilter", "true")
    git(history.path, "clone", "-q", "--filter=blob:none", history.path.as_uri(), "clone")
    clone = history.path / "clone"
    monkeypatch.chdir(clone)
    (history.path / ".git").rename(history.path / "gone")
    return Folder(clone)


def test_a_clone_that_lacks_a_file_of_the_revision_says_which_and_what_to_do(partial: Folder, run: Run) -> None:
    result = run("vars", "--diff", "HEAD~2", "train.py")
    assert (result.exit_code, result.stdout, len(result.stderr.splitlines())) == (2, "", 1)
    assert result.stderr.startswith(
        "error: nets/model.py at HEAD~2 cannot be read: not in this partial clone, and not fetched (git fetch: "
    )
    (advice,) = re.findall(r"`git (.*?)`", result.stderr)
    (partial.path.parent / "gone").rename(partial.path.parent / ".git")
    git(partial.path, *advice.split())
    (partial.path.parent / ".git").rename(partial.path.parent / "gone")
    assert "  renamed  net/w → network/w" in run("vars", "--diff", "HEAD~2", "train.py").stdout.splitlines()


def test_a_clone_that_lacks_what_nobody_analyses_will_do(partial: Folder, run: Run) -> None:
    partial.write("train.py", (partial.path / "train.py").read_text() + "extra = tf.get_variable('extra', [])\n")
    result = run("vars", "--diff", "HEAD~1", "train.py")
    assert (result.exit_code, result.stderr) == (1, "")
    assert "  new      extra  [] float32" in result.stdout.splitlines()


def test_a_clone_fetches_what_is_analysed_and_no_more(partial: Folder, run: Run) -> None:
    (partial.path.parent / "gone").rename(partial.path.parent / ".git")
    assert "  renamed  net/w → network/w" in run("vars", "--diff", "HEAD~2", "train.py").stdout.splitlines()
    listed = subprocess.run(
        ["git", "rev-list", "--objects", "--missing=print", "--all"], cwd=partial.path, capture_output=True, text=True, check=True
    ).stdout
    assert len([line for line in listed.splitlines() if line.startswith("?")]) == 1, "data/big.bin as it was"


def test_files_are_those_of_the_commit_whatever_an_archive_leaves_out(history: Folder, run: Run) -> None:
    """A link out of the repository, and a folder that is not for releases."""
    history.write(".gitattributes", "nets export-ignore\n")
    (history.path / "elsewhere.py").symlink_to("/no/such/file.py")
    (history.path / "alias.py").symlink_to("train.py")
    git(history.path, "add", "-A")
    git(history.path, "commit", "-qm", "two")
    for path in ("train.py", "alias.py"):
        assert run("vars", "--diff", "HEAD", path).stdout == "The variables are the same.\n"


def test_who_calls_a_file_is_known_where_nothing_but_git_marks_the_project(history: Folder, run: Run) -> None:
    (history.path / "scopelint.toml").unlink()
    git(history.path, "commit", "-qam", "two")
    result = run("vars", "--diff", "HEAD", "nets/model.py")
    assert (result.stdout, result.stderr) == ("The variables are the same.\n", "")


def test_a_folder_without_history_is_told(folder: Folder, run: Run) -> None:
    folder.write("a.py")
    result = run("vars", "--diff", "HEAD", ".")
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)


SAVE = """\
import sys
import {module} as tf
{body}
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    tf.train.Saver(write_version=getattr(tf.train.SaverDef, sys.argv[2])).save(session, sys.argv[1])
"""
OBJECTS = """\
import sys
import tensorflow as tf
tf.compat.v1.enable_eager_execution()


class Net(tf.Module):
    def __init__(self):
        self.inner = tf.Variable(tf.ones([3, 4]), name="net/w")
        self.other = tf.Variable(tf.ones([4]), name="net/b")


tf.train.Checkpoint(net=Net()).write(sys.argv[1])
"""
LOAD = """\
import sys, json
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
for path, names in json.loads(sys.argv[1]).items():
    with tf.Graph().as_default(), tf.Session() as session:
{body}
        tf.train.init_from_checkpoint(path, names)
        session.run(tf.global_variables_initializer())
"""


def python(version: str, source: str, *arguments: str) -> None:
    environment = os.environ | {"TF_CPP_MIN_LOG_LEVEL": "3", "CUDA_VISIBLE_DEVICES": ""}
    command = [os.environ[EVERY_PYTHON[version]], "-W", "ignore", "-c", source, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr[-2000:]


WRITTEN = [(version, kind) for version in ("1.15", "2.21") for kind in ("V1", "V2", "objects")]
SAMPLE = [("1.15", "V1", "1.15"), ("2.21", "objects", "2.21")]
"""(written by, format, read by): each TensorFlow takes long to start, and is started seldom."""
CHECKPOINTS = [(*each, reader) for each in WRITTEN for reader in ("1.15", "2.21")] if os.environ.get("SCOPELINT_CHECKPOINTS") else SAMPLE


def test_checkpoints_are_compared_and_the_printed_maps_load(folder: Folder, run: Run) -> None:
    """SCOPELINT_CHECKPOINTS=all in the environment: each format by each TensorFlow, read and loaded by each."""
    for version in ("1.15", "2.21"):
        if why := why_missing(version):
            pytest.skip(why)
    body = NET.replace('"net"', '"network"')
    folder.write("train.py", HEAD + body)
    maps: dict[str, dict[str, dict[str, str]]] = {}
    for version, kind, reader in CHECKPOINTS:
        name = f"{version}-{kind}"
        if not list(folder.path.glob(f"{name}*")):
            module = "tensorflow" if version == "1.15" else "tensorflow.compat.v1"
            source = (
                OBJECTS if kind == "objects" else SAVE.format(module=module, body="tf.disable_v2_behavior()\n" * (version != "1.15") + NET)
            )
            python(version, source, str(folder.path / name), kind)
        asked = ["--checkpoint", name, "--python", os.environ[EVERY_PYTHON[reader]], "--output-format", "json"]
        (found,) = json.loads(run("vars", *asked, "train.py").stdout)["roots"]
        assert {("net/w", "network/w"), ("net/b", "network/b")} <= {(each["before"], each["after"]) for each in found["renamed"]}, name
        assert found["loads"] is False
        assert len(found["assignment"]) == (2 if kind == "objects" else 3)
        maps.setdefault(reader, {})[str(folder.path / name)] = found["assignment"]
    readers = maps if CHECKPOINTS != SAMPLE else {"2.21": {**maps["1.15"], **maps["2.21"]}}
    for reader, found in readers.items():
        python(reader, LOAD.format(body=indent(body, 8 * " ")), json.dumps(found))


KERAS = """\
import sys
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.hidden = tf.keras.layers.Dense(4)
        self.head = tf.keras.layers.Dense(4)

    def call(self, x):
        return self.head(self.hidden(x))


net = Net()
optimizer = tf.keras.optimizers.Adam(1e-3)
with tf.GradientTape() as tape:
    loss = tf.reduce_sum(net(tf.zeros([1, 4])))
optimizer.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
tf.train.Checkpoint(net=net, optimizer=optimizer).save(sys.argv[1])
"""


def test_an_optimizer_of_keras_3_is_told_from_its_model(folder: Folder, run: Run) -> None:
    """All weights are of one shape, and names are not unique."""
    if why := why_missing("2.21"):
        pytest.skip(why)
    folder.write("train.py", KERAS)
    python("2.21", KERAS, str(folder.path / "objects"))
    asked = ("--checkpoint", "objects-1", "--python", os.environ[EVERY_PYTHON["2.21"]], "train.py")
    (found,) = json.loads(run("vars", *asked, "--output-format", "json").stdout)["roots"]
    assert found["gone"] == found["new"] == []
    value = "/.ATTRIBUTES/VARIABLE_VALUE"
    slots = ("net/dense/kernel", "net/dense/bias", "net/dense_1/kernel", "net/dense_1/bias")
    assert found["assignment"] == {
        f"net/hidden/_kernel{value}": "net/dense/kernel",
        f"net/hidden/bias{value}": "net/dense/bias",
        f"net/head/_kernel{value}": "net/dense_1/kernel",
        f"net/head/bias{value}": "net/dense_1/bias",
        f"optimizer/_iterations{value}": "iteration",
        f"optimizer/_learning_rate{value}": "learning_rate",
        **{f"optimizer/_variables/{2 * n + 2}{value}": f"Adam/{slot}/m" for n, slot in enumerate(slots)},
        **{f"optimizer/_variables/{2 * n + 3}{value}": f"Adam/{slot}/v" for n, slot in enumerate(slots)},
    }
    assert "That is by names." in run("vars", *asked).stdout


def test_a_checkpoint_that_is_cut_off_is_one_line_and_status_2(folder: Folder, run: Run) -> None:
    if why := why_missing("2.21"):
        pytest.skip(why)
    folder.write("train.py", HEAD + NET)
    folder.write("cut.index", b"\x00" * 30)
    result = run("vars", "--checkpoint", "cut.index", "--python", os.environ[EVERY_PYTHON["2.21"]], "train.py")
    assert (result.exit_code, result.stdout, len(result.stderr.splitlines())) == (2, "", 1)
    assert "not a checkpoint that TensorFlow can read" in result.stderr
