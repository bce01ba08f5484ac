"""Further blocks of random programs: each is about one corner of the language, with its parts drawn at random."""

from __future__ import annotations

from textwrap import indent
from typing import TYPE_CHECKING

from .expressions import BOOL, DICT, INT, LIST, STR

if TYPE_CHECKING:
    from .programs import Writer


def told(w: Writer, steps: list[str], least: int, most: int) -> str:
    """Some of these steps in random order, each with the exception that ends it."""
    chosen = [w.rng.choice(steps) for _ in range(w.rng.randrange(least, most))]
    return "\n".join(f"try:\n{indent(step, '    ')}\nexcept Exception as error:\n    print(type(error).__name__)" for step in chosen)


def lazy(w: Writer) -> str:
    e = w.e
    sources = [
        "made({n}, 'a')", "map(seen, made({n}, 'm'))", "filter(lambda x: x % 2 == {n} % 2, made({n}, 'f'))", "zip(made({n}, 'z'), made(3, 'y'))",
        "enumerate(made({n}, 'e'), {n})", "itertools.chain(made(2, 'c'), made({n}, 'd'))", "itertools.islice(made(6, 'i'), 1, {n})",
        "itertools.zip_longest(made({n}, 'l'), made(2, 'k'), fillvalue='-')", "itertools.pairwise(made({n}, 'p'))",
        "itertools.tee(made({n}, 't'))[0]", "((k, list(v)) for k, v in itertools.groupby(made({n}, 'g'), lambda x: x // 2))", "itertools.takewhile(lambda x: x < 2, made({n}, 'w'))",
        "itertools.dropwhile(lambda x: x < 1, made({n}, 'r'))", "itertools.accumulate(made({n}, 'u'))", "(x * 2 for x in made({n}, 'x') if x != 1)",
        "itertools.starmap(lambda a, b: a + b, zip(made({n}, 's'), made(2, 'o')))", "iter(made({n}, 'b'))", "reversed(list(made({n}, 'v')))",
        "itertools.compress(made({n}, 'q'), [1, 0, 1, 1])", "itertools.count({n})", "itertools.cycle(made(2, 'j'))", "iter(lambda: stock.pop(), {n})",
    ]  # fmt: skip
    steps = [
        "print(next(it))", "print(next(it, 'end'))", "print(list(itertools.islice(it, 2)))", "for x in it:\n    print('loop', x)\n    break",
        "print(2 in itertools.islice(it, 3))", "a, b = itertools.islice(it, 2)\nprint(a, b)", "print(any(x == 1 for x in itertools.islice(it, 3)))",
        "print([*zip(it, range(2))])", "print(dict(zip('ab', it)))", "first, *others = itertools.islice(it, 3)\nprint(first, others)",
        "print(max(itertools.islice(it, 2), key=str, default='none'))", "print(iter(it) is it)", "print([str(x) for x in itertools.islice(it, 2)])",
    ]  # fmt: skip
    source = w.rng.choice(sources).replace("{n}", str(w.rng.randrange(1, 5)))
    return f"""stock = {e.of(LIST)}
def made(n, tag):
    for i in range(n):
        print('make', tag, i)
        yield i
    print('end of', tag)
def seen(x):
    print('seen', x)
    return x
it = {source}
{told(w, steps, 3, 7)}"""


def suspended(w: Writer) -> str:
    e = w.e
    error = e.pick("ValueError", "KeyError", "RuntimeError")
    after = e.pick("pass", "raise", f"raise {error}('again')", "yield 'caught'", "return 'left'")
    steps = [
        "print(next(it))", "print(it.send('s'))", f"print(it.throw({error}('t')))", "it.close()", "print(list(it))", "print(next(it, 'end'))",
        "def around():\n    r = yield from it\n    print('r', r)\n    return r\nprint(list(around()))",
        "def around():\n    try:\n        yield from it\n    finally:\n        print('around')\no = around()\nprint(next(o))\no.close()",
        "for x in it:\n    print('in', x)\n    if x == 1:\n        break\nelse:\n    print('all')",
    ]  # fmt: skip
    return f"""class Open:
    depth = 0
    def __init__(self, eats): self.eats = eats
    def __enter__(self):
        Open.depth += 1
        return Open.depth
    def __exit__(self, kind, value, traceback):
        print('leave', Open.depth, kind and kind.__name__)
        Open.depth -= 1
        return self.eats
def g(n):
    for i in range(n):
        try:
            with Open({e.pick("True", "False")}) as depth:
                got = yield i
                print('got', got, depth)
                {e.pick("yield from 'ab'", "pass", "if i: return i", f"print((yield {e.of(STR, 1)}))")}
        except {e.pick("ValueError", "Exception", "LookupError")} as x:
            print('except', type(x).__name__, x)
            {after}
        finally:
            print('finally', i, Open.depth)
    {e.pick("return n", "yield 'last'", "")}
it = g({w.rng.randrange(1, 4)})
{told(w, steps, 3, 6)}
print(Open.depth)
for _ in range(3):
    try: it.close()  # one that nobody has any more, Python closes of itself
    except RuntimeError: print('again')"""


