"""The whole of the primitives, and what runs stand on."""

from __future__ import annotations

import os
import pkgutil
from importlib import import_module

from ..language import builtins, evaluation
from ..language.machine import Ground
from ..language.values import Builtin, ModuleValue, Namespace, PythonCells
from . import programs, registry

for _module in pkgutil.iter_modules([os.path.dirname(__file__)]):
    import_module(f"{__package__}.{_module.name}")


def laid() -> Ground:
    """A ground with nothing but the builtins and `_scopelint`, which every module of this package has registered for."""
    ground = Ground()
    builtins.install(ground)
    ground.builtins["__import__"] = Builtin("__import__", programs.import_by_name)
    scope = Namespace(ground.trail, "module", None, None)
    module = ModuleValue(evaluation.INTRINSICS, evaluation.INTRINSICS, scope, None, stub=True, state=PythonCells(ground.trail))
    scope.module = module
    scope.cells.data.update(registry.names(ground))
    module.state.put("run", "done")
    ground.modules[evaluation.INTRINSICS] = module
    ground.trail.begin()
    return ground
