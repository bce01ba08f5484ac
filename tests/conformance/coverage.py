"""Which TensorFlow APIs of `apis.json` are modelled, and which are held to TensorFlow by a program that calls them.

python -m tests.conformance.coverage            the report
python -m tests.conformance.coverage --gaps     only what is missing

`apis.json` has the public functions and classes that open a scope or make a variable: their names and signatures in each
TensorFlow. An API is *modelled* where all its names lead to something in a stub with TensorFlow's own parameters. It is
*conforming* where a program that scopelint predicts right calls it, from its own lines. That is observed while scopelint runs
the program, not read off its text. `exceptions.toml` names what is not, one by one, with the reason.
"""

from __future__ import annotations

import ast
import json
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import click
import pytest

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

from scopelint.config import Settings
from scopelint.discovery import discover
from scopelint.domain.symbols import MISSING, Sym
from scopelint.exploration.setting import Setting, new_machine
from scopelint.exploration.stack import with_deep_stack
from scopelint.language import evaluation
from scopelint.language.evaluation import calls
from scopelint.language.trace import Place, Value
from scopelint.language.values import Args, Builtin, ClassValue, Function, Partial
from scopelint.primitives.arguments import parameters
from scopelint.primitives.machine import Machine
from scopelint.project import Analysis
from scopelint.source import nodes as n
from scopelint.source.library import ProjectLibrary
from scopelint.tf.version import Version

from ..differential.compare import codes_for
from ..differential.oracle import EVERY_PYTHON
from .recorded import Program, answer, programs

FOLDER = Path(__file__).parent
PLACE = Place("coverage", n.NOWHERE, stub=True)


@dataclass(frozen=True, slots=True)
class Api:
    """One API; `names` and `signatures` by version."""

    id: str
    names: dict[str, tuple[str, ...]]
    signatures: dict[str, str]


@cache
def apis() -> tuple[Api, ...]:
    found = []
    for entry in json.loads((FOLDER / "apis.json").read_text("utf-8")):
        signatures = {version: text for versions, text in entry["signatures"].items() for version in versions.split()}
        found.append(Api(entry["id"], {v: tuple(names) for v, names in entry["names"].items()}, signatures))
    return tuple(found)


# -- what the stubs have


@dataclass(frozen=True, slots=True)
class Importer:
    """A module from which names are looked up as a program does."""

    machine: Machine

    @classmethod
    def alone(cls, version: str) -> Importer:
        """Nothing has run yet."""
        folder = FOLDER / "answers"  # any folder without Python files
        library = ProjectLibrary(discover([str(folder)], Settings(base=folder)))
        return cls(new_machine(Setting(library, Version.parse(version)), known_empty=True))

    def find(self, dotted: str) -> Value:
        """What `dotted` stands for, `tf` being TensorFlow; None for what is unknown."""
        top, *path = dotted.split(".")
        m = self.machine
        value = evaluation.module_named(m, "tensorflow" if top == "tf" else top, m.modules[evaluation.INTRINSICS], PLACE)
        for name in path:
            value = evaluation.lookup(m, value, name, PLACE)
            if value is MISSING:
                return None
        value = m.resolve(value)
        return None if isinstance(value, Sym) else value


@dataclass(frozen=True, slots=True)
class Parameter:
    """`default` is None where there is none, else as it is written; `...` for what is no plain constant."""

    name: str
    default: str | None = None

    def __str__(self) -> str:
        return self.name if self.default is None else f"{self.name}={self.default}"


def real_parameters(text: str) -> list[Parameter]:
    """The parameters of a signature in `apis.json`."""
    arguments = ast.parse(f"def f({text}): pass").body[0].args  # type: ignore[attr-defined]
    defaults = [None] * (len(arguments.args) - len(arguments.defaults)) + arguments.defaults
    found = [Parameter(a.arg, d and _plain(ast.literal_eval(d))) for a, d in zip(arguments.args, defaults, strict=True)]
    return found + [Parameter(star) for star, given in (("*", arguments.vararg), ("**", arguments.kwarg)) if given]


def stub_parameters(m: Machine, value: Value) -> list[Parameter] | None:
    """The parameters of a callable in a stub; None if it is native and does not tell."""
    if isinstance(value, Partial):
        return stub_parameters(m, value.function)
    if isinstance(value, ClassValue) and isinstance(initializer := value.find("__init__"), Function):
        return (stub_parameters(m, initializer) or [])[1:]
    if isinstance(value, Builtin | ClassValue):
        native = parameters(value.name, m.version)
        return native and [Parameter(name) for name in native]
    if not isinstance(value, Function):
        return None
    if (inner := evaluation.lookup(m, value, "__wrapped__", PLACE)) is not MISSING:
        return stub_parameters(m, inner)
    params = value.params
    named = [*params.positional_only, *params.positional, *params.keyword_only]
    found = [Parameter(p.name, _plain(value.defaults[p.name]) if p.name in value.defaults else None) for p in named]
    return found + [Parameter(star) for star, given in (("*", params.star), ("**", params.double_star)) if given]


def _plain(value: Any) -> str:
    constant = value is None or isinstance(value, bool | int | float | str | tuple)
    return repr(float(value) if type(value) is int else value) if constant else "..."