def inheritance(w: Writer) -> str:  # long: the text of one program
    e = w.e
    probes = [
        "print(c.name, c.total, c.tags)", "c.total = 4\nprint(c.total, c.log)", "del c.total\nprint(c.log)", "print(c.nothing)", "print(hasattr(c, 'nothing'), hasattr(c, 'any_x'))",
        "print(c.any_thing, getattr(c, 'none', 'default'))", "print(c.describe())", "print(Base.kinds)", "print(c.secret())", "print(c == Child(1), c != Base(1), hash(c) == hash(c))",
        "print(Child.make(3).total, type(Child.make(1)).__name__)", "print(sorted([Child(3), Base(1), Child(2)]))", "print(c + Base(2), Base(2) + c, c + 1)", "c += 2\nprint(c)",
        "print(isinstance(c, Mixin), issubclass(Child, Base), [k.__name__ for k in type(c).__mro__])", "print(c(1, k=2))", "print(len(c), bool(c), 2 in c, list(c))", "print(c[1], c['k'])",
        "c.x = 5\nprint(c.__dict__.get('x'))", "print(Child.shared is Base.shared)\nc.shared.append(1)\nprint(Base.shared)\nc.shared = 2\nprint(Base.shared, c.shared)",
        "print(c.positive)\nc.positive = 3\nprint(c.positive)\nc.positive = -1", "print(Base.positive, 'positive' in Base.__dict__)", "print(f'{c}', repr(c), str(c), '%s' % c, f'{c!r:>12}')",
        "print(callable(c), callable(c.describe), callable(3))", "print(super(Child, c).describe())", "m = c.describe\nprint(m(), m.__name__, m.__self__ is c)", "print(Child.describe(c))",
    ]  # fmt: skip
    added = "def __iadd__(self, n):\n        self.x += n\n        return self"
    extra = e.pick("def describe(self): return 'child ' + super().describe()", "def __radd__(self, other): return ('radd', other)", added)
    return f"""class Positive:
    def __set_name__(self, owner, name): self.name = '_' + name
    def __get__(self, obj, owner=None): return self if obj is None else getattr(obj, self.name, {e.of(INT, 1)})
    def __set__(self, obj, value):
        if value < 0: raise ValueError(value)
        setattr(obj, self.name, value)
    def __repr__(self): return 'Positive'
class Mixin:
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.tags = ['mixin']
    def describe(self): return 'mixin ' + super().describe()
class Base:
    kinds = []
    shared = []
    positive = Positive()
    def __init_subclass__(cls, **options):
        super().__init_subclass__()
        Base.kinds.append((cls.__name__, options))
    def __init__(self, x, name={e.of(STR, 1)}):
        self.x, self.name, self.log = x, name, []
        self.__hidden = x * 2
        self.tags = []
    @property
    def total(self): return self.x + {e.of(INT, 1)}
    @total.setter
    def total(self, value): self.log.append(('base', value))
    @total.deleter
    def total(self): self.log.append('deleted')
    @classmethod
    def make(cls, x): return cls(x)
    def secret(self): return self.__hidden
    def describe(self): return type(self).__name__ + str(self.x)
    def __getattr__(self, name):
        if name.startswith('any_'): return name
        raise AttributeError(name)
    def __eq__(self, other): return isinstance(other, Base) and self.x == other.x
    def __hash__(self): return self.x
    def __lt__(self, other): return self.x < other.x
    def __repr__(self): return f'{{type(self).__name__}}<{{self.x}}>'
    def __add__(self, other): return type(self)(self.x + other.x) if isinstance(other, Base) else NotImplemented
    def __call__(self, *args, **kwargs): return args, sorted(kwargs)
    def __len__(self): return abs(self.x)
    def __getitem__(self, key): return key if isinstance(key, str) else range(self.x)[key]
class Child({e.pick("Mixin, Base", "Base, Mixin", "Base", "Mixin, Base")}{e.pick("", ", kind=1")}):
    def __init__(self, x, {e.pick("", "*args, ")}**kwargs):
        super().__init__(x, **kwargs)
        self.own = 'own'
    @property
    def total(self): return super().total * 2
    {e.pick("@total.setter", "@Base.total.setter")}
    def total(self, value):
        Base.total.fset(self, value + 1)
    {extra}
c = Child({w.rng.randrange(-2, 5)})
{told(w, probes, 5, 9)}"""


