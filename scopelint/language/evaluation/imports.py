"""Imports: the project's own modules, the stubs, and everything that is neither."""

from __future__ import annotations

from typing import cast

from ...domain.symbols import MISSING, Sym
from ...domain.trail import Cells
from ...source import nodes as n
from ...source.library import Loaded
from ...source.uses import Uses
from ..machine import Machine, Raised
from ..trace import Frame, Place, Value
from ..values import DictValue, ImportRef, ModuleValue, Namespace, PythonCells
from . import iteration, scoping, statements

INTRINSICS = "_scopelint"
"""The module of the primitives that stubs are written over."""


def module_named(m: Machine, dotted: str, importer: ModuleValue, place: Place, *, run: bool = True) -> Value:
    """The module of an absolute dotted name; a symbol for one that is not to be had."""
    if dotted == INTRINSICS:
        return m.modules[INTRINSICS]
    if m.strict and not importer.stub and m.host.lacks_module(m, dotted):
        raise m.crash("ModuleNotFoundError", f"No module named '{dotted}'", place)
    loaded = m.library.find(dotted, importer.filename)
    if loaded is None:
        own = not importer.stub and m.library.owns(dotted, importer.filename)
        return _unread("." + dotted) if own else m.host.foreign_module(m, dotted)
    if "." in dotted:
        module_named(m, dotted.rpartition(".")[0], importer, place)
    return module_of(m, loaded, place, run=run)


def _unread(name: str) -> Sym:
    """A module of the project's own that is not to be had: it does not parse, or is not there. The name begins with a dot."""
    return Sym(("module", name), name.lstrip(".") or ".")


def module_of(m: Machine, loaded: Loaded, place: Place, *, run: bool = True) -> ModuleValue:
    """The module object of a file, run unless that can wait."""
    value = m.modules.get(loaded.filename)
    if value is None:
        scope = Namespace(m.trail, "module", None, None)
        value = ModuleValue(loaded.name, loaded.filename, scope, loaded.body, loaded.stub, loaded.package, state=PythonCells(m.trail))
        scope.module = value
        scope.cells.outlast()
        value.state.outlast()
        for name, constant in (("__name__", loaded.name), ("__file__", loaded.filename), ("__doc__", None)):
            scope.cells.data[name] = constant
        m.modules[loaded.filename] = value
    if value.used is not None:
        m.library.uses.add_once(value.used)
    if run and value.state.get("run") is MISSING and not loaded.stub:
        if loaded.body.acts:
            run_module(m, value, place)
        else:
            m.put_off.put(loaded.filename, loaded)
    return value


def run_module(m: Machine, value: ModuleValue, place: Place) -> None:
    """Run a module's body."""
    assert value.body is not None
    value.state.put("run", "running")
    frame, handlers = m.frame, m.handlers
    m.frame, m.handlers = None, []
    m.importing += 1
    try:
        with m.framed(place, f"import {value.name}"):
            if not value.stub:
                m.imported.append(cast(Frame, m.frame))
            statements.block(m, value.scope, value.body.body)
    except Raised as error:
        if error.failure is not None or (not value.stub and not _is_import_error(error)):
            m.frame, m.handlers = frame, handlers
            raise
    finally:
        m.importing -= 1
        m.frame, m.handlers = frame, handlers
    value.state.put("run", "done")


def catch_up(m: Machine, place: Place) -> bool:
    """Run what has been imported by modules that wait to be run and may register something; whether there was anything.

    To be asked where a table lacks something: who reads it may want what is registered there.
    """
    before = m.steps
    while len(m.put_off) and not m.importing:
        filename = next(m.put_off.keys())
        waiting = m.put_off.get(filename)
        m.put_off.put(filename, MISSING)
        for loaded in m.library.registering(waiting) if isinstance(waiting, Loaded) else ():
            module_of(m, loaded, place)
    return m.steps > before


def _is_import_error(error: Raised) -> bool:
    return getattr(getattr(error.value, "cls", None), "name", "") in ("ImportError", "ModuleNotFoundError")


def ensure_run(m: Machine, value: ModuleValue, place: Place) -> None:
    """Run a module whose turn has come: one of its names is wanted.

    Such a module does nothing but define things, so that it may run at any time, and what it defines stays even
    if it is first wanted in one arm of a branch.
    """
    if value.state.get("run") is not MISSING:
        if value.used is not None:
            m.library.uses.add_once(value.used)
        return
    if not value.stub:
        before, m.library.uses = m.library.uses, Uses()
        try:
            with m.trail.lasting(forever=False):
                run_module(m, value, place)
        finally:
            value.used, m.library.uses = m.library.uses, before
            before.add_once(value.used)
        return
    # It may have run for another root before: what this one comes to must not hang on that.
    steps = m.steps
    with m.trail.lasting(forever=True), m.ground.unchanged():
        run_module(m, value, place)
    m.steps = steps


def attribute(m: Machine, value: ModuleValue, name: str, place: Place) -> Value:
    """`module.name`; MISSING if there is certainly none."""
    ensure_run(m, value, place)
    if m.strict and not place.stub and value.stub and m.host.lacks(m, value.name, name):
        return MISSING
    found = value.scope.cells.get(name)
    if found is not MISSING and value.stub and not place.stub:
        m.host.read(m, value.name, name, place)
    if found is not MISSING:
        found = m.path.bound(found)
        return force(m, found) if isinstance(found, ImportRef) else found
    loaded = _submodule(m, value, name)
    if loaded is not None and (value.package or loaded.filename != value.filename):
        return module_of(m, loaded, place)
    if name == "__dict__":
        return m.dict({key: value.scope.cells.get(key) for key in value.scope.cells.keys()}) if value.stub else names_in(m, value.scope)
    known = m.host.foreign(m, value.name, name, f"tf.{name}") if value.stub else None
    if known is not None:
        return known
    if value.stub or value.state.get("star") is True or value.state.get("run") == "running":
        return Sym(("module attr", value.name, name), f"{value.name}.{name}")
    return MISSING


