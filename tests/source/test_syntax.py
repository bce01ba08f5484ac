"""Text that does not parse is told where and why; text that is merely unusual is taken."""

from __future__ import annotations

import time

import pytest

from scopelint.exploration.stack import with_deep_stack
from scopelint.source import nodes as n
from scopelint.source.lower import lower
from scopelint.source.syntax import SourceError


@pytest.mark.parametrize(
    ("source", "row", "reason"),
    [
        ("x = 1\nw = f(1))\n", 2, "unmatched ')'"),
        ("try:\n    a\nexcept ValueError, error:\n    pass\n", 3, "Python 2"),
        ("x = 1\ntry:\n    a\nexcept A, b: pass\n", 4, "Python 2"),
        ("x = 1\nprint 'x'\n", 2, "Python 2"),
        ("x = 1\nexec 'x'\n", 2, "Python 2"),
        ("x = 1\nraise ValueError, 'x'\n", 2, "Python 2"),
        ("x = 1\n]\n", 2, "unmatched ']'"),
        ("../../common/utils.py", 1, "symbolic link"),
        ("if x:\n\ty = 1\n        z = 2\n", 3, "tabs and spaces"),
        ("x = 1\ny = 1 $ 2\n", 2, "invalid syntax"),
        ("if x:\n    y = 1\n  z = 2\n", 3, "unindent"),
        ("x = 1\n\0\n", 2, "null"),
        ("x = " + "(" * 2000 + "1" + ")" * 2000 + "\n", 1, "too deeply"),
        ("x = 1\ny = " + "+".join(["1"] * 7_000) + "\n", 2, "too deeply"),
        ("x = 1\nx" + ".f()" * 4_000 + "\n", 2, "too deeply"),
    ],
)
def test_an_error_is_told_at_its_row(source: str, row: int, reason: str) -> None:
    with pytest.raises(SourceError) as caught:
        with_deep_stack(lambda: lower(source))
    assert caught.value.row == row
    assert reason in caught.value.message


@pytest.mark.parametrize(
    "source",
    [
        "",
        "\n",
        "\x0c\nx = 1\n",
        "x = 1",
        "x = " + "+".join(["1"] * 5000) + "\n",
        "if a: pass\n" + "elif a: pass\n" * 3000,
        "x = " + "not " * 1000 + "1\n",
        "x = a" + ".b" * 3000 + "\n",
        "".join(" " * i + "if a:\n" for i in range(99)) + " " * 99 + "pass\n",
        "try:\n    a\nexcept (A, B):\n    pass\nexcept A as e:\n    pass\n",
    ],
    ids=lambda source: source[:12].strip() or "blank",
)
def test_unusual_text_is_lowered(source: str) -> None:
    assert isinstance(with_deep_stack(lambda: lower(source)), n.Module)


def test_a_generated_file_takes_seconds() -> None:
    source = "".join(f"def f{i}(x):\n    return tf.layers.dense(x, {i})\n" for i in range(10_000))
    begin = time.process_time()
    assert len(with_deep_stack(lambda: lower(source)).body) == 10_000
    assert time.process_time() - begin < 60


def test_async_is_a_name_where_it_is_no_keyword() -> None:
    source = (
        "import gym.async as a\nasync = pool(async=True).async  # async\ns = 'async'\n"
        "def f(async=1):\n    return f'{g(async)}'\ndef h():\n    global async\n    async = 2\n"
    )
    here, there = (repr(lower(text).body).replace("is_async", "is_") for text in (source, source.replace("async", "names")))
    assert here.replace("async", "names") == there
    with pytest.raises(SourceError) as caught:
        lower("async = 1\nx = )\n")
    assert caught.value.row in (1, 2)


def test_async_is_a_keyword_where_it_is_one() -> None:
    source = "async def f(async_):\n    async for x in y:\n        async with z:\n            pass\n"
    assert "is_async=True" in repr(lower(source))
