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
    "texts in memory": """
        import io, json
        f = io.StringIO('one\\ntwo\\nthree')
        print(f.readline(), f.tell(), f.read(2), f.readlines(), f.read(), f.getvalue() == 'one\\ntwo\\nthree')
        f.seek(0); print([line.strip() for line in f], next(io.StringIO('a\\nb')))
        with io.StringIO() as g:
            print(g.write('ab'), g.write('cd'), g.getvalue()); g.seek(1); g.write('X'); print(g.getvalue(), g.truncate(), g.getvalue())
            print(1, 'two', file=g, sep='-'); print(repr(g.getvalue()))
            g.writelines(['p', 'q']); print(g.getvalue())
        print(g.closed, json.load(io.StringIO('{"a": [1, null]}')))
        """,
    "configurations that are texts": """
        import configparser, io
        text = '''
        [DEFAULT]
        base = 8
        [Net]
        Units = %(base)s0
        rate: 0.5
        ; a comment
        share = no
        names = a
          b
        [other]
        flag = On
        bad = maybe
        '''.replace('\\n        ', '\\n')
        c = configparser.ConfigParser()
        c.read_string(text)
        print(c.sections(), c.options('Net'), c.get('Net', 'units'), c.getint('Net', 'UNITS'), c.getfloat('Net', 'rate'))
        print(c.getboolean('Net', 'share'), c['other']['flag'], c['other'].getboolean('flag'), repr(c['Net']['names']), dict(c.defaults()))
        print(c.has_option('Net', 'base'), c.has_option('Net', 'x'), c.has_section('DEFAULT'), 'Net' in c, 'net' in c, 'DEFAULT' in c)
        print(c.get('Net', 'x', fallback='none'), c['Net'].get('x'), c['Net'].get('x', 'there'), c['Net'].getint('x', 3))
        print(list(c), list(c['Net']), dict(c['other']), len(c), len(c['Net']), c.get('Net', 'units', raw=True), dict(c.items('Net')))
        for cast in (c.getint, c.getfloat, c.getboolean):
            for option in ('bad', 'flag', 'base', 'missing'):
                try: print(cast('other', option))
                except ValueError: print('no such value')
                except configparser.NoOptionError as error: print('no option')
        for ask in (lambda: c['missing'], lambda: c['Net']['missing'], lambda: c.get('missing', 'x'), lambda: c.options('none')):
            try: print(ask())
            except KeyError as error: print('KeyError', error)
            except configparser.NoSectionError: print('no section')
        c.set('Net', 'rate', '2'); c['Net']['more'] = 'x'; c.add_section('last'); c['new'] = {'k': 1}
        print(c.get('Net', 'rate'), c.remove_option('Net', 'share'), c.remove_option('Net', 'share'), c.sections(), c['new']['k'])
        print(c.remove_section('last'), c.sections(), c.options('Net'))
        d = configparser.RawConfigParser(defaults={'Path': '%x'}, allow_no_value=True)
        d.optionxform = str
        d.read_file(io.StringIO('[A]\\nKey\\nOther = 1'))
        print(d.has_option('A', 'path'), d.has_option('A', 'Key'), d.get('A', 'Key'), d.get('A', 'Other'))
        d.read_file(['[A]\\n', 'Other = 2\\n', '[B]'])
        print(d.get('A', 'Other'), d.sections())
        d.read_dict({'C': {'n': 3, 'm': None}})
        print(d.get('C', 'n'), d.get('C', 'm', raw=True))
        e = configparser.ConfigParser(interpolation=configparser.ExtendedInterpolation())
        e.read_string('[a]\\nx = 1\\n[b]\\ny = ${a:x}2\\nz = ${y}3')
        print(e.get('b', 'z'), e['b']['y'])
        for wrong in ('x = 1', '[a]\\n[a]', '[a]\\nx=1\\nx=2', '[a]\\n???'):
            try: configparser.ConfigParser().read_string(wrong)
            except configparser.MissingSectionHeaderError: print('no header')
            except configparser.DuplicateSectionError: print('twice')
            except configparser.DuplicateOptionError: print('option twice')
            except configparser.ParsingError: print('no line of one')
        try: print(configparser.ConfigParser({'a': '%(b)s'}).get('DEFAULT', 'a'))
        except configparser.InterpolationMissingOptionError: print('names nothing')
        class Own(configparser.ConfigParser):
            def whole(self, name): return {k: self.get(name, k) for k in self.options(name)}
        o = Own(); o.read_string(text); print(o.whole('other'))
        """,
    "tables that are texts": """
        import csv, io
        text = 'a b,c\\n"x, y",2\\n\\n3\\n4,5,6\\n'
        print(list(csv.reader(io.StringIO(text))), list(csv.reader(text.splitlines())))
        r = csv.reader(io.StringIO(text)); print(next(r), [row for row in r if row], r.line_num > 0)
        d = csv.DictReader(io.StringIO(text), restval='-'); print(d.fieldnames)
        for row in d: print(sorted(row.items(), key=str))
        print([row['k'] for row in csv.DictReader(['1;2', '3;4'], ['k', 'l'], delimiter=';')])
        class Own(csv.excel): delimiter = '|'
        csv.register_dialect('pipes', Own)
        csv.register_dialect('dots', delimiter='.')
        print(list(csv.reader(['a|b'], Own)), list(csv.reader(['a|b'], 'pipes')), list(csv.reader(['a.b'], dialect='dots')))
        print(list(csv.reader(['a\\tb'], 'excel-tab')), list(csv.reader(['a\\tb'], csv.excel_tab)))
        print(list(csv.reader(['1,"x"'], quoting=csv.QUOTE_NONNUMERIC)))
        try: list(csv.reader(['"a'], strict=True))
        except csv.Error as error: print('refused')
        """,
    "settings that are texts": """
        try: import tomllib
        except ImportError: tomllib = None
        if tomllib is not None:
            found = tomllib.loads('n = 3\\nrate = 1e-3\\non = true\\n[net]\\nunits = [8, 16]\\n[[net.more]]\\nname = "a"')
            print(found, found['net']['units'][1], type(found['on']).__name__)
            try: tomllib.loads('n = ')
            except tomllib.TOMLDecodeError: print('no TOML')
        """,
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_a_program_prints_what_it_prints_in_cpython(text: str) -> None:
    assert difference(textwrap.dedent(text)) == ("", "")
