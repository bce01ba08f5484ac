"""Blocks of random programs that use Python as code over TensorFlow does: its library, hooks of attributes, classes made by calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .blocks import told
from .expressions import DICT, INT, LIST, STR

if TYPE_CHECKING:
    from .programs import Writer


def patterns(w: Writer) -> str:
    rng = w.rng
    text = rng.choice(
        [
            "tower_0/conv1/kernel:0",
            "model/layer_12/dense_1/bias:0",
            "a1b22c333",
            "x=1, y = 2,z=3",
            "",
            "CamelCaseName",
            "  two  words ",
            "block3/unit_2/bottleneck_v1",
        ]
    )
    pattern = rng.choice(
        [
            r"(\\w+)_(\\d+)",
            r"^([^:]+):(\\d+)$",
            r"\\d+",
            r"(?P<scope>.*)/(?P<name>[^/]+)$",
            r"[a-z]+",
            r"(\\w)=?(\\d)?",
            r"(?i)[A-Z]",
            r"/",
            r"\\s*,\\s*",
            r"(a|b)+",
            r".*",
            r"x*",
        ]
    )
    flags = rng.choice(["", ", re.I", ", re.IGNORECASE | re.DOTALL"])
    steps = [
        "m = p.match(s)\nprint(m and (m.group(), m.groups(), m.span(), m.start(), m.end()))", "m = re.search(p, s)\nprint(m.group(0), m.groups('none'), m.groupdict(), m.lastindex, m.re is p, m.string)",
        "print(p.findall(s), re.findall(p, s * 2))", "print(p.sub('<>', s), p.sub(r'[\\\\g<0>]', s, count=1), re.subn(p, '', s))", "print(p.sub(lambda m: m.group().upper(), s))", "print(p.split(s), re.split(p, s, 1))",
        "print([(m.group(), m.start()) for m in p.finditer(s)])", "print(p.pattern, p.groups, dict(p.groupindex), bool(p.flags & re.I))", "print(re.escape(s), re.fullmatch(p, s) is None, bool(re.match('', s)))",
        "print(p.search(s)[0], p.search(s)[1])", "print(p.search(s).lastgroup, p.search(s)['scope'])", "print(re.sub(r'([a-z0-9])([A-Z])', r'\\\\1_\\\\2', s).lower())", "print(re.match(r'(\\\\w+)/', s).group(1))",
        "print([m and m.span() for m in (p.match(s, 1), p.search(s, 2, 5), p.fullmatch(s, 0, 3))], p.findall(s, 3), len(list(p.finditer(s, 1, 9))))", "print({re.sub(':0$', '', s): i for i, s in enumerate(s.split('/'))})", "print(p == re.compile(p.pattern), re.compile(p) is p)",
"print([k for k in s.split('/') if re.match(r'\\\\w+_\\\\d+$', k)])", "print(re.search(p, None))", "print(m if (m := p.match('zzz')) is None else m.groups())",
    ]  # fmt: skip
    return f"import re\ns = {text!r}\np = re.compile(r'{pattern}'{flags})\n".replace("\\\\", "\\") + told(
        w, [s.replace("\\\\", "\\") for s in steps], 4, 9
    )


def data(w: Writer) -> str:
    e = w.e
    value = e.pick(
        "{'a': [1, 2, {'b': None}], 'c': (1, 2)}",
        "[1, 'two', [3.5, True]]",
        "{'lr': 0.001, 'sizes': [64, 32], 'name': 'net', 'nested': {'x': {}}}",
        "{1: 'a', 2.5: 'b', None: 'c', True: 'd'}",
    )
    steps = [
        "print(json.dumps(v, sort_keys=True))", "print(json.dumps(v))", "print(json.dumps(v, indent=2))", "print(json.loads(json.dumps(v)))", "print(json.loads(json.dumps(v)) == v)", "print(json.dumps(v, separators=(',', ':')))",
        "d = copy.deepcopy(v)\nprint(d == v, d is v)", "c = copy.copy(v)\nprint(c == v, c is v, all(x is y for x, y in zip(c, v)))", "n = Node(v)\nm = copy.deepcopy(n)\nprint(m.value == v, m.value is v, m.up is m, type(m).__name__)",
        "n = Node(v)\nm = copy.copy(n)\nm.extra = 1\nprint(m.value is v, hasattr(n, 'extra'), m.up is n)", "print(json.loads('[1, 2.0, \"x\", null, true, {\"k\": []}]'))", "json.loads('{bad')", "print(json.dumps({'k': {1, 2}}))",
        "print(json.loads('{\"b\": 1, \"a\": 2}', object_pairs_hook=list), json.loads('{\"b\": {}}', object_hook=sorted))", "k = Keeps()\nprint(copy.deepcopy([k, k])[0] is k, copy.copy(k).tag)",
        "x = [1]\ny = copy.deepcopy([x, x])\nprint(y[0] is y[1], y[0] is x)", "x = []\nx.append(x)\ny = copy.deepcopy(x)\nprint(y[0] is y, len(y))", "print(copy.deepcopy(print) is print, copy.deepcopy(Node) is Node, copy.copy((1, 2)), copy.deepcopy('s'))",
        "print(json.dumps('a\"b\\n\\u00e9'), json.dumps(1.0), json.dumps(float('inf')), json.dumps(None), json.dumps(True))", "print(list(json.loads(json.dumps(v))))", "print(json.dumps([], indent=1), json.dumps({}, indent=4), json.dumps((1, (2,))))",
        "try: json.loads('[1,')\nexcept json.JSONDecodeError as x: print(type(x).__name__, isinstance(x, ValueError))",
    ]  # fmt: skip
    return f"""import copy, json
