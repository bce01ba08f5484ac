"""What is added is added in its own place: a rule is a check and its page, a primitive or a kind of value a module and its stub.

Each is put into a copy of scopelint, of which no file that was there is touched, and does its work there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

RULE = {
    "scopelint/checks/shouted.py": '''
"""Variables in capitals: TVS399."""

from collections.abc import Iterator

from ..domain.symbols import show
from ..exploration.explore import Run
from ..record.events import Created
from .findings import Act, Life
from .queries.accesses import events
from .sightings import Sighting, run_check


@run_check("TVS399")
def shouted(run: Run) -> Iterator[Sighting]:
    for event in events(run, Created):
        if show(event.variable.op_name).isupper():
            life = Life("shouted", (Act("made", event.moment, (event.variable,)),))
            yield Sighting(variable=event.variable, moment=event.moment, told="made here", earlier=None, before="", shown=life)
''',
    "rules/TVS399-shouted-name.md": """+++
code = "TVS399"
name = "shouted-name"
severity = "warning"
default = true
fix = "none"
message = "{variable} is shouted"
error = ""
summary = "A variable has a name in capitals"
+++

# shouted-name (TVS399)

## What it does
Reports variables in capitals.

## Why is this bad
Nobody can think.

## Example

```python bad
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.get_variable("WEIGHTS", [4])  # TVS399
# makes: WEIGHTS
```

## Use instead

```python good
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.get_variable("weights", [4])
# makes: weights
```
""",
}

PRIMITIVE = {
    "scopelint/primitives/backwards.py": '''
"""Names read from their ends."""

from ..language.trace import Value
from ..language.values import Args
from .machine import Machine
from .registry import primitive


@primitive("backwards")
def backwards(m: Machine, args: Args) -> Value:
    """`backwards(name)`: a name from its end."""
    name = m.resolve(args.positional[0])
    return name[::-1] if isinstance(name, str) else m.fresh("name")
''',
    "scopelint/stubs/mirror.py": '''
"""mirror."""

from _scopelint import backwards


def mirrored(name):
    return backwards(name)
''',
}

KIND = {
    "scopelint/primitives/pairs.py": '''
"""Pairs of names."""

from dataclasses import dataclass

from ..domain.symbols import MISSING
from ..language.kinds import ValueKind, kind_of
from ..language.trace import Place, Value
from ..language.values import Args, Items
from .machine import Machine
from .registry import primitive


@dataclass(frozen=True, slots=True, eq=False)
class Pair:
    one: str
    two: str


@kind_of(Pair)
class PairKind(ValueKind):
    """Pairs."""

    precedence = 5

    def attribute(self, m: Machine, value: Pair, name: str, place: Place) -> Value:
        return value.one if name == "head" else MISSING

    def binary(self, m: Machine, op: str, left: Value, right: Value, place: Place) -> Value:
        return Pair(left.one + right.one, left.two + right.two)

    def item(self, m: Machine, value: Pair, index: Value, place: Place) -> Value:
        return (value.one, value.two)[index]

    def items(self, m: Machine, value: Pair) -> Items:
        return Items([value.one, value.two])


@primitive("pair")
def pair(m: Machine, args: Args) -> Value:
    """`pair(one, two)`: two names."""
    return Pair(*map(m.resolve, args.positional))
''',
    "scopelint/stubs/pairs.py": '''
"""pairs."""

from _scopelint import pair


def of(one, two):
    return pair(one, two)
''',
}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of what is installed of scopelint."""
    for folder in ("scopelint", "rules"):
        shutil.copytree(ROOT / folder, tmp_path / "tree" / folder, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "tree"


def put(tree: Path, files: Mapping[str, str]) -> None:
    for path, text in files.items():
        assert not (tree / path).exists(), "what is added is new"
        (tree / path).write_text(text.lstrip("\n"), "utf-8")


def scopelint(tree: Path, *arguments: str) -> str:
    """What the copy prints."""
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONSAFEPATH": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "scopelint", *arguments]
    done = subprocess.run(command, env=environment, cwd=tree.parent, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode in (0, 1), done.stderr
    return done.stdout


def program(tree: Path, body: str) -> str:
    path = tree.parent / "program.py"
    path.write_text(f"import tensorflow.compat.v1 as tf\n\ntf.disable_v2_behavior()\n{body}", "utf-8")
    return str(path)


def test_a_rule_is_one_check_and_its_page(copy: Path) -> None:
    path = program(copy, 'tf.get_variable("WEIGHTS", [4])\n')
    arguments = ("check", "--isolated", "--no-cache", "--output-format", "concise", path)
    assert "TVS399" not in scopelint(copy, *arguments)
    put(copy, RULE)
    assert f"{path}:4:1: TVS399 WEIGHTS is shouted" in scopelint(copy, *arguments)
    assert "TVS399" not in scopelint(copy, *arguments, "--ignore", "TVS3")
    assert "Reports variables in capitals." in scopelint(copy, "rule", "TVS399")


def test_a_primitive_is_one_module_and_its_stub(copy: Path) -> None:
    put(copy, PRIMITIVE)
    path = program(copy, 'from mirror import mirrored\ntf.get_variable(mirrored("stressed"), [4])\n')
    assert "desserts" in scopelint(copy, "vars", "--isolated", "--no-cache", path)


def test_a_kind_of_value_is_one_module_and_its_stub(copy: Path) -> None:
    put(copy, KIND)
    body = """
import pairs
both = pairs.of("a", "b") + pairs.of("c", "d")
for name in both:
    tf.get_variable(name, [4])
tf.get_variable(both.head + both[1], [4])
"""
    told = scopelint(copy, "vars", "--isolated", "--no-cache", program(copy, "import pairs\n" + body))
    assert all(f"{name} " in told for name in ("ac", "bd", "acbd")), told
