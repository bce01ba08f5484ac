"""The program as a whole: its modules, and the exception that is being handled."""

from __future__ import annotations

from ..language import evaluation
from ..language.trace import Value
from ..language.values import Args, Instance, ListValue, ModuleValue
from .machine import Machine
from .registry import primitive


@primitive("exc_info")
def exc_info(m: Machine, args: Args) -> Value:
    """`exc_info()`: the exception that is being handled, as `sys.exc_info` tells it."""
    value = m.in_flight[-1].value if m.in_flight else None
    return (value.cls, value, m.fresh("traceback", "traceback")) if isinstance(value, Instance) else (None, None, None)


@primitive("names_of_frames")
def names_of_frames(m: Machine, args: Args) -> Value:
    """`names_of_frames()`: the names of the functions that call each other, the innermost of the user's first, as far out as they are
    known: `<module>` is the last one where a script is run, and a library has frames of its own."""
    running, names = [function for function, _ in m.active], []
    while running and running[-1].module.stub:
        running.pop()
    if m.bodies:  # the body of a class is a frame as well
        return ()
    while running and not running[-1].module.stub:
        names.append(running.pop().name)
    if not running and main_module(m, args) is not None:
        names.append("<module>")
    return tuple(names)


@primitive("main_module")
def main_module(m: Machine, args: Args) -> Value:
    """`main_module()`: the module that is run as a script; None where that is not what runs."""
    for module in m.modules.values():
        if not module.stub and module.scope.cells.get("__name__") == "__main__":
            return module
    return None


@primitive("find_module")
def find_module(m: Machine, args: Args) -> Value:
    """`find_module(name, package=None)`: what `importlib.import_module` gives."""
    name, package = m.resolve(args.get(0, "name")), m.resolve(args.get(1, "package"))
    importer = importer_of(m)
    if not isinstance(name, str) or importer is None:
        return m.fresh("a module")
    if name.startswith("."):
        if not isinstance(package, str):
            return m.fresh("a module")
        level = len(name) - len(name.lstrip("."))
        base = package.split(".")
        name = ".".join([*base[: len(base) - level + 1], name.lstrip(".")])
    found = evaluation.module_named(m, name, importer, args.place)
    if isinstance(found, ModuleValue):
        evaluation.ensure_run(m, found, args.place)
    elif "." in name:
        parent = evaluation.module_named(m, name.rpartition(".")[0], importer, args.place, run=False)
        if isinstance(parent, ModuleValue) and not parent.stub and not parent.package:
            raise m.crash("ModuleNotFoundError", f"No module named '{name}'; '{parent.name}' is not a package", args.place)
    return found


def importer_of(m: Machine) -> ModuleValue | None:
    """The module of the user's function that runs."""
    for function, _ in reversed(m.active):
        if not function.module.stub:
            return function.module
    return next((module for module in m.modules.values() if not module.stub), None)


def import_by_name(m: Machine, args: Args) -> Value:
    """`__import__(name, globals, locals, fromlist)`: the package of a dotted name, or the module itself if something of it is wanted."""
    name, wanted = m.resolve(args.get(0, "name")), m.resolve(args.get(3, "fromlist", ()))
    some = bool(m.items_of(wanted)) if isinstance(wanted, ListValue) else bool(wanted)
    return find_module(m, Args([name if some or not isinstance(name, str) else name.partition(".")[0]], {}, args.place))
