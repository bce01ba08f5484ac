"""What comparisons of unknown values answer, told by the names of variables."""

from __future__ import annotations

import pytest

from .names import made, raised

SHARING = """
def share(build):
    used = set()
    def wrapper(*args):
        scope = tf.get_variable_scope()
        key = hash((tf.get_default_graph(), scope.name))
        if key in used:
            with tf.variable_scope(scope, reuse=True):
                return build(*args)
        used.add(key)
        return build(*args)
    return wrapper
dense = share(lambda name: v(name))
"""

PROGRAMS = [
    ("nothing is in an empty set", "import os\nv('a' if os.getenv('A') in set() else 'b')", ["b"]),
    ("a key is in the set that it was added to", "import os\nk = os.getenv('A')\ns = set()\ns.add(k)\nv('a' if k in s else 'b')", ["a"]),
    ("the first call creates, the second shares", SHARING + "dense('w'); dense('w')", ["w"]),
    (
        "each scope and each graph has a first call",
        SHARING + "dense('w')\nwith tf.variable_scope('s'): dense('w'); dense('w')\nwith tf.Graph().as_default(): dense('w')",
        ["w", "s/w", "w"],
    ),
    (
        "a shape that is not known may be any",
        (
            "x = tf.placeholder(tf.float32)\nassert x.shape == [1, 2]\nv('a')\n"
            "y = tf.placeholder(tf.float32, [None, 3])\nassert y.shape == [5, 3]\nv('b')"
        ),
        ["a", "b"],
    ),
    (
        "shapes that are known differ",
        (
            "y = tf.placeholder(tf.float32, [None, 3])\nv('a' if y.shape == [5, 4] else 'b')\n"
            "v('c' if y.shape == [3] else 'd')\nv('e' if tf.zeros([2, 3]).shape == [2, 3] else 'f')"
        ),
        ["b", "d", "e"],
    ),
    (
        "a method of a builtin type is handed an object of a subclass",
        "class H(dict):\n    __getattr__ = dict.get\nh = H()\nv('a' if h.size == 3 and h.size != 3 else 'b')",
        ["b"],
    ),
    (
        "one object has one id",
        "a, b = [], []\nv('a' if id(a) == id(b) else 'b'); v('c' if id(a) in {id(b): 1, id(a): 2} else 'd')",
        ["b", "c"],
    ),
]


@pytest.mark.parametrize(("body", "names"), [pytest.param(b, n, id=i) for i, b, n in PROGRAMS])
def test_programs(body: str, names: list[str]) -> None:
    assert made(body) == names
    assert raised(body) is None


def test_a_recursion_that_learns_nothing_is_left() -> None:
    recursion = "import os\ndef f(items, n=4):\n    n = min(len(items), n)\n    with tf.Graph().as_default(): v('w')\n"
    assert len(made(recursion + "    if len(items[n:]) > 0: f(items[n:], n=1)\nf(os.listdir('.'))")) <= 5


def test_an_optimizer_makes_no_slots_for_what_is_not_known() -> None:
    assert made("import library\ntf.train.AdamOptimizer().apply_gradients(library.gradients())") == []


def test_a_sum_of_different_dtypes_has_none() -> None:
    head = "a, b = tf.ones([2], tf.int32), tf.ones([2], tf.bfloat16)\n"
    body = "tf.get_variable('w', [2], a.dtype)\nwith tf.variable_scope('', reuse=True): tf.get_variable('w', [2], (%s).dtype)"
    assert raised(head + body % "b + b") == "TVS103"
    assert raised(head + body % "a + b") is None


def test_a_slice_of_a_list_that_may_have_more_items_may_have_more_too() -> None:
    body = "import mystery\nl = ['a']\nl.extend(mystery.names)\n"
    assert made(body + "for n in l[:1]: v(n)\nv('few' if len(l[:1]) == 1 else 'many')") == ["a", "few"]
    assert made(body + "v('n%s' % len(l[3:]))") != ["n0"]
