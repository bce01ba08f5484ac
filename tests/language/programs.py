"""Random programs without unknowns: everything that they print can be computed.

A program is a row of blocks. Each is a `try` that prints what its statements compute, or the kind of the exception that ended it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from textwrap import indent

from .blocks import FURTHER
from .expressions import BOOL, DICT, INT, LIST, STR, Expressions
from .idioms import IDIOMS

HEAD = """import collections, contextlib, dataclasses, enum, functools, itertools
"""


class Writer:
    """Writes one program."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.e = Expressions(self.rng)
        self.count = 0

    def name(self, prefix: str) -> str:
        self.count += 1
        return f"{prefix}{self.count}"

    def program(self) -> str:
        blocks = [self.rng.choice(_BLOCKS)(self) for _ in range(self.rng.randrange(4, 9))]
        return HEAD + "\n".join(
            f"try:\n{indent(block, '    ')}\nexcept Exception as error:\n    print(type(error).__name__)" for block in blocks
        )

    def assigned(self, kind: str) -> str:
        name = self.name("v")
        line = f"{name} = {self.e.of(kind, 2)}"
        self.e.names[kind].append(name)
        return line

    def body(self, depth: int = 2, *, yields: bool = False, loop: bool = False, returns: bool = False) -> str:
        """Statements for a function's body."""
        kept = {kind: list(names) for kind, names in self.e.names.items()}
        lines = [self._statement(depth, yields, loop, returns) for _ in range(self.rng.randrange(1, 4))]
        self.e.names = kept
        return "\n".join(lines)

    def _statement(self, depth: int, yields: bool, loop: bool, returns: bool) -> str:
        rng, e = self.rng, self.e
        inner = {"yields": yields, "returns": returns}
        if depth > 0 and rng.random() < 0.45:
            kind = rng.randrange(7)
            if kind == 0:
                first, second = self.body(depth - 1, loop=loop, **inner), self.body(depth - 1, loop=loop, **inner)
                return f"if {e.of(BOOL)}:\n{indent(first, '    ')}\nelse:\n{indent(second, '    ')}"
            if kind == 1:
                i = self.name("i")
                source = rng.choice(
                    [f"range({rng.randrange(4)})", f"list({e.of(LIST)})", f"sorted({e.of(DICT)})", f"enumerate(list({e.of(LIST)}))"]
                )
                tail = f"\nelse:\n{indent(self.body(0, **inner), '    ')}" if rng.random() < 0.3 else ""
                return f"for {i} in {source}:\n    print({i})\n{indent(self.body(depth - 1, loop=True, **inner), '    ')}{tail}"
            if kind == 2:
                n = self.name("n")
                return f"{n} = {rng.randrange(4)}\nwhile {n} > 0:\n    {n} -= 1\n{indent(self.body(depth - 1, loop=True, **inner), '    ')}"
            if kind in (3, 4):
                caught = rng.choice(
                    ["ValueError", "KeyError", "(TypeError, IndexError)", "Exception", "LookupError as x", "ArithmeticError"]
                )
                parts = [f"try:\n{indent(self.body(depth - 1, loop=loop, **inner), '    ')}"]
                parts.append(f"except {caught}:\n    print('caught')\n{indent(self.body(0, loop=loop, **inner), '    ')}")
                if rng.random() < 0.3:
                    parts.append(f"else:\n{indent(self.body(0, loop=loop, **inner), '    ')}")
                if rng.random() < 0.5:
                    parts.append(f"finally:\n    print('finally')\n{indent(self.body(0), '    ')}")
                return "\n".join(parts)
            if kind == 5:
                return f"with Logged({rng.randrange(9)}, {rng.choice(['True', 'False'])}) as w{depth}:\n{indent(self.body(depth - 1, loop=loop, **inner), '    ')}"
            return f"match {e.any()}:\n" + indent(self._cases(depth, loop, inner), "    ")
        options: list[Callable[[], str]] = [lambda: f"print({e.any()})", lambda: self.assigned(rng.choice([INT, STR, LIST, DICT]))]
        if self.e.names[LIST]:
            target = rng.choice(self.e.names[LIST])
            options += [lambda: rng.choice([f"{target}.append({e.of(INT)})", f"{target} += {e.of(LIST)}", f"{target}[{e.of(INT)}] = {e.of(INT)}",
                                            f"{target}.sort()", f"print({target}.pop())", f"{target}.insert({e.number()}, {e.of(INT)})",
                                            f"del {target}[{e.number()}:]", f"{target}[1:2] = {e.of(LIST)}", f"{target}.extend({e.of(LIST)})",
                                            f"{target}.reverse()", f"{target}.remove({e.of(INT)})"])]  # fmt: skip
        if self.e.names[DICT]:
            table = rng.choice(self.e.names[DICT])
            options += [lambda: rng.choice([f"{table}[{e.of(STR)}] = {e.of(INT)}", f"{table}.update({e.of(DICT)})", f"print({table}.pop({e.of(STR)}, None))",
                                            f"{table}.setdefault({e.of(STR)}, {e.of(INT)})", f"del {table}[{e.of(STR)}]", f"print(sorted({table}.items()))"])]  # fmt: skip
        if rng.random() < 0.25:
            options.append(lambda: f"raise {rng.choice(['ValueError', 'KeyError', 'IndexError', 'RuntimeError'])}({e.of(STR)})")
        if rng.random() < 0.2:
            options.append(lambda: f"assert {e.of(BOOL)}, {e.of(STR)}")
        if yields:
            options += [lambda: f"yield {e.any()}"] * 3 + [
                lambda: f"print('sent', (yield {e.of(INT)}))",
                lambda: f"yield from {e.of(LIST)}",
            ]
        if loop and rng.random() < 0.5:
            options += [lambda: f"if {e.of(BOOL)}: {rng.choice(['break', 'continue'])}"]
        if returns:
            options += [lambda: f"return {e.any()}", lambda: f"if {e.of(BOOL)}: return {e.any()}"]
        return rng.choice(options)()

    def _cases(self, depth: int, loop: bool, inner: dict[str, bool]) -> str:
        patterns = [
            "0",
            "1 | 2",
            "[a, b]",
            "[a, *rest]",
            "{'a': a, **rest}",
            "str(a)",
            "int(a) if a > 2",
            "[]",
            "'a' | 'b'",
            "True",
            "{'b': 1}",
        ]
        cases = [
            f"case {p}:\n    print('case', {p!r})\n{indent(self.body(depth - 1, loop=loop, **inner), '    ')}"
            for p in self.rng.sample(patterns, 3)
        ]
        return "\n".join([*cases, "case other:\n    print('other', other)"])