class Node:
    def __init__(self, value): self.value, self.up = value, self
class Keeps:
    tag = 'class'
    def __deepcopy__(self, memo): return self
    def __copy__(self):
        new = type(self)()
        new.tag = 'copied'
        return new
v = {value}
{told(w, steps, 4, 9)}"""


def functions(w: Writer) -> str:
    e = w.e
    shape = e.pick("[2, 3, 4]", "(5,)", "[]", f"{e.of(LIST, 1)}")
    steps = [
        "print(reduce(operator.mul, shape, 1), reduce(lambda a, b: a + b, shape))", "print(reduce(operator.add, [[x] for x in shape], []))", "print(sorted(rows, key=operator.itemgetter(1)), sorted(rows, key=operator.itemgetter(1, 0), reverse=True))",
        "print(max(rows, key=operator.itemgetter(1))[0], min(rows, key=lambda r: (r[1], r[0])))", "print(operator.attrgetter('real', 'imag')(3), operator.methodcaller('split', '/', 1)('a/b/c'))", "p = partial(f, 1, c=5)\nprint(p(2), p.func is f, p.args, p.keywords, partial(p, 9)())",
        "print(partial(partial(f, b=2), c=4)(1), p(1, b=3) if (p := partial(f, b=2)) else 0)", "print(cached(2), cached(2), cached(n=2), cached.cache_info().hits)", "cached.cache_clear()\nprint(cached(1), cached.cache_info().currsize)", "print(cached([]))",
        "print([(k, sorted(g)) for k, g in itertools.groupby(sorted(rows, key=lambda r: r[1]), key=lambda r: r[1])])", "print(list(itertools.permutations(shape[:3], 2)), list(itertools.combinations_with_replacement('ab', 2)))",
        "print(list(itertools.chain.from_iterable([shape, shape])), list(itertools.repeat('x', 2)), list(itertools.filterfalse(lambda x: x > 2, shape)))", "print(list(itertools.accumulate(shape, operator.mul)), list(itertools.accumulate(shape, initial=10)))", "print(list(itertools.starmap(f, [(1, 2), (3, 4, 5)])))",
        "a, b = itertools.tee(shape)\nnext(a, None)\nprint(list(zip(b, a)))", "print(list(zip(shape, itertools.count(1))), [next(c) for c in [itertools.cycle('ab')] for _ in range(3)])", "print(decorated(1), decorated.__name__, decorated.calls)", "print(decorated(2, b=7), decorated.calls, decorated.__wrapped__(1))",
        "print(twice(2), twice.__doc__)", "print(list(map(f, shape, shape)), list(map(None, [1])))", "print(list(filter(None, [0, 1, '', 'a', [], [0]])), any(map(str.isdigit, ['a', '1'])))", "print(dict(zip(*[['a', 'b'], [1, 2]])), list(zip(*rows)), list(zip()))",
        "for i, (n, k) in enumerate(rows, 1): print(i, n, k, sep=':')", "print(sorted(shape, key=lambda x: -x), sorted(rows, key=lambda r: r[0].lower()), list(reversed(rows))[0])", "print((lambda *a, **k: (a, k))(*shape, **dict(rows)))", "print(compose(str, lambda x: x * 2, int)('21'))",
        "print(Registry.get('relu')(3), sorted(Registry.known), Registry.get('none', default=abs)(-1))", "Registry.register('relu')(lambda x: x)", "print(f.__name__, f.__defaults__, f.__code__.co_varnames[:3], callable(f), (lambda: 0).__name__)", "print(inspect.signature(f).parameters['c'].default, list(inspect.signature(f).parameters), inspect.getfullargspec(f).args)",
        "print(operator.floordiv(7, 2), operator.not_(0), operator.contains([1], 1), operator.getitem(rows, 0), operator.neg(2), operator.truediv(1, 2), operator.index(3))", "print(functools.reduce(compose2, [str, len])(12345))", "f.attr = 3\nprint(f.attr, f.__dict__, getattr(f, 'none', 4))", "print(all(isinstance(r, tuple) and len(r) == 2 for r in rows), sum(k for _, k in rows), sum(len(n) for n, _ in rows))",
    ]  # fmt: skip
    return f"""import inspect, operator
