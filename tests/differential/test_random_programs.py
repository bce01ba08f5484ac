"""Random programs do on TensorFlow what scopelint predicts.

SCOPELINT_FUZZ_PROGRAMS (200) says how many, SCOPELINT_FUZZ_SEED which ones; TF221_PYTHON and TF115_PYTHON name the
interpreters to compare with. Without a seed scopelint's own source gives one: every change meets other programs, and
what was tested once can be tested again.
"""

from __future__ import annotations

import ast
import os
import random
from collections.abc import Iterator

import click
import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis.errors import NoSuchExample

from .compare import check, codes_for, differences
from .fuzz import SEED, run, seed_of
from .oracle import PYTHONS, Oracle, why_missing
from .programs import Program, mixed_program, programs, random_program

PROGRAMS = int(os.environ.get("SCOPELINT_FUZZ_PROGRAMS", "200"))


@pytest.fixture(params=list(PYTHONS), scope="module")
def oracle(request: pytest.FixtureRequest) -> Iterator[Oracle]:
    if why := why_missing(request.param):
        pytest.skip(why)
    with Oracle(request.param) as found:
        yield found


MIXED = int(os.environ.get("SCOPELINT_FUZZ_MIXED", "40"))


@pytest.mark.parametrize("version", list(PYTHONS))
def test_scopelint_predicts_programs_that_mix_python_with_scopes(version: str, capsys: pytest.CaptureFixture[str]) -> None:
    if why := why_missing(version):
        pytest.skip(why)
    statistics, bad = run(version, [seed_of(SEED, i) for i in range(MIXED)], compare=True, show=5, written=mixed_program)
    with capsys.disabled():
        click.echo(f"\nTensorFlow {version}, mixed, seed {SEED}: {bad} disagree\n{statistics}")
    assert not bad


@pytest.mark.parametrize("version", list(PYTHONS))
def test_scopelint_predicts_random_programs(version: str, capsys: pytest.CaptureFixture[str]) -> None:
    if why := why_missing(version):
        pytest.skip(why)
    statistics, bad = run(version, [seed_of(SEED, i) for i in range(PROGRAMS)], compare=True, show=5)
    printed = capsys.readouterr().out
    with capsys.disabled():
        click.echo(f"\nTensorFlow {version}, SCOPELINT_FUZZ_SEED={SEED}: {statistics}")
    assert not bad, f"{bad} of {PROGRAMS} programs disagree, SCOPELINT_FUZZ_SEED={SEED}\n{printed}"
    if PROGRAMS < 100:
        return
    # They are varied, and about a third of them fail.
    assert len(statistics.sources) == PROGRAMS
    assert len(statistics.features) > 60
    assert 0.15 < 1 - statistics.endings["ok"] / PROGRAMS < 0.6, statistics


def test_the_smallest_disagreement_is_found_by_shrinking(oracle: Oracle) -> None:
    """Hypothesis writes the programs here: a disagreement arrives shrunk."""
    options = settings(
        max_examples=max(PROGRAMS // 10, 20),
        deadline=None,
        database=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    try:
        program = find(
            programs(),
            lambda p: check(p.source, oracle.observe(p.source), oracle.version) is not None,
            settings=options,
            random=random.Random(SEED),
        )
    except NoSuchExample:
        return
    pytest.fail(f"SCOPELINT_FUZZ_SEED={SEED}\n{check(program.source, oracle.observe(program.source), oracle.version)}")


@given(programs())
@settings(max_examples=50, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_every_program_is_python(program: Program) -> None:
    ast.parse(program.source)


def test_a_seed_always_gives_the_same_program() -> None:
    assert random_program("1/7") == random_program("1/7")
    assert random_program("1/7") != random_program("1/8")


def prediction(names: list[str], raises: dict[str, object] | None = None) -> dict[str, object]:
    variables = [{"name": n, "shape": None, "dtype": None, "trainable": True, "collection": "global"} for n in names]
    return {"roots": [{"root": "main.py:<module>", "graphs": [{"variables": variables}] if names else [], "raises": raises}]}


PROGRAM = """\
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
with tf.variable_scope('a'):
    tf.get_variable('w', [2])
    tf.get_variable('w', [2])
"""


def test_the_comparison_accepts_the_truth_and_nothing_else(oracle: Oracle) -> None:
    observation = oracle.observe(PROGRAM)
    error = {"code": "TVS101", "filename": "/somewhere/main.py", "row": 6}
    assert not differences(observation, prediction(["a/w"], error))
    for wrong in (
        prediction(["a/w"]),
        prediction(["a/w", "a/w_1"], error),
        prediction([], error),
        prediction(["a/w"], error | {"row": 5}),
        prediction(["a/w"], error | {"code": "TVS102"}),
    ):
        assert differences(observation, wrong)


def test_the_observer_names_users_frames_graphs_and_collections(oracle: Oracle) -> None:
    observation = oracle.observe(
        "import tensorflow.compat.v1 as tf\n"
        "import helpers\n"
        "tf.disable_v2_behavior()\n"
        "with tf.Graph().as_default():\n"
        "    tf.get_local_variable('in_second', [1])\n"
        "tf.get_variable('in_default', [1], collections=[])\n"
        "tf.reset_default_graph()\n"
        "with tf.Graph().as_default():\n"
        "    tf.get_variable('in_last', [1])\n"
        "tf.get_variable('after_reset', [1])\n"
        "helpers.fail()\n",
        {"helpers.py": "def fail():\n    raise KeyError('x')\n"},
    )
    graphs = [[(v["name"], v["collection"]) for v in g["variables"]] for g in observation["graphs"]]
    assert graphs == [[("in_default", None)], [("in_second", "local")], [("after_reset", "global")], [("in_last", "global")]]
    assert observation["raises"]["type"] == "KeyError"
    assert observation["raises"]["stack"] == [["main.py", 11, "<module>"], ["helpers.py", 2, "fail"]]


def test_the_observer_finds_frames_that_autograph_moved_into_the_message(oracle: Oracle) -> None:
    observation = oracle.observe(
        "import tensorflow.compat.v1 as tf\n"
        "tf.disable_v2_behavior()\n"
        "class Cell(tf.nn.rnn_cell.RNNCell):\n"
        "    state_size = output_size = 3\n"
        "    def call(self, x, state):\n"
        "        tf.get_variable('w', [1])\n"
        "        tf.get_variable('w', [1])\n"
        "        return x, state\n"
        "Cell()(tf.zeros([2, 3]), tf.zeros([2, 3]))\n"
    )
    assert [line for _, line, _ in observation["raises"]["stack"]] == [9, 7]
    assert codes_for(observation["raises"]) == ("TVS101",)


def test_the_observer_survives_programs_that_hang_flood_or_die(oracle: Oracle) -> None:
    assert "1 seconds" in oracle.ask(source="while True:\n    print('x' * 1000)", time_limit=1)["failed"]
    assert "died" in oracle.observe("import os\nos._exit(3)")["failed"]
    assert oracle.observe("raise SystemExit(4)")["exit"] == 4
    assert oracle.observe("x = (")["raises"]["type"] == "SyntaxError"
    assert not oracle.observe("import tensorflow.compat.v1 as tf\ntf.disable_v2_behavior()")["failed"]
