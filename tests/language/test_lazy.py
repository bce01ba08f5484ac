"""Iterators do their work when they are asked for it, as CPython's do."""

from __future__ import annotations

import pytest

from ..interp.names import made
from .python import difference

BUILTINS = """
m = map(lambda x: print("mapped", x) or x * 2, [1, 2, 3])
print("not yet")
print(next(m))
print(list(m))
z = zip([1,2,3], (c for c in "abc"))
print(next(z), list(z))
en = enumerate("xyz", 1)
print(next(en)); print(list(en))
print(list(filter(None, [0, 1, "", "a"])))
print(list(reversed([1,2,3])))
k = iter([1,2,3])
print(next(k), next(k), next(k), next(k, "end"))
vals = [1, 2, 3]
print(list(iter(vals.pop, 1)))
class A:
    def __getattr__(self, name):
        if name == "yes": return 1
        raise AttributeError(name)
print(hasattr(A(), "yes"), hasattr(A(), "no"), getattr(A(), "no", 5))
try:
    A().no
except AttributeError as e:
    print("AE", e)
class P:
    @property
    def p(self): raise AttributeError("p")
print(hasattr(P(), "p"), getattr(P(), "p", None))
"""

ENDS = """
stock = [1, 2, 7, 3]
it = iter(lambda: stock.pop(), 7)
print(next(it))
print(next(it, "end"), next(it, "still"))
empty = iter(lambda: [].pop(), 4)
for _ in range(2):
    try:
        print(dict(zip("ab", empty)))
    except IndexError:
        print("IndexError")
class Items:
    def __len__(self): return 2
    def __getitem__(self, i):
        if i == 4: raise IndexError(i)
        return i, "x"
print(list(Items()), len(Items()))
"""

ITERTOOLS = """
import itertools
from itertools import *
def noisy(n):
    for i in range(n):
        print("yield", i)
        yield i
c = chain(noisy(2), [7, 8], "ab")
print(next(c)); print(list(c))
print(list(islice(noisy(10), 1, 6, 2)))
it = noisy(5)
print(list(islice(it, 2)), list(it))
print(list(islice(count(5), 3)), list(islice(cycle("ab"), 5)), list(repeat(1, 3)))
print(list(takewhile(lambda x: x < 2, noisy(5))))
print(list(dropwhile(lambda x: x < 2, noisy(4))))
print(list(accumulate([1, 2, 3])), list(accumulate([1, 2, 3], lambda a, b: a * b, initial=2)))
print([(k, list(g)) for k, g in groupby("aabbc")])
print(list(starmap(pow, [(2, 3), (3, 2)])), list(compress("abc", [1, 0, 1])))
print(list(zip_longest([1, 2], "a", fillvalue="-")), list(product("ab", [1, 2])), list(combinations([1, 2, 3], 2)))
print(list(permutations([1, 2, 3], 2)), list(chain.from_iterable([[1], [2, 3]])))
print(list(filterfalse(None, [0, 1, 2])), list(pairwise([1, 2, 3])))
a, b = tee(noisy(2))
print(list(a), list(b))
e = enumerate(noisy(3))
print(next(e), next(e))
for i, (x, y) in enumerate(zip(noisy(2), noisy(3))):
    print(i, x, y)
print(sorted(noisy(2)), max(noisy(3)), sum(noisy(3)), any(x > 0 for x in noisy(3)))
class It:
    def __init__(self): self.n = 0
    def __iter__(self): return self
    def __next__(self):
        self.n += 1
        if self.n > 3: raise StopIteration
        print("step", self.n)
        return self.n
z = zip(It(), "abc")
print(next(z))
print(list(z))
for a, b in map(lambda x: (x, x * x), It()):
    print(a, b)
a, *b = map(str, noisy(3))
print(a, b)
x, y = (n * 2 for n in [1, 2])
print(x, y)
print("-".join(str(i) for i in range(3)), dict((k, k) for k in "ab"), {*noisy(2)}, [*noisy(1), *"x"])
print(list(range(200))[-1], sum(range(200)), sum(x for x in range(100)))
def f(*args, **kw): return args, kw
print(f(*noisy(2), **{"k": 1}))
print(2 in noisy(5))
print(tuple(noisy(2)), set(noisy(1)), list(map(lambda a, b: a + b, [1, 2], (3, 4))))
print(any(noisy(5)), all(noisy(5)), next((x for x in noisy(5) if x > 1), None))
print(list(zip()), list(zip([1], [2], strict=True)), dict(zip("ab", noisy(2))))
"""


@pytest.mark.parametrize("program", [BUILTINS, ENDS, ITERTOOLS])
def test_an_iterator_does_what_it_does_in_cpython(program: str) -> None:
    assert difference(program) == ("", "")


def test_a_map_makes_its_variables_when_it_is_gone_through() -> None:
    assert made('m = map(v, ["x", "y"])\nv("first")\nlist(m)\n') == ["first", "x", "y"]
