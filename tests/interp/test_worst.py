"""The worst programs end: in seconds, in bounded memory, and with an answer.

Each does something that would take Python itself for ever, or all there is of memory, and then what is plainly wrong. Where the
bounds leave enough of the program, that is found.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tests.conftest import Folder

ROOT = Path(__file__).parents[2]
CPU_SECONDS = 120
"""So much on a machine that does much else besides."""
MEMORY = 3 << 30

TWICE = "tf.get_variable('w', [1])\ntf.get_variable('w', [1])\n"

FOUND = {
    "data that take long to prepare": """
        import re
        RULES = [(re.compile('a%d' % i), 'b') for i in range(25)]
        def clean(text):
            for pattern, by in RULES:
                text = re.sub(pattern, by, text.lower())
            return text
        def example(i):
            return [clean(word) for word in ('one', 'two', 'three', 'four', 'five')]
        examples = [example(i) for i in range(400)]
    """,
    "patterns that try everything": """
        import re
        re.match('(a+)+$', 'a' * 40 + 'b')
        re.sub('(x+x+)+y', '', 'x' * 50)
        re.sub('', 'b' * 9000, 'a' * 9000)
    """,
    "enormous widths": """
        '{:1000000000}'.format(3)
        '%1000000000d' % 3
        f'{3:>2000000000}'
        'a'.ljust(10 ** 10)
        'a\\tb'.expandtabs(10 ** 10)
        format(3, '1000000000')
    """,
    "enormous numbers": """
        import math
        pow(3, 10 ** 9)
        10 ** 10 ** 10
        1 << 10 ** 10
        math.factorial(10 ** 6)
        math.comb(10 ** 6, 10 ** 5)
        int('9' * 10 ** 5)
    """,
    "enormous sequences": """
        [0] * 10 ** 10
        'a' * 10 ** 10
        bytes(10 ** 10)
        list(range(10 ** 10))
        'a'.replace('', 'b' * 10 ** 6)
        sum(range(10 ** 10))
        sorted(range(10 ** 8))
    """,
    "lists that grow turn by turn": """
        import numpy as np
        def pairs(grow):
            ops = []
            for name in ['op%d' % i for i in range(22)]:
                for part in range(1, 10):
                    ops += [(name, part)]
            found = []
            for one in ops:
                for other in ops:
                    if grow:
                        found += [[one, other]]
                    else:
                        found.extend([[one, other]])
            return found
        def main():
            for data in np.load('data'):
                print(pairs(True)[np.random.choice(9)], pairs(False)[np.random.choice(9)])
        main()
    """,
    "what doubles": """
        s, l, n = 'a', [1], 3
        for _ in range(200):
            s = s + s
            l = l + l
            n = n * n
        for _ in range(200):
            s = '%s%s' % (s, s)
    """,
    "many branches": "import sys\n"
    + "".join(f"if sys.argv[{i}] == 'x':\n    with tf.variable_scope('s{i}'): tf.get_variable('w', [1])\n" for i in range(60)),
    "deep expressions": f"x = {'(' * 150}1{')' * 150}\ny = {'+'.join(['1'] * 2500)}\nz = x{'.real' * 2000}\n",
    "a long elif": "import sys\na = sys.argv[0]\nif a == 'x': pass\n"
    + "".join(f"elif a == '{i}': tf.get_variable('v{i}', [1])\n" for i in range(800)),
    "methods that call themselves": """
        class B:
            def __getattr__(self, name): return getattr(self, name)
            def __eq__(self, other): return self == other
            def __hash__(self): return hash(self)
            def __len__(self): return len(self)
            def __iter__(self): return iter(self)

        b = B()
        for f in (lambda: b.x, lambda: b == b, lambda: {b: 1}, lambda: len(b), lambda: list(b), lambda: '%s' % b):
            try: f()
            except RecursionError: pass
    """,
    "numbers that Ackermann thought of": """
        def a(m, n):
            if m == 0: return n + 1
            if n == 0: return a(m - 1, 1)
            return a(m - 1, a(m, n - 1))
        a(4, 4)
    """,
    "loops in loops": """
        import sys
        for a in sys.argv:
            for b in sys.argv:
                for c in sys.argv:
                    for d in sys.argv:
                        if a == b or c == d: print(a)
    """,
    "arrays": """
        import numpy as np
        a = np.zeros((10 ** 6, 10 ** 6))
        b = np.arange(10 ** 12)
        for row in a: b = row
    """,
}
"""Programs behind which the same variable, made twice, is seen."""

BOUNDED = {
    "a long table": f"table = [{','.join(f'({i}, {i!r}, {{0: {i}}})' for i in range(100_000))}]\n"
    "for i, name, d in table:\n    tf.get_variable(name, [1])\n",
    "a table of rows": "table = {\n" + "".join(f"    'n{i}': {i},\n" for i in range(100_000)) + "}\n",
    "lists that are equal in too many ways": """
        x, y = [1], [1]
        for _ in range(100): x, y = [x, x], [y, y]
        print(x == y, repr(x), str(y))
    """,
    "a tree of calls": "def f(n):\n    if n: f(n - 1), f(n - 1)\nf(64)\n",
    "recursion that branches": """
        import random
        def f(s):
            with tf.variable_scope(s):
                if random.random() < 0.5: f(s + 'a')
                if random.random() < 0.5: f(s + 'b')
                tf.get_variable('w', [1])
        f('r')
    """,
    "every way to order fifteen things": """
        import itertools
        for each in itertools.product(range(1000), repeat=5): pass
        list(itertools.permutations(range(15)))
        for i in itertools.count(): pass
    """,
    "text that runs itself": """
        s = 'exec(s)'
        try: exec(s)
        except RecursionError: pass
        try: eval('(' * 100000 + ')' * 100000)
        except Exception: pass
        exec('x = 1\\n' * 10000)
    """,
    "a loop without an end": """
        while True:
            try:
                with tf.variable_scope('a', reuse=tf.AUTO_REUSE): tf.get_variable('w', [1])
            except Exception: continue
    """,
    "generated layers": "".join(f"with tf.variable_scope('s{i}'):\n    y{i} = tf.layers.dense(tf.ones([1, 2]), 3)\n" for i in range(1500)),
    "a deep family": "class C0: pass\n"
    + "".join(f"class C{i}(C{i - 1}):\n    def f(self): return {'super().f()' if i > 1 else '1'}\n" for i in range(1, 500))
    + "C499().f()\n",
    "functions that call each other": "".join(
        f"def f{i}(x, flag=None):\n    if flag: return f{(i * 7 + 1) % 200}(x, not flag)\n"
        f"    return f{(i * 3 + 2) % 200}(tf.layers.dense(x, {i + 1}, name='n{i}'), x is None)\n"
        for i in range(200)
    )
    + "f0(tf.ones([1, 2]))\n",
}
"""Programs of which it is enough that they end."""


def _bounds() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


@pytest.mark.parametrize("name", [*FOUND, *BOUNDED])
def test_the_worst_programs_end(folder: Folder, name: str) -> None:
    program = textwrap.dedent(FOUND.get(name) or BOUNDED[name])
    folder.write("program.py", f"import tensorflow as tf\n{program}{TWICE}")
    command = [sys.executable, "-m", "scopelint", "program.py", "--no-cache", "--output-format", "concise"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, preexec_fn=_bounds)
    assert done.returncode in (0, 1), done.stderr[-2000:]
    assert done.stdout, done.stderr[-2000:]
    assert name in BOUNDED or "TVS101" in done.stdout, done.stdout
