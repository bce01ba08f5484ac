"""Methods of CPython's own test suite, each run by CPython and by the interpreter.

`python -m tests.language.cpython test_generators test_scope …` prints how many end as they do in CPython, and the others by reason.
The files are those of the Python that runs this, where it has them.
"""

from __future__ import annotations

import ast
import sys
import sysconfig
import unittest
import warnings
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

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
CHOSEN = (
    "test_generators test_contextlib test_scope test_class test_descr test_exceptions test_listcomps test_setcomps test_dictcomps "
    "test_genexps test_functools test_itertools test_dataclasses test_enum test_collections test_fstring test_format test_with "
    "test_super test_property test_decorators test_raise test_unpack test_unpack_ex test_augassign test_patma test_named_expressions "
    "test_keywordonlyarg test_positional_only_arg test_extcall test_iter test_enumerate test_dict test_set test_list test_tuple "
    "test_defaultdict test_deque test_userdict test_string test_slice test_range test_bool test_compare test_contains test_operator"
).split()
_FOREIGN = frozenset(
    "_testcapi threading subprocess weakref gc pickle sys.getrefcount ctypes script_helper check_impl_detail cpython_only tempfile "
    "support.run_code getrefcount captured_stderr os_helper import_helper _thread sys.settrace dis inspect".split()
)
"""What a method that is not only about the language names."""


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


def _defined(m: Machine, module: ModuleValue) -> None:
    """Run a module's statements; one that fails is left out."""
    assert module.body is not None
    module.state.put("run", "running")
    m.handlers.append(Handlers(lambda cls: True))
    for statement in module.body.body:
        try:
            evaluation.block(m, module.scope, (statement,))
        except Raised:
            continue


def _told(m: Machine, value: Value) -> str:
    return str(m.resolve(evaluation.concat(m, [value])))


def main(names: list[str]) -> None:
    total: Counter[str] = Counter()
    for name in names or CHOSEN:
        path = FOLDER / f"{name}.py"
        if not path.exists():
            print(f"{name}: skipped, this Python has no {path}")
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
                print(f"  {name}.{cls}.{method}: {outcome}", flush=True)
        total.update(seen)
        print(f"{name}: {seen['ok']} of {seen.total()}", flush=True)
    print(f"all: {total['ok']} of {total.total()}")


if __name__ == "__main__":
    main(sys.argv[1:])