from functools import partial, reduce
shape, rows = {shape}, [('Conv', {w.rng.randrange(4)}), ('bn', {w.rng.randrange(4)}), ('act', 1)]
def f(a, b={e.number()}, c={e.number()}): return (a, b, c)
@functools.lru_cache({e.pick("maxsize=None", "maxsize=2", "")})
def cached(n):
    print('computed', n)
    return n * 2
def counted(*names, log=True):
    def wrap(function):
        @functools.wraps(function)
        def inner(*args, **kwargs):
            inner.calls += 1
            if log: print('call', function.__name__, args, kwargs, names)
            return function(*args, **kwargs)
        inner.calls = 0
        return inner
    return wrap
@counted('x', log={e.pick("True", "False")})
def decorated(a, b=2): return a + b
@counted()
@counted('inner')
def twice(x):
    "doc of twice"
    return x * 2
def compose(*fs): return reduce(lambda g, h: lambda x: g(h(x)), fs)
def compose2(g, h): return lambda x: h(g(x))
class Registry:
    known = {{}}
    @classmethod
    def register(cls, name):
        def add(function):
            if name in cls.known: raise ValueError('taken: %s' % name)
            cls.known[name] = function
            return function
        return add
    @staticmethod
    def get(name, default=None): return Registry.known.get(name, default)
