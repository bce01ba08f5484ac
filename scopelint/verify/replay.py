"""The child that runs witnesses: TensorFlow is loaded once, and each witness runs in a process that is forked from it.

It stands beside `probe.py`, `watching.py` and `forking.py`, in the language that Python 3.5 to 3.13 share. It is started as

    python replay.py '{"protocol": 1, "cpus": 1, "layers": false}'

and says on its standard output

    {"protocol": 1, "tensorflow": "2.21.0", "python": "3.11.2", "devices": ["/CPU:0"], "problem": null}

and then, for each line on its standard input, what came of it:

    {"id": 7, "mode": "graph", "device": "/CPU:0", "seconds": 30, "programs": [{"source": "...", "claim": {...}, "values": true}, ...]}

what came of each program, which run side by side:

    {"answers": [{"id": 7, "raised": null | {"types": ["ValueError", ...], "message": "...", "rows": [12, 9]}, "shared": null | true,
      "pairs": [["'net'", "'net'"]], "placed": {"net/w": "/CPU:0"}, "problem": null | "..."}, ...]}

or why nothing did: {"obstacle": "..."}, {"late": true}, {"ended": -11, "printed": "..."}. With `layers`, the Keras of this TensorFlow is
loaded with it. With `values`, the variables of a program that raises nothing are initialised and read, too; without, they are all zeros.

A system that cannot fork runs all of them in this process, each in a thread of its own, for which TensorFlow keeps a default graph
and a scope stack of its own.
"""

import contextlib
import gc
import importlib.util
import json
import os
import sys
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))


def beside(name):
    """A module of the same folder, by its file: the folder itself is on no path."""
    spec = importlib.util.spec_from_file_location("scopelint_" + name, os.path.join(HERE, name + ".py"))
    module = sys.modules["scopelint_" + name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


probe, forking, _, watching = [beside(name) for name in ("probe", "forking", "noticing", "watching")]


class Server(object):
    """Answers requests, for as long as there are any."""

    def __init__(self, cpus, own):
        self.cpus = cpus
        self.own = own
        """The file on which this process says its answers."""

    def apart(self, runs, seconds):
        """What each of some functions says, in a process of its own if that can be; these run side by side."""
        if not hasattr(os, "fork"):
            return [in_thread(run) for run in runs]
        deadline = time.time() + seconds
        begun = [forking.begin(run, lambda: forking.limited(CPU=int(4 * seconds) + 10), (self.own,)) for run in runs]
        return [told(*forking.finish(each, deadline)) for each in begun]

    def devices(self, say):
        say({"devices": self.probe("graph").devices()})

    def probe(self, mode):
        return probe.Probe(probe.begin(mode, self.cpus), mode, self.cpus)

    def answers(self, request):
        return self.apart([self.observing(request, each) for each in request["programs"]], request["seconds"])

    def observing(self, request, program):
        def observed(say):
            try:
                ready = self.probe(request["mode"])
            except probe.NotThere as error:
                say({"obstacle": str(error)})
            else:
                say(ready.observe(dict(request, **program)))

        return observed


def prepare(tf):
    """Do once what every witness would do anew: fill the caches that building a graph fills; and look for nothing to warn of."""
    warnings = probe.inside("tensorflow.python.util.deprecation")
    if warnings is not None:
        warnings._PRINT_DEPRECATION_WARNINGS = False
    if tf.__version__.startswith("1.") and hasattr(os, "fork"):  # later ones begin threads then, which a fork does not have
        with tf.Graph().as_default(), tf.variable_scope("scope"):
            made = tf.get_variable("w", [2])
            tf.assign(made, tf.get_variable("zeros", [2], initializer=tf.zeros_initializer()))
            tf.Variable(tf.zeros([2]))
            with contextlib.suppress(ValueError):  # which quotes lines of TensorFlow, whose files are read for it
                tf.get_variable("w", [2])
        context = probe.inside("tensorflow.python.eager.context")
        if context is not None:  # one that was in a graph stays behind eager programs: their functions would make variables there
            context._context = None


def in_thread(run):
    answers = []
    thread = threading.Thread(target=run, args=(answers.append,))
    thread.start()
    thread.join()
    return answers[0]


def told(said, late, ended, printed):
    return said if said is not None else {"late": True} if late else {"ended": ended, "printed": printed}


def main(options):
    say, own = probe.speaking()
    server = Server(options["cpus"], own)
    ready = {"protocol": probe.PROTOCOL, "python": "{}.{}.{}".format(*sys.version_info), "tensorflow": None, "devices": [], "problem": None}
    try:
        tf = probe.import_tensorflow()
        ready["tensorflow"] = tf.__version__
        prepare(tf)
        if options["layers"]:
            watching.load_layers(tf)
        (found,) = server.apart([server.devices], options["seconds"])
        ready["devices"] = found.get("devices", [])
        if not ready["devices"]:
            ready["problem"] = "its devices cannot be listed: {}".format(found)
    except Exception as error:
        ready["problem"] = probe.brief(error)
    say(ready)
    gc.collect()
    if hasattr(gc, "freeze"):  # what is looked through by the collector is copied, in each process anew
        gc.freeze()
    if ready["problem"] is None:
        for line in iter(sys.stdin.readline, ""):
            say({"answers": server.answers(json.loads(line))})


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
