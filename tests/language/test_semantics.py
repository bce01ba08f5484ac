"""Programs that once printed something else than they print in CPython, by the mechanism."""

from __future__ import annotations

import sys
import textwrap

import pytest

from .python import difference

PROGRAMS = {
    "names that are a function's own before they are bound": """
        x = 1
        def f():
            try:
                print(x)
            except NameError as error:
                print(type(error).__name__, error)
            x = 2
            return x
        print(f(), x)
        def g():
            y = [i for i in range(3) if (k := i) > 0]
            def h():
                nonlocal y
                y = 5
                return k
            return h(), y
        print(g())
        def outer():
            def inner(): return late
            try: inner()
            except NameError as error: print(type(error).__name__)
            late = 3
            return inner()
        print(outer())
        def matched(v):
            match v:
                case [a, *rest]: return a, rest
                case {'k': k, **more}: return k, more
        print(matched([1, 2]), matched({'k': 1, 'z': 2}))
        def gone():
            name = 1
            del name
            try: return name
            except UnboundLocalError: return 'unbound'
        print(gone())
        """,
    "what classes and functions tell of themselves": """
        import functools
        class C:
            "class doc"
            def method(self, a, *, b=2, **rest):
                "method doc"
                c = a
                return __class__
            @property
            def p(self): "property doc"
        print(C.__doc__, C().__doc__, C.method.__doc__, C.p.__doc__, C().method(1) is C)
        print(C.__bases__ == (object,), C.mro() == list(C.__mro__))
        code = C.method.__code__
        print(code.co_varnames, code.co_argcount, C.method.__defaults__, C.method.__kwdefaults__)
        def f(x, y=3): "f doc"
        f.tag = 'kept'
        @functools.wraps(f)
        def g(*args): pass
        print(f.__defaults__, g.tag, g.__name__, g.__doc__, g.__wrapped__ is f, C.method.__get__(C())(1) is C)
        """,
    "whom Python asks first": """
        class A:
            def __init__(self, x): self.x = x
            def __eq__(self, other): return isinstance(other, type(self)) and self.x == other.x
            def __lt__(self, other): print('lt', type(self).__name__); return self.x < other.x
            def __gt__(self, other): print('gt', type(self).__name__); return self.x > other.x
            def __add__(self, other): return 'add'
            def __radd__(self, other): return 'radd'
        class B(A): pass
        class C(A):
            def __radd__(self, other): return 'radd of C'
        print(A(1) == B(1), B(1) == A(1), A(1) != B(1), A(1) < B(2), B(1) < A(2), A(1) + B(1), A(1) + C(1), B(1) + C(1))
        """,
    "comparisons that are no bools": """
        class Same:
            def __init__(self, what): self.what = what
            def __bool__(self): return self.what
        class A:
            def __init__(self, x): self.x = x
            def __eq__(self, other): return Same(self.x == other)
            def __ne__(self, other): print('ne'); return NotImplemented if other is None else Same(self.x != other)
        class N(int):
            def __ne__(self, other): return 'not ' + str(int(other))
        class E:
            def __eq__(self, other): print('eq'); return NotImplemented
        print(type(A(1) == 1).__name__, type(A(1) != 1).__name__, type(1 == A(1)).__name__, type(1 != A(2)).__name__)
        print(bool(A(1) == 1), bool(A(1) != 1), A(1) in [2, 1], [A(1)] == [1], 'yes' if A(1) != 2 else 'no')
        print(N(3) != 4, N(3) == 3, 4 != N(3), A(1) != None, E() == 1, E() != 1)
        """,
    "patterns of constants": """
        def f(v):
            match v:
                case True: return 'true'
                case None: return 'none'
                case 1: return 'one'
        print(f(1), f(True), f(None), f(1.0))
        """,
    "iterators that share another one": """
        import itertools
        def g(n, tag):
            for i in range(n):
                print('make', tag, i)
                yield i
        z = itertools.zip_longest(g(3, 'a'), g(1, 'b'), fillvalue='-')
        print(next(z)); print(next(z)); print(list(z))
        p = itertools.pairwise(g(4, 'p'))
        print(next(p)); print(list(p))
        one, two = itertools.tee(g(3, 't'))
        print(next(one), next(one), next(two)); print(list(two), list(one))
        groups = itertools.groupby(g(5, 'g'), lambda x: x // 2)
        key, members = next(groups)
        print(key, next(members))
        key, others = next(groups)
        print(key, list(others), list(members))
        print([(key, list(each)) for key, each in groups])
        print(list(filter(lambda x: x > next(iter([])), [10, 10])), list(itertools.combinations_with_replacement('ab', 2)))
        """,
    "the exception around an exception": """
        def g():
            try: raise KeyError('a')
            except Exception: yield
        it = g(); next(it)
        try: it.throw(ValueError)
        except ValueError as error: print(repr(error.__context__), error.__cause__, error.__suppress_context__)
        try:
            try: 1 / 0
            except ZeroDivisionError: [].nope
        except AttributeError as error: print(error, error.name, type(error.__context__).__name__)
        """,
    "targets that are evaluated once": """
        def tell(x):
            print('tell', x)
            return x
        table = {'a': [1, 2]}
        table[tell('a')][tell(0)] += tell(5)
        class Box: n = 1
        box = Box()
        (tell(box) and box).n *= 3
        print(table, box.n)
        """.replace("tell(box)", "tell('box')"),
    "properties that can be deleted": """
        class A:
            @property
            def p(self): return 1
            @p.setter
            def p(self, value): print('set', value)
            @p.deleter
            def p(self): print('deleted')
            @property
            def q(self): return 2
        class D:
            def __set__(self, obj, value): print('set')
            def __delete__(self, obj): print('delete')
        class B(A):
            d = D()
            @A.p.getter
            def p(self): return 3
        b = B()
        b.p = 4
        del b.p, b.d
        print(b.p)
        for step in ('b.q = 1', 'del b.q', 'del b.nothing'):
            try: exec(step)
            except AttributeError: print(step)
        """,
    "operands that have no answer": """
        class A:
            def __add__(self, other): return NotImplemented
            def __eq__(self, other): return NotImplemented
        for f in (lambda: A() + 1, lambda: A() == 1, lambda: A() != 1):
            try: print(f())
            except TypeError as error: print(error)
        import collections
        print(collections.Counter('abca') - collections.Counter('a'), collections.Counter('ab') + collections.Counter('b'))
        """,
    "formats within formats": """
        print('{:>{}}|{:<5}|{:{w}.{p}}'.format('a', 8, 3, 0.125, w=10, p=2), f"{'é!':>{6}}", f"{'é'!a:>9.4}", '{!r:^7}'.format('x'))
        print(f'{len("ab") = }', f"{ 1+1 =:>4}", f'{"é"=}')
        for template in ('{} {}', '{a}', '{0[k]}'):
            try: print(template.format(1))
            except Exception as error: print(type(error).__name__)
        print([1, 2, 3][slice(None, None, 2)], complex(1, 2), range(3)[1])
        try: range(3)[5]
        except IndexError as error: print(error)
        """,
    "iterators that are asked again after their end": """
        import itertools
        def g(n, tag):
            for i in range(n):
                print('make', tag, i)
                yield i
        pairs = zip(g(4, 'a'), g(1, 'b'))
        print(list(pairs), list(pairs))
        stock = [1]
        it = iter(lambda: stock.pop(), 4)
        for _ in range(3):
            try: print(next(it))
            except IndexError as error: print(error)
        c = itertools.cycle(g(2, 'c'))
        print(next(c), next(c), next(c), next(c))
        a, b = itertools.islice(g(5, 'd'), 2)
        try: x, y = g(5, 'e')
        except ValueError as error: print(error)
        """,
    "code in texts, and the dicts that it runs in": """
        ns = {'a': 1}
        exec('b = a + 1\\ndef f(x): return x + b\\n', ns)
        print(ns['b'], ns['f'](3), eval('a + b', ns), eval('c', {'c': 5}), eval('c + d', {'c': 5}, {'d': 1}))
        outer, inner = {'z': 1}, {}
        exec('y = z\\nz = 5', outer, inner)
        print(inner, outer['z'])
        globals()['made'] = 7
        print(made)
        for step in (lambda: exec('def f(:'), lambda: eval('1 +')):
            try: step()
            except SyntaxError: print('no syntax')
        """,
    "what objects refuse": """
        class A:
            def __init__(self, x): self.x = x
        class E:
            def __eq__(self, other): return True
        class H:
            def __hash__(self): return 7
        def told(f):
            try: print(f())
            except Exception as error: print(type(error).__name__, error)
        p = A(2)
        for f in (lambda: f'{p:>3}', lambda: list(p), lambda: p < p, lambda: 1 + p, lambda: -p, lambda: 1 in p, lambda: p[1],
                  lambda: len(5), lambda: hash(E()), lambda: hash(H()), lambda: p.nope, lambda: A.nope, lambda: None.nope,
                  lambda: pow(112, 2)):
            told(f)
        """,
    "sets that are taken from until they are empty": """
        todo, turns = {'a', 'b', 'c'}, 0
        while todo:
            todo.pop()
            turns += 1
        print(turns, len(todo), todo == set())
        try: todo.pop()
        except KeyError as error: print(error)
        todo.update(['d', 'e'])
        todo.pop()
        print(len(todo))
        """,
    "annotations of functions": """
        import functools
        from typing import get_type_hints
        def f(a: int, *b: str, c: "x" = 1, **d: float) -> None: "doc"
        f.own = 3
        @functools.wraps(f)
        def g(*args): pass
        print(sorted(f.__annotations__), f.__annotations__['a'] is int, g.__annotations__ is f.__annotations__, f.__dict__)
        print(g.__name__, g.__doc__, sorted(g.__dict__), (lambda: 1).__annotations__)
        f.__annotations__['z'] = 1
        print(f.__annotations__['z'], f.__annotations__['return'])
        del f.own
        print(hasattr(f, 'own'), hasattr(f, 'other'))
        def hinted(x: 'int', y: None) -> 'list': pass
        print(get_type_hints(hinted)['x'] is int, get_type_hints(hinted)['y'] is type(None))
        @functools.singledispatch
        def kind(x): return 'object'
        @kind.register
        def _(x: int): return 'int'
        @kind.register
        def _(x: 'str'): return 'str'
        print(kind(1), kind('a'), kind(True), kind(1.5), kind.dispatch(bool) is kind.dispatch(int))
        """,
    "annotations that are not evaluated": """
        from __future__ import annotations
        from dataclasses import dataclass
        def f(a: Nowhere, b: List['Some'] = 1) -> int | None: pass
        print(f.__annotations__)
        @dataclass
        class C:
            x: Unknown
            y: dict[str, int] = 3
        @dataclass
        class Own:
            x: int
            def __init__(self, x): self.x = 2 * x
        print(C.__annotations__, C(1), C(1, 5).y, Own(3))
        """,
    "class methods that go on in the class above": """
        class A:
            @classmethod
            def make(cls, n): return (cls.__name__, n)
        class B(A):
            @classmethod
            def make(cls, n): return super().make(n + 1)
        class C(B):
            def made(self): return super().make(0)
        print(A.make(1), B.make(1), C.make(1), C().made(), super(C, C).make(5))
        """,
    "what is equal to what": """
        from collections import namedtuple
        T = namedtuple('T', 'a b')
        print((1, 2) == [1, 2], [1, 2] == [1, 2], (1, 2) != [1, 2], T(1, [2]) == T(1, [2]), T(1, [2]) == (1, [2]), T(1, 2) == T(1, 3))
        print(slice(1, 2) == slice(1, 2), slice(1, 2) == slice(1, 3), slice(1, None, 'a'), bytes([65, 66]), bytes('a', 'utf-8'))
        for value in ([], ([],), {1: ([],)}):
            try: hash(value); print('hashed')
            except TypeError as error: print(error)
        for value in ({}, iter([1]), (x for x in [])):
            try: print(len(value))
            except TypeError as error: print(error)
        """,
    "names in the body of a class": """
        def around():
            x = 1
            class C:
                y = x
                names = sorted(name for name in locals() if not name.startswith('_'))
                locals()['z'] = 5
            return C
        print(around().names, around().z)
        class Loud:
            __slots__ = ('a',)
            b = 0
        for change in (lambda: setattr(Loud(), 'b', 1), lambda: setattr(Loud(), 'c', 1),
                       lambda: type('X', (), {'__slots__': ['v'], 'v': 1})):
            try: change(); print('done')
            except (AttributeError, ValueError) as error: print(type(error).__name__)
        """,
    "what holds itself, and what is printed elsewhere": """
        import contextlib, functools, sys
        a = [1]; a.append(a)
        d = {}; d['d'] = d; d['l'] = [d]
        print(a, d, (a,))
        class Out:
            def __init__(self): self.parts = []
            def write(self, text): self.parts.append(text)
        out = Out()
        print('one', 2, sep='-', end='!', file=out)
        before = sys.stdout
        with contextlib.redirect_stdout(out) as same:
            print('in', file=sys.stdout)
        print(out.parts, same is out, sys.stdout is before)
        p = functools.partial(lambda *a, **k: (a, k), 1, x=2)
        p.keywords['y'] = 3
        print(p(4))
        """,
    "errors in the context of others": """
        import contextlib
        try:
            try: raise KeyError
            except KeyError as first:
                try: raise ValueError
                except ValueError: raise first
        except KeyError as error:
            print(type(error.__context__).__name__, error.__context__.__context__)
        def failing(kind): raise kind
        try:
            with contextlib.ExitStack() as stack:
                stack.callback(failing, IndexError)
                stack.callback(failing, KeyError)
                1 / 0
        except IndexError as error:
            while error is not None:
                print(type(error).__name__)
                error = error.__context__
        error = ValueError('x')
        print(error.__suppress_context__)
        try: nowhere
        except NameError as error: print(error.name)
        try: raise ValueError from 5
        except TypeError as error: print(error)
        """,
    "members of enumerations and of flags": """
        import enum
        class Color(enum.Enum):
            red = 1
            crimson = 1
        print(Color.crimson, [member.name for member in Color])
        class Perm(enum.IntFlag):
            R = 4
            W = 2
            RW = 6
        print(Perm.R | Perm.W, ~Perm.R, Perm(7), repr(Perm.RW), Perm(0), list(Perm))
        class Strict(enum.Flag):
            A = 1
            B = 2
        print(~Strict.A, Strict.A | Strict.B)
        class Text(str, enum.Enum):
            a = 'x'
        print(f'{Text.a}', str(Text.a), Text.a == 'x')
        try:
            @enum.verify(enum.CONTINUOUS)
            class Gap(enum.Enum):
                one = 1
                three = 3
        except ValueError as error: print(error)
        error = ValueError('x')
        error.add_note('more')
        print(error.__notes__)
        """,
    "items taken out by a method of the class": """
        import collections
        class Table(dict):
            def __delitem__(self, key):
                print('del', key)
                if key in self: super().__delitem__(key)
        class Row(list):
            def __delitem__(self, index): print('at', index)
        table, row = Table(a=1), Row([1])
        del table['none'], table['a'], row[7]
        print(dict(table), list(row))
        counts = collections.Counter('aab')
        del counts['none'], counts['a']
        print(counts)
        """,
    "indices that an object makes": """
        class N:
            def __init__(self, n): self.n = n
            def __index__(self): return self.n
        x = [1, 2, 3, 4, 5]
        x[N(1)] = 9
        x[N(3):] = [7]
        del x[N(0)]
        print(x, x[:N(2)], x[N(0):N(3):N(2)], range(9)[N(2):], (1, 2)[N(1)], 'abc'[N(1)], 'abcd'[N(1):N(3)])
        class Asked:
            def __getitem__(self, key): return type(key.start).__name__
        print(Asked()[N(1):])
        """,
    "beginnings and ends between bounds": """
        print('abc'.startswith('b', 1), 'abc'.startswith(('a', 'c'), 1), 'abc'.startswith('bc', 1, 2), 'abc'.startswith('', 9))
        print('abc'.endswith('b', 0, 2), 'abc'.endswith('c', 3), 'abc'.endswith(('x', 'bc'), None), 'abc'.endswith('c', -1))
        """,
    "what is in bytes": """
        print(b'a' in b'cab', 97 in b'a', 98 in b'a', b'' in b'')
        for item in ('a', None, 999):
            try: print(item in b'a')
            except (TypeError, ValueError) as error: print(error)
        """,
    "where a count begins": """
        def nothing():
            if False: yield
        for start in ('a', None, [1], {}):
            for counted in ([], [3], nothing()):
                try: print(list(enumerate(counted, start)))
                except TypeError as error: print(error)
        class Four:
            def __index__(self): return 4
        class Size(int): pass
        print(list(enumerate('ab', Four())), list(enumerate('a', start=True)), [i for i in range(Size(2))], range(1, Size(3)))
        """,
}
if sys.version_info < (3, 11):
    del PROGRAMS["members of enumerations and of flags"]  # Python has them so since then


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_a_program_prints_what_it_prints_in_cpython(text: str) -> None:
    assert difference(textwrap.dedent(text)) == ("", "")
