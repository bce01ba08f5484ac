"""Generators are suspended at each `yield`, as CPython has them."""

from __future__ import annotations

import pytest

from ..interp.names import made
from .python import difference

SENT = """
def g():
    print("start")
    x = yield 1
    print("got", x)
    try:
        y = yield 2
        print("got", y)
    except ValueError as e:
        print("caught", e)
        yield 99
    finally:
        print("finally")
    for i in range(3):
        z = (yield i) or (yield -i)
        print(z)
    return "done"
it = g()
print("made")
print(next(it), it.send("a"), it.throw(ValueError("v")), next(it), it.send(5), it.send(0), it.send(8))
def h():
    r = yield from g()
    print("result", r)
k = h()
print(next(k))
k.close()
try:
    next(k)
except StopIteration:
    print("stop")
print(list(h()))
"""

LAZY = """
e = (print("made", i) or i * 2 for i in [1, 2, 3] if i != 2)
print("nothing yet")
print(next(e), list(e))
try:
    (x for x in missing)
except NameError:
    print("the first iterable is evaluated at once")
"""

LEFT = """
def endless():
    n = 0
    while True:
        try:
            yield n
            n += 1
        finally:
            print("cleanup", n)
for i in endless():
    if i == 2:
        break
j = endless()
for i in j:
    if i == 2:
        break
print(next(j))
j.close()
def two():
    try:
        yield 1
    except ValueError:
        yield 2
for x in two():
    try:
        print(x)
        raise ValueError
    except ValueError:
        print("the loop's own")
"""

DELEGATED = """
def total():
    total = 0
    while True:
        x = yield total
        if x is None:
            return total
        total += x
def outer():
    r = yield from total()
    print("r", r)
    yield "end"
o = outer()
next(o)
print(o.send(3), o.send(4), next(o))
def walk(tree):
    if isinstance(tree, list):
        for t in tree:
            yield from walk(t)
    else:
        yield tree
w = walk([1, [2, [3, 4]], 5])
print(next(w), next(w), next(w), list(w))
"""

EXPRESSIONS = """
def g(f):
    x = f(1, (yield "a"), k=(yield "b"))
    print(x)
    print([(yield 1), 2, (yield 3)], {(yield "k"): (yield "v")}, f"{(yield 'f')}!")
    y = (yield "t") if (yield "test") else (yield "e")
    d = {}
    d[(yield "key")] = yield "value"
    d["n"] = 1
    d["n"] += yield "more"
    print(y, d, (yield "and") and (yield "never"), not (yield "not"))
    while (yield "while"):
        print("turn")
    else:
        print("no more")
    for i in (yield "items"):
        if (yield i) == "stop":
            break
    return (yield "last")
it = g(lambda *a, **k: (a, k))
sent = [None, "A", "B", 1, 3, "K", "V", "F", False, "E", "value", "key", 4, 0, 1, True, False, "xy", "on", "stop", "end"]
try:
    for value in sent:
        print(it.send(value))
except StopIteration as stop:
    print("returned", stop.value)
"""

CLOSED = """
def g():
    try:
        yield 1
    except GeneratorExit:
        print("closed")
        raise
it = g()
next(it)
it.close()
def bad():
    yield 1
    raise StopIteration
try:
    list(bad())
except RuntimeError as e:
    print(e)
def again():
    try:
        yield 1
    except GeneratorExit:
        yield 2
it = again()
next(it)
try:
    it.close()
except RuntimeError as e:
    print(e)
def itself():
    yield next(it)
it = itself()
try:
    next(it)
except ValueError as e:
    print(e)
try:
    itself().send(1)
except TypeError as e:
    print(e)
"""


AFTER_A_LONG_LOOP = """
for i in range(60):
    for j in range(60):
        k = 1
def g():
    for i in range(2):
        total = 0
        for j in range(20):
            total = total + 1
        yield total
it = g()
print(next(it), next(it))
"""


@pytest.mark.parametrize("program", [SENT, LAZY, LEFT, DELEGATED, EXPRESSIONS, CLOSED, AFTER_A_LONG_LOOP])
def test_a_generator_does_what_it_does_in_cpython(program: str) -> None:
    assert difference(program) == ("", "")


CONTEXTS = """
import contextlib
@contextlib.contextmanager
def cm(name, swallow=False):
    print("enter", name)
    try:
        yield name.upper()
    except KeyError as e:
        print("caught", e)
        if not swallow:
            raise
    finally:
        print("exit", name)
def f():
    for i in range(3):
        with cm("c%d" % i) as c:
            if i == 1:
                return i
print(f())
def g():
    with cm("a") as a, cm("b") as b:
        yield a
        yield b
    return 7
it = g()
print(next(it))
print(next(it))
try:
    next(it)
except StopIteration as stop:
    print("value", stop.value)
it = g()
next(it)
it.close()
with cm("s", swallow=True):
    raise KeyError("k")
try:
    with cm("n"):
        raise KeyError("k")
except KeyError as e:
    print("out", e.args)
with contextlib.ExitStack() as stack:
    for i in range(2):
        stack.enter_context(cm(str(i), swallow=i == 0))
    stack.callback(print, "called", "back")
    raise KeyError("in the stack")
@contextlib.contextmanager
def never():
    if False:
        yield
@contextlib.contextmanager
def twice():
    yield
    yield
for broken in never, twice:
    try:
        with broken():
            pass
    except RuntimeError as e:
        print(e)
c = cm("by hand")
print(c.__enter__(), c.__exit__(None, None, None))
"""


def test_contexts_that_generators_make() -> None:
    assert difference(CONTEXTS) == ("", "")


def test_a_scope_stays_open_while_its_generator_is_suspended() -> None:
    body = """
def g():
    with tf.variable_scope("g"):
        v("a")
        yield 1
        v("b")
it = g()
next(it)
v("c")
next(it, None)
v("d")
"""
    assert made(body) == ["g/a", "g/c", "g/b", "d"]


def test_which_value_a_generator_yields_may_be_undecided() -> None:
    body = """
import sys
def g(flag):
    if flag:
        yield "x"
    else:
        yield "y"
    yield "z"
it = g(len(sys.argv) > 2)
next(it)
v(next(it))
"""
    assert made(body) == ["z"]


def test_a_context_that_decorates_is_entered_at_each_call() -> None:
    program = """
import contextlib
@contextlib.contextmanager
def cm(n):
    print("in", n)
    try:
        yield
    finally:
        print("out", n)
@cm(3)
def f(x):
    print("f", x)
    return x * 2
class A:
    @cm("m")
    def method(self, x):
        return x
print(f(1), f(2), A().method(5))
"""
    assert difference(program) == ("", "")