def scopes(w: Writer) -> str:
    e = w.e
    a, b, c = (w.rng.randrange(1, 6) for _ in range(3))
    steps = [
        "print(late())", "print(f())", "print(count(), count(), value)", "print([g() for g in made], [h() for h in kept])", "print(shadow(2), value)",
        "print(Body.y, Body.z, Body().m())", "print(unbound())", "print(nested()())", "print([x for x in range(2)], [[x for x in range(y)] for y in range(3)])",
        "print([last := i for i in range(3)], last)", "print(spread(1, *[2, 3], k=4, **{'z': 5}))", "print(spread(*range(3)), spread(k=1))", "print(spread(1, 2, a=3))",
        "print(default(), default(), default([9]))", "print((lambda *a, k=value, **o: (a, k, o))(1, j=2))", "print({k: v for k, v in zip('ab', [1, 2])}.keys() | {'k'} > {'k'})",
        "print(recursive(4))", "print(list(map(lambda n, m=value: n + m, [1, 2])))", "print(sum(value for value in [1, 2]), value)", "print(swap(1, 2))",
    ]  # fmt: skip
    return f"""value = {a}
def late(): return later
{e.pick(f"later = {b}", "")}
def f():
    x = {e.of(INT, 1)}
    def g():
        nonlocal x
        x {e.pick("+=", "*=", "-=")} {b}
        def h():
            nonlocal x
            x = x + {c}
            return x
        return h()
    return g(), x
def count():
    global value
    value += {c}
    return value
made = [lambda: i for i in range({a})]
kept = [lambda i=i: i * value for i in range({b})]
def shadow(value):
    value = value * {c}
    return [value for value in range(value)][-1:], value
class Body:
    x = {a}
    y = [x for _ in range(2)] if False else x + {b}
    z = [v for v in range(x)]
    def m(self): return value
def unbound():
    if {e.of(BOOL, 1)}: local = 1
    return local
def nested():
    total = 0
    def add():
        nonlocal total
        for i in range({b}): total += i
        return total, [total + j for j in range(2)]
    return add
def spread(*args, k=0, **rest): return args, k, sorted(rest.items())
def default(into=[]):
    into.append(len(into))
    return into
def recursive(n): return n if n < 2 else recursive(n - 1) + recursive(n - 2)
def swap(a, b):
    a, b = b, a
    (c, *d), e = [a, b, {c}], b
    return a, b, c, d, e
{told(w, steps, 4, 8)}"""


def formats(w: Writer) -> str:
    rng, e = w.rng, w.e
    spec = f"{rng.choice(['', '<', '>', '^', '*^', '0>', '_<'])}{rng.choice(['', '+', '-', ' '])}{rng.choice(['', '#'])}{rng.choice(['', '8', '12', '03'])}"
    number = rng.choice(["", ",", "_"]) + rng.choice(["", "d", "x", "b", "o", ".2f", ".3e", "g", ".1%", "n", "c"])
    steps = [
        f"print(f'[{{x:{spec}{number}}}]')", f"print('[{{:{spec}{number}}}]'.format(y))", f"print(format(y, '{spec}.3f'))", f"print(f'{{s:{rng.choice(['<', '>', '^', '-^'])}{rng.randrange(12)}}}|')",
        f"print(f'{{s!r:>{rng.randrange(12)}.{rng.randrange(1, 5)}}}|{{s!a}}|{{s!s}}')", "print('%5d|%-5d|%05d|%+d' % (x, x, x, x))", "print('%s %r %5.1f %e %g' % (s, s, y, y, y))",
        "print('%(a)s-%(b)03d' % {'a': s, 'b': x})", "print('%x %X %o %#x %c %%' % (abs(x), abs(x), abs(x), abs(x), 'c'))", "print('{0} {1} {0}'.format(x, y), '{} {}'.format(s, [x]))",
        "print('{a[0]} {b.real} {c[k]}'.format(a=[x], b=y, c={'k': s}))", "print('{:{w}.{p}}'.format(y, w=10, p=3), f'{y:{x if x > 0 else 4}.{2}f}')", "print(f'{x = }', f'{x + 1=:>4}', f'{{literal}} {x}')",
        "print('{:>{}}|{:<5}|{:^7}'.format(s, 8, x, s))", "print(str(y), repr(y), repr(s), round(y, 2), round(x, -1))", "print(s.join(['1', '2']), s * 2, s.title(), s.swapcase(), s.split(), s.partition('b'))",
        "print(f'{s:{s}}')", "print('%d' % y, '%d' % s)", "print('%s' % (x, y))", "print('{} {}'.format(x))", "print('%s' % [x, s], '%s %s' % (None, True), '%s' % {1: s})", "print(s.ljust(6, '.') + s.rjust(6) + s.center(7, '*'), s.zfill(6), str(x).zfill(5))",
        "print(s.encode(), s.casefold(), s.isalpha(), s.startswith(('a', 'x')), s.find('b'), s.rsplit('b', 1), s.splitlines())", "print(s.replace('a', 'zz', 1), s.strip('ab '), s.removeprefix('a'), s.count('b'), s[::-1], s[-2:])",
        "print(f'{x:>5}' f'{y:.1f}' 'c', f'''{x}\n{s}''')", "print(', '.join(f'{k}={v!r}' for k, v in {'a': x, 'b': s}.items()))", "print(int('0b11', 0), int('ff', 16), float('1e2'), int(y), complex(x, 1), bin(x), hex(x), oct(x))",
    ]  # fmt: skip
    value = rng.choice(["0.5", "1234.5678", "-2.25", "3.0", "1e10", "0.1 + 0.2", "-0.0", "12345678.9"])
    return f"x, y, s = {e.of(INT, 1)}, {value}, {e.of(STR, 1)}\n{told(w, steps, 5, 9)}"


