"""Methods of CPython's own test suite, each run by CPython and by the interpreter.

`python -m tests.language.cpython test_generators test_scope …` prints how many end as they do in CPython, and the others by reason.
The files are those of the Python that runs this, where it has them.
"""

from __future__ import annotations

import ast
import contextlib
import sys
import sysconfig
import unittest
import warnings
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click

from scopelint.diagnostics import Span
from scopelint.language import evaluation
from scopelint.language.machine import Halt, Handlers, Raised
from scopelint.language.trace import Place, Value
from scopelint.language.values import ClassValue, Instance, ModuleValue
from scopelint.primitives.machine import Machine
from scopelint.source.library import Loaded
from scopelint.source.lower import lower

from .python import machine

FOLDER = Path(sysconfig.get_paths()["stdlib"]) / "test"
CHOSEN = [
    "test_generators",
    "test_contextlib",
    "test_scope",
    "test_class",
    "test_descr",
    "test_exceptions",
    "test_listcomps",
    "test_setcomps",
    "test_dictcomps",
    "test_genexps",
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
    "test_unpack",
    "test_unpack_ex",
    "test_augassign",
    "test_patma",
    "test_named_expressions",
    "test_keywordonlyarg",
    "test_positional_only_arg",
    "test_extcall",
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
_FOREIGN = frozenset(
    [
        "_testcapi",
        "threading",
        "subprocess",
        "weakref",
        "gc",
        "pickle",
        "sys.getrefcount",
        "ctypes",
        "script_helper",
        "check_impl_detail",
        "cpython_only",
        "tempfile",
        "support.run_code",
        "getrefcount",
        "captured_stderr",
        "os_helper",
        "import_helper",
        "_thread",
        "sys.settrace",
        "dis",
        "inspect",
    ]
)
"""What a method that is not only about the language names."""


CHECKS = """
import re
from contextlib import contextmanager

class Caught:
    def __init__(self, expected, pattern=None):
        self.expected, self.pattern, self.exception = expected, pattern, None
    def __enter__(self):
        return self
    def __exit__(self, kind, value, traceback):
        assert kind is not None, "nothing was raised"
        self.exception = value
        return issubclass(kind, self.expected)

class Checks:
    def assertEqual(self, a, b, msg=None): assert a == b, f"{a!r} != {b!r}"
    def assertNotEqual(self, a, b, msg=None): assert a != b, f"{a!r} == {b!r}"
    def assertIs(self, a, b, msg=None): assert a is b, f"{a!r} is not {b!r}"
    def assertIsNot(self, a, b, msg=None): assert a is not b, f"{a!r} is {b!r}"
    def assertIn(self, a, b, msg=None): assert a in b, f"{a!r} not in {b!r}"
    def assertNotIn(self, a, b, msg=None): assert a not in b, f"{a!r} in {b!r}"
    def assertTrue(self, a, msg=None): assert a, f"{a!r} is not true"
    def assertFalse(self, a, msg=None): assert not a, f"{a!r} is not false"
    def assertIsNone(self, a, msg=None): assert a is None, f"{a!r} is not None"
    def assertIsNotNone(self, a, msg=None): assert a is not None
    def assertIsInstance(self, a, b, msg=None): assert isinstance(a, b), f"{a!r} is no {b!r}"
    def assertNotIsInstance(self, a, b, msg=None): assert not isinstance(a, b)
    def assertGreater(self, a, b, msg=None): assert a > b
    def assertGreaterEqual(self, a, b, msg=None): assert a >= b
    def assertLess(self, a, b, msg=None): assert a < b
    def assertLessEqual(self, a, b, msg=None): assert a <= b
    def assertAlmostEqual(self, a, b, places=7, msg=None, delta=None): assert round(abs(a - b), places) == 0
    def assertCountEqual(self, a, b, msg=None): assert sorted(a) == sorted(b), f"{a!r} != {b!r}"
    def assertRaises(self, expected, function=None, *args, **kwargs):
        if function is None:
            return Caught(expected)
        with Caught(expected):
            function(*args, **kwargs)
    def assertRaisesRegex(self, expected, pattern, function=None, *args, **kwargs):
        return self.assertRaises(expected, function, *args, **kwargs)
    assertListEqual = assertTupleEqual = assertDictEqual = assertSetEqual = assertSequenceEqual = assertMultiLineEqual = assertEqual
"""
"""What assertions do here; a linter takes them for granted."""


def methods(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The classes and names of the test methods that use nothing but the language."""
    for cls in tree.body:
        if not isinstance(cls, ast.ClassDef):
            continue
        for each in cls.body:
            if isinstance(each, ast.FunctionDef) and each.name.startswith("test"):
                names = {node.id for node in ast.walk(each) if isinstance(node, ast.Name)}
                names |= {node.attr for node in ast.walk(each) if isinstance(node, ast.Attribute)}
                names |= {getattr(d, "attr", getattr(d, "id", "")) for d in each.decorator_list}
                if not names & _FOREIGN:
                    yield cls.name, each.name


def in_python(module: str, cls: str, method: str) -> str:
    """How a method ends in CPython: "ok", or not."""
    found = getattr(sys.modules[f"test.{module}"], cls, None)
    if not (isinstance(found, type) and issubclass(found, unittest.TestCase)):
        return "no test"
    result = unittest.TestResult()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found(method).run(result)
    return "ok" if result.wasSuccessful() and not result.skipped else "not ok"


def in_scopelint(path: Path, text: str, cls: str, method: str) -> str:
    """How it ends in the interpreter: "ok", or why not."""
    m = machine()
    place = Place(str(path), Span(1, 1, 1, 1))
    module = evaluation.module_of(m, Loaded("__main__", str(path), lower(text), False, False), place, run=False)
    try:
        _checking(m, place)
        _defined(m, module)
        target = m.resolve(module.scope.cells.get(cls))
        if not isinstance(target, ClassValue):
            return "no class"
        case = m.instance(target)
        for step in ("setUp", method):
            found = evaluation.find_method(m, case, step)
            if found is not None:
                evaluation.call(m, found, [], {}, place)
    except Raised as error:
        kind = error.value.cls.name if isinstance(error.value, Instance) else "an unknown exception"
        return f"{kind}: {_told(m, error.value)}"[:110]
    except Halt as halt:
        return f"halt: {halt.reason}"
    return "ok" if not m.path.decisions else f"undecided: {m.path.decisions[0].test.label}"[:110]


def _checking(m: Machine, place: Place) -> None:
    """Let assertions assert."""
    checks = evaluation.module_of(m, Loaded("checks", "checks.py", lower(CHECKS), False, False), place, run=False)
    m.handlers.append(Handlers(lambda cls: True))
    evaluation.block(m, checks.scope, checks.body.body)  # type: ignore[union-attr]
    unittest_module = evaluation.module_named(m, "unittest", checks, place)
    case, given = evaluation.get_attribute(m, unittest_module, "TestCase", place), m.resolve(checks.scope.cells.get("Checks"))
    for name in given.attrs.keys():
        if name.startswith("assert"):
            case.attrs.put(name, given.attrs.get(name))


def _defined(m: Machine, module: ModuleValue) -> None:
    """Run a module's statements; one that fails is left out."""
    assert module.body is not None
    module.state.put("run", "running")
    m.handlers.append(Handlers(lambda cls: True))
    for statement in module.body.body:
        with contextlib.suppress(Raised):
            evaluation.block(m, module.scope, (statement,))


def _told(m: Machine, value: Value) -> str:
    return str(m.resolve(evaluation.concat(m, [value])))


def main(names: list[str]) -> None:
    total: Counter[str] = Counter()
    for name in names or CHOSEN:
        path = FOLDER / f"{name}.py"
        if not path.exists():
            click.echo(f"{name}: skipped, this Python has no {path}")
            continue
        __import__(f"test.{name}")
        text = path.read_text(encoding="utf-8")
        seen: Counter[str] = Counter()
        for cls, method in methods(ast.parse(text)):
            if in_python(name, cls, method) != "ok":
                continue
            try:
                outcome = in_scopelint(path, text, cls, method)
            except Exception as error:  # a fault of ours is a reason like any other
                outcome = f"fault: {error!r}"[:110]
            seen["ok" if outcome == "ok" else "other"] += 1
            if outcome != "ok":
                click.echo(f"  {name}.{cls}.{method}: {outcome}")
        total.update(seen)
        click.echo(f"{name}: {seen['ok']} of {seen.total()}")
    click.echo(f"all: {total['ok']} of {total.total()}")


if __name__ == "__main__":
    main(sys.argv[1:])
