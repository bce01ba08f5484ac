"""The rule pages say what is true: scopelint reports what they mark, and TensorFlow does what they claim.

A bad example of an error rule raises, in TensorFlow, at the line it marks first and with the error that its rule's page
predicts. Every other example ends in comments that say what it does, and is held to them by running it:

    # makes: a/w, a/b          the variables it has afterwards; this may take several lines
    # holds: v is w            what is true when it has run: the same object, another one, a value that was lost
    # raises: TypeError: text  what it raises when it runs a session, where it does

An example for TensorFlow 2 alone (`import tensorflow as tf`, `disable_eager_execution`) says what holds or raises.
"""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from scopelint.diagnostics import Severity
from scopelint.rulebook import CODE, Example, Rule, RuleBook

from ..differential.compare import predict_source, scopelint
from ..differential.oracle import PYTHONS, Observation, Oracle, why_missing

BOOK = RuleBook.load()
HEADINGS = (
    "What it does",
    "Why is this bad",
    "Example",
    "Use instead",
    "What TensorFlow does",
    "How to fix",
    "What it does not report",
)
START = re.compile(
    r"(import (os|tempfile)\n+)*(import numpy as np\n)?"
    r"(import tensorflow as tf\n|import tensorflow\.compat\.v1 as tf\n\ntf\.disable_(v2_behavior|eager_execution)\(\)\n)"
)
MODERN = re.compile(r"^import tensorflow as tf$|disable_eager_execution", re.MULTILINE)
CLAIMS = re.compile(r"(?:^#.*\n)*\Z", re.MULTILINE)
NO_TABLE = re.compile(r"^import tensorflow as tf$|disable_eager_execution|import_meta_graph", re.MULTILINE)
"""What makes variables that no table is asked for: eager ones, and those that a file brings."""
CLAIM = re.compile(r"^# (makes|holds|raises): (.*\n(?:#  .*\n)*)", re.MULTILINE)
EXAMPLES = {
    f"{rule.code}-{example.kind}-{number}": example
    for rule in BOOK.rules.values()
    for kind in ("bad", "good")
    for number, example in enumerate((each for each in rule.examples() if each.kind == kind), start=1)
}
RULES = [pytest.param(rule, id=rule.code) for rule in BOOK.rules.values()]