@Registry.register('relu')
def relu(x): return max(x, 0)
{told(w, steps, 5, 10)}"""


def containers(w: Writer) -> str:
    e = w.e
    table, items = e.of(DICT, 1), e.of(LIST, 1)
    steps = [
        "o['z'] = 1\no.move_to_end('z', last=False)\nprint(list(o), list(o.items()))", "print(o.popitem(last=False), o.popitem(), dict(o))", "print(o == collections.OrderedDict(list(o.items())), o == dict(o), list(reversed(o)), o.copy() == o)", "print(dict(collections.OrderedDict([('b', 1), ('a', 2)])), list((collections.OrderedDict(a=1) | {'b': 2}).items()))",
        "d['a'].append(1)\nd['b'] += [2]\nprint(dict(d), d)", "print(d.get('no'), 'no' in d, d['no'], 'no' in d, len(d))", "n = collections.defaultdict(lambda: collections.defaultdict(int))\nn['x']['y'] += 2\nprint(n['x']['y'], n['q']['r'], sorted(n))", "print(collections.defaultdict(None, {'a': 1})['b'])",
        "print(c.most_common(2), c['none'], sum(c.values()), sorted(c.elements()))", "c.update('ab')\nc.subtract({'a': 1})\nprint(sorted(c.items()), c['a'])", "print(c + collections.Counter(a=1), c & collections.Counter('aab'), c | collections.Counter('zz'), -c)", "del c['none']\nprint(c.total(), +c == c, dict(c))",
        "print(P(1), P(1, 2), P(y=3, x=1)._asdict(), P._fields, P(1)._replace(y=9), P._make([4, 5]))", "x, y = P(1, 2)\nprint(x, y, P(1, 2) == (1, 2), P(1, 2) < P(1, 3), P(1)[0], P(5)[-1:], len(P(1)))", "P(1).x = 2", "P()", "print(hash(P(1, 2)) == hash((1, 2)), {P(1): 1}[(1, 0)], isinstance(P(1), tuple), P.__name__, P.__doc__)",
        "print(Q(1, 2).norm, Q(3, 4), Q.zero(), Q(1, 2) + (3,), Q(1, 2)._replace(x=7).norm)", "print(T('a'), T('a', 3).n, T._fields, T.__annotations__ == {'name': str, 'n': int}, T._field_defaults)", "q.append(1)\nq.appendleft(0)\nprint(q, q.popleft(), q[-1], q.maxlen, len(q))", "q.extend([7, 8, 9])\nq.rotate(-1)\nprint(list(q), q.count(7), 8 in q)",
        "print(collections.deque([1, 2, 3], 2), list(reversed(q)), q.index(7) if 7 in q else None)", "print(types.SimpleNamespace(a=1, b='x'), types.SimpleNamespace(a=1) == types.SimpleNamespace(a=1))", "n = types.SimpleNamespace(**table)\nn.k = 2\nprint(vars(n), n.k)\ndel n.k\nn.k", "print(collections.ChainMap({'a': 1}, table)['a'], dict(collections.ChainMap({'q': 1}, table)), len(collections.ChainMap({}, table)))",
        "m = types.MappingProxyType(table)\nprint(m['a'] if 'a' in m else 'no', len(m))\nm['a'] = 2", "print(isinstance(o, collections.abc.Mapping), isinstance([], collections.abc.Sequence), isinstance('', collections.abc.Iterable), isinstance(q, collections.abc.Sequence), isinstance(len, collections.abc.Callable), issubclass(P, tuple))",
        "s = items[:]\ns[1:1] = [7, 8]\ns[-1:] = []\nprint(s)\ns[::2] = range(len(s[::2]))\nprint(s)\ndel s[1::2]\nprint(s)", "s = items[:]\ns[5:2] = [0]\nprint(s)\ns[::2] = [1]\nprint(s)", "(a, *b), *c = [items + [1], *items]\nprint(a, b, c)\n[x, (y, *z)] = 1, 'abc'\nprint(x, y, z)", "a, (b, c), *d = 1, (2, 3), 4, 5\nprint(a, b, c, d)\nfor k, (v, *r) in [('a', 'xyz'), ('b', [1])]: print(k, v, r)\na, b = 'abc'",
        "e = set(items) | {1}\ne ^= {1, 99}\nprint(sorted(e), e >= {99}, frozenset(e) == e, e.isdisjoint({-5}), sorted(e.difference([99], (2,))))", "print({**table, 'n': {**table}}, [*items, *'ab'], (*items,), {*items} == set(items))", "print(b'hi'.decode(), 'h\\u00e9'.encode('utf-8'), b'a/b'.split(b'/'), b'%d' % 3, str(b'x'), b'x' + b'y', b'a' in b'ab')",
        "print(dict.fromkeys(['a', 'b'], [])['a'], list({'a': 1}.items())[0], {v: k for k, v in table.items()})", "print(sorted(table, key=table.get), sorted(table.items(), key=lambda kv: (kv[1], kv[0])), max(table, key=table.__getitem__), min(table.values()))", "print(repr(d), str(q), '%s' % (P(1),), '{}'.format(c), f'{q!s} {P(1)!r}')",
    ]  # fmt: skip
    return f"""import collections.abc, types, typing
