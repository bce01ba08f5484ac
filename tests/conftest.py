"""What the tests of the outer shell share: a project on disk, made-up diagnostics, a pipeline that returns them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from scopelint import pipeline
from scopelint.cli import cli
from scopelint.config import Settings
from scopelint.diagnostics import Certainty, Diagnostic, Severity, Site, Span, Step
from scopelint.discovery import Project
from scopelint.pipeline import Report
from scopelint.watch import Watch

Run = Callable[..., Result]
"""The fixture `run`: the command line, with these arguments."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What has to be run in one process comes first: at the end the others would wait for it."""
    items.sort(key=lambda item: item.get_closest_marker("xdist_group") is None)


class Folder:
    """A project in a temporary folder, which is also the current one."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, name: str, content: str | bytes = "") -> Path:
        path = self.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folder:
    """A folder with a configuration of its own, so that nothing above it counts."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.chdir(home)
    (home / "scopelint.toml").touch()
    return Folder(home)


def site(path: Path | str, row: int = 1, column: int = 1, end_column: int | None = None, end_row: int | None = None) -> Site:
    return Site(str(path), Span(row, column, end_row or row, end_column or column + 1))


def diagnostic(path: Path | str, row: int = 1, code: str = "TVS901", **more: object) -> Diagnostic:
    values: dict[str, object] = {
        "code": code,
        "name": "syntax-error",
        "severity": Severity.ERROR,
        "message": "the file does not parse",
        "site": site(path, row),
        **more,
    }
    return Diagnostic(**values)  # type: ignore[arg-type]


def sharing(path: Path | str) -> Diagnostic:
    """A finding with everything a diagnostic can have, on the program `SHARING`."""
    return Diagnostic(
        code="TVS101",
        name="duplicate-variable",
        severity=Severity.ERROR,
        message="variable net/w already exists, and this scope does not reuse",
        site=site(path, 5, 13, 39),
        variable="net/w",
        certainty=Certainty.CONDITIONAL,
        assumptions=("the loop runs more than once",),
        trace=(Step(site(path, 5, 13, 39), "first created here"), Step(site(path, 8, 5, 10), "called again here")),
        root="model.py:<module>",
    )


SHARING = """\
import tensorflow as tf

def net():
    with tf.variable_scope("net"):
        w = tf.get_variable("w", [2, 3])

for _ in range(n):
    net()
"""

Lint = Callable[[Project, Settings], list[Diagnostic]]


@pytest.fixture
def finds(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Make the pipeline return these diagnostics, or what a function of the project and the settings returns."""

    def find(*found: Diagnostic | Lint) -> None:
        def lint(project: Project, settings: Settings, watch: Watch) -> Report:
            return Report([each for item in found for each in ([item] if isinstance(item, Diagnostic) else item(project, settings))])

        monkeypatch.setattr(pipeline, "lint", lint)

    find()
    return find


@pytest.fixture
def run() -> Run:
    """Run the command line; a traceback is a failure of the test."""

    def invoke(*arguments: str | Path, stdin: bytes | str | None = None) -> Result:
        result = CliRunner().invoke(cli, [str(argument) for argument in arguments], input=stdin, prog_name="scopelint")
        assert "Traceback" not in result.output, result.output
        return result

    return invoke