def reported_codes() -> set[str]:
    """The codes that the code of scopelint can report."""
    package = Path(__file__).parents[2] / "scopelint"
    files = [package / "pipeline.py", package / "noqa.py", *sorted((package / "checks").glob("*.py"))]
    nodes = (node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8"))))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str) and CODE.fullmatch(node.value)}


def claims(example: Example, kind: str) -> list[str]:
    """What the example says of itself in the comments at its end."""
    found = CLAIMS.search(example.source)
    return [" ".join(text.replace("#", " ").split()) for k, text in CLAIM.findall(found[0] if found else "") if k == kind]


def makes(example: Example) -> list[str] | None:
    """The variables that the example says it makes, in order; None where it does not say."""
    said = claims(example, "makes")
    return [name.strip() for name in said[0].split(",")] if said else None


def versions(example: Example) -> list[str]:
    """The TensorFlows that the example is written for."""
    if example.rule == "TVS409":
        return ["2.21"]
    return ["2.21"] if MODERN.search(example.source) else ["1.15", "2.21"]


def raising(example: Example) -> tuple[int, Rule] | None:
    """The row and the rule of the first error that the example marks."""
    errors = ((row, BOOK.rules[code]) for row, code in example.expected if is_predicted(BOOK.rules[code]))
    return next(errors, None)


def is_predicted(rule: Rule) -> bool:
    """Whether TensorFlow, or Python, raises what the rule reports: a broken contract is an error of scopelint's alone."""
    return rule.severity is Severity.ERROR and not rule.code.startswith("TVS7")


def error_pattern(rule: Rule) -> re.Pattern[str]:
    """What a page's `error` matches: a text a line, in which `…` and a field stand for anything."""
    texts = [line for line in rule.error.split("\n") if line]
    patterns = [".*".join(re.escape(part) for part in re.split(r"…|\{\w+\}", text)) for text in texts]
    return re.compile("|".join(f"(?:{pattern})" for pattern in patterns), re.DOTALL)


def test_every_page_has_a_check_and_every_check_a_page() -> None:
    assert reported_codes() == set(BOOK.rules)


@pytest.mark.parametrize("rule", RULES)
def test_a_page_has_its_headings_in_order(rule: Rule) -> None:
    assert re.findall(r"^# (.*)$", re.sub(r"^```.*?^```", "", rule.body, flags=re.DOTALL | re.MULTILINE), re.MULTILINE) == [
        f"{rule.name} ({rule.code})"
    ]
    assert tuple(re.findall(r"^## (.*)$", rule.body, re.MULTILINE)) == HEADINGS


@pytest.mark.parametrize("rule", RULES)
def test_a_page_says_how_to_share_and_how_not_to(rule: Rule) -> None:
    advice = rule.body.split("## How to fix\n")[1].split("\n## ")[0].lower()
    assert rule.code.startswith("TVS9") or ("to share" in advice and "not to share" in advice)


@pytest.mark.parametrize("rule", RULES)
def test_a_page_has_three_bad_and_three_good_examples_that_are_whole_programs(rule: Rule) -> None:
    kinds = [example.kind for example in rule.examples()]
    assert kinds.count("bad") >= 3
    assert kinds.count("good") >= 3
    assert len(kinds) == rule.body.count("```python"), "every block of Python on a page is an example"
    assert all(START.match(example.source) for example in rule.examples())
    assert all(not example.expected for example in rule.examples() if example.kind == "good")
    assert all(rule.code in dict(map(reversed, example.expected)) for example in rule.examples() if example.kind == "bad")


@pytest.mark.parametrize("rule", RULES)
def test_every_text_that_a_page_predicts_is_one_that_the_page_explains(rule: Rule) -> None:
    assert not is_predicted(rule) or rule.error or rule.code == "TVS901"
    assert rule.severity is Severity.ERROR or not rule.error
    for line in filter(None, rule.error.split("\n")):
        assert re.match(r"[A-Z]\w+Error: ", line)


@pytest.mark.parametrize("rule", RULES)
def test_links_between_pages_lead_somewhere(rule: Rule) -> None:
    targets = re.findall(r"\]\(([^)]+)\)", rule.body)
    assert [target for target in targets if not (rule.path.parent / target).is_file()] == []


@pytest.mark.parametrize("rule", RULES)
def test_the_message_is_one_sentence_about_the_variable(rule: Rule) -> None:
    fields = {"variable", "reason", "error", "function", "parameter", "given", "first"}
    used = set(re.findall(r"\{(\w+)\}", rule.message))
    assert used <= fields
    assert used, "a message names what it is about"
    assert not rule.message.endswith(".")


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_an_example_that_does_not_raise_says_what_it_does(example: Example) -> None:
    said = makes(example) is not None or bool(claims(example, "raises")) or (NO_TABLE.search(example.source) and claims(example, "holds"))
    assert bool(said) == (raising(example) is None)


@pytest.mark.parametrize("version", ["auto", "1.15"])
@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_scopelint_reports_what_is_marked_and_nothing_else(example: Example, version: str, tmp_path: Path) -> None:
    if version != "auto" and version not in versions(example):
        version = "2.21"
    path = tmp_path / "example.py"
    path.write_text(example.source, "utf-8")
    answer = scopelint("check", "--isolated", "--select", "ALL", "--target-version", version, "--output-format", "json", str(path))
    found = [(each["location"]["row"], each["code"]) for each in json.loads(answer.stdout)]
    assert sorted(found) == sorted(example.expected), example.source
    assert answer.exit_code == (1 if example.expected else 0)


@pytest.mark.parametrize("version", ["1.15", "2.21"])
@pytest.mark.parametrize(
    "example", [each for each in EXAMPLES.values() if makes(each)], ids=[name for name in EXAMPLES if makes(EXAMPLES[name])]
)
def test_scopelint_vars_prints_the_variables_that_the_example_makes(example: Example, version: str) -> None:
    if version not in versions(example):
        return
    (root,) = [each for each in predict_source(example.source, version)["roots"] if each["root"].endswith(":<module>")]
    assert root["raises"] is None
    assert [variable["name"] for graph in root["graphs"] for variable in graph["variables"]] == makes(example)


def complaint(example: Example, observed: Observation) -> str | None:
    """What TensorFlow did that the page does not say, or None."""
    if observed["failed"]:
        return str(observed["failed"])
    raised, expected = observed["raises"], raising(example)
    if said := claims(example, "raises"):
        kind, _, text = said[0].partition(":")
        right = raised and raised["type"] == kind and text.strip() in raised["message"]
        return None if right else f"raises {raised}"
    if expected is None:
        names = [variable["name"] for graph in observed["graphs"] for variable in graph["variables"]]
        if raised:
            return f"raises {raised['type']}: {raised['message']}"
        return None if makes(example) in (names, None) else f"makes {', '.join(names)}"
    row, rule = expected
    if not raised:
        return f"does not raise, but {rule.code} is marked in line {row}"
    text = f"{raised['type']}: {raised['message']}"
    if rule.code == "TVS901":
        return None if raised["type"] == "SyntaxError" else text
    if raised["stack"][-1][1] != row:
        return f"raises in line {raised['stack'][-1][1]}, but {rule.code} is marked in line {row}: {text}"
    if not error_pattern(rule).match(text):
        return f"raises what the page of {rule.code} does not predict: {text}"
    return None


def asserted(example: Example) -> str:
    """What the example says that holds, as statements at its end."""
    return "".join(f"assert {said}, {said!r}\n" for said in claims(example, "holds"))


@pytest.mark.parametrize("version", list(PYTHONS))
def test_tensorflow_does_what_the_pages_say(version: str) -> None:
    if why := why_missing(version):
        pytest.skip(why)
    complaints = {}
    for legacy_keras in (True, False):
        asked = {n: e for n, e in EXAMPLES.items() if version in versions(e) and legacy_keras == (e.rule != "TVS409" or e.kind == "good")}
        with Oracle(version, legacy_keras) as tensorflow:
            complaints |= {n: complaint(e, tensorflow.observe(e.source + asserted(e))) for n, e in asked.items()}
    assert {name: said for name, said in complaints.items() if said} == {}


def test_an_error_text_that_a_page_predicts_is_matched_as_it_is_printed() -> None:
    pattern = error_pattern(BOOK.rules["TVS103"])
    assert pattern.match("ValueError: Trying to share variable a/w, but specified shape (2, 3) and found shape (2, 2).")
    assert not pattern.match("ValueError: Variable a/w already exists, disallowed.")
