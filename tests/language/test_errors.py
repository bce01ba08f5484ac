"""What CPython certainly refuses comes up under the interpreter where the program catches it."""

from __future__ import annotations

import pytest

from .python import difference

TRIED = """
import collections, collections.abc, operator
class Plain: pass
class Slotted:
    __slots__ = ("x",)
class Shown:
    @property
    def value(self):
        "what it is"
    def show(self): pass
SHOWN, LETTERS = Shown(), iter("abcde")
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
        "f'{10**20:c}'",
        "'%c' % 10**20",
        "chr(10**20)",
        "float('inf').as_integer_ratio()",
        "(300).to_bytes(1, 'big')",
        "'a'.encode('nosuch')",
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
        "Plain(1)",
        "setattr(object(), 'x', 1)",
        "setattr(Slotted(), 'y', 1)",
        "type('Both', (list, dict), {})",
        "type('Flag', (bool,), {})",
        "Plain.__doc__ is None and len.__doc__.startswith('Return')",
        "Shown.value.__doc__",
        "Shown().show == Shown().show",
        "len({each.show for each in [SHOWN, SHOWN]})",
        "str(SHOWN.show).startswith('<bound method Shown.show of <__main__.Shown object at ')",
        "[1, 2, 1].index(1, 1)",
        "[1].__setitem__('a', 1)",
        "super(1, int)",
        "b'%d-%s' % (1, b'a')",
        "collections.deque([1, 2, 3], maxlen=2)",
        "collections.deque([1]) == [1]",
        "collections.deque().popleft()",
        "collections.ChainMap({'a': 1}, {'a': 2, 'b': 3}).new_child({'c': 4}).maps",
        "sorted(collections.ChainMap({'a': 1}, {'a': 2, 'b': 3}).items())",
        "collections.UserDict({'a': 1}) | {'b': 2}",
        "collections.UserList([1, 2])[1:] + [3]",
        "collections.defaultdict(list, {'a': [1]})",
        "type(collections.defaultdict(int)).__name__",
        "collections.defaultdict(None)['a']",
        "collections.namedtuple('P', 'x y', defaults=[2])(1)",
        "collections.namedtuple('P', 'x y')(1)",
        "collections.namedtuple('P', 'x class', rename=True)._fields",
        "isinstance({}.keys(), collections.abc.Set)",
        "operator.indexOf(LETTERS, 'c') and next(LETTERS)",
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


def test_what_stops_early_leaves_the_iterator_that_others_hold() -> None:
    program = """
def numbers(n):
    for i in range(n):
        try:
            print("in", i)
            yield i
        finally:
            print("out", i)
it = numbers(3)
print(any(i == 0 for i in it), next(it))
it.close()
source = numbers(4)
it = ((v, i) for i, v in enumerate(source))
print(any(i == 1 for _, i in it), next(it))
source.close()
it = numbers(4)
for index, each in enumerate(it):
    if index == 1:
        break
print(next(it))
it.close()
"""
    assert difference(program) == ("", "")


def test_patterns_take_what_is_a_sequence_or_a_mapping() -> None:
    program = """
import collections, collections.abc
class Rows(collections.abc.Sequence):
    def __len__(self): return 2
    def __getitem__(self, index): return (0, 10)[index]
def told(value):
    match value:
        case [first, *rest]:
            return first, rest
        case {"a": found, **others}:
            return found, others
        case int(number):
            return number
        case _:
            return "else"
class Pair:
    __match_args__ = ("left",)
def wrong(value):
    match value:
        case Pair(left, right):
            return left
for each in (range(3), Rows(), collections.ChainMap({"a": 1}, {"b": 2}), 4, "text", b"text"):
    print(told(each))
try:
    wrong(Pair())
except TypeError as error:
    print(error)
"""
    assert difference(program) == ("", "")