LOGGED = """class Logged:
    def __init__(self, n, eats): self.n, self.eats = n, eats
    def __enter__(self):
        print("enter", self.n)
        return self
    def __exit__(self, kind, value, traceback):
        print("exit", self.n, None if kind is None else kind.__name__)
        return self.eats and kind is not None and issubclass(kind, ValueError)"""


def _values(w: Writer) -> str:
    lines = [w.assigned(w.rng.choice([INT, STR, LIST, DICT])) for _ in range(3)]
    out = "\n".join([*lines, *(f"print({w.e.any(3)})" for _ in range(4))])
    w.e.names = {kind: [] for kind in w.e.names}
    return out


def _function(w: Writer) -> str:
    f = w.name("f")
    w.e.names[INT] += ["a", "b"]
    w.e.names[LIST].append("rest")
    w.e.names[DICT].append("options")
    body = w.body(3, returns=True)
    w.e.names = {kind: [] for kind in w.e.names}
    calls = [f"{f}({w.e.of(INT)})", f"{f}({w.e.of(INT)}, {w.e.of(INT)}, *{w.e.of(LIST)})", f"{f}(b={w.e.of(INT)}, a=1, **{w.e.of(DICT)})"]
    head = f"{LOGGED}\ndef {f}(a, b={w.e.number()}, *rest, c=3, **options):\n    rest = list(rest)\n{indent(body, '    ')}"
    return "\n".join([head, *(f"try:\n    print({call})\nexcept Exception as error:\n    print(type(error).__name__)" for call in calls)])


