"""multiprocessing.pool."""

from multiprocessing import Pool, _Pool
from _scopelint import in_thread


class ThreadPool(_Pool):
    def map(self, func, iterable, chunksize=None):
        return [in_thread(func, item) for item in iterable]

    def starmap(self, func, iterable, chunksize=None):
        return [in_thread(func, *args) for args in iterable]

    def apply(self, func, args=(), kwds={}):
        return in_thread(func, *args, **kwds)
