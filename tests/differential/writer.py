"""Writing a program: where choices come from, lines at the current indentation, and the registry of idioms."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from hypothesis import strategies as st

T = TypeVar("T")

HEADER = ["import tensorflow.compat.v1 as tf", "", "tf.disable_v2_behavior()"]
# fmt: off
SCOPES = [
    "encoder", "decoder", "generator", "discriminator", "actor", "critic", "policy", "value", "embed", "trunk",
    "branch", "block", "stem", "tower", "head", "cell", "attention", "memory", "gate", "mixer", "router", "teacher",
    "student", "online", "target", "prior", "posterior", "backbone", "neck", "coarse", "fine", "left", "right",
    "query", "context",
]
VARIABLES = [
    "w", "b", "kernel", "bias", "scale", "offset", "gain", "table", "alpha", "state",
]
# fmt: on


class Chooser(Protocol):
    def pick(self, options: Sequence[T]) -> T:
        """One of the options; shrinks to the first."""

    def number(self, low: int, high: int) -> int:
        """A number between the bounds, inclusive; shrinks to the lower."""

    def chance(self, percent: int) -> bool:
        """True in so many cases of a hundred; shrinks to False."""


class PlainChooser:
    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)

    def pick(self, options: Sequence[T]) -> T:
        return self._random.choice(options)

    def number(self, low: int, high: int) -> int:
        return self._random.randint(low, high)

    def chance(self, percent: int) -> bool:
        return self._random.randrange(100) < percent


class DrawnChooser:
    def __init__(self, draw: st.DrawFn) -> None:
        self._draw = draw

    def pick(self, options: Sequence[T]) -> T:
        return options[self._draw(st.integers(0, len(options) - 1))]

    def number(self, low: int, high: int) -> int:
        return self._draw(st.integers(low, high))

    def chance(self, percent: int) -> bool:
        return self._draw(st.integers(0, 99)) >= 100 - percent


@dataclass(frozen=True)
class Program:
    source: str
    features: frozenset[str] = field(default_factory=frozenset)


class Writer:
    """Collects lines at the current indentation; definitions go to the top of the program."""

    def __init__(self, chooser: Chooser) -> None:
        self.pick = chooser.pick
        self.number = chooser.number
        self.chance = chooser.chance
        self.features: set[str] = set()
        self.imports: list[str] = []
        self.definitions: list[str] = []
        self.body: list[str] = []
        self._lines = self.body
        self.indent = 0
        self._names: dict[str, int] = {}
        self._free_scopes = list(SCOPES)
        self.trouble_percent = chooser.pick([0, 7, 13, 20])

    # Lines

    def __call__(self, *lines: str) -> None:
        self._lines += ["    " * self.indent + line if line else "" for line in lines]

    @contextmanager
    def block(self, header: str) -> Iterator[None]:
        self(header)
        self.indent += 1
        before = len(self._lines)
        yield
        if len(self._lines) == before:
            self("pass")
        self.indent -= 1

    @contextmanager
    def define(self, header: str) -> Iterator[None]:
        """A function or class at the top of the program."""
        saved = self._lines, self.indent
        self._lines, self.indent = [], 0
        with self.block(header):
            yield
        self.definitions += ["", "", *self._lines]
        self._lines, self.indent = saved

    def need(self, line: str) -> None:
        if line not in self.imports:
            self.imports.append(line)

    def source(self) -> str:
        return "\n".join([*sorted(self.imports), *HEADER, *self.definitions, "", "", *self.body]) + "\n"

    # Choices

    def tag(self, *features: str) -> None:
        self.features.update(features)

    def trouble(self, feature: str, times: int = 1) -> bool:
        """Whether to write something here that TensorFlow may well refuse; `times` as often as elsewhere."""
        if self.chance(min(self.trouble_percent * times, 90)):
            self.tag(feature)
            return True
        return False

    def fresh(self, base: str) -> str:
        """A Python name that the program does not use yet."""
        self._names[base] = count = self._names.get(base, 0) + 1
        return base if count == 1 else f"{base}{count}"

    def scope_name(self) -> str:
        """A scope name that the program does not use yet."""
        if not self._free_scopes:
            return self.fresh("part_")
        name = self.pick(self._free_scopes)
        self._free_scopes.remove(name)
        return name

    def variable_name(self) -> str:
        return self.pick(VARIABLES)

    def tensor(self, width: int = 4) -> str:
        """A [batch, width] tensor made here, in whichever graph is open."""
        name = self.fresh("x")
        self(
            f"{name} = " + self.pick([f"tf.placeholder(tf.float32, [None, {width}])", f"tf.zeros([2, {width}])", f"tf.ones([3, {width}])"])
        )
        return name

    def indexed(self, base: str, index: str) -> str:
        """An expression for `base` with a number in it."""
        kind = self.number(0, 9)
        self.tag("string: " + ["%", "format", "f-string", "+", "join", "named format", "% tuple", "replace", "%02d", "format index"][kind])
        return [
            f"'{base}%d' % {index}",
            f"'{base}{{}}'.format({index})",
            f"f'{base}{{{index}}}'",
            f"'{base}' + str({index})",
            f"'_'.join(['{base}', str({index})])",
            f"'{base}_{{n}}'.format(n={index})",
            f"'%s_%d' % ('{base}', {index})",
            f"'{base}-%d'.replace('-', '_') % {index}",
            f"'{base}%02d' % {index}",
            f"'{{0}}/{{1}}'.format('{base}', {index})",
        ][kind]

    def constant_name(self, text: str) -> str:
        """An expression for a known name, now and then a roundabout one."""
        if self.chance(75):
            return f"'{text}'"
        self.tag("string: method")
        return self.pick(
            [
                f"'{text.upper()}'.lower()",
                f"'{text}/'.rstrip('/')",
                f"'{text} x'.split()[0]",
                f"'{text[:2]}' + '{text[2:]}'",
                f"'my_{text}'[3:]",
                f"str('{text}')",
            ]
        )

    def initializer(self) -> str:
        return self.pick(
            [
                "",
                "",
                ", initializer=tf.zeros_initializer()",
                ", initializer=tf.constant_initializer(0.1)",
                ", initializer=tf.truncated_normal_initializer(stddev=0.02)",
                ", initializer=tf.ones_initializer(), trainable=False",
                ", trainable=False",
                ", tf.float32",
                ", dtype=tf.float64",
            ]
        )

    def shape(self) -> str:
        return self.pick(["[4]", "[2, 3]", "(3,)", "[]", "[1, 2, 2]", "shape=[4]", "shape=(2, 2)", "[2] * 2", "5"])


Idiom = Callable[[Writer], None]
IDIOMS: list[tuple[int, Idiom]] = []


def idiom(weight: int) -> Callable[[Idiom], Idiom]:
    def register(function: Idiom) -> Idiom:
        IDIOMS.append((weight, function))
        return function

    return register