def misfits(api: Api, version: str, importer: Importer) -> list[str]:
    """What a stub lacks to be a model of the API in this TensorFlow."""
    found = []
    for name in api.names[version]:
        value = importer.find(name)
        if value is None:
            found.append(f"{name} is unknown")
            continue
        real, ours = real_parameters(api.signatures[version]), stub_parameters(importer.machine, value)
        if {"*", "**"} <= {p.name for p in real}:
            continue  # TensorFlow's does not tell
        if ours is None:
            found.append(f"{name} does not tell its parameters")
        elif not _fit(real, ours):
            found.append(f"{name}({', '.join(map(str, ours))}) is ({', '.join(map(str, real))})")
    return found


def _fit(real: list[Parameter], ours: list[Parameter]) -> bool:
    native = all(p.default is None for p in ours)
    return [p.name for p in real] == [p.name for p in ours] and (
        native or all(a.default == b.default or (a.default == "..." and b.default is not None) for a, b in zip(real, ours, strict=True))
    )


# -- what the programs call


def called(program: Program, version: str) -> frozenset[str]:
    """The ids of the APIs that a program's own lines call."""
    made: list[tuple[Machine, Value]] = []
    invoke = calls.invoke

    def noted(m: Machine, func: Value, args: Args) -> Value:
        if not args.place.stub:
            made.append((m, func))
        return invoke(m, func, args)

    with tempfile.TemporaryDirectory(prefix="covered-") as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(calls, "invoke", noted)
        path = Path(folder).resolve() / "main.py"
        path.write_text(program.source_for(version), "utf-8")
        settings = Settings(base=path.parent, target_version=version)
        analysis = Analysis(discover([str(path)], settings), settings)
        roots = [root for root in analysis.roots() if root.kind == "module"]
        for root in roots:
            with_deep_stack(lambda root=root: analysis.run_once(root))
        if not made:
            return frozenset()
        importer = Importer(made[0][0])
        values = {id(value) for _, value in made}
        sites = {_site(value) for _, value in made}
        asked = ((api.id, name) for api in apis() for name in api.names.get(version, ()) if _sites(version)[name] in sites)
        found = frozenset(id_ for id_, name in asked if id(importer.find(name)) in values)
        analysis.close()
        return found


def _site(value: Value) -> object:
    """What a callable has in common with those that other machines make of the same definition."""
    if isinstance(value, Partial):
        return _site(value.function)
    if isinstance(value, Function | ClassValue) and value.node is not None:
        return id(value.node)
    return value.name if isinstance(value, Builtin | ClassValue) else type(value)


@cache
def _sites(version: str) -> dict[str, object]:
    """Where the names of APIs lead. To look up all of them again in the machine of each program took longer than to run it."""
    importer = Importer.alone(version)
    return {name: _site(importer.find(name)) for api in apis() for name in api.names.get(version, ())}


def conforming() -> dict[str, dict[str, list[str]]]:
    """id → version → the programs that hold it to TensorFlow."""
    found: dict[str, dict[str, list[str]]] = {api.id: {} for api in apis()}
    for program in programs():
        for version in program.versions:
            if program.not_yet is None and _reaches_its_end(answer(program, version)):
                for id in called(program, version):
                    found[id].setdefault(version, []).append(program.name)
    return found


def _reaches_its_end(observation: dict[str, Any] | None) -> bool:
    """Whether TensorFlow ran a program to its end, or to an error that is one of scopelint's."""
    return (
        observation is not None and not observation["failed"] and (observation["raises"] is None or bool(codes_for(observation["raises"])))
    )


# -- the report


@dataclass(frozen=True, slots=True)
class Row:
    """What is known of one API in one TensorFlow."""

    api: Api
    version: str
    misfits: tuple[str, ...]
    programs: tuple[str, ...]
    exception: str | None

    @property
    def gaps(self) -> tuple[str, ...]:
        return self.misfits if self.programs else (*self.misfits, "no program calls it")


def exceptions() -> dict[str, dict[str, str]]:
    """version → id → the reason."""
    found: dict[str, dict[str, str]] = tomllib.loads((FOLDER / "exceptions.toml").read_text("utf-8"))
    return found


def report() -> list[Row]:
    importers = {version: Importer.alone(version) for version in EVERY_PYTHON}
    by_api, known = conforming(), exceptions()
    return [
        Row(
            api,
            version,
            tuple(misfits(api, version, importers[version])),
            tuple(by_api[api.id].get(version, ())),
            known.get(version, {}).get(api.id),
        )
        for version in sorted(EVERY_PYTHON, key=Version.parse)
        for api in apis()
        if version in api.names
    ]


def summary(rows: list[Row]) -> str:
    """The report's last lines: how many of each TensorFlow's APIs are modelled and conforming, and the exceptions."""
    lines = ["", "TensorFlow  APIs  modelled  conforming"]
    for version in dict.fromkeys(row.version for row in rows):
        here = [row for row in rows if row.version == version]
        modelled, held = sum(not row.misfits for row in here), sum(not row.gaps for row in here)
        lines.append(f"{version:10}  {len(here):4}  {modelled:8}  {held:10}")
    lines += [f"exception: {row.api.id} in {row.version}: {row.exception}" for row in rows if row.exception is not None]
    return "\n".join(lines)


if __name__ == "__main__":
    found = with_deep_stack(report)
    for row in found:
        if row.gaps or "--gaps" not in sys.argv:
            click.echo(f"{row.version:4}  {row.api.id}: {'; '.join(row.gaps) or ' '.join(row.programs)}")
    click.echo(summary(found))
