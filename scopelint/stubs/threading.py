"""threading: a thread runs when it is started, from the root scope of its own."""

from _scopelint import context, in_thread, unknown


class Thread:
    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, daemon=None):
        self._target = target
        self._args = args
        self._kwargs = {} if kwargs is None else kwargs
        self.name = unknown("thread name") if name is None else name
        self.daemon = daemon

    def start(self):
        in_thread(self.run)

    def run(self):
        if self._target is not None:
            self._target(*self._args, **self._kwargs)

    def join(self, timeout=None):
        return None

    def is_alive(self):
        return unknown("is_alive()")

    isAlive = is_alive

    def setDaemon(self, daemonic):
        self.daemon = daemonic

    def getName(self):
        return self.name

    def setName(self, name):
        self.name = name


class Timer(Thread):
    def __init__(self, interval, function, args=None, kwargs=None):
        Thread.__init__(self, None, function, None, () if args is None else args, kwargs)

    def cancel(self):
        return None


class Lock:
    def __enter__(self):
        return True

    def __exit__(self, *args):
        return None

    def acquire(self, blocking=True, timeout=-1):
        return True

    def release(self):
        return None

    def locked(self):
        return False


class RLock(Lock):
    pass


class Semaphore(Lock):
    def __init__(self, value=1):
        pass


BoundedSemaphore = Semaphore


class Condition(Lock):
    def __init__(self, lock=None):
        pass

    def wait(self, timeout=None):
        return True

    def notify(self, n=1):
        return None

    def notify_all(self):
        return None

    notifyAll = notify_all


class Event:
    def is_set(self):
        return unknown("is_set()")

    isSet = is_set

    def set(self):
        return None

    def clear(self):
        return None

    def wait(self, timeout=None):
        return True


class Barrier:
    def __init__(self, parties, action=None, timeout=None):
        pass

    def wait(self, timeout=None):
        return 0


class local:
    pass


def current_thread():
    return unknown("current_thread()")


currentThread = main_thread = current_thread


def active_count():
    return unknown("active_count()")
