"""Findings are confirmed by TensorFlow itself, and wrong ones are refuted."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from scopelint.diagnostics import Diagnostic, Severity, Verification
from scopelint.record import journal
from scopelint.verify.runner import environment

from .replaying import ASIDE, BOOK, OBSERVABLE, V1, VERSIONS, Found, diagnostics, findings, python, target, verdicts

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "cases" / "data"

pytestmark = pytest.mark.xdist_group("replay")
"""In one process: all of them want `everything`, and no test takes longer to prepare."""


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> list[Diagnostic]:
    """The findings on the examples, on the cases, and on the bad examples of the rules."""
    pages = tmp_path_factory.mktemp("rules")
    for rule in BOOK.rules.values():
        for number, example in enumerate(each for each in rule.examples() if each.kind == "bad"):
            path = pages / f"{rule.code}_{number}" / "example.py"
            path.parent.mkdir()
            path.write_text(example.source, "utf-8")
    return [*diagnostics([ROOT / "examples"]), *diagnostics([CASES]), *diagnostics([pages])]


def test_every_rule_that_claims_something_to_be_seen_has_a_replay(everything: list[Diagnostic]) -> None:
    without = {d.code: d.witness.obstacle for d in everything if d.witness is not None and not d.witness.source}
    assert {code: why for code, why in without.items() if code in OBSERVABLE and why not in ASIDE} == {}
    assert {d.code for d in everything if d.witness is not None and d.witness.source} >= OBSERVABLE
    assert all(code in OBSERVABLE for code, rule in BOOK.rules.items() if rule.severity is Severity.ERROR and code != "TVS901")


@pytest.mark.parametrize("version", VERSIONS)
def test_every_finding_on_examples_cases_and_rule_pages_is_confirmed(everything: list[Diagnostic], version: str) -> None:
    asked = target(version)
    found = verdicts([d.witness for d in everything if d.witness is not None], asked)
    assert len(found) == len(everything) > 180
    told = [(d.code, d.site.filename, d.site.span.row, v.status, v.detail) for d, v in zip(everything, found, strict=True) if not ok(v)]
    older = "TensorFlow 1.15.5 comes with a Keras before 3"  # that one has what TVS409 is about
    told = [each for each in told if each[3] != "inconclusive" or each[4] not in ASIDE]
    assert [each for each in told if version != "1.15" or each[0] != "TVS409" or each[3:] != ("inconclusive", older)] == []
    assert sum(d.severity is Severity.ERROR for d in everything) > 80
    assert all(v.tensorflow is not None and v.tensorflow.startswith(version) and v.device == "/CPU:0" for v in found if ok(v))
    assert all(device == "/CPU:0" for v in found for _, device in v.placed)


def test_on_an_old_tensorflow_nothing_is_refuted(everything: list[Diagnostic]) -> None:
    """What TensorFlow 1.5 lacks, or does otherwise, is said in words."""
    found = verdicts([d.witness for d in everything if d.witness is not None], target("1.5"))
    graph = {d.code for d in everything if d.witness is not None and d.witness.mode in ("graph", "resources")}
    other = [(d.code, v.status, v.detail) for d, v in zip(everything, found, strict=True) if not ok(v)]
    assert {status for _, status, _ in other} <= {"inconclusive"}
    reasons = {*ASIDE, "TensorFlow 1.5.0 has no eager execution", "TensorFlow 1.5.0 comes with a Keras before 3"}
    reasons |= {"TensorFlow 1.5.0 does otherwise: the program was analysed as one for a later version (see --target-version)"}
    assert {detail for _, _, detail in other} == reasons
    assert len({d.code for d, v in zip(everything, found, strict=True) if ok(v)}) >= len(graph) - 1 > 25


def ok(found: Verification) -> bool:
    return found.status == "confirmed"


# -- witnesses stand alone


@pytest.mark.parametrize("version", VERSIONS)
def test_a_witness_runs_by_itself_and_raises_what_it_says(everything: list[Diagnostic], version: str, tmp_path: Path) -> None:
    interpreter = python(version)
    chosen = {d.code: d for d in everything if d.witness is not None and d.witness.claim is not None and d.witness.claim.kind == "raises"}
    assert len(chosen) >= 6
    for code in ("TVS101", "TVS107"):  # those of the others are no different, and TensorFlow takes seconds to start
        each = chosen[code]
        assert each.witness is not None
        assert each.witness.claim is not None
        path = tmp_path / f"{code}.py"
        path.write_text(each.witness.source, "utf-8")
        done = subprocess.run([interpreter, str(path)], capture_output=True, text=True, env=environment(False))
        assert done.returncode == 1, done.stderr
        assert each.witness.claim.error in done.stderr.strip().splitlines()[-1] + done.stderr
        assert f"line {each.witness.claim.row}" in done.stderr


@pytest.mark.parametrize("version", VERSIONS)
def test_a_witness_of_sharing_shows_the_value_that_went_through(everything: list[Diagnostic], version: str, tmp_path: Path) -> None:
    interpreter = python(version)
    each = next(d for d in everything if d.code == "TVS203" and d.witness is not None)
    assert each.witness is not None
    path = tmp_path / "shares.py"
    path.write_text(each.witness.source, "utf-8")
    done = subprocess.run([interpreter, str(path)], capture_output=True, text=True, env=environment(False))
    assert done.returncode == 0, done.stderr
    assert "[1." in done.stdout


@pytest.mark.parametrize("version", VERSIONS)
def test_a_witness_of_a_life_prints_what_came_of_it(everything: list[Diagnostic], version: str, tmp_path: Path) -> None:
    interpreter = python(version)
    each = next(d for d in everything if d.code == "TVS507" and d.witness is not None)
    assert each.witness is not None
    path = tmp_path / "life.py"
    path.write_text(each.witness.source, "utf-8")
    done = subprocess.run([interpreter, str(path)], capture_output=True, text=True, env=environment(False))
    assert done.returncode == 0, done.stderr
    assert each.witness.source.endswith("print(bool((left == reached).any()))  # False\n")
    assert done.stdout.strip().endswith("False")


def test_witnesses_have_no_line_that_the_failure_does_not_need(everything: list[Diagnostic]) -> None:
    longest = max((d for d in everything if d.witness is not None and d.witness.source), key=lambda d: len(body(d)))
    assert len(body(longest)) <= 30, longest.witness


def body(diagnostic: Diagnostic) -> list[str]:
    assert diagnostic.witness is not None
    return [line for line in diagnostic.witness.source.split('"""')[2].splitlines() if line.strip()]


