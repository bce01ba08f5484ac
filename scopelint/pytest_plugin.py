"""A pytest plugin: a project's own tests assert which variables its graphs share, and are linted along.

* The fixture `variable_sharing` watches TensorFlow during a test.
* `pytest --scopelint` checks every Python file that pytest comes by, as one more test.

Without either it does nothing, and imports nothing.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

if TYPE_CHECKING:
    from .diagnostics import Diagnostic

Json = dict[str, Any]


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("scopelint", "variable sharing in TensorFlow programs")
    group.addoption("--scopelint", action="store_true", help="check every Python file with scopelint")
    group.addoption("--scopelint-update", action="store_true", help="write the snapshots of `variable_sharing.assert_snapshot` anew")


class VariableSharing:
    """What TensorFlow made and shared during a test.

    A variable is called by the name of its op, as in checkpoints (`enc/w`).
    """

    def __init__(self, observer: Any, test: Path, update: bool) -> None:
        self._observer = observer
        self._test = test
        self._update = update

    def variables(self) -> list[Json]:
        """The variables made so far: `name`, `shape`, `dtype`, `trainable`, `collection` and `shared`, how often each was taken again."""
        facts = ("name", "shape", "dtype", "trainable", "collection")
        return [{**{fact: v[fact] for fact in facts}, "shared": len(v["reused"])} for v in self._found()]

    def assert_shared(self, *names: str) -> None:
        """Each of these variables was made once, and used again: by another request, or with the layer or cell that has it."""
        for name in names:
            variable = self._named(name)
            if not variable["reused"]:
                self._fail(f"variable {name} is not shared: nothing took it after it was made{_at(variable['created'])}")

    def assert_distinct(self, *names: str) -> None:
        """Each of these variables is one of its own: nothing took it or used it again after it was made."""
        for name in names:
            variable = self._named(name)
            if variable["reused"]:
                self._fail(f"variable {name} is shared: made{_at(variable['created'])}, taken{_at(variable['reused'][0])}")

    def assert_snapshot(self, path: str | Path) -> None:
        """The table of variables is that of a committed file, named from the test's folder; `pytest --scopelint-update` writes it."""
        file, table = self._test.parent / path, self.variables()
        if self._update:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(table, indent=2) + "\n", encoding="utf-8")
            return
        if not file.is_file():
            self._fail(f"there is no snapshot {path}: `pytest --scopelint-update` writes it")
        known = json.loads(file.read_text(encoding="utf-8"))
        if known != table:
            lines = [f"  - {_row(row)}" for row in known if row not in table] + [f"  + {_row(row)}" for row in table if row not in known]
            self._fail("\n".join([f"the variables are not those of {path}:", *(lines or ["  their order differs"])]))

    def _fail(self, message: str) -> NoReturn:
        """End the test, with the line of the test that asked."""
        frame = next((each for each in inspect.stack(0) if Path(each.filename) == self._test), None)
        where = "" if frame is None else f"{self._test}:{frame.lineno}: "
        pytest.fail(where + message, pytrace=False)

    def _found(self) -> list[Json]:
        return [variable for graph in self._observer.tables() for variable in graph["variables"]]

    def _named(self, name: str) -> Json:
        found = [variable for variable in self._found() if variable["name"] == name]
        if not found:
            made = ", ".join(variable["name"] for variable in self._found()) or "none"
            self._fail(f"there is no variable {name} (there are: {made})")
        return max(found, key=lambda variable: len(variable["reused"]))


def _at(place: Json | None) -> str:
    return "" if place is None else f" at {place['filename']}:{place['row']}"


def _row(row: Json) -> str:
    return (
        f"{row['name']} {row['shape']} {row['dtype']}{', shared' if row['shared'] else ''}{'' if row['trainable'] else ', not trainable'}"
    )


@pytest.fixture
def variable_sharing(request: pytest.FixtureRequest) -> Iterator[VariableSharing]:
    """Watches which variables TensorFlow makes and shares during the test."""
    from .verify import probe, sharing  # start-up time: only tests that use the fixture need it

    untyped: Any = probe
    try:
        tensorflow = untyped.import_tensorflow()
    except ImportError as error:
        pytest.fail(f"variable_sharing needs TensorFlow: {error}", pytrace=False)
    watching: Any = sharing
    observer = watching.Sharing({"root": str(request.config.rootpath), "until": "end"})
    observer.watch(tensorflow)
    try:
        yield VariableSharing(observer, Path(str(request.path)), request.config.getoption("--scopelint-update"))
    finally:
        observer.leave()


# -- linting along


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix != ".py" or not parent.config.getoption("--scopelint"):
        return None
    collected: pytest.Collector = _File.from_parent(parent, path=file_path)
    return collected


class _File(pytest.File):
    def collect(self) -> Iterator[pytest.Item]:
        yield _Item.from_parent(self, name="scopelint")


class _Item(pytest.Item):
    def runtest(self) -> None:
        found = _lint(self.path)
        if found:
            lines = [f"{self.path.name}:{d.site.span.row}:{d.site.span.column}: {d.code} {d.message}" for d in found]
            pytest.fail("\n".join(lines), pytrace=False)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, f"{self.path.name}: scopelint"


def _lint(path: Path) -> list[Diagnostic]:
    from .config import CACHE_FOLDER, load_settings  # start-up time: only for `pytest --scopelint`
    from .discovery import discover, find_root  # start-up time: only for `pytest --scopelint`
    from .lint import lint  # start-up time: only for `pytest --scopelint`
    from .rulebook import RuleBook  # start-up time: only for `pytest --scopelint`
    from .selection import choose  # start-up time: only for `pytest --scopelint`

    root = find_root([path])[0]
    settings = replace(load_settings(path, root), cache=root / CACHE_FOLDER)
    project = discover([str(path)], settings).readable()
    return choose(lint(project, settings).diagnostics, project, settings, RuleBook.load())
