"""What the stubs of the standard library and of NumPy do, told by the names of variables."""

from __future__ import annotations

import pytest

from .names import made, raised

PROGRAMS = [
    (
        "of very many rows the first ones are followed",
        (
            "import itertools\nn = [str(i) for i in range(250)]\n"
            "names = [x + y + z for x, y, z in itertools.product(n, n, n)]\nv('w' + names[0])\n"
            "v(str(list(itertools.combinations('abc', 2)) == [('a', 'b'), ('a', 'c'), ('b', 'c')]))\n"
            "v(str(len(list(itertools.permutations('abc')))) + str(list(itertools.product('a', repeat=2))[0] == ('a', 'a')))"
        ),
        ["w000", "True", "6True"],
    ),
    (
        "a path is parted where what it ends in is known",
        (
            "import os, tempfile\nd = tempfile.mkdtemp()\np = os.path.join(d, 'x', 'w')\n"
            "v(os.path.basename(p)); v('a' if os.path.dirname(os.path.dirname(p)) == d else 'b')\n"
            "v(os.path.split(p)[1] + os.path.basename('c/e')); v('f' if os.path.split('/g') == ('/', 'g') else 'h')"
        ),
        ["w", "a", "we", "f"],
    ),
    (
        "dir knows what an object has by now",
        (
            "class A:\n    def f(self): return 'w' in dir(self)\na = A()\nv('a' if a.f() else 'b')\n"
            "a.w = 1\nv('c' if a.f() else 'd'); v('e' if 'f' in dir(a) else 'g')"
        ),
        ["b", "c", "e"],
    ),
    (
        "a patched function is replaced for a while",
        (
            "from unittest import mock\nreal = tf.get_variable\n"
            "def mine(name, *a, **k): return real('my_' + name, *a, **k)\n"
            "with mock.patch('tensorflow.compat.v1.get_variable', mine): v('a')\n"
            "v('a')\n@mock.patch.object(tf, 'get_variable')\ndef f(fake): v('b'); v('b')\nf(); v('c')"
        ),
        ["my_a", "a", "c"],
    ),
    (
        "a copy of an enumeration's member is the member",
        ("import copy, enum\nclass P(enum.Enum):\n    HERE = 1\nd = copy.deepcopy({'p': P.HERE})\nv('a' if d['p'] == P.HERE else 'b')"),
        ["a"],
    ),
    (
        "a class says how it is copied",
        (
            "import copy\nclass A:\n    n = 'a'\n    def __copy__(self):\n        out = A(); out.n = 'b'; return out\n"
            "    def __deepcopy__(self, memo): return self\na = A()\nv(copy.copy(a).n); v('c' if copy.deepcopy(a) is a else 'd')"
        ),
        ["b", "c"],
    ),
    (
        "functions and modules have a dict",
        "f = lambda: 0\nf.n = 'a'\nv(f.__dict__['n'])\nimport sys\nv('b' if 'argv' in sys.__dict__ else 'c')",
        ["a", "b"],
    ),
    (
        "the backend of Keras tells ranks and shapes",
        (
            "K = tf.keras.backend\nx = tf.zeros([2, 3])\nv('a' if K.ndim(x) == 2 else 'b')\n"
            "v('c' if K.int_shape(K.concatenate([x, K.expand_dims(x[:, 0])])) == (2, 4) else 'd')\n"
            "v('e' if K.dtype(x) == 'float32' else 'f')"
        ),
        ["a", "c", "e"],
    ),
    ("a cached function runs once per argument", "import functools\nf = functools.lru_cache(None)(v)\nf('a'); f('a'); f('b')", ["a", "b"]),
    ("wraps keeps the name", "import functools\n@functools.wraps(v)\ndef g(): pass\nv(g.__name__ + '1')", ["v1"]),
    ("a partial shows its parts", "import functools\np = functools.partial(v, name='n')\np(); v(p.keywords['name'] + '1')", ["n", "n1"]),
    ("reduce folds from the left", "import functools\nv('n%d' % functools.reduce(lambda a, b: a - b, [9, 3, 1]))", ["n5"]),
    (
        "a generator is a context",
        "import contextlib\n@contextlib.contextmanager\ndef s(n):\n    with tf.variable_scope(n): yield n\nwith s('a') as n: v(n)",
        ["a/a"],
    ),
    (
        "a stack leaves its scopes",
        "import contextlib\nwith contextlib.ExitStack() as s:\n    s.enter_context(tf.variable_scope('a')); v('x')\nv('y')",
        ["a/x", "y"],
    ),
    ("suppress swallows", "import contextlib\nwith contextlib.suppress(ValueError):\n    v('a'); v('a')\nv('b')", ["a", "b"]),
    ("count goes on", "import itertools\nc = itertools.count()\nv('n%d' % next(c)); v('n%d' % next(c))", ["n0", "n1"]),
    ("product is nested", "import itertools\nfor a, b in itertools.product('ab', [0, 1]): v('%s%d' % (a, b))", ["a0", "a1", "b0", "b1"]),
    (
        "a namedtuple has defaults through __new__",
        (
            "import collections\nclass P(collections.namedtuple('P', 'x y')):\n"
            "    def __new__(cls, x, y=7): return super(P, cls).__new__(cls, x, y)\nv('n%d' % P(1).y)"
        ),
        ["n7"],
    ),
    ("a typed tuple", "import typing\nclass T(typing.NamedTuple):\n    a: int\n    b: int = 5\nv('n%d' % (T(2).a + T(2).b))", ["n7"]),
    (
        "a defaultdict makes its values",
        "import collections\nd = collections.defaultdict(list)\nd['a'].append(1)\nv('n%d' % len(d['a']))",
        ["n1"],
    ),
    (
        "a deep copy is apart",
        "import copy\na = {'k': [1]}\nb = copy.deepcopy(a)\nb['k'].append(2)\nv('n%d%d' % (len(a['k']), len(b['k'])))",
        ["n12"],
    ),
    (
        "an enum has members",
        "import enum\nclass M(enum.Enum):\n    A = 1\n    B = 'b'\nv(M.A.name); v(M.B.value); v(M(1).name + '1')",
        ["A", "b", "A1"],
    ),
    (
        "a dataclass has an initializer",
        (
            "import dataclasses\n@dataclasses.dataclass\nclass D:\n    a: int\n    b: int = 4\n"
            "    c: list = dataclasses.field(default_factory=list)\nd = D(a=2)\nD(1).c.append(3)\nv('n%d%d%d' % (d.a, d.b, len(d.c)))"
        ),
        ["n240"],
    ),
    ("numbers are exact", "import math\nimport numpy as np\nv('n%d_%d' % (math.ceil(2.1), np.prod([2, 3])))", ["n3_6"]),
    (
        "matches of known strings",
        "import re\nm = re.match(r'(\\w+)_(\\d+)', 'l_12')\nv(m.group(1) + m.group(2))\nif re.search('z', 'a'): v('no')",
        ["l12"],
    ),
    ("arrays have shapes", "import numpy as np\na = np.zeros((3, 4))\nv('n%d_%d' % a[:, 1:].T.shape)", ["n3_3"]),
    ("arange is iterated", "import numpy as np\nfor i in np.arange(2): v('n%d' % i)", ["n0", "n1"]),
    (
        "options have defaults",
        (
            "import argparse\np = argparse.ArgumentParser()\np.add_argument('--n-layers', type=int, default=2)\n"
            "for i in range(p.parse_args().n_layers): v('l%d' % i)"
        ),
        ["l0", "l1"],
    ),
    (
        "a thread begins at the root scope",
        (
            "import threading\ng = tf.get_default_graph()\ndef f():\n    with g.as_default(): v('x')\n"
            "with tf.variable_scope('s'):\n    t = threading.Thread(target=f); t.start(); t.join()\n    v('y')"
        ),
        ["x", "s/y"],
    ),
    (
        "expected errors are swallowed",
        "import unittest\nt = unittest.TestCase()\nv('a')\nwith t.assertRaises(ValueError): v('a')\nv('b')",
        ["a", "b"],
    ),
    (
        "a long list of settings is read to its end",
        (
            "class Settings:\n  def __init__(self, **given):\n    for key, value in given.items(): setattr(self, key, value)\n"
            "settings = Settings(**{'k%d' % i: i for i in range(100)}, last='z')\nv(settings.last)\nv(settings.k99)"
        ),
        ["z", "99"],
    ),
    (
        "a string is not callable, a template is",
        (
            "name = str(tf.flags.FLAGS.mode)\nv('yes' if callable(name.lower()) else 'no')\n"
            "v('yes' if callable(tf.make_template('t', v)) else 'nothing')"
        ),
        ["no", "yes"],
    ),
    (
        "what is not known of an object is the same for its copy",
        (
            "import copy, elsewhere\nclass Settings(elsewhere.Settings): pass\nsettings = Settings()\n"
            "def build(s):\n  if s.pos == 'emb': v('emb')\n  else: v('other')\n"
            "build(copy.copy(settings))\nwith tf.variable_scope('', reuse=True): build(copy.copy(settings))"
        ),
        ["emb"],
    ),
    (
        "every set of a test's parameters begins a default graph",
        (
            "from absl.testing import parameterized\nclass T(parameterized.TestCase):\n"
            "  @parameterized.parameters('a', 'b')\n  def test(self, name): tf.reset_default_graph(); v('x'); v(name)\nT().test()"
        ),
        ["x", "a", "x", "b"],
    ),
    (
        "one value that is no tuple is a list of a test's parameters",
        (
            "from absl.testing import parameterized\nclass T(parameterized.TestCase):\n"
            "  @parameterized.parameters(['a', 'b'])\n  def test(self, name): v(name)\nT().test()"
        ),
        ["a", "b"],
    ),
    (
        "a partial is one, and a function is none",
        (
            "import functools\ndef f(): pass\ng = functools.partial(functools.partial(f, 1), 2)\n"
            "while isinstance(g, functools.partial): g = g.func\nv(g.__name__ if not isinstance(f, functools.partial) else 'never')"
        ),
        ["f"],
    ),
    (
        "calling a list ends the program",
        "def stack(): v('never')\nstack = [v('a'), v('b')]\nstack()\nv('never')",
        ["a", "b"],
    ),
    (
        "a named tuple can be called where its class says so",
        (
            "import typing\nclass Layer(typing.NamedTuple):\n  name: str\n  def __call__(self): return v(self.name)\n"
            "Layer('a')()\nprint(None or 'b')\nv('c')"
        ),
        ["a", "c"],
    ),
    (
        "main runs and the program ends",
        "def main(argv): v('in_main')\nif __name__ == '__main__': tf.app.run()\nv('never')",
        ["in_main"],
    ),
]