# -- findings that are wrong on purpose

PROGRAMS = {
    "duplicate": """
with tf.variable_scope("net"):
    tf.get_variable("w", [2])
with tf.variable_scope("net"):
    tf.get_variable("w", [2])
""",
    "missing": """
with tf.variable_scope("net"):
    tf.get_variable("w", [2])
with tf.variable_scope("net", reuse=True):
    tf.get_variable("b", [2])
""",
    "slots": """
with tf.variable_scope("net"):
    w = tf.get_variable("w", [2])
    tf.get_variable_scope().reuse_variables()
    tf.get_variable("w")
    tf.get_variable("other", [2])
""",
    "shape": """
with tf.variable_scope("net"):
    tf.get_variable("w", [2])
with tf.variable_scope("net", reuse=True):
    tf.get_variable("w", [3])
""",
    "dtype": """
with tf.variable_scope("net"):
    tf.get_variable("w", [2], tf.int32)
with tf.variable_scope("net", reuse=True):
    tf.get_variable("w", [2], tf.float32)
""",
    "default name": """
with tf.variable_scope(None, "net", reuse=True):
    pass
""",
    "flag": """
with tf.variable_scope("net", reuse=1):
    pass
""",
    "name": """
tf.get_variable("a b", [2])
""",
    "template": """
state = {"calls": 0}


def build():
    state["calls"] += 1
    tf.get_variable("w%d" % state["calls"], [2])


net = tf.make_template("net", build)
net()
net()
""",
    "graphs": """
with tf.Graph().as_default():
    tf.get_variable("w", [2])
with tf.Graph().as_default():
    with tf.variable_scope("", reuse=True):
        tf.get_variable("w", [2])
""",
    "collapse": """
x = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
    for _ in range(2):
        x = tf.matmul(x, tf.get_variable("w", [4, 4]))
""",
    "position": """
with tf.variable_scope("net", True):
    pass
""",
    "variable position": """
tf.Variable(0.0, "step")
""",
}


