"""Which files of a project are parsed, which roots they have, and how the work for them is shared out."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from scopelint import pipeline
from scopelint.config import Settings, load_settings
from scopelint.discovery import discover
from scopelint.exploration.roots import Root
from scopelint.project import Analysis
from tests.conftest import Folder, Run

DUPLICATE = """\
import tensorflow as tf


def build():
    tf.get_variable("w", [])
    tf.get_variable("w", [])
"""


def analysis(folder: Folder, *targets: str, stub_path: tuple[Path, ...] = ()) -> Analysis:
    settings = Settings(folder.path, src=(folder.path,), stub_path=stub_path)
    return Analysis(discover(targets or (".",), settings), settings)


def roots(found: Analysis) -> list[str]:
    return [found.label(root) for root in found.roots()]


def parsed(found: Analysis) -> list[str]:
    return sorted(Path(name).name for name in found.library._loaded)


def test_only_what_can_matter_to_a_target_is_parsed(folder: Folder) -> None:
    folder.write("nets/__init__.py")
    folder.write("nets/model.py", "import tensorflow as tf\nfrom . import parts\ndef build():\n    parts.layer(tf.Graph())\n")
    folder.write("nets/parts.py", "import tensorflow as tf\ndef layer(x): return tf.get_variable('w', [])\n")
    folder.write("train.py", "import nets.model\nnets.model.build()\n")
    folder.write("other.py", "import tensorflow as tf\ntf.get_variable('w', [])\n")
    folder.write("tools.py", "import os\nprint(os.getcwd())\n")
    found = analysis(folder, "nets/model.py")
    assert roots(found) == ["train.py:<module>"]
    assert parsed(found) == ["model.py", "parts.py", "train.py"]
    assert roots(analysis(folder)) == ["other.py:<module>", "train.py:<module>"]


@pytest.mark.parametrize(
    "use", ["import model\nmodel.build()\n", "from model import build as b\nb()\n", "x = f'{build()}'\n", "@build\nclass A: pass\n"]
)
def test_what_any_file_refers_to_is_no_root(folder: Folder, use: str) -> None:
    folder.write("model.py", DUPLICATE)
    assert roots(analysis(folder, "model.py")) == ["model.py:build"]
    folder.write("use.py", use)
    assert "model.py:build" not in roots(analysis(folder, "model.py"))


@pytest.mark.parametrize("use", ["# build()\n", "'build()'\n", "def build(): pass\n", "f(build=1)\n"])
def test_what_is_no_reference_leaves_a_root_a_root(folder: Folder, use: str) -> None:
    folder.write("model.py", DUPLICATE)
    folder.write("use.py", use)
    assert roots(analysis(folder, "model.py")) == ["model.py:build"]


@pytest.mark.parametrize(
    ("files", "found"),
    [
        ({"model.py": "import flax\ndef build(): return flax.linen.Dense(3)\n"}, []),
        ({"model.py": "from flax.linen import *\nlayer = Dense(3)\n", "use.py": "import model\n"}, []),
        ({"model.py": "from base import *\nlayer = Dense(3)\n", "base.py": "from keras.layers import *\n"}, ["model.py:<module>"]),
        ({"model.py": "from inhouse import *\nlayer = tf.layers.Dense(3)\n"}, ["model.py:<module>"]),
        ({"model.py": "import inhouse\nlayer = inhouse.tf.Variable(3)\n"}, ["model.py:<module>"]),
        ({"model.py": "layer = __import__('tensor' + 'flow').Variable(3)\n"}, ["model.py:<module>"]),
    ],
)
def test_layers_of_another_library_make_no_root(folder: Folder, files: dict[str, str], found: list[str]) -> None:
    for name, text in files.items():
        folder.write(name, text)
    assert roots(analysis(folder)) == found


@pytest.mark.parametrize(
    "use", ["import inhouse\ninhouse.layer(1)\n", "from inhouse import layer as l\nl(1)\n", "import inhouse as ih\nih.x()\n"]
)
def test_a_module_with_a_stub_makes_a_root(folder: Folder, use: str) -> None:
    folder.write("main.py", use)
    assert roots(analysis(folder, "main.py")) == []
    folder.write("stubs/inhouse.py", "from _scopelint import get_variable\ndef layer(x): return get_variable('w', [])\n")
    assert roots(analysis(folder, "main.py", stub_path=(folder.path / "stubs",))) == ["main.py:<module>"]


def test_a_target_that_nothing_else_would_parse_is_checked_for_errors(folder: Folder, run: Run) -> None:
    folder.write("a.py", "x = 1\nw = f(1))\n")
    folder.write("b.py", "try:\n    x\nexcept A b:\n    pass\n")
    answer = run("--output-format", "concise", "a.py", "b.py").stdout
    assert "a.py:2:9: TVS901" in answer
    assert "b.py:3:10: TVS901" in answer


def many(folder: Folder, count: int = 12) -> None:
    for i in range(count):
        folder.write(f"m{i:02}.py", DUPLICATE.replace("build", f"build{i}"))


def test_any_number_of_processes_gives_the_same_answer(folder: Folder, run: Run) -> None:
    many(folder)
    for command in ("check", "vars"):
        answers = {run(command, "--jobs", str(jobs), "--output-format", "json", ".").stdout for jobs in (1, 2, 3)}
        assert len(answers) == 1
    assert len(json.loads(run("--output-format", "json", ".").stdout)) == 12


ROOT = Path(__file__).parents[1]
CASES = sorted((ROOT / "tests" / "cases" / "data").glob("*/*.py"))[::2]


def _copied(paths: Iterable[Path], folder: Path) -> list[str]:
    """Files and folders of this project put where nothing else of it is to be looked at, by their names there."""
    names = [str(path.relative_to(ROOT)) for path in paths]
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, folder / name)
    return names


@pytest.mark.parametrize("slice_", range(6))
def test_neither_processes_nor_the_order_of_files_change_a_byte(slice_: int, tmp_path: Path) -> None:
    chosen = CASES[slice_ * len(CASES) // 6 : (slice_ + 1) * len(CASES) // 6]  # each slice has bugs in it
    paths = _copied(chosen, tmp_path)
    assert len(paths) > 20

    def answer(jobs: str, paths: Iterable[str]) -> bytes:
        options = ["--isolated", "--no-cache", "--select", "ALL", "--output-format", "json", "--jobs", jobs]
        command = [sys.executable, "-m", "scopelint", *options, *paths]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, check=False).stdout

    first = answer("1", paths)
    assert json.loads(first)
    if slice_ % 2:
        assert answer("2", reversed(paths)) == first
    else:
        assert answer("8", sorted(paths, key=lambda path: path[::-1])) == first


def test_neither_hash_seed_nor_order_nor_processes_change_the_answer(tmp_path: Path) -> None:
    programs = sorted((ROOT / "tests" / "hazards" / "programs").glob("*.py"))[::5]  # each of them is run alone, too
    paths = _copied([ROOT / "examples", ROOT / "tests" / "adversarial" / "programs", *programs], tmp_path)
    assert len(programs) > 200

    def answer(seed: str, jobs: str, *paths: str) -> list[object]:
        options = ["--isolated", "--no-cache", "--select", "ALL", "--output-format", "json", "--jobs"]
        command = [sys.executable, "-m", "scopelint", *options, jobs]
        done = subprocess.run(
            [*command, *paths], cwd=tmp_path, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=False
        )
        assert done.returncode == 1, done.stderr
        found: list[object] = json.loads(done.stdout)
        return found

    first = answer("0", "1", *paths)
    assert len(first) > 60
    assert answer("1", "2", *reversed(paths)) == first


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("error", [RuntimeError("oh"), RecursionError("deep"), MemoryError()])
def test_an_error_of_our_own_ends_one_root_only(
    folder: Folder, run: Run, monkeypatch: pytest.MonkeyPatch, jobs: str, error: Exception
) -> None:
    many(folder)
    explore = Analysis.explore

    def failing(self: Analysis, root: Root, *more: Any) -> object:
        if root.qualname == "build5":
            raise error
        return explore(self, root, *more)

    monkeypatch.setattr(Analysis, "explore", failing)
    result = run("--jobs", jobs, "--output-format", "concise", ".")
    assert result.exit_code == 2
    assert result.stdout.count("TVS101") == 11
    (line,) = result.stderr.splitlines()
    assert line.startswith(f"error: m05.py: internal error while analysing m05.py:build5: {type(error).__name__}")
    assert line.endswith("; please report it")


def test_a_traceback_is_shown_to_those_who_ask(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    from click.testing import CliRunner

    from scopelint.cli import cli

    def failing(self: Analysis, root: Root, *more: Any) -> object:
        raise RuntimeError("oh")

    folder.write("a.py", DUPLICATE)
    monkeypatch.setattr(Analysis, "explore", failing)
    assert "Traceback" in CliRunner().invoke(cli, ["--verbose", "."]).stderr


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this platform has no os.fork (Windows)")
def test_a_process_that_dies_of_a_root_costs_this_root_only(folder: Folder, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    many(folder)
    here, explore = os.getpid(), Analysis.explore

    def dying(self: Analysis, root: Root, *more: Any) -> object:
        if os.getpid() != here and root.qualname == "build5":
            os._exit(1)
        return explore(self, root, *more)

    monkeypatch.setattr(Analysis, "explore", dying)
    result = run("--jobs", "2", "--output-format", "concise", ".")
    assert result.exit_code == 2
    assert result.stdout.count("TVS101") == 11
    (line,) = result.stderr.splitlines()
    assert line == "error: m05.py: internal error while analysing m05.py:build5: the process ended abruptly; please report it"


DYING = """\
import os
import signal
from pathlib import Path