def _closure(w: Writer) -> str:
    f = w.name("counter")
    step = w.e.of(INT)
    return f"""total = {w.e.number()}
def {f}(start):
    history = []
    def add(n={step}):
        nonlocal start
        global total
        start += n
        total = start * 2
        history.append(start)
        return start
    def peek(): return history[:], start
    return add, peek
one, look = {f}({w.e.of(INT)})
two, _ = {f}({w.e.number()})
print(one(), one({w.e.of(INT)}), two(), look())
fs = [lambda x, i=i: x * i + {w.e.number()} for i in range(3)]
gs = [lambda x: x + i for i in range(3)]
print([f({w.e.number()}) for f in fs], [g(1) for g in gs])
print(functools.reduce(lambda a, b: a * 2 + b, {w.e.of(LIST)}, {w.e.number()}))
print(functools.partial(max, {w.e.number()})({w.e.number()}))
@functools.lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib({w.rng.randrange(12)}))"""


def _generator(w: Writer) -> str:
    g = w.name("g")
    w.e.names[INT].append("a")
    body = w.body(3, yields=True, returns=w.rng.random() < 0.4)
    w.e.names = {kind: [] for kind in w.e.names}
    text = f"{LOGGED}\ndef {g}(a):\n    yield a\n{indent(body, '    ')}\nit = {g}({w.e.number()})\n"
    steps = [
        "print(next(it, 'end'))",
        "print(next(it))",
        f"print(it.send({w.e.number()}))",
        "it.close()",
        f"print(it.throw({w.e.pick('ValueError', 'KeyError')}({w.e.of(STR)})))",
        "for x in it:\n    print('loop', x)\n    if x == 2: break",
        f"print(list(itertools.islice(it, {w.rng.randrange(4)})))",
        "print([x for x in it])",
        f"print(list(zip(it, {w.e.of(LIST)})))",
        f"for x in {g}(1):\n    print('whole', x)",
        f"print(list({g}(2)))",
        f"for x in {g}(3):\n    print('first', x)\n    break",
        f"first, *others = {g}(4)\nprint(first, others)",
        f"def outer():\n    r = yield from {g}(5)\n    print('returned', r)\nfor x in outer(): print('outer', x)",
        "print(list(map(lambda x: [x], it)))",
        "print(list(enumerate(it)))",
    ]
    chosen = [*w.rng.sample(steps, w.rng.randrange(2, 6)), "it.close()"]  # one that nobody has any more, Python closes of itself
    return text + "\n".join(
        f"try:\n{indent(step, '    ')}\nexcept Exception as error:\n    print(type(error).__name__, getattr(error, 'value', None))"
        for step in chosen
    )