def gets(found: Found) -> list[journal.Get]:
    return [step for step in found.steps if isinstance(step, journal.Get)]


def scopes(found: Found) -> list[journal.MakeScope]:
    return [step for step in found.steps if isinstance(step, journal.MakeScope)]


def second_scope_reuses(found: Found) -> None:
    scopes(found)[-1].given["reuse"] = True


def second_name_differs(found: Found) -> None:
    gets(found)[-1].name = "v"


def second_scope_differs(found: Found) -> None:
    scopes(found)[-1].target = "other"


def scope_does_not_reuse(found: Found) -> None:
    scopes(found)[-1].given["reuse"] = None


def it_was_made_before(found: Found) -> None:
    gets(found)[0].name = "b"


def asked_for_the_same_name(found: Found) -> None:
    gets(found)[-1].name = "w"


def same_shape(found: Found) -> None:
    gets(found)[-1].request["shape"] = (2,)


def same_dtype(found: Found) -> None:
    gets(found)[-1].request["dtype"] = "int32"


def scope_has_a_name(found: Found) -> None:
    scopes(found)[-1].target = "net"


def flag_is_true(found: Found) -> None:
    scopes(found)[-1].given["reuse"] = True


def name_is_valid(found: Found) -> None:
    gets(found)[-1].name = "a_b"


def same_graph(found: Found) -> None:
    first, second = (step for step in found.steps if isinstance(step, journal.EnterGraph))
    second.graph = first.graph
    for step in found.steps:
        if isinstance(step, journal.LeaveGraph):
            step.graph = first.graph


def names_of_layers_differ(found: Found) -> None:
    gets(found)[0].name = "v"


def same_name_in_each_call(found: Found) -> None:
    for get in gets(found):
        get.name = "w"


DOCTORED: list[tuple[str, Callable[[Found], None]]] = [
    ("duplicate", second_scope_reuses),
    ("duplicate", second_name_differs),
    ("duplicate", second_scope_differs),
    ("missing", scope_does_not_reuse),
    ("missing", it_was_made_before),
    ("slots", asked_for_the_same_name),
    ("shape", same_shape),
    ("dtype", same_dtype),
    ("default name", scope_has_a_name),
    ("flag", flag_is_true),
    ("name", name_is_valid),
    ("template", same_name_in_each_call),
    ("graphs", same_graph),
    ("collapse", names_of_layers_differ),
]


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Found]:
    folder = tmp_path_factory.mktemp("programs")

    def finding(name: str) -> Found:
        path = folder / f"{name.replace(' ', '_')}.py"
        path.write_text(V1 + PROGRAMS[name])
        return findings(path)[0]

    return finding


@pytest.mark.parametrize("version", VERSIONS)
def test_the_programs_that_are_doctored_are_confirmed_before(programs: Callable[[str], Found], version: str) -> None:
    found = verdicts([programs(name).witness() for name in PROGRAMS], target(version))
    assert {name: v.status for name, v in zip(PROGRAMS, found, strict=True)} == dict.fromkeys(PROGRAMS, "confirmed")


@pytest.mark.parametrize("version", VERSIONS)
def test_findings_that_are_wrong_on_purpose_are_refuted(programs: Callable[[str], Found], version: str) -> None:
    witnesses = []
    for name, doctor in DOCTORED:
        found = programs(name)
        doctor(found)
        witnesses.append(found.witness())
    seen = verdicts(witnesses, target(version))
    assert [(name, v.status) for (name, _), v in zip(DOCTORED, seen, strict=True)] == [(name, "refuted") for name, _ in DOCTORED]
    assert len(DOCTORED) >= 10
