"""Programs over the standard library that once printed something else than they print in CPython, by the module."""

from __future__ import annotations

import textwrap

import pytest

from .python import difference

PROGRAMS = {
    "patterns and what they match": """
        import re
        p = re.compile(r'(?P<scope>.*)/(?P<name>[^/]+?)(_\\d+)?$', re.I)
        m = p.match('net/Dense')
        print(m.re is p, m.string, m.lastindex, m.lastgroup, m.groups('none'), m.groupdict('no'))
        print(p.groups, dict(p.groupindex), bool(p.flags & re.I), p.pattern, p == re.compile(p.pattern, re.I))
        print(re.match(p, 'NET/x').group('scope'), re.search(re.compile('a', re.I), 'xA').start())
        try: m.group('other')
        except IndexError as error: print(error)
        try: re.search(p, None)
        except TypeError as error: print(error)
        digits = re.compile(r'\\d+')
        print(digits.match('a12', 1).span(), digits.search('a12b34', 3, 5).group())
        print(digits.findall('1a2', 1), digits.fullmatch('12a', 0, 2)[0])
        """,
    "replacements that a function makes": """
        import re
        def double(m):
            print('seen', m.group(), m.span())
            return str(int(m.group()) * 2)
        print(re.sub(r'\\d+', double, 'w_1/w_20:0', count=2), re.compile('[a-z]').sub(lambda m: m.group().upper(), 'ab1'))
        print(re.subn('w', 'v', 'w/w'), re.subn('w', lambda m: 'x', 'w/w'), re.sub('x*', lambda m: '-', 'ab'))
        print(re.sub(r'_(\\w)', lambda m: m.group(1).upper(), 'camel_case_name'))
        """,
    "copies of what is a value besides": """
        import copy
        class Size(int): pass
        class Pair(tuple):
            def __deepcopy__(self, memo): return 'deep'
        class Row(list):
            def __copy__(self): return 'shallow'
        class Table(dict):
            def __deepcopy__(self, memo): return Table({k: copy.deepcopy(v, memo) for k, v in self.items()})
        n = copy.deepcopy(Size(3))
        print(n + 1, type(n).__name__, '%d' % n, str(copy.copy(Size(4))), copy.deepcopy(Pair((1,))), copy.copy(Pair((1, 2))))
        table = Table(a=[1])
        again = copy.deepcopy({'t': table})['t']
        print(copy.copy(Row()), again, again['a'] is table['a'], type(again).__name__)
        """,
    "JSON written and read": """
        import json
        config = {'sizes': [64, 32], 'lr': 0.001, 'name': 'net', 'flags': (True, None), 3: {}}
        print(json.dumps(config))
        print(json.dumps(config, indent=2, sort_keys=False), json.dumps([1, 'a"b'], separators=(',', ':')))
        again = json.loads(json.dumps(config))
        print(again == config, again['flags'], list(again))
        for bad in ({'s': {1}}, {(1, 2): 3}, {'a': 1, 2: 3}):
            try: print(json.dumps(bad, sort_keys=True))
            except TypeError: print('TypeError')
        try: json.loads('{bad')
        except json.JSONDecodeError as error: print(type(error).__name__, isinstance(error, ValueError), error.args)
        """,
    "named tuples and namespaces": """
        import collections, types, typing
        P = collections.namedtuple('P', 'x y')
        class T(typing.NamedTuple):
            name: str
            n: int = 3
        class U(T):
            @property
            def twice(self): return self.n * 2
        print(issubclass(P, tuple), issubclass(T, tuple), T._fields, T._field_defaults, U._fields, U('a').twice, U('a')._replace(n=9))
        n = types.SimpleNamespace(a=1, b='x')
        print(n, n == types.SimpleNamespace(a=1, b='x'), n == types.SimpleNamespace(a=2), n == 1)
        """,
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_a_program_prints_what_it_prints_in_cpython(text: str) -> None:
    assert difference(textwrap.dedent(text)) == ("", "")
