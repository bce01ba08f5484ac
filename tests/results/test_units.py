"""The units of a file: which edits change their digests, and where their nodes are afterwards."""

from __future__ import annotations

import pytest

from scopelint.diagnostics import Span
from scopelint.source.lower import lower
from scopelint.source.units import MODULE, Units

TEXT = """\
import tensorflow as tf

RATE = 0.1


def build(x, size=3):
    def inner(y):
        return tf.layers.dense(y, size)

    return inner(x)


class Net:
    depth = 2

    def call(self, x):
        return build(x)

    def call(self, x, y):
        return build(x) + build(y)
"""
NAMES = [MODULE, "build", "build.inner", "Net.call", "Net.call#2"]


def units(text: str) -> Units:
    return Units(lower(text))


def digests(text: str) -> dict[str, str]:
    found = units(text)
    return {name: found.digest(name) for name in NAMES if name in found}


def changed(text: str) -> list[str]:
    before, after = digests(TEXT), digests(text)
    return [name for name in NAMES if before[name] != after.get(name)]


def test_a_file_has_a_unit_for_each_function_and_one_for_the_rest() -> None:
    assert list(digests(TEXT)) == NAMES


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("RATE = 0.1\n", "# a comment\nRATE = 0.1  # and another\n\n\n"),
        ("    return inner(x)\n", "\n    # a comment\n    return inner(x)\n"),
        ("import tensorflow as tf\n", "# scopes\n\n\nimport tensorflow as tf\n"),
        ("depth = 2", "depth = 2;"),
    ],
)
def test_comments_and_moved_lines_change_nothing(old: str, new: str) -> None:
    assert changed(TEXT.replace(old, new)) == []


@pytest.mark.parametrize(
    "new",
    [
        "    pass\n    return inner(x)",
        "    unread = 5\n    return inner(x)",
        "    if x:\n        pass\n    return inner(x)",
        "    if x:\n        unread = other = 'a'; 'a text'\n    return inner(x)",
    ],
)
def test_statements_that_do_nothing_change_nothing(new: str) -> None:
    old = "    if x:\n        unread = 1\n    return inner(x)" if "if x" in new else "    return inner(x)"
    before, after = digests(TEXT.replace("    return inner(x)", old)), digests(TEXT.replace("    return inner(x)", new))
    assert before == after


@pytest.mark.parametrize(
    "old",
    [
        "def f(x):\n    y = 1\n    return y\n",
        "def f(x):\n    y = 1\n    return lambda: y\n",
        "def f(x):\n    global y\n    y = 1\n",
        "def f(x):\n    y = 1\n    return locals()\n",
        "def f(x):\n    y = 1\n    del y\n",
        "def f(x):\n    class A:\n        y = 1\n    return A\n",
        "def f(x):\n    x.y = 1\n",
        "def f(x):\n    y = x\n",
        "def f(x):\n    return f'{y}'\n    y = 1\n",
        "def f(x):\n    def g():\n        nonlocal y\n        y += 1\n    y = 1\n    g()\n",
    ],
)
def test_what_somebody_may_read_is_kept(old: str) -> None:
    assert units(old).digest("f") != units(old.replace("y = 1", "y = 2").replace("y = x", "y = x + 1")).digest("f")


@pytest.mark.parametrize("text", ["def f():\n    'one'\n    g()\n", "class f:\n    'one'\n    x = 1\n"])
def test_a_docstring_is_a_unit_of_its_own(text: str) -> None:
    before, after, without = units(text), units(text.replace("one", "two")), units(text.replace("    'one'\n", ""))
    assert len({each.digest("f:doc") for each in (before, after, without)}) == 3
    assert len({each.digest(MODULE) for each in (before, after, without)}) == 1
    assert "f" not in before or len({each.digest("f") for each in (before, after, without)}) == 1


@pytest.mark.parametrize(
    ("old", "new", "units"),
    [
        ("RATE = 0.1", "RATE = 0.2", [MODULE]),
        ("RATE = 0.1", "RATE = 0", [MODULE]),
        ("depth = 2", "depth = 2.0", [MODULE]),
        ("depth = 2", "depth = True", [MODULE]),
        ("tf.layers.dense(y, size)", "tf.layers.dense(y, size, name='d')", ["build.inner"]),
        ("def inner(y):", "def inner(y, z=None):", ["build"]),
        ("    return inner(x)", "    return inner(x + 1)", ["build"]),
        ("def build(x, size=3)", "def build(x, size=4)", [MODULE]),
        ("        return build(x)\n", "        yield build(x)\n", [MODULE, "Net.call"]),
        ("build(x) + build(y)", "build(x) + (build(y))", []),
        ("return build(x) + build(y)", "return build(\n            x) + build(y)", ["Net.call#2"]),
    ],
)
def test_an_edit_changes_the_units_that_it_is_in(old: str, new: str, units: list[str]) -> None:
    assert changed(TEXT.replace(old, new)) == units


def test_what_has_the_span_of_another_node_is_told_from_what_has_not() -> None:
    """A statement and its call have one span; in parentheses they have two."""
    assert units("def f():\n    g()\n").digest("f") != units("def f():\n    (g())\n").digest("f")


def test_a_node_is_found_again_where_it_is_now() -> None:
    moved = TEXT.replace("as tf\n", "as tf\n\n\n# more\n").replace("    return inner", "\n    return inner")
    before, after = units(TEXT), units(moved)
    for row, unit in ((3, MODULE), (8, "build.inner"), (10, "build"), (20, "Net.call#2")):
        spot = before.first_in(row)
        assert spot is not None
        assert spot.unit == unit
        found = after.span(spot)
        assert found is not None
        assert TEXT.split("\n")[row - 1] == moved.split("\n")[found.row - 1]


def test_what_is_no_node_is_not_found() -> None:
    found = units(TEXT)
    assert found.spot(Span(1, 2, 3, 4)) is None
    assert found.first_in(2) is None
