"""The child that runs roots of a user's program on the real TensorFlow, one in a process of its own, and says what they did.

It stands beside `probe.py`, `watching.py`, `handed.py` and `guard.py`, in the language that Python 3.5 to 3.13 share. It is started as

    python driver.py '{"protocol": 1}'

says what is there as the probe does, and then for each line on its standard input

    {"script": "/abs/train.py", "qualname": "" | "Class.method", "attempt": 0, "root": "/abs", "arguments": [], "seconds": 60,
     "memory": 8589934592, "scratch": "/tmp/…"}

what came of it: the tables of the probe's `run`, and besides

    {"errors": [what was raised about variables, caught or not], "acts": [what sessions did, in order],
     "layers": [each layer or cell, and where it was called], "picked": [what was picked by name], "refused": [...], "attempts": 3}

Training is left out: of a run that trains, what is asked for besides is computed as it is, and after a few of them the program has come
far enough. A function gets arguments that suit what its code does with them, other ones in each attempt.
"""

import importlib
import importlib.util
import json
import os
import select
import signal
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))


def beside(name):
    """A module of the same folder, by its file: the folder itself is on no path."""
    spec = importlib.util.spec_from_file_location("scopelint_" + name, os.path.join(HERE, name + ".py"))
    module = sys.modules["scopelint_" + name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


probe, guard, watching, handed = map(beside, ("probe", "guard", "watching", "handed"))

# -- one root


def run_root(request, tf, say):
    """Run a root in this process, which ends with it."""
    watcher = watching.Watcher(request, lambda answer: say(dict(answer, refused=kept.refused, attempts=driver.attempts)))
    kept, driver = guard.Guard(request["scratch"]), handed.Driver(tf, request["attempt"])
    script, qualname = request["script"], request["qualname"]
    signal.signal(signal.SIGALRM, lambda *_: watcher.stop("time"))
    signal.setitimer(signal.ITIMER_REAL, request["seconds"])
    watcher.watch(tf)
    sys.stdin = open(os.devnull)
    keep_in(kept, tf)
    name = "__main__" if not qualname else os.path.splitext(os.path.basename(script))[0]
    module = type(sys)(name)
    module.__file__, module.__builtins__ = script, __builtins__
    sys.modules[name] = module
    sys.path[:0] = [os.path.dirname(script), request["root"]]
    sys.argv = [script] + request["arguments"]
    watcher.run_as(script, module, (lambda tree: driver.call(module.__dict__, qualname, tree)) if qualname else None)


def keep_in(kept, tf):
    """Keep the program from files and the network, its own code and TensorFlow's."""
    import tempfile  # it is to look for its folder only now

    tempfile.tempdir = os.environ["TMPDIR"] = kept.scratch
    file_io = importlib.import_module("tensorflow.python.lib.io.file_io")
    saver = importlib.import_module("tensorflow.python.training.saver").Saver
    summary = getattr(tf, "summary", None)
    kept.enter()
    kept.enter_tensorflow(file_io, saver, getattr(summary, "FileWriter", None))
    for name in ("tensorflow.python.training.tracking.util", "tensorflow.python.checkpoint.checkpoint"):
        try:
            kept.enter_checkpoints(importlib.import_module(name))
        except ImportError:  # another version has it
            pass


def limited(memory):
    import resource  # only this needs it

    for which, bound in ((resource.RLIMIT_DATA, memory), (resource.RLIMIT_CORE, 0), (resource.RLIMIT_FSIZE, 1 << 28)):
        try:
            resource.setrlimit(which, (bound, bound))
        except (OSError, ValueError):  # a lower bound is in force
            pass


def apart(request, tf):
    """Run a root in a process of its own, and give what it says; what it leaves behind is ended with it."""
    ours, theirs = os.pipe()
    errors = os.path.join(request["scratch"], "printed")
    pid = os.fork()
    if pid == 0:
        os.setsid()
        os.close(ours)
        printed = os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(printed, 1)
        os.dup2(printed, 2)
        limited(request["memory"])
        stream = os.fdopen(theirs, "w")

        def say(answer):
            stream.write(json.dumps(answer) + "\n")
            stream.flush()

        try:
            run_root(request, tf, say)
        finally:
            os._exit(70)
    os.close(theirs)
    said = heard(ours, time.time() + request["seconds"] + 5)
    os.close(ours)
    late = said is None
    ended = end(pid)
    try:
        answer = json.loads((said or b"").decode("utf-8").partition("\n")[0])
    except ValueError:
        answer = {"stopped": "time" if late else "died", "graphs": [], "raised": None, "ended": ended}
    return dict(answer, printed=last_lines(errors))


def heard(stream, deadline):
    """What a process says in a line, or until it ends; None if it does neither in time."""
    said = b""
    while b"\n" not in said:
        left = deadline - time.time()
        if left <= 0 or not select.select([stream], [], [], left)[0]:
            return None
        data = os.read(stream, 1 << 16)
        if not data:
            break
        said += data
    return said


def end(pid):
    """End a process and its group; how it ended, if it did so by itself."""
    done, status = os.waitpid(pid, os.WNOHANG)
    for _ in range(20):
        if done:
            break
        time.sleep(0.01)
        done, status = os.waitpid(pid, os.WNOHANG)
    try:
        os.killpg(pid, signal.SIGKILL)
    except OSError:  # there is nobody left
        pass
    if not done:
        os.waitpid(pid, 0)
        return ""
    return "signal {}".format(os.WTERMSIG(status)) if os.WIFSIGNALED(status) else "status {}".format(os.WEXITSTATUS(status))


def last_lines(path):
    try:
        with open(path, "rb") as stream:
            stream.seek(max(0, os.path.getsize(path) - 2000))
            return stream.read().decode("utf-8", "replace")
    except OSError:
        return ""


def main():
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)

    def say(answer):
        out.write(json.dumps(answer) + "\n")
        out.flush()

    ready = {"protocol": probe.PROTOCOL, "python": "{}.{}.{}".format(*sys.version_info), "tensorflow": None, "problem": None}
    try:
        tf = probe.import_tensorflow()
        watching.load_layers(tf)
        ready["tensorflow"] = tf.__version__
    except Exception as error:
        ready["problem"] = probe.brief(error)
    say(ready)
    if ready["problem"] is None:
        for line in iter(sys.stdin.readline, ""):
            say(apart(json.loads(line), tf))


if __name__ == "__main__":
    main()
