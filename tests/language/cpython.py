"""Methods of CPython's own test suite, each run by CPython and by the interpreter.

`python -m tests.language.cpython [--record FILE] test_generators test_scope …` prints how many end as they do in CPython, and the others
by reason. The files are those of the Python that runs this, where it has them. A file's body is run once: what a method does is taken back.
"""

from __future__ import annotations

import ast
import contextlib
import importlib
import io
import re
import sysconfig
import unittest
import warnings
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import click

from scopelint.diagnostics import Span
from scopelint.domain.path import Path as Facts
from scopelint.domain.trail import Trail
from scopelint.exploration.setting import Setting, new_machine
from scopelint.language import evaluation
from scopelint.language.limits import DEFAULT
from scopelint.language.machine import Halt, Handlers, Raised
from scopelint.language.trace import Place, Value
from scopelint.language.values import Args, Builtin, ClassValue, Instance
from scopelint.primitives.machine import Machine
from scopelint.source import nodes as n
from scopelint.source.library import Loaded
from scopelint.source.lower import lower
from scopelint.tf.version import Version

from .assertions import TEXTS
from .markers import left_out
from .python import StandardLibrary

FOLDER = Path(sysconfig.get_paths()["stdlib"]) / "test"
CHOSEN = [
    "test_generators",
    "test_contextlib",
    "test_scope",
    "test_class",
    "test_descr",
    "test_exceptions",
    "test_dictcomps",
    "test_functools",
    "test_itertools",
    "test_dataclasses",
    "test_enum",
    "test_collections",
    "test_fstring",
    "test_format",
    "test_with",
    "test_super",
    "test_property",
    "test_decorators",
    "test_raise",
    "test_augassign",
    "test_patma",
    "test_named_expressions",
    "test_keywordonlyarg",
    "test_positional_only_arg",
    "test_iter",
    "test_enumerate",
    "test_dict",
    "test_set",
    "test_list",
    "test_tuple",
    "test_defaultdict",
    "test_deque",
    "test_userdict",
    "test_string",
    "test_slice",
    "test_range",
    "test_bool",
    "test_compare",
    "test_contains",
    "test_operator",
]
STEPS = 600_000
"""Expressions and statements that one method may take."""
NOTHING_SETTLED = Facts(Trail()).settled()
LIMITS = replace(
    DEFAULT,
    run_steps=20_000_000,
    turns=5_000,
    idle_turns=10**6,
    idle_steps=10**9,
    yields=10_000,
    drained=10_000,
    recursion=90,
    blind_recursion=90,
    items=10_000,
    compared=10_000,
)
"""What is compared is no bound."""


@dataclass(frozen=True)
class Method:
    cls: str
    name: str
    reason: str = ""
    """Why it is left out."""

    def __str__(self) -> str:
        return f"{self.cls}.{self.name}"


@dataclass
class Report:
    """What came of the methods of one file."""

    file: str
    same: list[Method] = field(default_factory=list)
    other: dict[Method, str] = field(default_factory=dict)
    out: Counter[str] = field(default_factory=Counter)

    @property
    def head(self) -> str:
        return f"{self.file}: {len(self.same)} of {len(self.same) + len(self.other)}, {self.out.total()} left out"

    def lines(self) -> Iterator[str]:
        yield self.head
        yield from (f"  left out: {reason}: {number}" for reason, number in sorted(self.out.items()))
        yield from (f"  {method}: {why}" for method, why in self.other.items())