def _class(w: Writer) -> str:  # long: the text of one program
    a, b, c, d = (w.name(x) for x in "ABCD")
    x, y, z = (w.e.of(INT) for _ in range(3))
    methods = [
        f"def __add__(self, other): return type(self)(self.x + {x})",
        "def __eq__(self, other): return isinstance(other, type(self)) and self.x == other.x",
        "def __lt__(self, other): return self.x < other.x",
        "def __len__(self): return abs(self.x)",
        "def __getitem__(self, i):\n        if i == 3: raise IndexError(i)\n        return (self.x, i)",
        "def __contains__(self, item): return item == self.x",
        "def __call__(self, *args, **kwargs): return (self.x, args, kwargs)",
        "def __bool__(self): return self.x > 0",
        f"def __iter__(self):\n        yield self.x\n        yield {y}",
        "def __getattr__(self, name):\n        if name.startswith('dyn'): return name.upper()\n        raise AttributeError(name)",
        "def __hash__(self): return hash(self.x)",
        "def __neg__(self): return type(self)(-self.x)",
        "def __radd__(self, other): return other + self.x",
        "def __iadd__(self, other):\n        self.x += other\n        return self",
        "def __str__(self): return f'str {self.x}'",
        "def __format__(self, spec): return f'{self.x}:{spec}'",
        "def __setattr__(self, name, value):\n        object.__setattr__(self, name, value)\n        self.__dict__['last'] = name",
    ]
    chosen = "\n    ".join(w.rng.sample(methods, w.rng.randrange(2, 7)))
    probes = [
        "p + q", "p == q", "p == p", "p < q", "len(p)", "p[1]", "p.x in p", "p(1, k=2)", "bool(p)", "list(p)", "p.dyn_a", "p.missing",
        "hasattr(p, 'dyn'), hasattr(p, 'nope')", "getattr(p, 'nope', 'd')", "(-p).x", "(1 + p)", "str(p)", "f'{p:>3}'", "sorted([p, q])[0].x",
        "p.prop", "type(p).__name__", "p.who()", "q.who()", f"isinstance(q, {a}), issubclass({d}, {b})", f"[k.__name__ for k in {d}.__mro__]",
        f"{a}.made", "p.static(3)", "q.make(4).x", "vars(q).get('x')", "p.desc", "sum([p, q])", "{p: 1}[p]", "p != q", "max(p, q).x", "any(p)", "repr(p)",
    ]  # fmt: skip
    shown = "\n".join(f"try:\n    print({p})\nexcept Exception as error:\n    print(type(error).__name__)" for p in w.rng.sample(probes, 9))
    return f"""class Desc:
    def __set_name__(self, owner, name): self.name = name
    def __get__(self, obj, owner=None):
        return (self.name, obj is None) if obj is None else obj.__dict__.get('_' + self.name, {z})
    def __set__(self, obj, value): obj.__dict__['_' + self.name] = value * 2
class {a}:
    made = 0
    desc = Desc()
    def __init__(self, x):
        self.x = x
        {a}.made += 1
    def __repr__(self): return f"{{type(self).__name__}}({{self.x}})"
    @property
    def prop(self): return self.x * 2
    @prop.setter
    def prop(self, value): self.x = value - 1
    @staticmethod
    def static(n): return n + {x}
    @classmethod
    def make(cls, n): return cls(n)
    def who(self): return ['{a}']
    {chosen}
class {b}({a}):
    def who(self): return ['{b}', *super().who()]
class {c}({a}):
    def __init__(self, x, extra={y}):
        super().__init__(x)
        self.extra = extra
    def who(self): return ['{c}', *super().who()]
class {d}({b}, {c}):
    def who(self): return ['{d}', *super().who()]
p, q = {w.rng.choice([a, b])}({w.e.number()}), {d}({w.e.number()})
p.prop = {w.e.number()}
q.desc = {w.e.number()}
print(p.desc, q.desc, p, q, {a}.made)
{shown}"""


def _contexts(w: Writer) -> str:
    c = w.name("cm")
    body = w.body(2)
    w.e.names = {kind: [] for kind in w.e.names}
    swallow = w.rng.choice(["", "raise", "pass"])
    handler = (
        f"    except {w.e.pick('ValueError', 'KeyError', 'Exception')} as e:\n        print('in', type(e).__name__)\n        {swallow}\n"
        if swallow
        else ""
    )
    return f"""{LOGGED}
@contextlib.contextmanager
def {c}(n):
    print('open', n)
    try:
        yield n * 2
{handler}    finally:
        print('shut', n)
def run():
    for i in range(2):
        with {c}({w.e.number()}) as a, Logged(i, {w.e.pick("True", "False")}):
            print(a)
{indent(w.body(1, loop=True, returns=True), "            ")}
{indent(body, "            ")}
try:
    print(run())
except Exception as error:
    print('out', type(error).__name__)
with contextlib.ExitStack() as stack:
    for i in range({w.rng.randrange(3)}):
        stack.enter_context({c}(i))
    stack.callback(print, 'callback')
    with contextlib.suppress({w.e.pick("KeyError", "ValueError", "LookupError")}):
        raise {w.e.pick("KeyError", "ValueError")}('k')
    print('after')"""