table, items = {table}, {items}
o, d, c = collections.OrderedDict(table), collections.defaultdict(list), collections.Counter({e.of(STR, 1)})
P = collections.namedtuple('P', {e.pick("'x y'", "['x', 'y']", "'x, y'")}, defaults=[0])
class Q(collections.namedtuple('Q', ['x', 'y'])):
    {e.pick("__slots__ = ()", "tag = 1")}
    @property
    def norm(self): return self.x ** 2 + self.y ** 2
    @classmethod
    def zero(cls): return cls(0, 0)
class T(typing.NamedTuple):
    name: str
    n: int = {e.number()}
q = collections.deque(items{e.pick("", ", maxlen=3")})
{told(w, steps, 5, 10)}"""


def attributes(w: Writer) -> str:
    e = w.e
    steps = [
        "print(h.lr, h['lr'], h.get('none', 1), 'lr' in h, h.values())", "h.lr = 0.5\nprint(h.lr, h._values)", "h.unknown = 1", "print(h.none)", "print(hasattr(h, 'none'), getattr(h, 'none', 'd'), hasattr(h, 'lr'))", "h.override(lr=2, size=[1])\nprint(h)", "del h.lr\nprint(h._values)",
        "print(a.b.c, a.b, a)", "a.b.d = {'e': 1}\nprint(a.b.d.e, a['b'])", "print(a.nothing)", "a['k'] = 1\nprint(a.k, vars(a), dict(a))", "print(copy.deepcopy(a), copy.copy(a).b is a.b)", "print(p.x, p._x, Probe.x)", "p.x = 3\nprint(p.x, sorted(p.__dict__))", "p.x = 'bad'", "p.lazy\nprint(p.lazy, 'lazy' in p.__dict__)", "print(Probe.__dict__['x'].name, type(Probe.__dict__['lazy']).__name__)",
        "print(w2.size, w2.name, w2.method(2), w2.missing())", "w2.size = 9\nprint(sorted(w2.__dict__), w2.size, inner.size, sorted(vars(inner)))", "print(Single() is Single(), Single(5).n, Single().n)", "s = Slotted(1)\nprint(s.a)\ns.b = 2\nprint(s.b)\ns.c = 3", "print([k.__name__ for k in Meta.made], Model.registry_name, Deep.registry_name)", "print(Dyn.kind, Dyn().m(2), Dyn.__name__, Dyn.__mro__[1].__name__, type(Dyn()).__name__)",
        "print(Square(2).area(), Square(3).describe(), isinstance(Square(1), Shape))", "setattr(p, 'new', 1)\nprint(p.new, sorted(vars(p)))\ndelattr(p, 'new')\np.new", "print([n for n in dir(p) if not n.startswith('_')])", "Probe.later = lambda self, k=1: (self.x, k)\nprint(p.later(), p.later(k=2), Probe.later.__name__)", "import types\np.bound = types.MethodType(lambda self, n: n * 2, p)\nprint(p.bound(4))",
        "print(Body.table, Body.pairs, Body.total, Body.chosen)", "class Body(Body):\n    names = [n for n in Body.table]\n    table = {**Body.table, 'z': 26}\nprint(Body.names, Body.table)", "print(p(3), p(4).calls if hasattr(p(4), 'calls') else 'plain')", "print(len(seq), seq[0], seq[-1], list(seq), 2 in seq, seq[1:], list(reversed(seq)), seq.index(2), seq.count(1))", "seq.append(4)", "print(sorted(reg), reg['a'], reg.get('q'), len(reg), dict(reg), list(reg.items()), 'a' in reg, reg == {'a': 1, 'b': 2})", "print(reg['zz'])\nprint(len(reg))",
        "print(Probe.make(2).x, Probe.stat(1), p.stat(2), p.make(5).x)", "print(str(h), '%s' % h, f'{h!r}', [h], {'h': h})", "print(issubclass(Deep, Model), Deep.__bases__[0] is Model, Deep().layers(), Deep.__qualname__, Deep.__module__)", "print(v == v2, v != v2, v < v2, v <= v2, max(v, v2), sorted([v2, v]), hash(v) == hash(Version('1.4')))", "print(v + 1, 1 + v, -v, abs(v), v * 2, v @ v2, v // 1, v[0], bool(v), int(v), float(v), round(v), divmod(v, 2))", "v += 5\nprint(v)\nv -= 1\nprint(v)", "print(~v)",
        "with Timer() as t, Timer('n') as u: print('in', t.name, u.name)\nprint(t.log, u.log)", "@Timer('deco')\ndef timed(): return 'timed'\nprint(timed(), timed())", "with contextlib.nullcontext(5) as n: print(n)\nwith contextlib.closing(types.SimpleNamespace(close=lambda: print('closed'))): pass", "with contextlib.ExitStack() as st:\n    st.enter_context(Timer('s'))\n    st.callback(print, 'cb', sep='-')\n    kept = st.pop_all()\nprint('after')\nkept.close()", "with opened(1) as x, opened(x + 1) as y:\n    print(x, y)\n    raise KeyError(x)", "@opened(7)\ndef run(): print('run')\nrun()\nrun()",
    ]  # fmt: skip
    return ATTRIBUTES.replace("{n}", str(w.rng.randrange(1, 5))).replace("{bool}", e.pick("True", "False")).replace(
        "{i}", e.of(INT, 1)
    ) + told(w, steps, 5, 10)


ATTRIBUTES = """import abc, collections.abc, copy, types
class HParams(object):
    def __init__(self, **kwargs):
        self.__dict__['_values'] = {}
        for k, v in sorted(kwargs.items()): self._values[k] = v
    def __getattr__(self, name):
        try: return self.__dict__['_values'][name]
        except KeyError: raise AttributeError('no %s' % name)
    def __setattr__(self, name, value):
        if name not in self._values: raise AttributeError(name)
        self._values[name] = value
    def __delattr__(self, name): del self._values[name]
    def __getitem__(self, name): return getattr(self, name)
    def __contains__(self, name): return name in self._values
    def get(self, name, default=None): return self._values.get(name, default)
    def values(self): return dict(self._values)
    def override(self, **more):
        for k, v in more.items(): setattr(self, k, v) if k in self else self._values.update({k: v})
        return self
    def __repr__(self): return 'HParams(%s)' % ', '.join('%s=%r' % kv for kv in sorted(self._values.items()))
