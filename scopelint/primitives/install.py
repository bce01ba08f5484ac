"""The whole of the primitives, for one run."""

from __future__ import annotations

import os
import pkgutil
from importlib import import_module

from ..language.trace import Value
from ..language.values import Builtin
from . import creators, programs, registry
from .machine import Machine

for _module in pkgutil.iter_modules([os.path.dirname(__file__)]):
    import_module(f"{__package__}.{_module.name}")


def install(m: Machine) -> dict[str, Value]:
    """The names of `_scopelint`, which every module of this package has registered."""
    creators.install_creators(m)
    m.builtins["__import__"] = Builtin("__import__", programs.import_by_name)
    return registry.names(m)
