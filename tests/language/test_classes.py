"""Classes that are made by calls, and what makes them."""

from __future__ import annotations

import textwrap

import pytest

from .python import difference

PROGRAMS = {
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