def _library(w: Writer) -> str:
    e = w.e
    lines = [
        f"print(collections.Counter({e.of(STR)}).most_common(1))",
        f"print(sorted(collections.Counter({e.of(LIST)}).items()))",
        f"d = collections.defaultdict(list)\nfor x in {e.of(LIST)}: d[x % 3].append(x)\nprint(sorted(d.items()))",
        f"d = collections.defaultdict(int)\nfor x in {e.of(STR)}: d[x] += 1\nprint(sorted(d.items()), len(d))",
        f"q = collections.deque({e.of(LIST)}, maxlen=3)\nq.append({e.number()})\nq.appendleft({e.number()})\nprint(list(q), len(q))",
        f"P = collections.namedtuple('P', 'x y')\np = P({e.of(INT)}, y={e.of(STR)})\nprint(p, p.x, p._replace(x=1), p == P(1, 'a'), tuple(p), p._asdict())",
        f"o = collections.OrderedDict({e.of(DICT)})\no['a'] = 1\no.move_to_end('a', last=False)\nprint(list(o.items()))",
        f"m = collections.ChainMap({e.of(DICT)}, {e.of(DICT)})\nprint(m.get('a'), sorted(m))",
        f"@dataclasses.dataclass(order={e.pick('True', 'False')}, frozen={e.pick('True', 'False')})\nclass D:\n    x: int\n    y: str = 'y'\n"
        f"    z: list = dataclasses.field(default_factory=list)\n    @property\n    def twice(self): return self.x * 2\na, b = D({e.of(INT)}), D(1, z=[2])\n"
        "print(a, b, a == b, a.twice, dataclasses.replace(b, x=5), dataclasses.asdict(b), [f.name for f in dataclasses.fields(a)])\n"
        "try:\n    print(a < b)\nexcept TypeError: print('no order')\ntry:\n    a.x = 9\n    print(a)\nexcept Exception as x: print(type(x).__name__)",
        "class E(enum.Enum):\n    A = 1\n    B = 2\n    C = 1\n    def plus(self): return self.value + 1\n"
        "print(E.A, E.B.name, E(2), E['A'], list(E), E.C is E.A, E.B.plus(), len(E), E.A == 1, repr(E.B), isinstance(E.A, E))\ntry:\n    E(7)\nexcept ValueError: print('none')",
        f"class I(enum.IntEnum):\n    X = {e.number()}\n    Y = 20\nprint(I.X + 1, I.Y > I.X, sorted([I.Y, I.X]), I.Y.value)",
        f"print(list(itertools.chain({e.of(LIST)}, {e.of(STR)})), list(itertools.islice(itertools.count({e.number()}, 2), 3)))",
        f"print([(k, list(g)) for k, g in itertools.groupby({e.of(LIST)}, lambda x: x > 1)])",
        f"print(list(itertools.accumulate({e.of(LIST)})), list(itertools.zip_longest({e.of(LIST)}, 'ab', fillvalue=0)))",
        f"print(list(itertools.product({e.of(STR)}[:2], [1, 2])), list(itertools.combinations({e.of(LIST)}, 2)))",
        f"print(list(itertools.takewhile(lambda x: x > 0, {e.of(LIST)})), list(itertools.dropwhile(lambda x: x > 0, {e.of(LIST)})))",
        f"@functools.wraps(max)\ndef f(*a): return max(a)\nprint(f({e.number()}, 3), f.__name__)",
        "@functools.total_ordering\nclass T:\n    def __init__(self, n): self.n = n\n    def __eq__(self, o): return self.n == o.n\n"
        f"    def __lt__(self, o): return self.n < o.n\nprint(T(1) <= T({e.number()}), T(2) > T({e.number()}), T(3) >= T(3))",
        "@functools.singledispatch\ndef kind(x): return 'other'\n@kind.register(int)\ndef _(x): return 'int'\n@kind.register(str)\ndef _(x): return 'str'\n"
        f"print(kind({e.of(INT)}), kind({e.of(STR)}), kind([]))",
        f"print(sorted({e.of(LIST)}, key=functools.cmp_to_key(lambda a, b: b - a)))",
        "class L:\n    @functools.cached_property\n    def p(self):\n        print('once')\n        return 5\nl = L()\nprint(l.p, l.p)",
    ]
    out = "\n".join(w.rng.sample(lines, 3))
    e.names = {kind: [] for kind in e.names}
    return out