def orders(w: Writer) -> str:
    rng, e = w.rng, w.e
    key = rng.choice(["len", "str", "lambda x: (len(x), x)", "lambda x: x[-1:]", "str.lower", "lambda x: -len(x)"])
    steps = [
        "d['new'] = 1\nprint(d)", "d.pop(next(iter(d)), None)\nprint(list(d))", "d['a'] = d.pop('a', 0)\nprint(d)", "print(d | {'a': 9, 'z': 1}, {**d, 'b': 2})", "d |= {'q': 1}\nprint(list(d.items()))",
        "d.setdefault('s', []).append(1)\nd.setdefault('s', 5)\nprint(d['s'])", "print(list(reversed(d)), list(d.keys() - {'a'})[:0], d.keys() & {'a'})", "d.update(a=1, b=2)\nd.update([('c', 3)])\nprint(d)",
        "print(d.get('a'), d.get('no', 3), 'a' in d, len(d))", "k, v = d.popitem()\nprint(k, v, d)", "d.clear()\nprint(d, bool(d))", "c = d.copy()\nc['only'] = 1\nprint('only' in d)", "print(dict(sorted(d.items(), key=lambda kv: str(kv[1]))))",
        f"print(sorted(t, key={key}), sorted(t, key={key}, reverse=True))", f"t.sort(key={key})\nprint(t)", f"print(max(t, key={key}), min(t, key={key}))", "print(sorted(set(t)), len(set(t)), set(t) == set(t[::-1]))",
        "t[1:3] = ['x', 'y', 'z']\nprint(t)", "t[::2] = ['e'] * len(t[::2])\nprint(t)", "del t[::2]\nprint(t)", "t *= 2\nprint(t, t.index(t[0]), t.count(t[0]))", "t.insert(-1, 'ins')\nprint(t)\nt.remove('ins')\nprint(t[-3:])",
        "a = t\na += ['same']\nprint(t is a, t[-1])\na = a + ['other']\nprint(t is a)", "print(t[5:1], t[-1:0:-1], t[:-2], t[100:], t[slice(None, None, 2)])", "print([x for x in t if x > 'b'], t > ['b'], t == list(tuple(t)))",
        "print(frozenset(t) == set(t), {1, 2} < {1, 2, 3}, {1} <= {1}, {1, 2} ^ {2, 3}, {1, 2}.issubset([1, 2, 3]))", "s = set(t)\ns.discard('no')\ns.update('ab')\nprint(sorted(s))", "print({1: 'a', True: 'b', 1.0: 'c'})",
        "x = y = []\nx.append(1)\nprint(y, x is y)", "print(list(zip(*[(1, 'a'), (2, 'b')])), dict(zip(t, range(9))))", "print(1 < 2 < 3 == 3 != 4, 1 < 3 > 2, not 1 == 2, 1 in [1] == True)", "print([1, 2] < [1, 2, 0], (1, 'b') > (1, 'a'), 'a' < 'B')",
        "print(sum([[1], [2]], []), all([]), any([]), divmod(-7, 2), -7 // 2, -7 % 3, 2 ** -1, 7 / 2, round(2.5), round(-1.5))", "print(collections.Counter(t).most_common(2), collections.Counter('abca') - collections.Counter('a'))",
        "m = collections.defaultdict(lambda: [0])\nm['a'][0] += 1\nprint(dict(m), 'b' in m, m['b'], len(m))", "q = collections.deque(t, maxlen=2)\nq.rotate(1)\nq.extendleft('xy')\nprint(list(q), q[0])", "print([*enumerate(t, 1)][:2], list(range(5, 0, -2)), range(3) == range(0, 3), len(range(0, 10, 3)))",
    ]  # fmt: skip
    return (
        f"d, t = {e.of(DICT)}, {rng.sample(['b', 'Ab', 'a', 'ccc', 'B', 'ab', 'zz', 'c'], rng.randrange(2, 7))!r}\n{told(w, steps, 5, 9)}"
    )


