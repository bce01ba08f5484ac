"""What came of a root is used again as long as what it ran is the same, and what is printed is what a cold run prints."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable

import pytest

from bench.edits import edit
from tests.conftest import Run

from .conftest import HEAD, Project

ROOTS = ["alone.py:<module>", "other.py:<module>", "train.py:<module>"]


def test_an_unchanged_project_runs_nothing(project: Project) -> None:
    cold = project.lint(cache=False)
    assert sorted(set(project.ran)) == ROOTS
    assert {d.code for d in cold} >= {"TVS101"}
    assert project.lint() == cold
    assert project.lint() == cold
    assert project.ran == []


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("nets/layers.py", "\n\ndef dense", "\n# a comment\n\n\n\ndef dense"),
        ("nets/layers.py", "        w = tf", "        # the weights\n\n        w = tf"),
        ("alone.py", "\n\ndef lonely", "\n\n# one\n# two\n# three\ndef lonely"),
        ("train.py", "    model = Model(3)", "\n    model = Model(3)"),
        ("nets/layers.py", "    return x + 1", "    return x + 2"),
        ("train.py", "    model = Model(3)", "    unread = 3\n    model = Model(3)"),
        ("nets/layers.py", '"""A layer."""', '"""A dense layer."""'),
        ("nets/layers.py", '    """A layer."""\n', ""),
        ("nets/layers.py", '"""A layer."""', 'unread = 1\n    """A layer."""'),
        ("nets/model.py", "    def build(self", '    """Two layers."""\n\n    def build(self'),
        ("nets/model.py", "import tensorflow", '"""A model."""\n\nimport tensorflow'),
    ],
)
def test_comments_moved_lines_and_code_that_nothing_runs_run_nothing(project: Project, name: str, old: str, new: str) -> None:
    project.lint()
    project.replace(name, old, new)
    warm = project.lint()
    assert project.ran == []
    assert warm == project.lint(cache=False)


@pytest.mark.parametrize(
    ("name", "old", "new", "ran"),
    [
        ("nets/layers.py", 'get_variable("w", [4, 4])', 'get_variable("v", [4, 4])', ["other.py:<module>", "train.py:<module>"]),
        ("nets/layers.py", "total = 0", "total = 1", ["train.py:<module>"]),
        ("nets/model.py", "size % 2 == 1", "size % 2 == 0", ["train.py:<module>"]),
        ("alone.py", '"v", [2]', '"u", [2]', ["alone.py:<module>"]),
        ("other.py", "range(2)", "range(1)", ["other.py:<module>"]),
    ],
)
def test_an_edit_runs_the_roots_that_ran_the_edited_code(project: Project, name: str, old: str, new: str, ran: list[str]) -> None:
    project.lint()
    project.replace(name, old, new)
    warm = project.lint()
    assert sorted(set(project.ran)) == ran
    assert warm == project.lint(cache=False)


@pytest.mark.parametrize("read", ["lonely.__doc__", "Alone.__doc__", "Alone().__doc__", "functools.wraps(lonely)(Alone).__doc__"])
def test_a_docstring_that_is_read_counts(project: Project, read: str) -> None:
    project.replace("alone.py", "    with", '    """one"""\n    with')
    project.replace("alone.py", "\nlonely()", f'\nclass Alone:\n    """one"""\n\nlonely()\ntf.Variable(1.0, {read})')
    project.replace("alone.py", "import", "import functools\nimport")
    project.lint()
    for _ in ("lonely", "Alone"):
        project.replace("alone.py", '"""one"""', '"""two"""')
    warm = project.lint()
    assert project.ran == ["alone.py:<module>"]
    assert warm == project.lint(cache=False)


def test_going_back_to_what_was_runs_nothing(project: Project) -> None:
    first = project.lint()
    project.replace("nets/layers.py", "total = 0", "total = 1")
    project.lint()
    project.replace("nets/layers.py", "total = 1", "total = 0")
    assert project.lint() == first
    assert project.ran == []


def test_a_file_that_is_found_instead_of_none_or_of_another_counts(project: Project) -> None:
    project.write("alone.py", HEAD + "import helper\nhelper.make('w')\nhelper.make('w')\n")
    assert not [d for d in project.lint() if d.site.filename.endswith("helper.py")]
    project.write("helper.py", HEAD + "def make(name):\n    tf.get_variable(name, [1])\n")
    warm = project.lint()
    assert "alone.py:<module>" in project.ran
    assert [d for d in warm if d.site.filename.endswith("helper.py")]
    assert warm == project.lint(cache=False)
    project.write("unrelated.py", "import os\n")
    project.lint()
    assert project.ran == []
    (project.path / "helper.py").unlink()
    warm = project.lint()
    assert warm == project.lint(cache=False)


def test_what_a_module_imports_counts_for_all_that_have_it(project: Project) -> None:
    """A module that only defines things is run when the first function wants it, and stays for those that come after."""
    twice = "def {name}(x):\n    with tf.variable_scope('s'):\n        tf.get_variable(m.n.NAME, [])\n        tf.get_variable('w', [])\n\n"
    project.write("m.py", "import n\n\ndef nothing():\n    pass\n")
    project.write("n.py", "NAME = 'w'\n")
    project.write("f.py", HEAD + "import m\n\n" + twice.format(name="first") + twice.format(name="second"))
    project.lint()
    project.write("n.py", "NAME = 'u'\n")
    assert project.lint() == project.lint(cache=False)


def test_what_a_module_comes_to_register_counts_for_all_that_import_it(project: Project) -> None:
    project.write("m.py", "import n\n")
    project.write("n.py", "import o\n")
    project.write("o.py", "NAME = 'w'\n")
    project.write("t.py", "TABLE = []\n\ndef register(f):\n    TABLE.append(f)\n    return f\n")
    project.write("f.py", HEAD + "import m, t\n\ndef f(x):\n    for g in t.TABLE:\n        g()\n    tf.get_variable('w', [])\n")
    assert project.lint() == project.lint(cache=False)
    project.write("o.py", HEAD + "from t import register\n\n@register\ndef g():\n    tf.get_variable('w', [])\n")
    warm = project.lint()
    assert [d for d in warm if d.site.filename.endswith("f.py")]
    assert warm == project.lint(cache=False)


def test_a_contract_on_a_line_counts_where_it_is(project: Project) -> None:
    project.lint()
    project.replace("other.py", "    tower(x)", "    tower(x)  # scopelint: shared")
    warm = project.lint()
    assert "other.py:<module>" in project.ran
    assert "TVS701" in {d.code for d in warm}
    assert warm == project.lint(cache=False)


@pytest.mark.parametrize("seed", range(3))
def test_after_random_edits_the_output_is_that_of_a_cold_run(project: Project, seed: int) -> None:
    chance = random.Random(seed)
    project.lint()
    for _ in range(12):
        done = edit(project.path, chance)
        assert project.lint() == project.lint(cache=False), done


def test_a_cache_in_another_folder_is_as_good(make: Callable[[str], Project]) -> None:
    here, there = make("here"), make("some/where/else")
    here.lint()
    shutil.copytree(here.cache, there.cache)
    assert not any(str(here.path).encode() in path.read_bytes() for path in here.entries)
    warm = there.lint()
    assert there.ran == []
    assert warm == there.lint(cache=False)
    there.replace("other.py", "range(2)", "range(3)")
    there.lint()
    assert sorted(set(there.ran)) == ["other.py:<module>"]


@pytest.mark.parametrize("command", [("check", "--select", "ALL"), ("vars", "--output-format", "json")])
def test_the_commands_print_the_same_cold_warm_and_moved(project: Project, run: Run, command: tuple[str, ...]) -> None:
    def printed(*options: str) -> str:
        return run(*command, *options, "--isolated", "--jobs", "1", str(project.path)).output

    cold = printed("--no-cache")
    assert printed() == printed() == cold
    project.replace("nets/layers.py", "\n\ndef dense", "\n# a comment\n\n\n\ndef dense")
    assert printed() == printed("--no-cache") != cold


def test_no_witness_is_kept(project: Project) -> None:
    """Whoever gives us a cache must not give us code to run. What has no finding need not be run for one."""
    settled = project.lint(verify=True)
    assert all(d.witness is not None and d.witness.source for d in settled)
    kept = b"".join(path.read_bytes() for path in project.entries)
    assert not any(json.dumps(d.witness.source).encode() in kept for d in settled if d.witness is not None)
    assert project.lint(verify=True) == settled
    assert "alone.py:<module>" in project.ran
    project.replace("other.py", "range(2)", "range(1)")
    project.lint()
    assert not [d for d in project.lint(verify=True) if d.root.startswith("other.py")]
    assert "other.py:<module>" not in project.ran


def test_what_the_configuration_says_counts(project: Project) -> None:
    project.lint()
    project.write("requirements.txt", "tensorflow==1.15\n")
    warm = project.lint()
    assert sorted(set(project.ran)) == ROOTS
    assert warm == project.lint(cache=False)
