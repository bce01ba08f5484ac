"""Classes that are made by calls, and what makes them."""

from __future__ import annotations

import textwrap

import pytest

from .python import difference

PROGRAMS = {
    "a list or dict of a class's own is compared as the class says": """
        class Bag(dict):
            def __eq__(self, other): return sorted(self) == sorted(other)
            def __lt__(self, other): return len(self) < len(other)
        class Row(list):
            def __gt__(self, other): return sum(self) > sum(other)
        print(Bag(a=1) == Bag(a=2), Bag(a=1) == {'a': 3}, {'b': 1} == Bag(a=1), Bag(a=1) != Bag(b=1), Bag() < Bag(a=1), Bag(a=1) > Bag())
        print(Row([9]) > Row([1, 2]), Row([1]) < Row([2]), Row([1, 2]) == [1, 2])
        """,
    "what counts is compared and added up": """
        from collections import Counter
        c = Counter('gallahad')
        print(c == Counter(dict(c)), Counter(a=1, b=0) == Counter(a=1), Counter(a=1) <= Counter(a=2), Counter(a=3) > Counter(a=2))
        c += Counter('ab'); c -= Counter('l')
        print(sorted(c.items()), +Counter(a=1, b=-1), -Counter(a=1, b=-1), Counter(self=1, iterable=2)['self'])
        """,
    "what an abstract method returns is had by those that override it": """
        import abc
        class Model(abc.ABC):
            @abc.abstractmethod
            def make(self): return None, 3
            @property
            @abc.abstractmethod
            def name(self): return 'model'
            @classmethod
            @abc.abstractmethod
            def size(cls): return 1
        class Own(Model):
            def make(self): return super().make() + (4,)
            @property
            def name(self): return super().name + '/own'
            @classmethod
            def size(cls): return super().size() + 1
        print(Own().make(), Own().name, Own.size())
        """,
    "builtin functions in a class are no methods": """
        class A:
            size, pairs, low = len, enumerate, str.lower
            def ask(self): return self.size([1, 2]), list(self.pairs('ab', start=2))
        print(A().ask(), A.low('X'))
        class B(str):
            low = str.lower
        print(B('Y').low())
        """,
    "a name that members of an enumeration have, and one member is called": """
        import enum
        class Base(enum.Enum):
            @enum.property
            def first(self): return 'the first is ' + self.name
        class Named(Base):
            first = 1
            second = 2
            name = 3
        print(Named.first, [member.first for member in Named], Named.name, Named.name.value, Named.second.name)
        class Number(enum.IntEnum):
            ONE = 1
            def __str__(self): return self.name.lower()
        print(f'{Number.ONE}', '{:>3}'.format(Number.ONE), str(Number.ONE), sorted(dir(Number))[-3:])
        class Color(enum.Flag):
            RED, ROJO, BLUE = 1, 1, 4
            PURPLE = RED | BLUE
        print(list(Color.PURPLE), len(Color.PURPLE))
        """,
    "an enumeration made by a call": """
        from enum import Enum
        Resize = Enum('Resize', ('NONE', 'CENTRAL'))
        print(Resize.NONE, Resize.CENTRAL.value, list(Resize), Resize['NONE'], Resize(2))
        Kind = Enum('Kind', 'A B', start=5)
        print(list(Kind), Kind.B.value, Kind.__name__)
        Pair = Enum('Pair', {'x': 3, 'y': 'k'})
        print(Pair.x, Pair('k'))
        """,
    "a metaclass, however its classes are made": """
        class Meta(type):
            def __new__(mcs, name, bases, names, **options):
                cls = super().__new__(mcs, name, bases, names)
                cls.tag = name.lower()
                return cls
            def __init__(cls, name, bases, names, **options):
                super().__init__(name, bases, names)
                cls.begun = True
        class Base(metaclass=Meta):
            below = []
            def __init_subclass__(cls, **options):
                Base.below.append(cls.__name__)
        class Sub(Base): pass
        Called = Meta("Called", (Base,), {"q": 1})
        Typed = type("Typed", (Base,), {"q": 2})
        print(Called.tag, Called.begun, Typed.tag, Typed.begun, Base.below, type(Typed) is Meta, Called.q, isinstance(Called(), Base))
        """,
    "descriptors in a class that a call makes": """
        class Named:
            def __set_name__(self, owner, name): print("named", owner.__name__, name)
        Made = type("Made", (), {"a": Named()})
        """,
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_a_program_prints_what_it_prints_in_cpython(text: str) -> None:
    assert difference(textwrap.dedent(text)) == ("", "")
