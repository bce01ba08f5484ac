"""Reports for other programs: each is read by one of them, or has the shape of what ruff writes for it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from junitparser import JUnitXml

from scopelint.config import load_settings
from scopelint.diagnostics import Edit, Fix, Severity, Span
from scopelint.discovery import discover
from scopelint.fingerprints import fingerprints
from scopelint.reporters import reporter
from scopelint.reporters.context import Context
from scopelint.rulebook import RuleBook
from tests.conftest import SHARING, Folder, diagnostic, sharing, site
from tests.test_reporters import render, sarif_schema  # noqa: F401 (a fixture)


def ruffs(output_format: str, folder: Folder) -> Any:
    """What ruff, which writes for the same readers, reports of a file."""
    folder.write("unused.py", "import os\n")
    command = [sys.executable, "-m", "ruff", "check", "--isolated", "--no-cache", "--output-format", output_format, "unused.py"]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=False).stdout)


def missing(ours: Any, theirs: Any, path: str = "") -> list[str]:
    """Which keys and kinds of values of theirs ours lack."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        return [each for key in theirs for each in (missing(ours[key], theirs[key], f"{path}.{key}") if key in ours else [f"{path}.{key}"])]
    if isinstance(theirs, list) and isinstance(ours, list) and theirs:
        return [each for one in ours for each in missing(one, theirs[0], f"{path}[]")]
    return [] if type(ours) is type(theirs) else [f"{path}: {type(ours).__name__}"]


def test_jsonl_is_the_array_of_the_json_format_a_line_each(folder: Folder) -> None:
    found = (sharing(folder.write("model.py", SHARING)), diagnostic(folder.path / "model.py", message="a\nb"))
    lines = render(folder, "jsonl", *found).splitlines()
    assert [json.loads(line) for line in lines] == json.loads(render(folder, "json", *found))
    assert render(folder, "jsonl") == ""


def test_grouped_has_the_findings_of_each_file_below_its_name(folder: Folder) -> None:
    first, second = folder.write("a.py", SHARING), folder.write("nets/b.py", SHARING)
    text = render(folder, "grouped", diagnostic(first), sharing(first), diagnostic(second, 12))
    assert text == (
        "a.py:\n"
        "  1:1   TVS901  the file does not parse\n"
        "  5:13  TVS101  variable net/w already exists, and this scope does not reuse\n"
        "\n"
        "nets/b.py:\n"
        "  12:1  TVS901  the file does not parse\n"
        "\n"
    )


def test_junit_is_read_by_a_parser_of_junit(folder: Folder) -> None:
    path = folder.write("nets/model.py", SHARING)
    report = JUnitXml.fromstring(render(folder, "junit", sharing(path), diagnostic(path, message="a < b & \x1b[31m")).encode())
    (suite,) = report
    assert (report.tests, report.failures, suite.name, suite.tests, suite.failures) == (2, 2, "nets/model.py", 2, 2)
    first, second = list(suite)
    assert (first.name, first.classname) == ("scopelint.TVS101", "nets/model")
    assert "nets/model.py:8: called again here" in first.result[0].text
    assert (second.result[0].message, second.result[0].type) == ("a < b & \N{REPLACEMENT CHARACTER}[31m", "TVS901")


def test_junit_of_a_clean_run_has_a_case_that_passes(folder: Folder) -> None:
    report = JUnitXml.fromstring(render(folder, "junit").encode())
    assert (report.tests, report.failures, [case.is_passed for suite in report for case in suite]) == (1, 0, [True])


def test_gitlab_gets_what_it_gets_from_ruff(folder: Folder) -> None:
    path = folder.write("nets/model.py", SHARING)
    found = (sharing(path), diagnostic(path, severity=Severity.WARNING), diagnostic("/elsewhere/x.py", severity=Severity.NOTE))
    ours = json.loads(render(folder, "gitlab", *found))
    assert missing(ours, ruffs("gitlab", folder)) == []
    assert [each["severity"] for each in ours] == ["major", "minor", "info"]
    assert [each["location"]["path"] for each in ours] == ["nets/model.py", "nets/model.py", "/elsewhere/x.py"]
    assert ours[0]["location"]["positions"]["begin"] == {"line": 5, "column": 13}