h = HParams(lr=0.1, size={n})
class AttrDict(dict):
    def __init__(self, *args, **kwargs):
        super(AttrDict, self).__init__(*args, **kwargs)
        for k, v in self.items():
            if isinstance(v, dict): self[k] = AttrDict(v)
    def __getattr__(self, name):
        try: return self[name]
        except KeyError: raise AttributeError(name)
    def __setattr__(self, name, value): self[name] = AttrDict(value) if isinstance(value, dict) else value
a = AttrDict({'b': {'c': {n}}})
class Checked:
    def __init__(self, kind): self.kind = kind
    def __set_name__(self, owner, name): self.name = name
    def __get__(self, obj, owner):
        if obj is None: return self.name
        return obj.__dict__.get('_' + self.name, {n})
    def __set__(self, obj, value):
        if not isinstance(value, self.kind): raise TypeError(self.name)
        obj.__dict__['_' + self.name] = value
class Lazy:
    def __init__(self, function): self.function = function
    def __get__(self, obj, owner=None):
        if obj is None: return self
        print('lazily')
        value = obj.__dict__[self.function.__name__] = self.function(obj)
        return value
class Probe:
    x = Checked(int)
    def __init__(self, x): self.x = x
    @Lazy
    def lazy(self): return self.x * 10
    @classmethod
    def make(cls, x): return cls(x)
    @staticmethod
    def stat(n): return n + 1
    def __call__(self, n): return type(self)(n) if n > 3 else n
p = Probe({i})
class Wrapper(object):
    def __init__(self, inner): self._inner = inner
    def __getattr__(self, name):
        if name.startswith('__'): raise AttributeError(name)
        return getattr(self._inner, name)
