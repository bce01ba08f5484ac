"""Models of real repositories: the variables that TensorFlow makes when a driver builds them.

python -m tests.models.recorded [DRIVER ...]     runs the drivers on TensorFlow 1.15 and records the names in names.json

A driver is a small program of our own in `drivers/`. Its first lines name the repository and the commit that it belongs to; no
code of a repository is kept here. SCOPELINT_CHECKOUTS is a folder with a checkout of each, called `owner+name`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import click

from ..differential.oracle import Observation, Oracle, why_missing

DRIVERS = Path(__file__).with_name("drivers")
NAMES = Path(__file__).with_name("names.json")
VARIABLE = "SCOPELINT_CHECKOUTS"
VERSION = "1.15"

Names = list[list[str]]
"""The variables of each graph, in the order of their creation."""


@dataclass(frozen=True, slots=True)
class Driver:
    name: str
    source: str

    def _head(self, key: str) -> str:
        found = re.search(rf"^# {key}: *(\S+)$", self.source, re.MULTILINE)
        assert found is not None, f"{self.name} does not name its {key}"
        return found[1]

    @property
    def repository(self) -> str:
        return self._head("repository")

    @property
    def commit(self) -> str:
        return self._head("commit")

    @property
    def checkout(self) -> Path | None:
        folder = os.environ.get(VARIABLE)
        path = Path(folder) / self.repository.replace("/", "+") if folder else None
        return path if path is not None and path.is_dir() else None

    @property
    def why_missing(self) -> str | None:
        """Why there is nothing to compare, or None where there is."""
        if not os.environ.get(VARIABLE):
            return f"no checkout of {self.repository}: set {VARIABLE} to a folder with one as owner+name, at {self.commit}"
        return None if self.checkout else f"no checkout of {self.repository} at {self.commit} in {os.environ[VARIABLE]}"

    @contextmanager
    def beside_its_model(self) -> Iterator[Path]:
        """The driver in a copy of the checkout's Python files."""
        assert self.checkout is not None
        with tempfile.TemporaryDirectory(prefix="model-") as folder:
            root = Path(folder).resolve() / "project"
            shutil.copytree(self.checkout, root, ignore=_all_but_python)
            path = root / f"drive_{self.name}.py"
            path.write_text(self.source, "utf-8")
            yield path


def _all_but_python(folder: str, names: list[str]) -> list[str]:
    return [n for n in names if n.startswith(".") or not (n.endswith((".py", ".txt")) or (Path(folder) / n).is_dir())]


def drivers() -> list[Driver]:
    return [Driver(path.stem, path.read_text("utf-8")) for path in sorted(DRIVERS.glob("*.py"))]


def names_of(observation: Observation) -> Names:
    return [[variable["name"] for variable in graph["variables"]] for graph in observation["graphs"]]


def recorded() -> dict[str, Names]:
    found: dict[str, Names] = json.loads(NAMES.read_text("utf-8")) if NAMES.exists() else {}
    return found


def observe(oracle: Oracle, driver: Driver) -> Observation:
    with driver.beside_its_model() as path:
        return oracle.ask(path=str(path), time_limit=300)


def record(wanted: list[str]) -> None:
    if why := why_missing(VERSION):
        sys.exit(why)
    found = recorded()
    with Oracle(VERSION) as oracle:
        for driver in drivers():
            if wanted and driver.name not in wanted:
                continue
            if why := driver.why_missing:
                click.echo(why)
                continue
            observation = observe(oracle, driver)
            if observation["failed"] or observation["raises"]:
                raises = observation["raises"]
                click.echo(
                    f"{driver.name} fails: {observation['failed']} {raises.get('message')} {raises.get('stack')}\n{observation['output']}"
                )
                continue
            found[driver.name] = names_of(observation)
            click.echo(f"{driver.name}: {sum(map(len, found[driver.name]))} variables")
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(found[name])}" for name in sorted(found))
    NAMES.write_text("{\n" + lines + "\n}\n", "utf-8")


if __name__ == "__main__":
    record(sys.argv[1:])
