"""What CPython certainly refuses comes up under the interpreter where the program catches it."""

from __future__ import annotations

import pytest

from .python import difference

TRIED = """
class Plain: pass
class Stepper:
    def __next__(self): raise StopIteration
class Numbers(dict): pass
def outcome(function):
    try:
        print(function())
    except Exception as error:
        print(type(error).__name__)
"""


@pytest.mark.parametrize(
    "asked",
    [
        "{}.clear(None)",
        "{}.get()",
        "[].append()",
        "[].append(1, 2)",
        "set().add()",
        "list(1, 2)",
        "tuple(sequence=())",
        "bool(x=1)",
        "list(map(str, 5))",
        "enumerate(Plain())",
        "zip([1], Stepper())",
        "enumerate()",
        "enumerate([1], 0, 2)",
        "range(Plain())",
        "range(1, 2, 3, 4)",
        "reversed({1, 2})",
        "{1} | [2]",
        "{1} - {2: 3}",
        "{1: 2}.keys() - [1]",
        "{1: 2}.keys() == {1}",
        "{1: 2}.keys() == [1]",
        "isinstance({1: 2}.keys(), list)",
        "repr({1: 2}.items())",
        "sorted({1: 2, 3: 4}.keys() & {3: 0}.keys())",
        "type(enumerate([])) is enumerate",
        "type(range(3)) is range and isinstance(range(3), range)",
        "range(0, 3, 2) == range(0, 4, 2)",
        "range(10)[2:5]",
        "3.0 in range(5)",
        "2 ** 100",
        "range(2 ** 70)[-1]",
        "__import__('functools').partial()",
        "__import__('functools').partial(3)",
        "__import__('functools').partial(dict, a=1).keywords",
        "'{a}-{b}'.format_map({'a': 1, 'b': 2})",
        "__import__('itertools').islice(5, 2)",
        "hash(1.5) == hash((1.5,))",
    ],
)
def test_a_call_ends_as_in_cpython(asked: str) -> None:
    assert difference(TRIED + f"outcome(lambda: {asked})\n") == ("", "")


def test_keys_are_equal_by_their_own_methods() -> None:
    program = """
class Key:
    def __init__(self, name): self.name = name
    def __hash__(self): return len(self.name)
    def __eq__(self, other): return self.name == other.name
held = {Key("a"): 1, Key("b"): 2}
held[Key("a")] = 3
print(held[Key("a")], Key("b") in held, Key("c") in held, len(held), len({Key("x"), Key("x")}))
"""
    assert difference(program) == ("", "")


def test_a_dict_may_not_grow_while_a_loop_goes_over_it() -> None:
    program = """
held = {1: 1}
try:
    for key in held:
        held[key + 1] = 1
except RuntimeError as error:
    print(error)
"""
    assert difference(program) == ("", "")