def _submodule(m: Machine, package: ModuleValue, name: str) -> Loaded | None:
    """A module inside a package: beside its `__init__`, whatever else on the way is called like the package."""
    if package.package and not package.stub:
        return m.library.find_relative(package.filename, 1, name)
    return m.library.find(f"{package.name}.{name}", package.filename)


def force(m: Machine, ref: ImportRef) -> Value:
    """What a postponed `from module import name` stands for."""
    place = Place(ref.module.filename, n.NOWHERE, ref.module.stub)
    found = attribute(m, ref.module, ref.name, place)
    return Sym(("module attr", ref.module.name, ref.name), f"{ref.module.name}.{ref.name}") if found is MISSING else found


def import_from(m: Machine, ns: Namespace, node: n.ImportFrom, place: Place) -> None:
    """`from module import …`."""
    importer = ns.module
    source = _relative(m, node, importer, place) if node.level else module_named(m, node.module, importer, place)
    if node.names is None:
        _import_star(m, ns, source, place)
        return
    for name, bound in node.names:
        scoping.store_name(m, ns, bound, _imported(m, source, name, node, importer, place))


def _relative(m: Machine, node: n.ImportFrom, importer: ModuleValue, place: Place) -> Value:
    """The module of a relative import, once the packages that hold the importer and it have run."""
    if importer.state.get("packaged") is MISSING:  # a script is the first of its package that runs, others were imported through theirs
        importer.state.put("packaged", True)
        for package in reversed(_packages(m, importer)):
            module_of(m, package, place)
    first, *parts = node.module.split(".")
    for part in parts:
        outer = m.library.find_relative(importer.filename, node.level, first)
        if outer is not None:
            module_of(m, outer, place)
        first = f"{first}.{part}"
    loaded = m.library.find_relative(importer.filename, node.level, node.module)
    return module_of(m, loaded, place) if loaded is not None else _unread("." * node.level + node.module)


def _packages(m: Machine, importer: ModuleValue) -> list[Loaded]:
    """The packages that a module is in, the innermost first."""
    found: list[Loaded] = []
    while (loaded := m.library.find_relative(importer.filename, len(found) + 1, "")) is not None and loaded.package:
        found.append(loaded)
    return found


def _imported(m: Machine, source: Value, name: str, node: n.ImportFrom, importer: ModuleValue, place: Place) -> Value:
    if isinstance(source, ModuleValue):
        if m.strict and not importer.stub and source.stub and m.host.lacks(m, source.name, name):
            raise m.crash("ImportError", f"cannot import name '{name}' from '{source.name}'", place)
        found = source.scope.cells.get(name)
        if found is not MISSING:
            return found
        loaded = _submodule(m, source, name) if source.package else None
        if loaded is not None:
            ensure_run(m, source, place)  # what the package itself calls so comes before its module of that name
            found = source.scope.cells.get(name)
            return module_of(m, loaded, place) if found is MISSING else found
        if source.state.get("run") is MISSING and not m.catches("ImportError"):
            return ImportRef(source, name)
        found = attribute(m, source, name, place)
        if found is MISSING and m.catches("ImportError"):
            raise m.crash("ImportError", f"cannot import name '{name}' from '{source.name}'", place)
        return Sym(("module attr", source.name, name), f"{source.name}.{name}") if found is MISSING else found
    # A folder of modules without an __init__, or something that is not in the project.
    dotted = f"{node.module}.{name}" if node.module else name
    loaded = m.library.find_relative(importer.filename, node.level, dotted) if node.level else m.library.find(dotted, importer.filename)
    if loaded is not None:
        return module_of(m, loaded, place)
    known = m.host.foreign(m, node.module, name, f"{node.module}.{name}")
    if known is not None:
        return known
    label = source.label if isinstance(source, Sym) else str(source)
    named = source.key[1] if isinstance(source, Sym) and isinstance(source.key, tuple) and source.key[0] == "module" else label
    return Sym(("module attr", named, name), f"{label}.{name}")


def _import_star(m: Machine, ns: Namespace, source: Value, place: Place) -> None:
    if not isinstance(source, ModuleValue):
        ns.module.state.put("star", True)
        return
    ensure_run(m, source, place)
    exported = m.resolve(source.scope.cells.get("__all__"))
    names = None
    if exported is not MISSING:
        listed = iteration.items(m, exported, place)
        if not listed.open and all(isinstance(name, str) for name in listed.values):  # else it is computed, and may name anything
            names = listed.values
    own = list(source.scope.cells.keys())
    for name in names if names is not None else [k for k in own if isinstance(k, str) and not k.startswith("_")]:
        found = source.scope.cells.get(name)
        scoping.store_name(m, ns, name, found if found is not MISSING else attribute(m, source, name, place))
    if source.state.get("star") is True or not all(isinstance(k, str) for k in own):  # `globals()[name] = …`
        ns.module.state.put("star", True)


def names_in(m: Machine, ns: Namespace) -> DictValue:
    """A dict of the names bound in a namespace: of a function as they are now, else the namespace itself."""
    found = {k: ns.cells.get(k) for k in ns.cells.keys() if k != "__function__"}
    if ns.kind == "function":
        return m.dict(found)
    if ns.filled is not None:
        return ns.filled
    for name, value in found.items():
        if isinstance(value, ImportRef):
            ns.cells.put(name, force(m, value))
    out = m.dict()
    out.cells = cast(Cells[Value, Value], ns.cells)
    return out
