"""The order in which modules run that several roots import, held to CPython and to runs that make all imports themselves."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from scopelint.discovery import discover
from scopelint.exploration.explore import Exploration, explore
from scopelint.exploration.roots import Root
from scopelint.project import Analysis
from scopelint.record.events import Created

from .test_grounds import settings_of

MODULES = ("one", "two", "three", "pack", "pack.a", "pack.b", "pack.c", "pack.inner", "pack.inner.d", "pack.inner.e")
PACKAGES = frozenset({"pack", "pack.inner"})
SCRIPTS = ("first", "second", "third", "fourth")
FAKE = "def Variable(value, name):\n    print(name)\n"


def imported(rng: random.Random, importer: str) -> str:
    """An import of some module, as one of the ways to write it."""
    name = rng.choice([each for each in MODULES if each != importer])
    parent, _, last = name.rpartition(".")
    ways = [f"import {name}", f"import {name} as other", f"from {name} import NUMBER"]
    if parent:
        ways += [f"from {parent} import {last}"] * 3
    if parent == "pack" and importer.startswith("pack."):
        ways.append(f"from {'.' * importer.count('.')} import {last}")
    if rng.random() < 0.05:
        ways = [f"from {name} import *"]
    return rng.choice(ways)


def write(folder: Path, rng: random.Random, loud: float) -> None:
    """A project of modules that import each other, and scripts; `loud` is the share of modules that make a variable when they run.

    A function in each module makes another one.
    """
    for name in (*MODULES, *SCRIPTS):
        lines = [imported(rng, name) for _ in range(rng.choice((0, 1, 1, 2, 3)))]
        lines.insert(rng.choice((0, 0, 0, len(lines))), "import tensorflow as tf")
        lines.append("NUMBER = 1")
        if name in SCRIPTS or rng.random() < loud:
            lines.append(f"tf.Variable(0.0, name={name.replace('.', '_')!r})")
            lines += [imported(rng, name) for _ in range(rng.choice((0, 0, 1)))]
        if name not in SCRIPTS:
            lines.append(f"def use():\n    tf.Variable(0.0, name={'used_' + name.replace('.', '_')!r})")
        path = folder / name.replace(".", "/")
        path = path / "__init__.py" if name in PACKAGES else path.with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines) + "\n")


def made(exploration: Exploration) -> list[str]:
    return [str(event.variable.op_name) for event in exploration.runs[0].events if isinstance(event, Created)]


def by_python(folder: Path, root: Root) -> list[str] | None:
    """The variables that CPython comes to make, in order; None where the imports fail."""
    path = Path(root.filename).relative_to(folder).with_suffix("")
    name = ".".join(path.parent.parts if path.name == "__init__" else path.parts)
    command = [f"{name}.py"] if name in SCRIPTS else ["-c", f"import {name} as module; module.{root.qualname}()"]
    env = {**os.environ, "PYTHONPATH": str(folder.parent / "fake"), "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run([sys.executable, *command], cwd=folder, env=env, capture_output=True, text=True, check=False)
    return ran.stdout.split() if ran.returncode == 0 else None


@pytest.mark.parametrize("seed", range(60))
def test_modules_are_had_in_pythons_order(seed: int, tmp_path: Path) -> None:
    """As scripts run, and as functions are called of modules that were imported, which runs their packages first."""
    rng, folder = random.Random(seed), tmp_path / "project"
    (tmp_path / "fake").mkdir()
    (tmp_path / "fake" / "tensorflow.py").write_text(FAKE)
    write(folder, rng, loud=1.0 if seed % 2 else 0.6)
    settings = settings_of(folder)
    analysis = Analysis(discover([str(folder)], settings), settings)
    roots = sorted((r for r in analysis.roots() if Path(r.filename).stem in SCRIPTS or r.kind == "function"), key=analysis.turn)
    assert len(roots) == len(SCRIPTS) + len(MODULES)
    for root in roots:
        loaded = analysis.library.load(root.filename)
        assert loaded is not None
        shared, own = made(analysis.explore(root)), made(explore(root, loaded, analysis.setting(root)))
        assert shared == own, root.label
        expected = by_python(folder, root) if seed % 2 else None
        if expected is not None:
            assert shared == expected, root.label
    analysis.close()
