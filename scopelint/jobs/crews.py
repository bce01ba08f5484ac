"""Who works: this process, or several on this machine. The cluster is in `cluster.py`."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import wait
from threading import Thread
from typing import Any

from ..config import Settings
from ..discovery import Project
from ..exploration.roots import Root
from ..exploration.stack import with_deep_stack
from ..project import Analysis
from .here import Here
from .tasks import Answer, Task, Work, attempt

FEW = 8
"""Up to so many roots are done before other processes have started."""


def _as_it_is(found: Any) -> Answer[Any]:
    answer: Answer[Any] = found
    return answer


@dataclass(frozen=True, slots=True)
class Crew:
    """Those to whom roots are sent, through an executor."""

    send: Callable[[Work[Any], Root], Future[Any]]
    stop: Callable[[], None]
    """Ends what runs now, and leaves the rest undone."""
    read: Callable[[Any], Answer[Any]] = _as_it_is
    """The answer in what a future holds."""
    gone: Callable[[], bool] = lambda: False
    """Whether they are all lost, and nothing more will come of what was sent."""
    lost: tuple[type[BaseException], ...] = ()
    """The errors that say that a worker was lost, and not what the work came to."""
    suspects: int = 0
    """How many of the first tasks that were lost may be what a worker died of."""

    def submit(self, task: Task[Any]) -> Future[Any]:
        """Have a task done."""
        try:
            return self.send(task.work, task.root)
        except BrokenExecutor as error:
            future: Future[Any] = Future()
            future.set_exception(error)
            return future


@contextmanager
def this_process(analysis: Analysis) -> Iterator[Crew]:
    """Roots are done here, one after the other."""
    with Here() as executor:
        yield Crew(lambda work, root: executor.submit(attempt, analysis, work, root), executor.stop)


@contextmanager
def processes(analysis: Analysis, count: int) -> Iterator[Crew]:
    """Roots are shared out among so many processes. They die with this one, however it dies."""
    global _analysis
    _analysis = analysis  # a forked process finds it here, with everything that is parsed already
    fork = sys.platform != "darwin" and "fork" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if fork else "spawn")
    begin: tuple[Any, ...] = () if fork else (analysis.project, analysis.settings)
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(count, context, _begin, begin)

    def stop() -> None:
        for process in multiprocessing.active_children():
            if process not in others:
                process.kill()
        pool.shutdown(cancel_futures=True)

    try:
        with pool:
            # Beside what runs, a pool has as many tasks under way to its processes, and one more.
            yield Crew(lambda work, root: pool.submit(_in_process, work, root), stop, lost=(BrokenProcessPool,), suspects=2 * count + 1)
    finally:
        _analysis = None


_analysis: Analysis | None = None
"""The analysis that this process works on."""


def _begin(project: Project | None = None, settings: Settings | None = None) -> None:
    global _analysis
    # A terminal sends its interrupt to all of its processes. The first one decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=_end_with_parent, daemon=True).start()
    gc.freeze()  # what came with the fork lives as long as the process: no need to look at it for garbage
    if project is not None and settings is not None:
        _analysis = Analysis(project, settings)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def _in_process(work: Work[Any], root: Root) -> Answer[Any]:
    assert _analysis is not None
    return with_deep_stack(partial(attempt, _analysis, work, root))


def processors() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
