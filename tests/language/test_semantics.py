"""Programs that once printed something else than they print in CPython, by the mechanism."""

from __future__ import annotations

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
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_a_program_prints_what_it_prints_in_cpython(text: str) -> None:
    assert difference(textwrap.dedent(text)) == ("", "")