@pytest.mark.parametrize(("body", "expected"), [pytest.param(b, e, id=i.replace(" ", "_")) for i, b, e in PROGRAMS])
def test_names_tell_what_happened(body: str, expected: list[str]) -> None:
    assert made(body) == expected


def test_a_numpy_bool_is_no_reuse_flag() -> None:
    assert raised("import numpy as np\nwith tf.variable_scope('s', reuse=np.bool_(True)): v('a')") == "TVS106"


def test_two_branches_of_cond_are_both_built() -> None:
    assert raised("tf.cond(tf.constant(True), lambda: v('a') + 1, lambda: v('a'))") == "TVS101"
    assert made("tf.cond(tf.constant(True), lambda: v('a') + 1, lambda: v('b'))") == ["a", "b"]


def test_a_loop_body_is_built_once() -> None:
    assert made("tf.while_loop(lambda i: i < 3, lambda i: i + v('a')[0], [0.0])") == ["a"]


def test_a_session_makes_its_graph_the_default() -> None:
    body = "g = tf.Graph()\nwith tf.Session(graph=g): v('a')\nv('a')"
    assert made(body) == ["a", "a"]
    assert raised(body) is None


def test_tensorflow_1_is_left_as_it_comes() -> None:
    assert made("from tensorflow.python import tf2\nv('two' if tf2.enabled() else 'one')", "1.15") == ["one"]