def test_gitlab_knows_two_findings_that_are_alike_apart(folder: Folder) -> None:
    path = folder.write("model.py", "f()\nf()\n")
    found = [diagnostic(path, row, site=site(path, row, 1, 4)) for row in (1, 2)]
    first, second = (each["fingerprint"] for each in json.loads(render(folder, "gitlab", *found)))
    assert first != second


def test_rdjson_gets_what_reviewdog_gets_from_ruff(folder: Folder) -> None:
    path = folder.write("model.py", "w = 'ö', bad\n" + SHARING)
    found = diagnostic(path, site=site(path, 1, 10, 13), trace=sharing(path).trace)
    fix = Fix("do", str(path), (Edit(Span(1, 10, 1, 13), "good"),))
    context = Context(discover(["."], load_settings(folder.path, folder.path)), RuleBook.load(), fix=lambda _: fix)
    ours = json.loads(reporter("rdjson")([found], context))
    theirs = ruffs("rdjson", folder)
    del theirs["source"]["url"]
    assert missing(ours, theirs) == []
    (one,) = ours["diagnostics"]
    assert one["location"]["range"] == {"start": {"line": 1, "column": 11}, "end": {"line": 1, "column": 14}}, "in bytes of UTF-8"
    assert one["suggestions"] == [{"range": one["location"]["range"], "text": "good"}]
    assert [step["message"] for step in one["related_locations"]] == ["first created here", "called again here"]


def test_sarif_has_the_fix_and_a_fingerprint_that_survives_moved_lines(folder: Folder, sarif_schema: Any) -> None:  # noqa: F811
    import jsonschema

    def result(path: Path, rows: int) -> Any:
        found = sharing(path)
        span = found.site.span
        moved = diagnostic(path, code="TVS101", site=site(path, span.row + rows, span.column, span.end_column))
        fix = Fix("do", str(path), (Edit(Span(1, 1, 1, 1), "x"),))
        context = Context(discover(["."], load_settings(folder.path, folder.path)), RuleBook.load(), fix=lambda _: fix)
        log = json.loads(reporter("sarif")([moved], context))
        jsonschema.validate(log, sarif_schema)
        return log["runs"][0]["results"][0]

    before = result(folder.write("model.py", SHARING), 0)
    after = result(folder.write("moved.py", "\n\n" + SHARING), 2)
    assert before["partialFingerprints"] == after["partialFingerprints"] != {}
    assert before["fixes"][0]["artifactChanges"][0]["replacements"][0]["insertedContent"] == {"text": "x"}


@pytest.mark.parametrize(
    ("changed", "same"),
    [
        ("# more\n\n" + SHARING, True),
        (SHARING.replace('"w", [2, 3]', '"w",   [2,3]'), True),
        ("".join(f"    {line}\n" if line else "\n" for line in f"if 1:\n{SHARING}".split("\n"))[4:], True),
        (SHARING.replace('"w"', '"v"'), False),
        (SHARING.replace("def net", "def other"), False),
    ],
    ids=["moved", "blanks", "indented", "another text", "another function"],
)
def test_a_fingerprint_says_what_is_the_same_finding(folder: Folder, changed: str, same: bool) -> None:
    def digest(name: str, text: str) -> str:
        path = folder.write(name, text)
        row, line = next((row, line) for row, line in enumerate(text.split("\n"), 1) if "get_variable" in line)
        found = diagnostic(path, code="TVS101", site=site(path, row, line.index("tf.") + 1, len(line) + 1))
        project = discover(["."], load_settings(folder.path, folder.path))
        return fingerprints([found], project)[0].unique

    assert (digest("a.py", SHARING) == digest("renamed.py", changed)) is same
