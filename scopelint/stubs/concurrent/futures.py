"""concurrent.futures: a call runs when it is submitted, in a thread of its own."""

from _scopelint import in_thread


class Future:
    def __init__(self, value=None):
        self._value = value

    def result(self, timeout=None):
        return self._value

    def exception(self, timeout=None):
        return None

    def done(self):
        return True

    def cancel(self):
        return False

    def add_done_callback(self, fn):
        fn(self)


class Executor:
    def __init__(self, max_workers=None, *args, **kwargs):
        pass

    def submit(self, fn, *args, **kwargs):
        return Future(in_thread(fn, *args, **kwargs))

    def map(self, func, *iterables, timeout=None, chunksize=1):
        return iter([in_thread(func, *args) for args in zip(*iterables)])

    def shutdown(self, wait=True, cancel_futures=False):
        return None

    def __enter__(self):
        return self

    def __exit__(self, *args):
        return None


class ThreadPoolExecutor(Executor):
    pass


class ProcessPoolExecutor(Executor):
    def submit(self, fn, *args, **kwargs):
        return Future(in_process(fn, *args, **kwargs))

    def map(self, func, *iterables, timeout=None, chunksize=1):
        return iter([in_process(func, *args) for args in zip(*iterables)])


def as_completed(fs, timeout=None):
    return iter(list(fs))


def wait(fs, timeout=None, return_when=None):
    return list(fs), []


from multiprocessing import in_process  # noqa: E402
