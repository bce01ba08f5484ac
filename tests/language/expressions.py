"""Random expressions of known types, over the names that a program has."""

from __future__ import annotations

import random
from collections.abc import Callable

INT, STR, LIST, DICT, BOOL = "int", "str", "list", "dict", "bool"
"""Types of expressions; a list holds numbers, a dict has texts for keys and numbers for values."""


class Expressions:
    """Writes expressions. What may raise is left to the caller's `try`."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.names: dict[str, list[str]] = {INT: [], STR: [], LIST: [], DICT: [], BOOL: []}

    def pick(self, *options: str) -> str:
        return self.rng.choice(options)

    def number(self) -> int:
        return self.rng.choice([0, 1, 2, 3, 4, 5, 7, 10, -1, -2, -3, 12])

    def any(self, depth: int = 2) -> str:
        return self.of(self.rng.choice([INT, INT, STR, STR, LIST, DICT, BOOL]), depth)

    def of(self, kind: str, depth: int = 2) -> str:
        if self.names[kind] and self.rng.random() < 0.4:
            return self.rng.choice(self.names[kind])
        if depth <= 0:
            return self._literal(kind)
        options = _FORMS[kind]
        return self.rng.choice(options)(self, depth - 1)

    def _literal(self, kind: str) -> str:
        rng = self.rng
        if kind == INT:
            return str(self.number())
        if kind == STR:
            return repr(rng.choice(["", "a", "b", "ab", "cab", "A b", "x-y", "Hello", "1", "23", "a,b,c", " pad "]))
        if kind == BOOL:
            return rng.choice(["True", "False"])
        count = rng.randrange(4)
        if kind == LIST:
            return repr([self.number() for _ in range(count)])
        return repr({rng.choice("abcdef"): self.number() for _ in range(count)})


def _form(template: str, *kinds: str) -> Callable[[Expressions, int], str]:
    return lambda e, depth: template.format(*(e.of(kind, depth) for kind in kinds))


_FORMS: dict[str, list[Callable[[Expressions, int], str]]] = {
    INT: [
        _form("({} + {})", INT, INT),
        _form("({} - {})", INT, INT),
        _form("({} * {})", INT, INT),
        _form("({} // {})", INT, INT),
        _form("({} % {})", INT, INT),
        _form("(-{})", INT),
        _form("abs({})", INT),
        _form("({} & {})", INT, INT),
        _form("({} | {})", INT, INT),
        _form("({} ^ {})", INT, INT),
        _form("len({})", STR),
        _form("len({})", LIST),
        _form("len({})", DICT),
        _form("sum({})", LIST),
        _form("max({}, default={})", LIST, INT),
        _form("min([*{}, {}])", LIST, INT),
        _form("max({}, {})", INT, INT),
        _form("({} if {} else {})", INT, BOOL, INT),
        _form("{}[{}]", LIST, INT),
        _form("{}.get({}, {})", DICT, STR, INT),
        _form("{}[{}]", DICT, STR),
        _form("{}.find({})", STR, STR),
        _form("{}.count({})", STR, STR),
        _form("{}.index({})", LIST, INT),
        _form("{}.count({})", LIST, INT),
        _form("int({})", STR),
        _form("int({})", BOOL),
        _form("(lambda a, b=1: a - b)({})", INT),
        _form("divmod({}, {})[1]", INT, INT),
        _form("sum(x * {} for x in {} if x > {})", INT, LIST, INT),
        _form("next(iter({}))", LIST),
        _form("next((x for x in {} if x != {}), {})", LIST, INT, INT),
        _form("pow({}, 2)", INT),
        _form("round({} / 4)", INT),
        _form("ord({}[0])", STR),
    ],
    STR: [
        _form("({} + {})", STR, STR),
        _form("({} * {})", STR, INT),
        _form("str({})", INT),
        _form("str({})", LIST),
        _form("repr({})", STR),
        _form("repr({})", DICT),
        _form("{}.upper()", STR),
        _form("{}.title()", STR),
        _form("{}.strip()", STR),
        _form("{}.replace({}, {})", STR, STR, STR),
        _form("{}.join([{}, {}])", STR, STR, STR),
        _form("{}.join(map(str, {}))", STR, LIST),
        _form("{}.join(sorted({}))", STR, DICT),
        _form("{}[{}:{}]", STR, INT, INT),
        _form("{}[::-1]", STR),
        _form("{}[{}]", STR, INT),
        _form("(lambda a, b, c: f'<{{a}}|{{b:>4}}|{{c!r}}>')({}, {}, {})", INT, INT, LIST),
        _form("(lambda a, w=5: f'{{a:03d}}{{a + 1:{{w}}}}')({})", INT),
        _form("'%d-%s' % ({}, {})", INT, STR),
        _form("'%5.2f|%-4s|%x' % ({}, {}, abs({}))", INT, STR, INT),
        _form("'{{}} {{0}}'.replace('{{0}}', '{{}}').format({}, {})", INT, STR),
        _form("'{{0:>5}}{{1:<4}}{{k}}'.format({}, {}, k={})", INT, STR, LIST),
        _form("({} if {} else {})", STR, BOOL, STR),
        _form("({} or {})", STR, STR),
        _form("({} and {})", STR, STR),
        _form("{}.zfill({})", STR, INT),
        _form("{}.center(6, '*')", STR),
        _form("{}.split({})[0]", STR, STR),
        _form("{}.partition('b')[2]", STR),
        _form("chr(97 + {} % 26)", INT),
        _form("format({}, '>4')", INT),
        _form("{}.ljust(4, '.')", STR),
        _form("hex(abs({}))", INT),
    ],
    LIST: [
        _form("[{}, {}]", INT, INT),
        _form("({} + {})", LIST, LIST),
        _form("({} * 2)", LIST),
        _form("[x + {} for x in {}]", INT, LIST),
        _form("[x for x in {} if x % 2 == {}]", LIST, INT),
        _form("[x * y for x in {} for y in {}]", LIST, LIST),
        _form("{}[{}:]", LIST, INT),
        _form("{}[:{}]", LIST, INT),
        _form("{}[::-1]", LIST),
        _form("sorted({})", LIST),
        _form("sorted({}, reverse=True)", LIST),
        _form("sorted({}, key=lambda x: (x % 3, x))", LIST),
        _form("list(range({}))", INT),
        _form("list(range({}, {}, 2))", INT, INT),
        _form("list({}.values())", DICT),
        _form("list(map(lambda x: x - {}, {}))", INT, LIST),
        _form("list(filter(lambda x: x > {}, {}))", INT, LIST),
        _form("[a + b for a, b in zip({}, {})]", LIST, LIST),
        _form("[i * x for i, x in enumerate({}, {})]", LIST, INT),
        _form("list(reversed({}))", LIST),
        _form("sorted(set({}) | set({}))", LIST, LIST),
        _form("sorted(set({}) & set({}))", LIST, LIST),
        _form("sorted({{x % 3 for x in {}}})", LIST),
        _form("[*{}, {}, *{}]", LIST, INT, LIST),
        _form("({} if {} else {})", LIST, BOOL, LIST),
        _form("[len(w) for w in {}.split(',')]", STR),
        _form("[*map(max, zip({}, {}))]", LIST, LIST),
    ],
    DICT: [
        _form("{{**{}, {}: {}}}", DICT, STR, INT),
        _form("dict({}, z={})", DICT, INT),
        _form("{{k: v + {} for k, v in {}.items()}}", INT, DICT),
        _form("dict(zip('abc', {}))", LIST),
        _form("({} | {})", DICT, DICT),
        _form("dict.fromkeys('ab', {})", INT),
        _form("dict(sorted({}.items()))", DICT),
        _form("{{str(x): x for x in {}}}", LIST),
        _form("dict([({}, {})])", STR, INT),
    ],
    BOOL: [
        _form("({} < {})", INT, INT),
        _form("({} == {})", INT, INT),
        _form("({} <= {} < {})", INT, INT, INT),
        _form("({} in {})", INT, LIST),
        _form("({} not in {})", STR, STR),
        _form("({} in {})", STR, DICT),
        _form("(not {})", BOOL),
        _form("({} and {})", BOOL, BOOL),
        _form("({} or {})", BOOL, BOOL),
        _form("bool({})", LIST),
        _form("({} == {})", LIST, LIST),
        _form("({} < {})", LIST, LIST),
        _form("({} == {})", DICT, DICT),
        _form("({} < {})", STR, STR),
        _form("{}.startswith({})", STR, STR),
        _form("{}.isdigit()", STR),
        _form("any(x > {} for x in {})", INT, LIST),
        _form("all({})", LIST),
        _form("isinstance({}, (int, str))", INT),
        _form("(set({}) <= set({}))", LIST, LIST),
        _form("({} is None)", DICT),
        _form("(({}, 1) < ({}, 2))", INT, INT),
    ],
}
