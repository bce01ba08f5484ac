"""asyncio: a coroutine runs when it is called."""

from _scopelint import unknown

TimeoutError = TimeoutError


def run(main, *, debug=None):
    return main


def sleep(delay, result=None):
    return result


def gather(*awaitables, return_exceptions=False):
    return list(awaitables)


def wait_for(fut, timeout):
    return fut


def to_thread(func, *args, **kwargs):
    return func(*args, **kwargs)


def create_task(coro, *, name=None):
    return coro


ensure_future = shield = create_task


class _Loop:
    def run_until_complete(self, future):
        return future

    def create_task(self, coro):
        return coro

    def run_in_executor(self, executor, func, *args):
        return func(*args)

    def call_soon(self, callback, *args):
        callback(*args)

    def run_forever(self):
        return None

    close = stop = run_forever


def get_event_loop():
    return _Loop()


new_event_loop = get_running_loop = get_event_loop


def set_event_loop(loop):
    return None


Lock = Semaphore = Event = Queue = wait = as_completed = unknown("asyncio")
