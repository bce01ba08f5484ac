"""multiprocessing: what runs in another process has a graph of its own, or a copy of what there was."""

from threading import Barrier, BoundedSemaphore, Condition, Event, Lock, RLock, Semaphore

import _scopelint as _s
from _scopelint import unknown


def in_process(function, *args, **kwargs):
    _s.in_process(function, *args, **kwargs)
    return unknown("the result of another process")


class Process:
    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, daemon=None):
        self._target = target
        self._args = args
        self._kwargs = {} if kwargs is None else kwargs
        self.name = name
        self.daemon = daemon

    def start(self):
        in_process(self.run)

    def run(self):
        if self._target is not None:
            self._target(*self._args, **self._kwargs)

    def join(self, timeout=None):
        return None

    def terminate(self):
        return None

    def is_alive(self):
        return unknown("is_alive()")


class _Pool:
    def __init__(self, processes=None, *args, **kwargs):
        pass

    def map(self, func, iterable, chunksize=None):
        return [in_process(func, item) for item in iterable]

    imap = imap_unordered = map

    def starmap(self, func, iterable, chunksize=None):
        return [in_process(func, *args) for args in iterable]

    def apply(self, func, args=(), kwds={}):
        return in_process(func, *args, **kwds)

    def apply_async(self, func, args=(), kwds={}, callback=None, error_callback=None):
        in_process(func, *args, **kwds)
        return unknown("AsyncResult")

    def map_async(self, func, iterable, chunksize=None, callback=None):
        self.map(func, iterable)
        return unknown("AsyncResult")

    def close(self):
        return None

    def join(self):
        return None

    def terminate(self):
        return None

    def __enter__(self):
        return self

    def __exit__(self, *args):
        return None


def Pool(processes=None, *args, **kwargs):
    return _Pool()


def get_context(method=None):
    return unknown("a context")


def cpu_count():
    return unknown("cpu_count()")


def Queue(maxsize=0):
    return unknown("a queue")


def set_start_method(method, force=False):
    return None


def Pipe(duplex=True):
    return unknown("a connection"), unknown("a connection")
