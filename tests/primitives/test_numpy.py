"""What programs may hand to NumPy's functions, so do the stubs take: an argument that they refuse would end a program that goes on.

What the stubs say of an array, its shape, dtype and numbers, is what NumPy says, after changes of it and of its views too.
SCOPELINT_ARRAYS (150) is how many random expressions are computed, and programs run; SCOPELINT_LANGUAGE_SEED says which ones.
"""

from __future__ import annotations

import ast
import inspect
import os
import warnings
from pathlib import Path
from typing import Any

import pytest

import scopelint

from .arrays import EXPRESSIONS, difference, random_expression
from .contents import contents, random_program

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


def test_what_the_stubs_know_of_arrays_is_what_numpy_gives() -> None:
    pytest.importorskip("numpy")
    assert [told for each in EXPRESSIONS if (told := difference(each))] == []


def test_random_expressions_have_the_shapes_and_dtypes_of_numpy() -> None:
    pytest.importorskip("numpy")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        told = [difference(random_expression(seed)) for seed in _seeds()]
    # NumPy may refuse them, and a number that the stubs know is Python's.
    assert [each for each in told if each and "NumPy says 'raises" not in each and "the stubs ['raises AttributeError']" not in each] == []


def _seeds() -> range:
    first = int(os.environ.get("SCOPELINT_LANGUAGE_SEED", "0"))
    return range(first, first + int(os.environ.get("SCOPELINT_ARRAYS", "150")))


def test_random_programs_have_the_numbers_of_numpy() -> None:
    pytest.importorskip("numpy")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = [contents(random_program(seed)) for seed in _seeds()]
    assert [each for told, _ in found for each in told] == []
    assert sum(count for _, count in found) > 3 * len(found)  # of each program several things are known
