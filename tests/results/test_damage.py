"""Whatever a cache folder holds, the results are right."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from scopelint.storage import store as storage
from scopelint.storage.store import Store

from .conftest import Project

REPOSITORY = Path(__file__).parents[2]


@pytest.mark.parametrize("seed", range(4))
def test_entries_of_random_bytes_are_none(project: Project, seed: int) -> None:
    cold, chance = project.lint(), random.Random(seed)
    for path in project.entries:
        data = bytearray(path.read_bytes())
        match chance.randrange(3):
            case 0:
                data = bytearray(chance.randbytes(chance.randrange(200)))
            case 1:
                data[chance.randrange(len(data))] ^= 0xFF
            case 2:
                del data[chance.randrange(len(data)) :]
        path.write_bytes(data)
    assert project.lint() == cold
    assert project.lint() == cold
    assert project.ran == []


def tamper(project: Project, change: Callable[[object], object]) -> None:
    """Change something in every JSON entry, under a digest that fits."""
    for path in project.entries:
        data = path.read_bytes()[32:]
        try:
            content = json.loads(data)
        except ValueError:
            continue
        data = json.dumps(change(content)).encode()
        path.write_bytes(hashlib.sha256(data).digest() + data)


@pytest.mark.parametrize("seed", range(25))
def test_entries_that_hold_something_else_do_no_harm(project: Project, seed: int) -> None:
    project.lint()
    chance = random.Random(seed)
    wrong = [None, -1, 10**30, "", "../../../etc/passwd", "\ue000f9\ue001", "\ue000r-1\ue001", [], {}, [[]], True, 1.5]

    def change(content: object) -> object:
        if isinstance(content, list | dict) and content and chance.random() < 0.97:
            keys = list(range(len(content)) if isinstance(content, list) else content)
            key = chance.choice(keys)
            content[key] = change(content[key])  # type: ignore[index]
            return content
        return chance.choice(wrong)

    tamper(project, change)
    project.lint()  # it may say what a stranger wrote there, but it says it
    project.replace("alone.py", "[2]", "[3]")
    project.lint()


@pytest.mark.parametrize("content", [b"", b"\0" * 100, b"[" * 100_000])
def test_a_folder_of_anything_is_no_cache(project: Project, content: bytes) -> None:
    cold = project.lint(cache=False)
    for name in ("entries", "0.0.1/abc", "CACHEDIR.TAG"):
        path = project.cache / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    assert project.lint() == cold == project.lint()


def test_a_cache_that_cannot_be_written_is_read(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    cold = project.lint()

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(storage.tempfile, "mkstemp", full)
    monkeypatch.setattr(os, "utime", full)
    assert project.lint() == cold
    assert project.ran == []
    project.replace("alone.py", "[2]", "[3]")
    assert project.lint() == project.lint(cache=False)


def test_a_pipe_in_the_folder_is_no_entry(project: Project) -> None:
    cold = project.lint()
    for path in project.entries:
        path.unlink()
        os.mkfifo(path)
    assert project.lint() == cold


def test_two_runs_at_once_are_both_right(project: Project) -> None:
    command = [sys.executable, "-m", "scopelint", "--isolated", "--jobs", "1", "--select", "ALL", "."]
    environment = {**os.environ, "PYTHONPATH": str(REPOSITORY)}

    def printed(*options: str) -> bytes:
        done = subprocess.run([*command, *options], cwd=project.path, env=environment, capture_output=True, check=False)
        return done.stdout + done.stderr

    with ThreadPoolExecutor(3) as pool:
        outputs = list(pool.map(lambda _: printed(), range(3)))
    assert set(outputs) == {printed("--no-cache")} == {printed()}


def test_the_folder_is_kept_within_its_size(tmp_path: Path) -> None:
    store = Store(tmp_path / "cache", 1_000)
    for number in range(20):
        store.put(f"key {number}", bytes(100))
        path = store._path(f"key {number}")
        os.utime(path, ns=(number, number))
    assert store.get("key 3") is not None  # it is used now
    store.put("key 20", bytes(100))
    store.tidy()
    left = [number for number in range(21) if store.get(f"key {number}") is not None]
    assert left == [3, *range(16, 21)]


def test_only_entries_are_removed(tmp_path: Path) -> None:
    store = Store(tmp_path / "cache", 0)
    store.put("key", bytes(100))
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "file").write_text("keep")
    (store.folder / "entries" / "ab").symlink_to(mine)
    (store.folder / "entries" / "notes").mkdir()
    (store.folder / "entries" / "notes" / "file").write_text("keep")
    store.tidy()
    assert store.get("key") is None
    assert (mine / "file").read_text() == "keep"
    assert (store.folder / "entries" / "notes" / "file").read_text() == "keep"


def test_a_project_with_a_tiny_cache_is_right(project: Project) -> None:
    cold = project.lint(cache=False)
    assert project.lint(cache_size=10) == cold
    assert project.lint(cache_size=10) == cold
