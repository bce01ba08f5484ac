"""Random TF1 programs: readable, mostly right, wrong often enough.

A program is a handful of *idioms* (a helper with a `reuse` parameter, a class with state, towers, a template, …), each
written in one of its many spellings, at the module's level or inside a scope, a function, a graph or a loop. One kind of idiom,
`soup`, opens and leaves scopes freely and keeps account of what exists, so that it stays meaningful.

`random_program(seed)` gives a program from plain `random`; `programs()` is the hypothesis strategy, which shrinks
towards few idioms in their first spelling. Both run the same writer over a `Chooser`.
"""

from __future__ import annotations

from hypothesis import strategies as st

from . import idioms
from .idioms import language
from .writer import IDIOMS, Chooser, DrawnChooser, Idiom, PlainChooser, Program, Writer

__all__ = ["Program", "idioms", "mixed_program", "programs", "random_program"]


def place(w: Writer, write: Idiom) -> None:
    kind = w.number(0, 9)
    if kind == 5:
        w.tag("inside: scope")
        with w.block(
            f"with tf.variable_scope('{w.scope_name()}'{w.pick(['', ', reuse=None', ', reuse=tf.AUTO_REUSE'])}){w.pick(['', ' as outer'])}:"
        ):
            write(w)
    elif kind == 6:
        w.tag("inside: function")
        name = w.fresh("main")
        with w.define(f"def {name}():"):
            w('"""Builds one part of the program."""')
            write(w)
        w(f"{name}()")
    elif kind == 7:
        w.tag("inside: graph", "graphs")
        with w.block("with tf.Graph().as_default():"):
            write(w)
            w("print(len(tf.global_variables()))")
    elif kind == 8:
        w.tag("inside: loop")
        parts = w.pick(["['p', 'q']", "('p',)", "{'p': 1, 'q': 2}", "sorted(['b', 'a'])"])
        name = w.pick(["part", f"'{w.scope_name()}' + part", f"'{w.scope_name()}_%s' % part"])
        with w.block(f"for part in {parts}:"), w.block(f"with tf.variable_scope({name}):"):
            write(w)
    elif kind == 9:
        w.tag("inside: try")
        with w.block("try:"):
            write(w)
        with w.block("except " + w.pick(["ValueError", "(ValueError, KeyError)", "Exception as error"]) + ":"):
            w(f"{w.fresh('v')} = tf.Variable(0.0, name='fallback')")
    else:
        write(w)


def write_program(chooser: Chooser) -> Program:
    w = Writer(chooser)
    # The simplest idiom comes first, and each is preceded by a flag: so hypothesis shrinks by leaving whole idioms out.
    choices = [function for weight, function in sorted(IDIOMS, key=lambda entry: entry[1].__name__) for _ in range(weight)]
    for percent in (100, 95, 80, 65, 50):
        if not chooser.chance(percent):
            break
        place(w, chooser.pick(choices))
        w("")
    while w.body and not w.body[-1]:
        w.body.pop()
    return Program(w.source(), frozenset(w.features))


def random_program(seed: int | str) -> Program:
    """The program of a seed: the same on every machine."""
    return write_program(PlainChooser(seed))


def mixed_program(seed: int | str) -> Program:
    """A program that mixes Python's own machinery with variable scopes, at the module's level and inside scopes and functions."""
    w = Writer(PlainChooser(f"mixed {seed}"))
    for _ in range(w.number(1, 2)):
        place(w, language.mixed)
        w("")
    return Program(w.source(), frozenset(w.features))


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """Random programs, for hypothesis."""
    return write_program(DrawnChooser(draw))