class Library(StandardLibrary):
    """The stubs, and what the tests import besides them."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded = {
            name: Loaded(name, f"<{name}>", lower(text), False, name in ("test", "test.support")) for name, text in TEXTS.items()
        }

    def find(self, name: str, importer: str) -> Loaded | None:
        path = FOLDER / f"{name.removeprefix('test.').replace('.', '/')}.py"
        if name not in self.loaded and name.startswith("test.") and path.exists():
            self.loaded[name] = Loaded(name, str(path), lower(path.read_text(encoding="utf-8")), False, False)
        return self.loaded.get(name) or super().find(name, importer)

    def find_relative(self, importer: str, level: int, name: str) -> Loaded | None:
        package = importer.strip("<>") if level == 1 else ""
        return self.find(f"{package}.{name}", importer) if package in TEXTS else None


def path_of(name: str) -> Path:
    return next((path for path in (FOLDER / f"{name}.py", FOLDER / name / "__init__.py") if path.exists()), FOLDER / f"{name}.py")


def methods(name: str, text: str) -> Iterator[Method]:
    """The test methods that are written in a file, once for each class that runs them."""
    tree = ast.parse(text)
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    shared = _functions(tree)
    module = importlib.import_module(f"test.{name}")
    loader = unittest.TestLoader()
    for cls in list(vars(module).values()):
        if not (isinstance(cls, type) and issubclass(cls, unittest.TestCase) and cls.__module__ == module.__name__):
            continue
        above = [classes[base.__name__] for base in cls.__mro__ if base.__module__ == module.__name__ and base.__name__ in classes]
        helpers = shared | {k: v for node in reversed(above) for k, v in _functions(node).items()}
        around = [helpers[each] for each in ("setUp", "tearDown", "setUpClass") if each in helpers]
        for method in loader.getTestCaseNames(cls):
            owner = next(base for base in cls.__mro__ if method in vars(base))
            node = _functions(classes[owner.__name__]).get(method) if owner.__module__ == module.__name__ else None
            if node is not None:
                why = left_out(node, helpers, [*(d for c in above for d in c.decorator_list), *around])
                yield Method(cls.__name__, method, "" if why is None else f"{why[0]} ({why[1]})")


def _functions(node: ast.Module | ast.ClassDef) -> dict[str, ast.FunctionDef]:
    return {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}


def in_python(module: str, method: Method) -> bool:
    """Whether a method passes in CPython."""
    found = getattr(importlib.import_module(f"test.{module}"), method.cls)
    result = unittest.TestResult()
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        warnings.simplefilter("ignore")
        unittest.TestSuite([found(method.name)]).run(result)
    return result.wasSuccessful() and not result.skipped and not result.expectedFailures


class Running:
    """A file whose body has run under the interpreter."""

    def __init__(self, path: Path, text: str, steps: int = STEPS) -> None:
        self.m = m = new_machine(Setting(Library(), Version.parse("1.15"), LIMITS), known_empty=True)
        self.steps = steps
        self.failed: dict[str, str] = {}
        """The statements of the file that could not be run, and why."""
        self.place = Place(str(path), Span(1, 1, 1, 1))
        evaluation.module_of(m, m.library.loaded["_runner"], self.place).scope.cells.data["settled"] = Builtin("settled", _settled)  # type: ignore[attr-defined]
        self.module = evaluation.module_of(m, Loaded("__main__", str(path), lower(text), False, False), self.place, run=False)
        assert self.module.body is not None
        self.module.state.put("run", "running")
        m.handlers.append(Handlers(lambda cls: True))
        for statement in self.module.body.body:  # one that fails is left out
            self._define(statement)
        self.module.state.put("run", "done")

    def _define(self, statement: n.Stmt) -> None:
        try:
            evaluation.block(self.m, self.module.scope, (statement,))
        except (Raised, Halt, RecursionError) as error:
            self.failed[getattr(statement, "name", "")] = self._told(error.value) if isinstance(error, Raised) else str(error)

    def outcome(self, method: Method) -> str:
        """How a method ends: "ok", or why not."""
        m = self.m
        mark, handlers, known = m.trail.mark(), list(m.handlers), set(m.path._assumed.keys())
        m.path.restart(m.path.plan, NOTHING_SETTLED)
        m.steps, m.limits = 0, replace(LIMITS, run_steps=self.steps)
        try:
            self._run(method)
            unknown = (
                m.path.decisions[0].test.label
                if m.path.decisions
                else next((f"assert {test.label}" for test in m.path._assumed.keys() if test not in known), "")
            )
            return f"undecided: {unknown}"[:140] if unknown else "ok"
        except Raised as error:
            kind = error.value.cls.name if isinstance(error.value, Instance) else "an unknown exception"
            return f"{kind}: {self._told(error.value)}"[:140].replace("\n", " ")
        except Halt as halt:
            return f"halt: {halt.reason}"[:140]
        except RecursionError:
            return "halt: too deep"
        except Exception as error:  # a fault of ours is a reason like any other
            return f"fault: {type(error).__name__}: {error}"[:140].replace("\n", " ")
        finally:
            m.trail.undo(mark)
            m.handlers, m.frame, m.active, m.in_flight, m.turns = handlers, None, [], [], []
            m.open_calls.clear()
            m.looping = 0

    def _run(self, method: Method) -> None:
        m, place = self.m, self.place
        target = m.resolve(self.module.scope.cells.get(method.cls))
        if not isinstance(target, ClassValue):
            raise Halt(f"the class is not there: {self.failed.get(method.cls)}")
        with contextlib.suppress(AttributeError):
            evaluation.call(m, evaluation.get_attribute(m, target, "setUpClass", place), [], {}, place)
        case = evaluation.call(m, target, [method.name], {}, place)
        for step in ("setUp", method.name, "tearDown"):
            evaluation.call(m, evaluation.get_attribute(m, case, step, place), [], {}, place)

    def _told(self, value: Value) -> str:
        try:
            return str(self.m.resolve(evaluation.concat(self.m, [value])))
        except (Raised, Halt, RecursionError):
            return "?"


def _settled(m: Machine, args: Args) -> Value:
    """Whether something is true; a run that does not know ends."""
    truth = evaluation.truth(m, args.get(0, "value"))
    if not isinstance(truth, bool):
        raise Halt(f"unknown: {truth.test.label}")
    return truth


def report(name: str, only: str = "", steps: int = STEPS) -> Report:
    """Run the methods of a file that pass in CPython."""
    path, out = path_of(name), Report(name)
    text = path.read_text(encoding="utf-8")
    running: Running | None = None
    for method in methods(name, text):
        if not re.search(only, str(method)):
            continue
        if method.reason:
            out.out[method.reason.partition(" (")[0]] += 1
            continue
        if not in_python(name, method):
            out.out["does not pass in CPython here"] += 1
            continue
        running = running or Running(path, text, steps)
        ended = running.outcome(method)
        if ended == "ok":
            out.same.append(method)
        else:
            out.other[method] = ended
    return out


@click.command()
@click.argument("names", nargs=-1)
@click.option("--only", default="", help="Only the methods whose Class.name has this pattern in it.")
@click.option("--record", type=click.Path(path_type=Path), help="Write what came of it to this file, too.")
def main(names: tuple[str, ...], only: str, record: Path | None) -> None:
    lines: list[str] = []
    same = other = 0
    for name in names or CHOSEN:
        if not path_of(name).exists():
            click.echo(f"{name}: skipped, this Python has no such file")
            continue
        found = report(name, only)
        same, other = same + len(found.same), other + len(found.other)
        click.echo("\n".join(found.lines()))
        lines += found.lines()
    head = f"all: {same} of {same + other}"
    click.echo(head)
    if record is not None:
        record.write_text("\n".join([head, *lines]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
