"""How the module of a root that is no script comes to run: Python imports it, and before it the packages that it is in."""

from __future__ import annotations

from ..domain.symbols import MISSING
from ..language import evaluation
from ..language.machine import Halt, Raised
from ..language.trace import Place
from ..language.values import ModuleValue, Namespace, PythonCells
from ..primitives.machine import Machine
from ..source import nodes as n
from ..source.library import Library, Loaded


def packages(library: Library, loaded: Loaded) -> tuple[n.Import, ...]:
    """The imports of the packages that a module is in, as Python makes them before it runs the module: the outermost one comes first."""
    parts = loaded.name.split(".")
    names = [".".join(parts[:i]) for i in range(1, len(parts))]
    found = [(name, library.find(name, loaded.filename)) for name in names]
    return tuple(n.Import(n.NOWHERE, ((name, None),)) for name, each in found if each is not None and each.package and not each.stub)


def import_package(m: Machine, loaded: Loaded, node: n.Import) -> None:
    """Import a package that a module is in, and run it even if that could wait.

    Raises Raised, Halt or RecursionError where that ends in one.
    """
    import_alone(m, loaded, node)
    package = m.library.find(node.names[0][0], loaded.filename)
    if package is not None:
        evaluation.ensure_run(m, m.modules[package.filename], Place(loaded.filename, node.span))


def import_alone(m: Machine, loaded: Loaded, node: n.Import | n.ImportFrom) -> None:
    """Make an import for a module which is not there itself.

    Raises Raised, Halt or RecursionError where the import ends in one.
    """
    scope = Namespace(m.trail, "module", None, None)
    scope.module = ModuleValue(loaded.name, loaded.filename, scope, loaded.body, False, loaded.package, state=PythonCells(m.trail))
    evaluation.block(m, scope, (node,))


def import_module(m: Machine, loaded: Loaded, place: Place) -> ModuleValue:
    """Import a module through its packages, which may do so themselves. What they do takes no steps of the run.

    Where a package fails the module is run without it. Raises what running the module itself ends in.
    """
    steps = m.steps
    try:
        for package in packages(m.library, loaded):
            import_package(m, loaded, package)
    except Halt as halt:
        if halt.reason != "steps":
            raise
    except (Raised, RecursionError):
        pass
    m.steps = steps
    module = evaluation.module_of(m, loaded, place, run=False)
    if module.state.get("run") is MISSING:
        evaluation.run_module(m, module, place)
    return module
