"""Names that are private to a class: `self.__x` in the body of `class C` is `self._C__x`."""

from __future__ import annotations

import dataclasses
import re

from . import nodes as n

_PRIVATE = re.compile(r"\.\s*__(?!\w*__\b)\w")


def made_private(source: str, module: n.Module) -> n.Module:
    """Rename, in place, the attributes that are private to the class in which they stand."""
    if _PRIVATE.search(source) is not None:
        _rename(module.body, "")
    return module


def renamed(cls: str, name: str) -> str:
    """A name as the body of a class has it."""
    prefix = cls.lstrip("_")
    return f"_{prefix}{name}" if prefix and name.startswith("__") and not name.endswith("__") else name


def _rename(value: object, cls: str) -> None:
    if isinstance(value, tuple):
        for each in value:
            _rename(each, cls)
    elif dataclasses.is_dataclass(value):
        if isinstance(value, n.Attribute):
            value.attr = renamed(cls, value.attr)
        for name in value.__dataclass_fields__:
            if name not in ("span", "place"):
                inner = value.name if isinstance(value, n.ClassDef) and name == "body" else cls
                _rename(getattr(value, name, None), inner)
