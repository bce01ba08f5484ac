"""The cache of lowered files: what it gives back, and that nothing about it can stop a run."""

from __future__ import annotations

import hashlib
import os
import pickle
from pathlib import Path

import pytest

from scopelint.source import nodes as n
from scopelint.source.cache import Cache
from scopelint.source.lower import lower
from scopelint.storage.store import Store

TEXT = """\
import a.b as c
from . import d
@c.e(1, *x, k=f"{x!r:>{w}} {...}")
class F(G, metaclass=H):
    async def f(self, a, /, b=1j, *args, c=b"x", **kw) -> int:
        '''doc'''
        try:
            yield [i for i in range(10) if i]
        except (A, B) as e:
            raise
        finally:
            x[1:2, ...] = lambda: not -y
match z:
    case [1, *rest] | {"k": v}:
        pass
"""


def test_what_comes_back_is_what_went_in(tmp_path: Path) -> None:
    cache = Cache(Store(tmp_path / "cache", 10**6))
    assert cache.get(TEXT) is None
    module = lower(TEXT)
    cache.put(TEXT, module)
    again = cache.get(TEXT)
    assert again is not None
    assert (repr(again.body), again.names, again.acts) == (repr(module.body), module.names, module.acts)
    assert cache.get(TEXT + "\n") is None


def test_what_the_interpreter_keeps_in_a_node_is_not_stored(tmp_path: Path) -> None:
    cache = Cache(Store(tmp_path, 10**6))
    module = lower("x\n")
    (statement,) = module.body
    assert isinstance(statement, n.ExprStmt)
    statement.value.place = "kept"
    cache.put("x\n", module)
    again = cache.get("x\n")
    assert again is not None
    assert again.body[0].value.place is None  # type: ignore[attr-defined]


def test_the_folder_says_what_it_is(tmp_path: Path) -> None:
    Cache(Store(tmp_path / "cache", 10**6)).put("x\n", lower("x\n"))
    assert (tmp_path / "cache" / ".gitignore").read_text() == "*\n"
    assert (tmp_path / "cache" / "CACHEDIR.TAG").read_text().startswith("Signature: 8a477f597d28d172789f06886806bc55")


class Evil:
    def __reduce__(self) -> object:
        return os.mkdir, ("evil",)


@pytest.mark.parametrize("damage", [b"", b"\x00" * 40, pickle.dumps(Evil()), pickle.dumps([1])])
def test_a_damaged_or_foreign_entry_is_no_entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: bytes) -> None:
    monkeypatch.chdir(tmp_path)
    cache = Cache(Store(tmp_path / "cache", 10**6))
    cache.put("x\n", lower("x\n"))
    (entry,) = (path for path in (tmp_path / "cache" / "entries").rglob("*") if path.is_file())
    entry.write_bytes(hashlib.sha256(damage).digest() + damage)
    assert cache.get("x\n") is None
    assert not Path("evil").exists()


def test_a_folder_that_cannot_be_made_is_no_cache(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file")
    cache = Cache(Store(tmp_path / "cache", 10**6))
    cache.put("x\n", lower("x\n"))
    assert cache.get("x\n") is None