from scopelint.cli import main
from scopelint.project import Analysis

here, explore = os.getpid(), Analysis.explore


def dying(self, root, *more):
    deaths = {"build3": 1, "build17": 2}.get(root.qualname, 0)
    if os.getpid() != here and (died := len(list(Path.cwd().glob(f"{root.qualname}.*")))) < deaths:
        Path(f"{root.qualname}.{died}").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return explore(self, root, *more)


Analysis.explore = dying
main()
"""
"""The command line, with processes that are killed at two of the roots: once, and twice."""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this platform has no os.fork (Windows)")
def test_a_process_that_is_lost_costs_no_finding(folder: Folder, run: Run, tmp_path: Path) -> None:
    many(folder, 20)
    first = run("--jobs", "1", "--output-format", "json", ".").stdout
    (tmp_path / "dying.py").write_text(DYING, "utf-8")
    command = [sys.executable, str(tmp_path / "dying.py"), "--no-cache", "--jobs", "2", "--output-format", "json", "."]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.stdout, result.stderr) == (first, "")
    assert (folder.path / "build17.1").exists()


def test_processes_that_are_not_forked_give_the_same_answer(folder: Folder, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    many(folder)
    first = run("--jobs", "1", "--output-format", "json", ".")
    monkeypatch.setattr("multiprocessing.get_all_start_methods", lambda: ["spawn"])
    assert run("--jobs", "2", "--output-format", "json", ".").stdout == first.stdout


def test_the_cache_is_used_and_changes_nothing(folder: Folder, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    many(folder, 2)
    first = run("--output-format", "json", ".")
    assert (folder.path / ".scopelint_cache").is_dir()

    def unwanted(source: str) -> None:
        raise AssertionError(f"parsed again: {source}")

    monkeypatch.setattr("scopelint.source.lower.lower", unwanted)
    assert run("--output-format", "json", ".").stdout == first.stdout
    assert run("--no-cache", ".").exit_code == 2
    assert run("clean").exit_code == 0
    assert not (folder.path / ".scopelint_cache").exists()
    assert run("clean").exit_code == 0


def test_without_a_cache_nothing_is_written(folder: Folder, run: Run) -> None:
    many(folder, 1)
    run("--no-cache", ".")
    assert not (folder.path / ".scopelint_cache").exists()


def test_the_pipeline_needs_no_command_line(folder: Folder) -> None:
    folder.write("a.py", DUPLICATE)
    settings = load_settings(folder.path, folder.path)
    report = pipeline.lint(discover(["."], settings), settings)
    assert [each.code for each in report.diagnostics] == ["TVS101"]
    assert not report.problems


def test_what_is_imported_further_on_tells_the_dialect_where_nothing_nearer_does(folder: Folder) -> None:
    folder.write("main.py", "import tensorflow as tf\nimport master\nmaster.start()\n")
    folder.write("master.py", "import policy\ndef start(): return policy.build()\n")
    folder.write("policy.py", "import tensorflow as tf\ndef build(): return tf.get_variable('w', []) + tf.placeholder(tf.float32)\n")
    found = analysis(folder)
    assert {Path(root.filename).name: found.dialect(root).eager for root in found.roots()} == {"main.py": False}


def test_an_import_finds_the_only_folder_that_has_it(folder: Folder) -> None:
    model = folder.write("lib/nets/model.py", "def build(): pass\n")
    folder.write("lib/nets/__init__.py")
    train = folder.write("tools/train.py", "from nets.model import build\n")
    library = analysis(folder).library
    assert library.locate("nets.model", str(train)) == str(model)
    assert library.locate("model", str(train)) is None  # what is inside a package is found through it
    folder.write("old/nets.py")
    assert analysis(folder).library.locate("nets.model", str(train)) is None


NETS = {
    "train.py": "import tensorflow as tf\nimport nets\nnets.build()\n",
    "nets.py": (
        "import tensorflow as tf\n\n\ndef build():\n    tf.get_variable('w', [])\n\n\ndef spare():\n    tf.get_variable('v', [])\n\n\n"
        "class Net:\n    def __init__(self):\n        tf.get_variable('u', [])\n\n    def grow(self):\n        tf.get_variable('t', [])\n"
    ),
    "nets_test.py": "import tensorflow as tf\nclass T(tf.test.TestCase):\n    def test_w(self):\n        tf.get_variable('w', [])\n",
}


def write_nets(folder: Folder) -> None:
    for name, text in NETS.items():
        folder.write(name, text)


def test_the_roots_are_shown_with_their_reasons(folder: Folder, run: Run) -> None:
    write_nets(folder)
    assert run("vars", "--roots", ".").stdout.splitlines() == [
        "nets.py:spare  (nobody calls it)",
        "nets.py:Net  (nobody makes one)",
        "nets.py:Net.grow  (nobody calls it)",
        "nets_test.py:T.test_w  (a test)",
        "train.py:<module>  (a script)",
    ]
    found = json.loads(run("vars", "--roots", "--output-format", "json", "train.py").stdout)
    assert found == {"roots": [{"root": "train.py:<module>", "reason": "a script"}]}


@pytest.mark.parametrize(
    ("configuration", "expected"),
    [
        ('roots = ["train.py"]', ["train.py:<module>"]),
        ('roots = ["nets.py:build"]', ["nets.py:build"]),
        ('roots = ["nets.py:Net*", "*_test.py:T.*"]', ["nets.py:Net", "nets.py:Net.grow", "nets_test.py:T.test_w"]),
        ("roots = []", []),
        (
            'extend-roots = ["nets.py:build", "train.py"]',
            ["nets.py:spare", "nets.py:Net", "nets.py:Net.grow", "nets.py:build", "nets_test.py:T.test_w", "train.py:<module>"],
        ),
    ],
)
def test_the_configuration_names_roots(folder: Folder, configuration: str, expected: list[str]) -> None:
    write_nets(folder)
    folder.write("scopelint.toml", configuration)
    settings = load_settings(folder.path, folder.path)
    assert roots(Analysis(discover((".",), settings), settings)) == expected


def test_a_configured_root_runs_as_one(folder: Folder, run: Run) -> None:
    write_nets(folder)
    folder.write("scopelint.toml", 'roots = ["nets.py:build"]')
    found = json.loads(run("vars", "--output-format", "json", ".").stdout)["roots"]
    assert [(root["root"], root["graphs"][0]["variables"][0]["name"]) for root in found] == [("nets.py:build", "w")]
    assert "nets.py:build  (named in the configuration)" in run("vars", "--roots", ".").stdout


def test_a_configured_root_that_does_not_exist_is_said_so(folder: Folder, run: Run) -> None:
    write_nets(folder)
    folder.write("scopelint.toml", 'roots = ["train.py", "nets.py:bild", "gone.py"]')
    found = run("vars", "--roots", ".")
    assert found.exit_code == 0
    assert "warning: roots: nets.py:bild names nothing in this project" in found.stderr
    assert "warning: roots: gone.py names nothing in this project" in found.stderr
    # A lone file is checked in silence about the roots in others.
    assert "bild" not in run("vars", "--roots", "nets_test.py").stderr
