"""What programs may hand to NumPy's functions, so do the stubs take: an argument that they refuse would end a program that goes on."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from typing import Any

import pytest

import scopelint

STUBS = sorted((Path(scopelint.__file__).parent / "stubs/numpy").glob("*.py"))
UFUNC = ("out", "where", "casting", "order", "dtype", "subok")


@pytest.mark.parametrize("stub", STUBS, ids=lambda path: path.stem)
def test_stubs_take_what_numpy_takes(stub: Path) -> None:
    numpy = pytest.importorskip("numpy")
    module = numpy if stub.stem.startswith("_") else getattr(numpy, stub.stem)
    refused = []
    for function in ast.parse(stub.read_text()).body:
        real = getattr(module, function.name, None) if isinstance(function, ast.FunctionDef) else None
        if not isinstance(function, ast.FunctionDef) or real is None or function.args.kwarg is not None:
            continue
        taken = {each.arg for each in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)}
        expected = UFUNC if isinstance(real, numpy.ufunc) else _parameters(real)
        refused += [f"{function.name}({name}=)" for name in expected if name not in taken]
    assert refused == []


def _parameters(function: Any) -> list[str]:
    kinds = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    try:
        return [each.name for each in inspect.signature(function).parameters.values() if each.kind in kinds]
    except ValueError:  # some that are written in C do not say
        return []