inner = types.SimpleNamespace(size={n}, name='in', method=lambda k: k + 1)
w2 = Wrapper(inner)
class Single(object):
    _instance = None
    def __new__(cls, *args):
        if cls._instance is None: cls._instance = super(Single, cls).__new__(cls)
        return cls._instance
    def __init__(self, n={n}): self.n = n
class Slotted(object):
    __slots__ = ['a', 'b']
    def __init__(self, a): self.a = a
class Meta(type):
    made = []
    def __new__(mcs, name, bases, namespace, **options):
        namespace.setdefault('registry_name', name.lower())
        cls = super().__new__(mcs, name, bases, namespace)
        mcs.made.append(cls)
        return cls
    def __call__(cls, *args, **kwargs):
        obj = super().__call__(*args, **kwargs)
        obj.after = True
        return obj
class Model(metaclass=Meta):
    def layers(self): return ['base', getattr(self, 'after', False)]
class Deep(Model):
    {registry}
    def layers(self): return super().layers() + ['deep']
Dyn = type('Dyn', (Probe,), {'kind': 'dyn', 'm': lambda self, k: k * self.x, '__init__': lambda self: Probe.__init__(self, {n})})
class Shape(abc.ABC):
    @abc.abstractmethod
    def area(self): pass
    def describe(self): return '%s %g' % (type(self).__name__, self.area())
class Square(Shape):
    def __init__(self, n): self.n = n
    def area(self): return self.n ** 2
class Body:
    sizes = (1, {n})
    table = {k: v for k, v in zip('ab', sizes)}
    pairs = [(s, t) for s in sizes for t in 'x']
    total = sum(s for s in sizes)
    if {bool}: chosen = 'yes'
    else: chosen = 'no'
    for i in range(2): total += i
    del i
class Seq(collections.abc.Sequence):
    def __init__(self, items): self.items = items
    def __getitem__(self, i): return self.items[i]
    def __len__(self): return len(self.items)
seq = Seq([1, 2, {n}])
class Reg(collections.abc.MutableMapping):
    def __init__(self, **k): self.d = dict(k)
    def __getitem__(self, k): return self.d[k]
    def __setitem__(self, k, v): self.d[k] = v
    def __delitem__(self, k): del self.d[k]
    def __iter__(self): return iter(self.d)
    def __len__(self): return len(self.d)
    def __missing__(self, k): return 'missing'
reg = Reg(a=1, b=2)
@functools.total_ordering
class Version:
    def __init__(self, text): self.parts = tuple(int(x) for x in text.split('.'))
    def __eq__(self, o): return self.parts == o.parts
    def __lt__(self, o): return self.parts < o.parts
    def __hash__(self): return hash(self.parts)
    def __repr__(self): return '.'.join(map(str, self.parts))
    def __add__(self, n): return Version('%d.%d' % (self.parts[0] + n, self.parts[1]))
    __radd__ = __add__
    def __sub__(self, n): return NotImplemented
    def __neg__(self): return 'neg'
    def __abs__(self): return 'abs'
    def __mul__(self, n): return [self] * n
    def __matmul__(self, o): return (self, o)
    def __floordiv__(self, n): return ('floor', n)
    def __divmod__(self, n): return ('divmod', n)
    def __getitem__(self, i): return self.parts[i]
    def __bool__(self): return {bool}
    def __int__(self): return self.parts[0]
    def __float__(self): return self.parts[1] / 2
    def __round__(self, n=None): return ('round', n)
v, v2 = Version('1.{n}'), Version('1.4')
class Timer(contextlib.ContextDecorator):
    def __init__(self, name='t'): self.name, self.log = name, []
    def __enter__(self):
        self.log.append('enter')
        print('enter', self.name)
        return self
    def __exit__(self, *exc):
        self.log.append('exit')
        print('exit', self.name, exc[0])
@contextlib.contextmanager
def opened(n):
    print('open', n)
    try: yield n
    except KeyError as x:
        print('saw', x)
        if not {bool}: raise
    finally: print('close', n)
""".replace("{registry}", "registry_name = 'own'")


IDIOMS = [patterns, data, functions, containers, attributes, attributes]
