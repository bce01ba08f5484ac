"""Processes that run one thing each, forked from a child that has loaded TensorFlow, and bounded one by one.

It stands beside `probe.py`, in the language that Python 3.5 to 3.13 share.
"""

import json
import os
import select
import signal
import time
import traceback

LONGEST_TAIL = 2000
"""What is kept of what a process prints last."""
_SAID_LONG_AGO = 0.5
"""Seconds in which all is read that a process said while others were waited for."""


def apart(run, seconds, bound, closing=()):
    """Call `run` with a function that says its answer, in a process of its own, after `bound`: (answer, late, ended, printed).

    Without an answer, either it is late or `ended` is its status: that of `os._exit`, or a signal's number below 0.
    """
    return finish(begin(run, bound, closing), time.time() + seconds)


def begin(run, bound, closing=()):
    """The first half of `apart`: a process that runs meanwhile."""
    ours, theirs = os.pipe()
    shown, printed = os.pipe()
    pid = os.fork()
    if pid == 0:
        _become(run, bound, theirs, printed, closing + (ours, shown))
    os.close(theirs)
    os.close(printed)
    return pid, ours, shown


def finish(begun, deadline):
    """The second half of it."""
    pid, ours, shown = begun
    said, tail, late = _heard(ours, shown, max(deadline, time.time() + _SAID_LONG_AGO))
    ended = None if said is not None or late else _status(pid, time.time() + 1)
    try:
        os.killpg(pid, signal.SIGKILL)
    except OSError:  # there is nobody left
        pass
    if ended is None:
        os.waitpid(pid, 0)
    tail += _rest(shown)
    os.close(ours)
    os.close(shown)
    return said, late, ended, tail[-LONGEST_TAIL:].decode("utf-8", "replace")


def _become(run, bound, theirs, printed, closing):
    """In the new process."""
    try:
        os.setsid()
        for each in closing:
            os.close(each)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.dup2(printed, 1)
        os.dup2(printed, 2)
        bound()
        stream = os.fdopen(theirs, "w")

        def say(answer):
            stream.write(json.dumps(answer) + "\n")
            stream.flush()

        run(say)
        os._exit(0)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(70)


def _heard(stream, shown, deadline):
    """What a process says in a line (None if it ends before, or is late), what it printed, and whether it is late."""
    said, tail, streams = b"", b"", [stream, shown]
    while b"\n" not in said:
        left = deadline - time.time()
        ready = select.select(streams, [], [], left)[0] if left > 0 else []
        if not ready:
            return None, tail, True
        for each in ready:
            data = os.read(each, 1 << 16)
            if each == shown:
                tail = (tail + data)[-LONGEST_TAIL:]
                if not data:
                    streams.remove(shown)
            elif not data:
                return None, tail, False
            else:
                said += data
    try:
        return json.loads(said.partition(b"\n")[0].decode("utf-8")), tail, False
    except ValueError:
        return None, tail, False


def _rest(shown):
    """What was printed and not read yet."""
    os.set_blocking(shown, False)
    try:
        return os.read(shown, 1 << 16)
    except OSError:
        return b""


def _status(pid, deadline):
    """How a process ended; None if it does not end."""
    while time.time() < deadline:
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            return -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
        time.sleep(0.005)
    return None


def limited(**bounds):
    """Bound this process, by the names of resources."""
    import resource  # Windows has none

    for name, bound in bounds.items():
        try:
            resource.setrlimit(getattr(resource, "RLIMIT_" + name), (bound, bound))
        except (OSError, ValueError):  # a lower bound is in force
            pass