def flow(w: Writer) -> str:
    e = w.e
    ends = ["return 'body'", "break", "continue", "raise ValueError('v')", "raise KeyError('k')", "pass", "print(1 // 0)", "print('on')"]
    first, second, third, fourth = (w.rng.choice(ends) for _ in range(4))
    fourth = w.rng.choice(["pass", "pass", "print('f')", fourth])
    steps = [
        "print(f(0))", "print(f(2))", "print(g(log, 1))", "print(chain(1), log[:])", "print(tell(1) < tell(5) < tell(3) < tell(9))", "print(tell(0) or tell('') or tell('x'), tell(1) and tell(0) and tell(2))",
        "table = {'a': [1, 2]}\ntable[tell('a')][tell(0)] += tell(5)\nprint(table)", "x = [0, 1]\ni = 0\ni, x[i] = 1, 9\nprint(i, x)", "assert tell(0), tell('message')", "print([tell(i) for i in range(3) if tell(i) % 2])",
        "try:\n    raise ValueError('a') from KeyError('b')\nexcept ValueError as error:\n    print(repr(error), repr(error.__cause__), error.__suppress_context__)", "try:\n    try:\n        1 / 0\n    finally:\n        print('inner')\nexcept ArithmeticError as error:\n    print(type(error).__mro__[1].__name__, error)",
        "def h():\n    try:\n        return tell('try')\n    finally:\n        tell('finally')\nprint(h())", "for i in range(3):\n    try:\n        if i == 1: continue\n        if i == 2: break\n    finally:\n        print('f', i)\nelse:\n    print('never')",
        "n = 3\nwhile n:\n    n -= 1\n    if n == 1: break\nelse:\n    print('else')\nprint(n)", "try:\n    pass\nexcept Exception:\n    print('no')\nelse:\n    print('else')\nfinally:\n    print('finally')",
        "with contextlib.suppress(KeyError, IndexError):\n    print(log[99])\nprint('after')", "with contextlib.ExitStack() as stack:\n    stack.callback(tell, 'first')\n    stack.callback(tell, 'second')\n    raise LookupError('l')",
        "@contextlib.contextmanager\ndef cm(n):\n    tell(n)\n    try:\n        yield n\n    except KeyError as error:\n        tell(repr(error))\n    finally:\n        tell('out')\nwith cm(1) as a, cm(2) as b:\n    print(a, b)\n    raise KeyError('x')",
        "class E(Exception):\n    def __init__(self, code, *rest):\n        super().__init__(*rest)\n        self.code = code\n    def __str__(self): return f'E{self.code}'\ntry:\n    raise E(3, 'a')\nexcept E as error:\n    print(error, error.args, error.code, repr(error))",
    ]  # fmt: skip
    return f"""log = []
def tell(x):
    log.append(x)
    print('tell', x)
    return x
def f(n):
    for i in range(n, n + 3):
        try:
            print('turn', i)
            if i % 2: {first}
            {second}
        except ({e.pick("ValueError", "KeyError", "LookupError")}, ZeroDivisionError) as x:
            print('caught', type(x).__name__)
            {third}
        else:
            print('else')
        finally:
            print('finally', i)
            {fourth}
    else:
        print('all turns')
    return 'end'
def g(into, n, *rest, k={e.of(INT, 1)}):
    into {e.pick("+=", "*=")} {e.pick("[n]", "[k]")} {e.pick("", "* 1")}
    return into[-2:], rest, k
def chain(n): return 0 < n <= {w.rng.randrange(4)} != k if (k := n) else -1
{told(w, steps, 5, 9)}"""


FURTHER = [lazy, suspended, inheritance, scopes, formats, orders, flow]
