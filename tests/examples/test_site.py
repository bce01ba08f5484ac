"""The documentation site: it builds, its links lead somewhere, what it shows is printed, and its tables are true."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import click
import pytest

from scopelint.cli import cli
from scopelint.rulebook import RuleBook

from ..differential.compare import codes_for, predict_source
from ..differential.oracle import PYTHONS, Oracle, why_missing
from .printed import README, blocks, files

ROOT = README.parent
PAGES = {path.name: path.read_text("utf-8") for path in sorted((ROOT / "docs").glob("*.md"))}
SHOWN = [(name, *block) for name, text in PAGES.items() for block in blocks(text)]
HEAD = "import tensorflow.compat.v1 as tf\ntf.disable_v2_behavior()\n"
_TABLE = re.compile(r"<!-- table(?:, then: (?P<then>[^\n]*))? -->\n+```python\n(?P<program>.*?)```\n+(?P<rows>(?:\|[^\n]*\n)+)", re.DOTALL)


class Row(NamedTuple):
    """A row of a table: its program, and what it says that comes of it."""

    program: str
    expected: list[str]


def rows() -> Iterator[Row]:
    for table in _TABLE.finditer(PAGES["sharing.md"]):
        head, _, *lines = [[cell.strip() for cell in line.strip("|").split(" |")] for line in table["rows"].splitlines()]
        for line in lines:
            words = {name: cell.strip("`") for name, cell in zip(head[:-1], line, strict=False)}
            program = HEAD + table["program"]
            for name, word in words.items():
                program = program.replace(f"{{{name}}}", word)
            yield Row(f"{program}{table['then'] or ''}\n", [cell.strip("` ") for cell in line[-1].split(",")])


ROWS = list(rows())


def outcome(answer: dict[str, Any]) -> list[str]:
    return [variable["name"] for graph in answer["graphs"] for variable in graph["variables"]]


def test_there_are_tables_of_reuse_and_of_inheritance() -> None:
    assert len(ROWS) >= 40


@pytest.mark.parametrize("row", ROWS, ids=[str(number) for number, _ in enumerate(ROWS)])
def test_scopelint_says_what_the_tables_say(row: Row) -> None:
    (root,) = (each for each in predict_source(row.program, "1.15")["roots"] if each["root"].endswith(":<module>"))
    found = [root["raises"]["code"]] if root["raises"] else outcome(root)
    assert found == row.expected, row.program


@pytest.mark.parametrize("version", list(PYTHONS))
def test_tensorflow_does_what_the_tables_and_the_tutorial_say(version: str) -> None:
    if why := why_missing(version):
        pytest.skip(why)
    with Oracle(version) as tensorflow:
        for row in ROWS:
            answer = tensorflow.observe(row.program)
            assert not answer["failed"], row.program
            if answer["raises"] is None:
                assert outcome(answer) == row.expected, row.program
            else:
                assert row.expected[0] in codes_for(answer["raises"]), row.program
        tutorial = PAGES["tutorial.md"]
        (raised,) = re.findall(r"<!-- raised by: gan.py -->\n+```text\n(.*?)\n```", tutorial, re.DOTALL)
        answer = tensorflow.observe(files(tutorial)["gan.py"])["raises"]
        assert f"{answer['type']}: {answer['message']}".startswith(raised)


@pytest.mark.parametrize(("name", "command", "shown", "printed"), SHOWN, ids=[f"{each[0]} {each[1]}" for each in SHOWN])
def test_what_the_pages_show_is_what_is_printed(name: str, command: str, shown: str, printed: str) -> None:
    assert shown == printed, f"`python -m tests.examples.printed` writes what `scopelint {command}` prints now"


def test_the_fix_of_the_tutorial_is_the_one_that_is_made(tmp_path: Path) -> None:
    shown = files(PAGES["tutorial.md"])
    (tmp_path / "gan.py").write_text(shown["gan.py"], "utf-8")
    (command,) = re.findall(r"`scopelint (--fix [^`]*)`", PAGES["tutorial.md"])
    run = [sys.executable, "-m", "scopelint", "check", "--isolated", "--no-cache", *command.split()]
    subprocess.run(run, cwd=tmp_path, capture_output=True, check=False, env={"PYTHONPATH": str(ROOT), "PATH": ""})
    assert (tmp_path / "gan.py").read_text("utf-8") == shown["shared.py"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built without a warning: every link leads somewhere."""
    pytest.importorskip("mkdocs", reason="the site is not built: install scopelint[docs]")
    pytest.importorskip("material", reason="the site is not built: install scopelint[docs]")
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--config-file", str(ROOT / "mkdocs.yml"), "--site-dir"]
    done = subprocess.run([*command, str(folder)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def test_the_site_has_a_page_for_each_rule_and_finds_tensorflows_errors(site: Path) -> None:
    rules = RuleBook.load().rules
    for rule in rules.values():
        assert f"{rule.name} ({rule.code})" in (site / "rules" / rule.path.stem / "index.html").read_text("utf-8")
    titles = [each["title"] for each in json.loads((site / "search" / "search_index.json").read_text("utf-8"))["docs"]]
    for text in (line for rule in rules.values() for line in rule.error.split("\n") if line):
        words = re.split(r"\{\w+\}|…", text)
        assert any(all(part.strip(" .") in re.sub(r"&[a-z]+;", "'", title) or "'" in part for part in words) for title in titles), text


def test_nothing_on_the_site_is_loaded_from_elsewhere(site: Path) -> None:
    assert re.findall(r"""<(?:script|link|img)[^>]+(?:src|href)=["']?https?://[^>]*rel=["']?stylesheet""", (site / "index.html").read_text("utf-8")) == []
    assert "fonts.googleapis" not in (site / "index.html").read_text("utf-8")


COMMANDS = sorted(
    {
        " ".join(found.split())
        for text in (README.read_text("utf-8"), *PAGES.values())
        for found in re.findall(r"`scopelint ([^`]+)`", text) + re.findall(r"^    scopelint (.+?)(?:  .*)?$", text, re.MULTILINE)
        if found[0] != "|"
    }
)
"""What is shown of how scopelint is called."""


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_that_is_shown_can_be_given(command: str) -> None:
    words = [word for word in shlex.split(command, comments=True) if word not in ("...", "…")]
    words = ["1" if word == "N" else word.replace("/GPU:0", "/CPU:0") for word in words]
    name = words.pop(0) if words and words[0] in cli.commands else "check"
    cli.commands[name].make_context(name, words, parent=click.Context(cli))


def test_every_section_of_the_readme_is_on_a_page_or_left_out_on_purpose() -> None:
    pytest.importorskip("mkdocs")
    from tools.site import ELSEWHERE, PAGES, sections

    parts = sections(README.read_text("utf-8"))
    used = {title for titles in PAGES.values() for title in titles}
    assert set(parts) == used | ELSEWHERE
