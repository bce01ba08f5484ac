"""What scopelint says that the methods of a test file of TensorFlow's make."""

from __future__ import annotations

import ast
from functools import partial
from pathlib import Path

from scopelint.config import Settings
from scopelint.discovery import discover
from scopelint.domain.symbols import show
from scopelint.exploration.explore import Run
from scopelint.exploration.stack import with_deep_stack
from scopelint.inventory import imported
from scopelint.project import Analysis

from .recorded import Made

KEPT = frozenset({"variables", "local_variables"})
"""The collections that are looked at, as by `observer.py`."""


def predicted(path: Path) -> Made:
    """The names of the variables in these collections, for each graph of a method that has some."""
    settings = Settings(base=path.parents[path.parts[::-1].index("tensorflow")], cache=None)
    analysis = Analysis(discover([str(path)], settings), settings)
    found: Made = {}
    for root in with_deep_stack(analysis.roots):
        found[root.label] = _graphs(with_deep_stack(partial(analysis.run_once, root)))
    analysis.close()
    return {name: graphs for name, graphs in (found | _inherited(path, found)).items() if graphs}


def _graphs(run: Run) -> list[list[str]]:
    made = []
    for graph in (graph for graph in run.graphs if not graph.eager):
        names = [v.op_name for v in graph.variables() if not v.assumed and KEPT & set(v.collections)]
        made.append([show(name) for name in [*names, *(c.op_name for _, c in imported(run, graph) if KEPT & set(c.of.collections))]])
    return [each for each in made if each]


def _inherited(path: Path, found: Made) -> Made:
    """What the methods make that a class has of another one of the file: they have one root, that of the class with their text."""
    classes = [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
    made: Made = {}
    for node in classes:
        for base in (base.id for base in node.bases if isinstance(base, ast.Name)):
            own = {name.partition(".")[2]: graphs for name, graphs in (found | made).items() if name.startswith(f"{base}.")}
            made |= {f"{node.name}.{name}": graphs for name, graphs in own.items() if f"{node.name}.{name}" not in found}
    return made


def of_methods(found: Made, recorded: Made) -> Made:
    """The same by the names that are recorded: a method with sets of parameters is run with one after the other, under one name."""
    taken: dict[str, int] = {}
    out: Made = {}
    for name, graphs in recorded.items():
        plain = name if name in found else name.rstrip("0123456789")
        begin, end = taken.get(plain, 0), taken.get(plain, 0) + len(graphs)
        is_last = name == plain or f"{plain}{int(name[len(plain) :]) + 1}" not in recorded
        out[name] = found.get(plain, [])[begin : None if is_last else end]
        taken[plain] = end
    return out
