"""The child that runs witnesses: TensorFlow is loaded once, and each witness runs in a process that is forked from it.

It stands beside `probe.py`, `watching.py` and `forking.py`, in the language that Python 3.5 to 3.13 share. It is started as

    python replay.py '{"protocol": 1, "cpus": 1, "layers": false}'

and says on its standard output

    {"protocol": 1, "tensorflow": "2.21.0", "python": "3.11.2", "devices": ["/CPU:0"], "problem": null}

and then, for each line on its standard input, what came of it:

    {"id": 7, "mode": "graph", "device": "/CPU:0", "seconds": 30, "programs": [{"source": "...", "claim": {...}, "values": true}, ...]}

what came of each program (requests that are there run side by side, and the eager programs of one):

    {"answers": [{"id": 7, "raised": null | {"types": ["ValueError", ...], "message": "...", "rows": [12, 9]}, "shared": null | true,
      "pairs": [["'net'", "'net'"]], "placed": {"net/w": "/CPU:0"}, "problem": null | "..."}, ...]}

or why nothing did: {"obstacle": "..."}, {"late": true}, {"ended": -11, "printed": "..."}. With `layers`, the Keras of this TensorFlow is
loaded with it. With `values`, the variables of a program that raises nothing are initialised and read, too; without, they are all zeros.

A system that cannot fork runs all of them in this process, each in a thread of its own, for which TensorFlow keeps a default graph
and a scope stack of its own.
"""

import collections
import contextlib
import gc
import importlib.util
import json
import os
import select
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
        """Begin each of some functions, in a process of its own if that can be; what is returned waits for what they say."""
        if not hasattr(os, "fork"):
            said = [in_thread(run) for run in runs]
            return lambda: said
        deadline = time.time() + seconds
        begun = [forking.begin(run, lambda: forking.limited(CPU=int(4 * seconds) + 10), (self.own,)) for run in runs]
        return lambda: [told(*forking.finish(each, deadline)) for each in begun]

    def devices(self, say):
        say({"devices": self.probe("graph").devices()})

    def probe(self, mode):
        return probe.Probe(probe.begin(mode, self.cpus), mode, self.cpus)

    def begin(self, request):
        """Begin the programs of a request; what is returned waits for its answers."""
        programs, seconds = request["programs"], request["seconds"]
        begun = self.apart([self.observing(request, each) for each in self.together(request)], seconds)

        def answers():
            said = begun()
            if all(isinstance(each, list) for each in said):
                return [answer for each in said for answer in each]
            # One of them took the others with it: which one shows where each is alone.
            return [
                each[0] if isinstance(each, list) else each
                for each in self.apart([self.observing(request, [program]) for program in programs], seconds)()
            ]

        return answers

    @staticmethod
    def together(request):
        """The programs of a request by the process that runs them: graphs keep one from another, eager ones share their names."""
        programs = request["programs"]
        return [programs] if request["mode"] == "graph" and hasattr(os, "fork") else [[each] for each in programs]

    def serve(self, requests, say):
        """Answer requests in order, each begun as soon as it is there."""
        begun = collections.deque()
        while True:
            for line in requests.there(wait=not begun):
                begun.append(self.begin(json.loads(line)))
            if not begun:
                return
            say({"answers": begun.popleft()()})

    def observing(self, request, programs):
        def observed(say):
            answers = []
            try:
                ready = self.probe(request["mode"])
                for program in programs:
                    if answers:
                        ready.tf.reset_default_graph()
                    answers.append(ready.observe(dict(request, **program)))
            except probe.NotThere as error:
                answers = [{"obstacle": str(error)} for _ in programs]
            say(answers)

        return observed


class Lines(object):
    """The lines of a file, as they come."""

    def __init__(self, file):
        self.file = file
        self.rest = b""

    def there(self, wait):
        """The lines that are there by now, the first of which is waited for if that is asked for; none when there will be none."""
        lines = []
        while (wait and not lines) or (hasattr(os, "fork") and select.select([self.file], [], [], 0)[0]):
            data = os.read(self.file, 1 << 16)
            if not data:
                break
            *more, self.rest = (self.rest + data).split(b"\n")
            lines += [line.decode("utf-8") for line in more]
        return lines


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
        (found,) = server.apart([server.devices], options["seconds"])()
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
        server.serve(Lines(sys.stdin.fileno()), say)


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
