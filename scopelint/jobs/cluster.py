"""Roots on a cluster: `dask.distributed`'s own executor sends them to workers that have none of the files.

The project goes there once, by content. Its files keep the paths that they have here, so that answers read as if it ran here.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import pickle
import re
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import cache, lru_cache, partial
from pathlib import Path
from threading import Lock
from typing import Any

from .. import __version__, rulebook
from ..exploration.roots import Root
from ..exploration.stack import with_deep_stack
from ..project import Analysis
from ..surroundings import surroundings
from .crews import Crew
from .tasks import Answer, ExecutorError, Work, attempt

_CONNECT = 10
"""Seconds in which a scheduler answers."""
_GATHER = 60
"""Seconds in which its first worker is there."""
_CLOSE = 2
_LATE = (OSError, asyncio.TimeoutError)  # the same from Python 3.11 on


@contextmanager
def cluster(analysis: Analysis, address: str) -> Iterator[Crew]:
    """Roots are sent to the Dask cluster whose scheduler is at `dask://HOST:PORT`. Raises `ExecutorError`."""
    if (found := re.fullmatch(r"dask://(\[[^\]]+\]|[^:/\s]+):(\d+)", address)) is None:
        raise ExecutorError(f"--executor: expected dask://HOST:PORT, not {address}")
    try:
        from distributed import Client, KilledWorker  # an optional dependency
    except ImportError:
        raise ExecutorError(f"{address} needs Dask, which the extra scopelint[dask] installs") from None
    parcel = packed(analysis)
    try:
        client = Client(f"tcp://{found[1]}:{found[2]}", timeout=_CONNECT, set_as_default=False, name="scopelint")
    except _LATE:
        raise ExecutorError(f"{address}: no Dask scheduler answers there") from None
    with _closing(client):
        # A task, not data that is scattered: the scheduler can have it made again when a worker is lost.
        here = client.submit(bytes, parcel, key=f"scopelint-{hashlib.sha256(parcel).hexdigest()}")
        try:
            client.wait_for_workers(1, timeout=_GATHER)
        except _LATE:
            raise ExecutorError(f"{address}: the scheduler has no workers") from None
        executor = client.get_executor(pure=False)
        perform = _portable(identity())

        def send(work: Work[Any], root: Root) -> Any:
            return executor.submit(perform, here, pickle.dumps((work, root)))

        def read(found: bytes | str) -> Answer[Any]:
            if isinstance(found, str):
                raise ExecutorError(f"{address}: {found}")
            answer: Answer[Any] = pickle.loads(found)
            return answer

        # Without a scheduler, futures may stay open for good.
        yield Crew(send, partial(executor.shutdown, wait=False), read, lambda: client.status != "running", (KilledWorker, OSError))


@contextmanager
def _closing(client: Any) -> Iterator[None]:
    try:
        yield
    finally:
        with suppress(*_LATE):  # a scheduler that is gone cannot be taken leave of
            client.close(timeout=_CLOSE)


def packed(analysis: Analysis) -> bytes:
    """A project by content: its files, what it looks at besides them, and the settings."""
    settings = replace(analysis.settings, cache=None, executor="", jobs=1)
    project = analysis.project.away(surroundings(analysis.project, settings))
    return zlib.compress(pickle.dumps((project, settings)))


def identity() -> str:
    """What must be the same on both sides for the same answers: scopelint, to the letter, and the Python that it runs on."""
    return f"scopelint {__version__} ({_digest()[:8]}) on Python {sys.version_info[0]}.{sys.version_info[1]} ({os.name})"


@cache
def _digest() -> str:
    digest = hashlib.sha256()
    package = Path(__file__).parents[1]
    for path in (*sorted(package.rglob("*.py")), *sorted(rulebook.rules_folder().glob("*.md"))):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _portable(wanted: str) -> Callable[[bytes, bytes], bytes | str]:
    """What a worker calls; it returns an answer, or in words why it cannot have one.

    A function inside a function travels by value: the scheduler, which reads it too, need not have scopelint.
    """

    def call(parcel: bytes, task: bytes) -> bytes | str:
        import socket  # the function travels alone

        try:
            from scopelint.jobs.cluster import identity, perform  # by name: the worker has its own
        except ImportError:
            return f"the worker on {socket.gethostname()} has no scopelint, or another version: here it is {wanted}"
        if identity() != wanted:
            return f"the worker on {socket.gethostname()} has {identity()}, and here it is {wanted}"
        return perform(parcel, task)

    return call


# -- on a worker

_one_at_a_time = Lock()
"""A worker may have several threads, and an analysis is for one."""


def perform(parcel: bytes, task: bytes) -> bytes:
    """Do a task on the project in a parcel; returns its answer, pickled."""
    with _one_at_a_time:
        analysis = _opened(parcel)
        work, root = pickle.loads(task)
        return pickle.dumps(with_deep_stack(partial(attempt, analysis, work, root)))


@lru_cache(maxsize=1)
def _opened(parcel: bytes) -> Analysis:
    project, settings = pickle.loads(zlib.decompress(parcel))
    return Analysis(project, settings)
