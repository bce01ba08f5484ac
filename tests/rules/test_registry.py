"""A rule is one check module and one page: nothing lists the checks, and each says whose findings it gives."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scopelint.checks.registry import every_check
from scopelint.exploration.stack import with_deep_stack
from scopelint.rulebook import Rule, RuleBook

from ..verify.replaying import analysis

REPOSITORY = Path(__file__).parents[2]
BOOK = RuleBook.load()

CHECK = '''\
"""Variables whose name says nothing: TVS399."""

from .queries.accesses import creations
from .sightings import Sighting, run_check


@run_check("TVS399")
def named_after_nothing(run):
    for event in creations(run).values():
        if event.asked.name == "variable":
            yield Sighting(variable=event.variable, moment=event.moment, told="made here", shown=None)
'''

PAGE = """\
+++
code = "TVS399"
name = "name-says-nothing"
severity = "warning"
default = true
fix = "none"
message = "{variable} has a name that says nothing"
error = ""
summary = "a variable is called variable"
+++

# name-says-nothing (TVS399)
"""

PROGRAM = """\
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.get_variable("weights", [1])
tf.get_variable("variable", [1])
"""


def run(folder: Path, *arguments: str) -> str:
    """What the scopelint of a folder prints."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, "-m", "scopelint", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False).stdout


def test_a_new_rule_is_one_check_module_and_one_page(tmp_path: Path) -> None:
    for name in ("scopelint", "rules"):
        shutil.copytree(REPOSITORY / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "program.py").write_text(PROGRAM, "utf-8")
    lint = ("check", "--isolated", "--no-cache", "--output-format", "json", "program.py")
    assert json.loads(run(tmp_path, *lint)) == []

    (tmp_path / "scopelint" / "checks" / "unspeaking.py").write_text(CHECK, "utf-8")
    (tmp_path / "rules" / "TVS399-name-says-nothing.md").write_text(PAGE, "utf-8")
    (found,) = json.loads(run(tmp_path, *lint))
    assert (found["code"], found["location"]["row"], found["message"]) == ("TVS399", 5, "variable has a name that says nothing")
    assert "name-says-nothing (TVS399)" in run(tmp_path, "rule", "TVS399")


def test_the_checks_are_in_the_order_of_their_codes() -> None:
    codes = [check.codes for check in every_check()]
    assert codes == sorted(codes)


def test_every_rule_has_a_check_that_declares_it() -> None:
    """All but a suppression, which takes comments besides the runs, and a syntax error, where there is no run."""
    assert {code for check in every_check() for code in check.codes} == BOOK.rules.keys() - {"TVS901", "TVS903"}


@pytest.mark.parametrize("rule", [pytest.param(rule, id=rule.code) for rule in BOOK.rules.values()])
def test_a_check_gives_findings_of_the_codes_that_it_declares(rule: Rule, tmp_path: Path) -> None:
    example = next(each for each in rule.examples() if each.kind == "bad")
    path = tmp_path / "example.py"
    path.write_text(example.source, "utf-8")
    ready = analysis(path, record=False)
    explorations = with_deep_stack(lambda: [ready.explore(root) for root in ready.roots()])
    given = [(check, found) for each in explorations for check in every_check() for found in check.find(each)]
    assert [(check, found) for check, found in given if found.code not in check.codes] == []
