"""What a file's text tells without being parsed."""

from __future__ import annotations

import pytest

from scopelint.source.outline import Import, outline


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("def build(x): pass", "pass x"),
        ("class Net: pass", "pass"),
        ("build(name=1)", "build"),
        ("f(\n    build=build)", "f build"),
        ("# build()\n'build()' \"build\" '''\nbuild()\n'''", ""),
        ("r'\\\\' + build + '\\\\'", "build"),
        ("f'{build(x)!r:>{width}} text'", "build x width"),
        ("f'''{build}''' rb'{x}'", "build"),
        ("x == build", "x build"),
        ("'unterminated\nbuild", "unterminated build"),
        ("f'{{no}} {x}'", "x"),
        ("1e5 + 0x1f", ""),
        ("größe.build", "größe build"),
        ("f(find='build', build_func='net', reuse=x)", "f net reuse x"),
    ],
)
def test_names_are_what_a_text_refers_to(text: str, names: str) -> None:
    assert outline(text).names - {"r"} == set(names.split())


@pytest.mark.parametrize(
    ("text", "imports"),
    [
        ("import a.b as c, d", [Import(0, "a.b"), Import(0, "d")]),
        ("from a.b import (c as x,\n  d,  # why\n)", [Import(0, "a.b", ("c", "d"))]),
        ("from . import a", [Import(1, "", ("a",))]),
        ("from ..a.b import *", [Import(2, "a.b", ("*",))]),
        ("from.a import b", [Import(1, "a", ("b",))]),
        ("from a import \\\n  b, \\\n  c", [Import(0, "a", ("b", "c"))]),
        ("try: import a; import b\nexcept E: import c", [Import(0, "a"), Import(0, "b"), Import(0, "c")]),
        ("  if x:\n\timport a", [Import(0, "a")]),
        ("'import a'\n# import b\nimported = 1\nx.import_a()", []),
    ],
)
def test_imports(text: str, imports: list[Import]) -> None:
    assert list(outline(text).imports) == imports