def _unpacking(w: Writer) -> str:
    e = w.e
    lines = [
        f"a, b, *c = {e.of(LIST)}\nprint(a, b, c)",
        f"*a, b = {e.of(LIST)}\nprint(a, b)",
        f"(a, b), c = ({e.of(INT)}, {e.of(STR)}), {e.of(INT)}\nprint(a, b, c)",
        f"a = b = {e.of(LIST)}\na.append(1)\nprint(b, a is b)",
        f"x = {e.of(LIST)}\ny = x\nx = x + [1]\nprint(x, y)\ny += [2]\nprint(y)",
        f"x = {e.of(LIST)}\nx[1:3] = {e.of(LIST)}\nprint(x)\nx[::2] = [9] * len(x[::2])\nprint(x)\ndel x[0]\nprint(x)",
        f"a, b = 1, 2\na, b = b, a\nprint(a, b)\nif (n := {e.of(INT)}) > 2: print('big', n)\nprint([y := 1, y ** 2, y + {e.number()}], y)",
        f"def f(a, /, b, *, c={e.number()}): return a, b, c\nprint(f(1, b=2), f(1, 2, c=3))\nf(a=1, b=2)",
        "x = [[0] * 2] * 2\nx[0][0] = 1\nprint(x)\ny = [[0] * 2 for _ in range(2)]\ny[0][0] = 1\nprint(y)",
        f"for i, (k, v) in enumerate(sorted({e.of(DICT)}.items())): print(i, k, v)",
        f"def f(acc=[]):\n    acc.append({e.of(INT)})\n    return acc\nprint(f(), f(), f([]))",
        f"d = {e.of(DICT)}\nk = next(iter(d))\nprint(k, d.popitem(), d)",
        f"s = set({e.of(LIST)})\ns.add({e.number()})\ns.discard(1)\ns |= {{2}}\nprint(sorted(s), len(s), s.isdisjoint([1]), sorted(s - {{2}}), sorted(s ^ {{2, 5}}))",
        f"print(*{e.of(LIST)}, sep='/', end='!\\n')\nprint({e.of(LIST)}.copy(), {e.of(DICT)}.keys() & {{'a'}})",
        "try:\n    try:\n        raise KeyError('a')\n    except KeyError as e:\n        raise ValueError('b') from e\nexcept ValueError as e:\n    print(repr(e), repr(e.__cause__), e.args)",
        "class Mine(ValueError):\n    def __init__(self, code):\n        super().__init__(f'code {code}')\n        self.code = code\ntry:\n    raise Mine(3)\nexcept ValueError as e:\n    print(e, e.code, type(e).__name__, isinstance(e, Mine))\nprint('e' in dir())",
    ]  # fmt: skip
    out = "\n".join(w.rng.sample(lines, 2))
    e.names = {kind: [] for kind in e.names}
    return out


_BLOCKS: list[Callable[[Writer], str]] = [
    _values,
    _function,
    _closure,
    _generator,
    _generator,
    _class,
    _contexts,
    _library,
    _library,
    _unpacking,
    *FURTHER,
    *IDIOMS,
]


def program(seed: int) -> str:
    """The program of a seed."""
    return Writer(seed).program() + "\n"


def programs(seed: int, count: int) -> Iterator[str]:
    return (program(seed * 1_000_000 + i) for i in range(count))
