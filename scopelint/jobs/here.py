"""An executor that works in this process, in a thread with room for the interpreter's recursion."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread, get_ident
from typing import Any, ParamSpec, TypeVar

from ..exploration.stack import with_deep_stack
from ..watch import Interrupted

T = TypeVar("T")
P = ParamSpec("P")

_PATIENCE = 2.0
"""Seconds in which a thread that is told to stop has come to Python code that hears it."""


class Here(Executor):
    """Does what is submitted, one thing after the other.

    A thread of its own leaves the main thread free to hear signals. Nobody has to wait for it at the end of the process, as for
    a `ThreadPoolExecutor`'s.
    """

    def __init__(self) -> None:
        self._queue: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        self._worker: int | None = None
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        self._queue.put((future, partial(fn, *args, **kwargs)))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if cancel_futures:
            while not self._queue.empty():
                if (item := self._queue.get()) is not None:
                    item[0].cancel()
        self._queue.put(None)
        if wait:
            self._thread.join()

    def stop(self) -> None:
        """End what runs now, with `Interrupted`, and leave the rest undone."""
        self.shutdown(wait=False, cancel_futures=True)
        if self._worker is not None:
            import ctypes  # start-up time: only what is ended early needs it

            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._worker), ctypes.py_object(Interrupted))
        self._thread.join(_PATIENCE)

    def _run(self) -> None:
        with suppress(Interrupted):
            with_deep_stack(self._work)

    def _work(self) -> None:
        self._worker = get_ident()
        while (item := self._queue.get()) is not None:
            future, call = item
            if future.set_running_or_notify_cancel():
                try:
                    result = call()
                except BaseException as error:  # noqa: BLE001 (it is the future's)
                    future.set_exception(error)
                else:
                    future.set_result(result)
            del item, future, call  # what was done is not kept while it waits
