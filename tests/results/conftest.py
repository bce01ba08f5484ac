"""A small project of several files, and runs of scopelint over it that say which roots were run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from scopelint import pipeline
from scopelint.config import CACHE_FOLDER, load_settings
from scopelint.diagnostics import Diagnostic
from scopelint.discovery import discover
from scopelint.exploration.roots import Root
from scopelint.lint import lint
from scopelint.project import Analysis
from scopelint.selection import choose

HEAD = "import tensorflow.compat.v1 as tf\ntf.disable_v2_behavior()\n"
FILES = {
    "scopelint.toml": "",
    "nets/__init__.py": "",
    "nets/layers.py": HEAD
    + '''

def dense(x, name):
    """A layer."""
    with tf.variable_scope(name):
        w = tf.get_variable("w", [4, 4])
        return tf.matmul(x, w)


def unused_but_defined(x):
    return x + 1


def widths(n):
    sizes = [n, n]
    total = 0
    for size in sizes:
        total = total + size
    return total
''',
    "nets/model.py": HEAD
    + """
from nets import layers
from nets.layers import dense


class Model(object):
    def __init__(self, size):
        self.size = size

    def build(self, x):
        size = layers.widths(self.size)
        with tf.variable_scope("model"):
            first = dense(x, "a")
            return dense(first, "a")

    def loss(self, x):
        if size_is_odd(self.size):
            return tf.reduce_mean(x)
        return tf.reduce_sum(x)


def size_is_odd(size):
    return size % 2 == 1
""",
    "train.py": HEAD
    + """
from nets.model import Model


def main():
    x = tf.placeholder(tf.float32, [None, 4])
    model = Model(3)
    y = model.build(x)
    loss = model.loss(y)
    tf.train.GradientDescentOptimizer(0.1).minimize(loss)


main()
""",
    "other.py": HEAD
    + """
from nets.layers import dense


def tower(x):
    return dense(x, "tower")


x = tf.placeholder(tf.float32, [None, 4])
for i in range(2):
    tower(x)
""",
    "alone.py": HEAD
    + """

def lonely():
    with tf.variable_scope("lonely"):
        tf.get_variable("v", [2])
        tf.get_variable("v", [2])


lonely()
""",
}


@dataclass
class Project:
    """A project on disk. `ran` are the roots that were run since it was last emptied."""

    path: Path
    ran: list[str]

    def write(self, name: str, text: str) -> None:
        path = self.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def replace(self, name: str, old: str, new: str) -> None:
        text = (self.path / name).read_text()
        assert old in text
        self.write(name, text.replace(old, new, 1))

    def lint(self, cache: bool = True, cache_size: int = 500 * 2**20, verify: bool = False) -> list[Diagnostic]:
        """The findings, all rules selected; the roots that were run for them are in `ran`."""
        self.ran.clear()
        settings = load_settings(self.path, self.path, isolated=True, overrides={"select": ["ALL"]})
        settings = replace(settings, jobs=1, cache=self.cache if cache else None, cache_size=cache_size, verify=verify)
        project = discover([str(self.path)], settings).readable()
        report = lint(project, settings)
        assert not report.problems, report.problems
        return choose(report.diagnostics, project, settings, pipeline._rules())

    @property
    def cache(self) -> Path:
        return self.path / CACHE_FOLDER

    @property
    def entries(self) -> list[Path]:
        return sorted(path for path in (self.cache / "entries").rglob("*") if path.is_file())


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Project]:
    """Make the project under a name."""
    monkeypatch.chdir(tmp_path)
    ran: list[str] = []
    explore = Analysis.explore

    def counted(self: Analysis, root: Root, *given: object) -> object:
        ran.append(f"{Path(root.filename).name}:{root.label}")
        return explore(self, root, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Analysis, "explore", counted)

    def made(name: str) -> Project:
        out = Project(tmp_path / name, ran)
        for file, text in FILES.items():
            out.write(file, text)
        return out

    return made


@pytest.fixture
def project(make: Callable[[str], Project]) -> Project:
    return make("project")
