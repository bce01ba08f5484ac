"""CONTRIBUTING.md says how one call travels through scopelint: each step is there, and the program on the page goes that way.

The page lists steps as `| 3 | `scopelint/…/calls.py` | `invoke` | what happens |`. Linting its program with witnesses has to call
these functions for the first time in this order. A function in a stub is called where the interpreter runs its body.
"""

from __future__ import annotations

import ast
import re
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from types import CodeType, FrameType

import pytest

from .differential.compare import scopelint
from .verify import fake

ROOT = Path(__file__).parents[1]
TITLE = "How one call travels"
_STEP = re.compile(r"^\| (?P<number>\d+) \| `(?P<path>scopelint/[^`]+)` \| `(?P<function>[^`]+)` \| .+ \|$", re.MULTILINE)

Called = tuple[str, str]
"""(file, qualified name of a function in it)"""


@dataclass(frozen=True, slots=True)
class Step:
    number: int
    path: str
    function: str

    def __str__(self) -> str:
        return f"step {self.number}, {self.function} in {self.path},"


def steps_in(text: str) -> list[Step]:
    return [Step(int(found["number"]), found["path"], found["function"]) for found in _STEP.finditer(text)]


def functions_in(path: Path) -> dict[int, str]:
    """The row where a function begins, with its decorators → its qualified name."""

    def inside(node: ast.AST, prefix: str) -> Iterator[tuple[int, str]]:
        for child in ast.iter_child_nodes(node):
            name = prefix
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                name = f"{prefix}{child.name}."
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                yield min([child.lineno, *(decorator.lineno for decorator in child.decorator_list)]), f"{prefix}{child.name}"
            yield from inside(child, name)

    return dict(inside(ast.parse(path.read_text("utf-8")), "")) if path.is_file() else {}


@contextmanager
def calls(into: dict[int | Called, CodeType | Called]) -> Iterator[None]:
    """Put what is called into a dict, in the order of the first calls, whichever thread does it. A code object goes by its id."""

    def note(frame: FrameType, event: str, _: object) -> None:
        if event != "call":
            return
        code = frame.f_code
        into.setdefault(id(code), code)
        if code.co_name == "call_function":  # of the interpreter: its argument `function` is one of the user's or of a stub
            function = frame.f_locals["function"]
            owner = f"{function.owner.name}." if function.owner is not None else ""
            called = (function.module.filename, f"{owner}{function.name}")
            into.setdefault(called, called)

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


def first_calls(work: Callable[[], object]) -> list[Called]:
    """The functions of scopelint and of its stubs that some work calls, in the order of their first calls."""
    seen: dict[int | Called, CodeType | Called] = {}
    with calls(seen):
        work()
    begins: dict[str, dict[int, str]] = {}
    out: list[Called] = []
    for each in seen.values():
        filename, at = (each.co_filename, each.co_firstlineno) if isinstance(each, CodeType) else each
        if not Path(filename).is_relative_to(ROOT / "scopelint"):
            continue
        if filename not in begins:
            begins[filename] = functions_in(Path(filename))
        name = begins[filename].get(at) if isinstance(at, int) else at
        if name is not None:
            out.append((Path(filename).relative_to(ROOT).as_posix(), name))
    return out


def missing(steps: Sequence[Step]) -> list[str]:
    """The steps whose file or function does not exist."""
    return [f"{step} does not exist" for step in steps if step.function not in functions_in(ROOT / step.path).values()]


def astray(steps: Sequence[Step], called: Sequence[Called]) -> list[str]:
    """The steps that are not taken, or before the one above them."""
    at = {each: place for place, each in reversed(list(enumerate(called)))}
    places = [at.get((step.path, step.function)) for step in steps]
    out = [f"{step} is not called" for step, place in zip(steps, places, strict=True) if place is None]
    taken = [(step, place) for step, place in zip(steps, places, strict=True) if place is not None]
    out += [f"{step} is called before {above}" for (above, p), (step, q) in pairwise(taken) if q < p]
    return out


PAGE = re.split(r"^## ", (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition(f"## {TITLE}\n")[2], flags=re.MULTILINE)[0]
STEPS = steps_in(PAGE)


@pytest.fixture(scope="module")
def called(tmp_path_factory: pytest.TempPathFactory) -> list[Called]:
    """What a lint of the program on the page calls, with its witness, on a TensorFlow that says nothing."""
    folder = tmp_path_factory.mktemp("travels")
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (folder / "model.py").write_text(program, "utf-8")
    options = ("--isolated", "--no-cache", "--jobs", "1", "--verify", "--show-witness", "--python", fake.interpreter(folder / "fake"))
    printed: list[str] = []
    found = first_calls(lambda: printed.append(scopelint(*options, str(folder / "model.py")).stdout))
    assert "error[TVS101]: variable hidden/kernel already exists" in printed[0]
    assert "tf.layers.dense(tf.zeros(" in printed[0]
    return found


def test_the_page_has_steps_in_their_order() -> None:
    assert len(STEPS) >= 12
    assert [step.number for step in STEPS] == list(range(1, len(STEPS) + 1))
    assert len(STEPS) == len(re.findall(r"^\| \d", PAGE, re.MULTILINE))


def test_each_step_exists() -> None:
    assert missing(STEPS) == []


def test_the_call_goes_that_way(called: list[Called]) -> None:
    assert astray(STEPS, called) == []


def test_what_the_page_gets_wrong_is_told(called: list[Called]) -> None:
    upside_down = [STEPS[-1], STEPS[0]]
    assert astray(upside_down, called) == [f"{STEPS[0]} is called before {STEPS[-1]}"]
    nowhere, not_called = Step(1, "scopelint/cli/commands.py", "no_such_function"), Step(2, "scopelint/cli/utilities.py", "clean")
    assert missing([nowhere, not_called, Step(3, "scopelint/no_such_file.py", "f")]) == [
        f"{nowhere} does not exist",
        "step 3, f in scopelint/no_such_file.py, does not exist",
    ]
    assert astray([not_called], called) == [f"{not_called} is not called"]
