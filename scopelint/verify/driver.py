"""The child that runs roots of a user's program on the real TensorFlow, one in a process of its own, and says what they did.

It stands beside `probe.py`, `watching.py`, `handed.py` and `guard.py`, in the language that Python 3.5 to 3.13 share. It is started as

    python driver.py '{"protocol": 1}'

says what is there as the probe does, and then for each line on its standard input

    {"script": "/abs/train.py", "qualname": "" | "Class.method", "attempt": 0, "root": "/abs", "arguments": [], "seconds": 60,
     "bound": [["/abs/train.py", 12]], "past": false, "memory": 8589934592, "scratch": "/tmp/…"}

what came of it: the tables of the probe's `run`, and besides

    {"errors": [what was raised about variables, caught or not], "acts": [what sessions did, in order],
     "layers": [each layer or cell, and where it was called], "picked": [what was picked by name], "refused": [...], "attempts": 3}

`bound` are the assignments that are looked at. With `past`, the program goes on and so comes to what is behind an error: a request that
the store of variables refuses, or the trace of a function, gets the variable that is there, or else a new one; what is read and not
initialized is initialized then; what has no average is its own; and assertions of the script are left out.

Training is left out: of a run that trains, what is asked for besides is computed as it is, and after a few of them the program has come
far enough. A function gets arguments that suit what its code does with them, other ones in each attempt.
"""

import importlib
import importlib.util
import json
import os
import signal
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def beside(name):
    """A module of the same folder, by its file: the folder itself is on no path."""
    spec = importlib.util.spec_from_file_location("scopelint_" + name, os.path.join(HERE, name + ".py"))
    module = sys.modules["scopelint_" + name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


probe, guard, _, watching, handed, forking, rebinding = [
    beside(name) for name in ("probe", "guard", "noticing", "watching", "handed", "forking", "rebinding")
]

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
    rebinding.Rebinding(watcher, request["bound"]).start()
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


def apart(request, tf, own):
    """Run a root in a process of its own, and give what it says; what it leaves behind is ended with it."""

    def bound():
        forking.limited(DATA=request["memory"], CORE=0, FSIZE=1 << 28)

    said, late, ended, printed = forking.apart(lambda say: run_root(request, tf, say), request["seconds"] + 5, bound, (own,))
    if said is None:
        how = "" if ended is None else "signal {}".format(-ended) if ended < 0 else "status {}".format(ended)
        said = {"stopped": "time" if late else "died", "graphs": [], "raised": None, "ended": how}
    return dict(said, printed=printed)


def main():
    say, own = probe.speaking()
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
            say(apart(json.loads(line), tf, own))


if __name__ == "__main__":
    main()
