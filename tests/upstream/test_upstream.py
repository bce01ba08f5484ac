"""What TensorFlow's own tests make is what scopelint says of them, without an error that TensorFlow does not raise. See `recorded.py`."""

from __future__ import annotations

import pytest

from ..differential.oracle import why_missing
from .predicted import of_methods, predicted
from .recorded import FILES, VERSION, Made, not_yet, observe, path_of, recorded, why_not_there


def sorted_in(graphs: list[list[str]]) -> list[list[str]]:
    return [sorted(each) for each in graphs]


@pytest.mark.parametrize("file", FILES)
def test_each_method_makes_what_it_makes_in_tensorflow(file: str) -> None:
    path = path_of(file)
    if path is None:
        pytest.skip(why_not_there(file))
    wanted, known = recorded()[file], not_yet()
    found = of_methods(predicted(path), wanted)
    wrong = [name for name, graphs in wanted.items() if sorted_in(found[name]) != sorted_in(graphs)]
    assert wrong == [each.partition(":")[2] for each in known if each.startswith(f"{file}:")]


@pytest.mark.parametrize("file", FILES)
def test_tensorflow_makes_what_is_recorded(file: str) -> None:
    if why := why_not_there(file) or why_missing(VERSION):
        pytest.skip(why)
    assert observe(file) == recorded()[file]


def test_every_file_is_recorded() -> None:
    made: dict[str, Made] = recorded()
    assert sorted(made) == sorted(FILES)
    assert all(name.partition(":")[2] in made[name.partition(":")[0]] for name in not_yet())
    exact = sum(map(len, made.values())) - len(not_yet())
    assert exact / sum(map(len, made.values())) >= 0.9
