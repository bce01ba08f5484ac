"""The child that runs roots of a user's program on the real TensorFlow, one in a process of its own, and says what they did.

It stands beside `probe.py` and `guard.py`, in the language that Python 3.5 to 3.13 share. It is started as

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

import ast
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
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


probe, guard = beside("probe"), beside("guard")

TRAINING = ("Apply", "ResourceApply", "SparseApply", "ResourceSparseApply", "AssignSub", "ScatterSub", "ResourceScatterSub")
TURNS = 3
"""After so many training steps, none of which is done, the program has come far enough."""
LONGEST_LIST = 2000


class Watcher(probe.Observer):
    """A program that is watched and kept from training."""

    def __init__(self, options, say):
        super(Watcher, self).__init__(dict(options, until="end"), say)
        self.errors, self.acts, self.layers, self.picked = [], [], {}, []
        self.turns = 0
        self.reached = {}

    def watch(self, tf):
        super(Watcher, self).watch(tf)
        scopes = importlib.import_module("tensorflow.python.ops.variable_scope")
        for name in ("__init__", "__enter__"):
            if hasattr(scopes.variable_scope, name):
                self.listen(scopes.variable_scope, name)
        self.watch_picking(importlib.import_module("tensorflow.python.framework.ops").Graph)
        for name in ("tf_keras.engine.base_layer", "tensorflow.python.keras.engine.base_layer", "tensorflow.python.layers.base"):
            self.watch_layers(name)

    def more(self):
        layers = [{"class": kind, "made": made, "calls": calls} for kind, made, calls, _ in self.layers.values() if len(calls) > 1]
        return {"errors": self.errors[:100], "acts": self.acts[:LONGEST_LIST], "layers": layers[:LONGEST_LIST], "picked": self.picked[:LONGEST_LIST]}

    # -- errors, be they caught or not

    def watch_store(self, store_class):
        super(Watcher, self).watch_store(store_class)
        self.listen(store_class, "get_variable")

    def listen(self, owner, name):
        original, watcher = getattr(owner, name), self

        def listening(*args, **kwargs):
            try:
                return original(*args, **kwargs)
            except Exception as error:
                watcher.caught(error)
                raise

        self.patch(owner, name, listening)

    def caught(self, error):
        if any(known is error for known, _ in getattr(self, "known_errors", [])):
            return
        self.known_errors = getattr(self, "known_errors", []) + [(error, None)]
        stack = [[self.own(name), row] for name, row in self.frames() if self.own(name)]
        types = [each.__name__ for each in type(error).__mro__]
        self.errors.append({"types": types, "message": str(error)[: probe.LONGEST_TEXT], "stack": stack[-200:]})

    # -- layers and cells

    def watch_layers(self, name):
        try:
            layer = importlib.import_module(name).Layer
        except (ImportError, AttributeError):
            return
        original, watcher = layer.__call__, self

        def call(self, *args, **kwargs):
            watcher.called(self)
            return original(self, *args, **kwargs)

        self.patch(layer, "__call__", call)
        begin = layer.__init__

        def init(self, *args, **kwargs):
            begin(self, *args, **kwargs)
            watcher.layers.setdefault(id(self), (type(self).__name__, watcher.place(watcher.frames()), [], self))

        self.patch(layer, "__init__", init)

    def called(self, layer):
        """A layer or a cell is called, in a variable scope, from a place of the user's own."""
        known = self.layers.setdefault(id(layer), (type(layer).__name__, None, [], layer))
        scope = "" if self.tf.executing_eagerly() else self.tf.get_variable_scope().name
        call = [scope, self.place(self.frames())]
        if call not in known[2]:
            known[2].append(call)

    # -- what is picked by name

    def watch_picking(self, graph_class):
        original, watcher = graph_class.get_collection, self

        def get_collection(graph, name, scope=None):
            found = original(graph, name, scope)
            if scope:
                names = [each.op.name for each in found if hasattr(each, "op")]
                watcher.picked.append([watcher.place(watcher.frames()), names])
            return found

        self.patch(graph_class, "get_collection", get_collection)

    # -- sessions

    def watch_sessions(self, session_class):
        original, watcher = session_class.run, self

        def run(session, fetches, feed_dict=None, *args, **kwargs):
            ops = watcher.ops_of(session.graph, fetches)
            trained = sorted(watcher.changed(ops, TRAINING))
            place = watcher.place(watcher.frames())
            if trained:
                watcher.turns += 1
                watcher.act("train", place, trained)
                if watcher.turns > TURNS:
                    watcher.stop("step")
            else:
                watcher.act("assign", place, sorted(watcher.changed(ops, ("Assign",))), watcher.kinds(ops))
            watcher.act("read", place, sorted(watcher.read(ops)))
            try:
                if not trained:
                    return original(session, fetches, feed_dict, *args, **kwargs)
                original(session, watcher.readers(ops))  # what is not initialized fails here as it would in training
                return watcher.without_training(lambda left: original(session, left, feed_dict, *args, **kwargs), session.graph, fetches)
            except Exception as error:
                watcher.caught(error)
                raise

        self.patch(session_class, "run", run)

    def act(self, kind, place, names, how=None):
        if names and len(self.acts) < LONGEST_LIST:
            self.acts.append([kind, place, names, how])

    def without_training(self, run, graph, fetches):
        """What a run gives but for what trains, of which it gives None."""
        left = [each for each in probe.flat(fetches) if each is not None and not self.trains(graph, each)]
        values = {id(each): value for each, value in zip(left, run(left))} if left else {}
        return filled(fetches, values)

    def trains(self, graph, fetch):
        return bool(self.changed(self.ops_of(graph, fetch), TRAINING))

    def ops_of(self, graph, fetches):
        """Every operation that a run comes to."""
        pending, found = [], set()
        for each in probe.flat(fetches):
            if isinstance(each, (str, bytes)):
                each = graph.as_graph_element(each)
            op = each if isinstance(each, self.tf.Operation) else getattr(each, "op", None)
            pending += [op] if isinstance(op, self.tf.Operation) else []
        while pending:
            op = pending.pop()
            if op not in found:
                found.add(op)
                pending += [each.op for each in op.inputs] + list(op.control_inputs)
        return found

    @staticmethod
    def changed(ops, kinds):
        """The variables that operations of some kinds change."""
        return {op.inputs[0].op.name for op in ops if op.type.startswith(kinds) and len(op.inputs)}

    @staticmethod
    def readers(ops):
        """Operations that read the variables among some, without giving their values."""
        kinds = ("Identity", "ReadVariableOp")
        consumers = [[each for each in op.outputs[0].consumers() if each.type in kinds] for op in ops if op.type in probe.VARIABLE_OPS]
        return [found[0] for found in consumers if found]

    @staticmethod
    def read(ops):
        return {op.name for op in ops if op.type in probe.VARIABLE_OPS}

    @staticmethod
    def kinds(ops):
        return "restore" if any(op.type.startswith("Restore") for op in ops) else "run"


def filled(fetches, values):
    if isinstance(fetches, dict):
        return type(fetches)((key, filled(each, values)) for key, each in fetches.items())
    if isinstance(fetches, (list, tuple)):
        items = [filled(each, values) for each in fetches]
        return type(fetches)(*items) if hasattr(fetches, "_fields") else type(fetches)(items)
    return values.get(id(fetches))


# -- arguments for functions

KINDS = {
    "conv2d": "image", "max_pooling2d": "image", "max_pool": "image", "bias_add": "image", "batch_normalization": "image",
    "dense": "rows", "matmul": "rows", "flatten": "rows", "fully_connected": "rows", "dropout": "rows", "xw_plus_b": "rows",
    "dynamic_rnn": "steps", "conv1d": "steps", "bidirectional_dynamic_rnn": "steps", "static_rnn": "steps",
    "embedding_lookup": "ids", "one_hot": "ids", "range": "number", "variable_scope": "name", "name_scope": "name", "get_variable": "name",
}  # fmt: skip
"""What an argument is that is the first, or with ids the second, of these calls."""
GUESSES = ("rows", "number", "image", "steps", "name", "ids")


class Uses(ast.NodeVisitor):
    """What a function does with its parameters."""

    def __init__(self):
        self.kinds = {}

    def say(self, node, kind):
        if isinstance(node, ast.Name):
            self.kinds.setdefault(node.id, kind)

    def visit_Call(self, node):
        called = getattr(node.func, "attr", getattr(node.func, "id", ""))
        for position, each in enumerate(node.args):
            kind = KINDS.get(called)
            if kind == "ids":
                self.say(each, "ids" if position == (called == "embedding_lookup") else "rows")
            elif kind is not None and position == 0:
                self.say(each, kind)
            elif kind in ("rows", "image") and position == 1 and called != "matmul":
                self.say(each, "number")
            elif isinstance(each, (ast.List, ast.Tuple)):
                for inner in each.elts:
                    self.say(inner, "number")
        for keyword in node.keywords:
            self.say(keyword.value, {"reuse": "flag", "training": "flag", "trainable": "flag", "name": "name", "scope": "name"}.get(keyword.arg, "number"))
        self.generic_visit(node)

    def visit_If(self, node):
        self.say(node.test, "flag")
        if isinstance(node.test, ast.UnaryOp):
            self.say(node.test.operand, "flag")
        self.generic_visit(node)

    visit_IfExp = visit_If


class Driver(object):
    """Calls a function or a method with arguments that suit it."""

    def __init__(self, tf, attempt):
        self.tf = tf
        self.attempt = attempt
        self.attempts = 1

    def call(self, namespace, qualname, tree):
        first, _, method = qualname.partition(".")
        owner = namespace[first]
        if not method:
            return owner(*self.arguments(defined(tree, first), 0)) if not isinstance(owner, type) else self.instance(owner, tree, first)
        receiver = self.instance(owner, tree, first)
        return getattr(receiver, method)(*self.arguments(defined(tree, first, method), 1))

    def instance(self, owner, tree, name):
        return owner(*self.arguments(defined(tree, name, "__init__"), 1))

    def arguments(self, function, skip):
        if function is None:
            return []
        uses = Uses()
        uses.visit(function)
        names = [each.arg for each in function.args.args]
        needed = names[skip : len(names) - len(function.args.defaults)]
        out = []
        for name in needed:
            choices = list(dict.fromkeys([uses.kinds.get(name) or GUESSES[0]] + list(GUESSES)))
            if choices[0] == "flag":
                choices = ["flag", "other flag"]
            elif name in uses.kinds:
                choices = choices[:1]
            out.append(choices[self.attempt // self.attempts % len(choices)])
            self.attempts *= len(choices)
        return [self.value(kind, name) for kind, name in zip(out, needed)]

    def value(self, kind, name):
        shapes = {"rows": [4, 8], "image": [2, 32, 32, 3], "steps": [4, 5, 8], "ids": [4, 5]}
        if kind in shapes:
            dtype = self.tf.int32 if kind == "ids" else self.tf.float32
            return self.tf.zeros(shapes[kind], dtype) if self.tf.executing_eagerly() else self.tf.placeholder(dtype, shapes[kind])
        return {"number": 4, "name": name, "flag": False, "other flag": True}[kind]


def defined(tree, name, method=None):
    for node in tree.body:
        if getattr(node, "name", None) == name:
            return node if method is None and isinstance(node, ast.FunctionDef) else defined(node, method or "__init__")
    return None


# -- one root


def run_root(request, tf, say):
    """Run a root in this process, which ends with it."""
    watcher = Watcher(request, lambda answer: say(dict(answer, refused=kept.refused, attempts=driver.attempts)))
    kept, driver = guard.Guard(request["scratch"]), Driver(tf, request["attempt"])
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
    file_io = importlib.import_module("tensorflow.python.lib.io.file_io")
    saver = importlib.import_module("tensorflow.python.training.saver").Saver
    summary = getattr(tf, "summary", None)
    kept.enter()
    kept.enter_tensorflow(file_io, saver, getattr(summary, "FileWriter", None))


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
        ready["tensorflow"] = tf.__version__
    except Exception as error:
        ready["problem"] = "{}: {}".format(type(error).__name__, probe.cut(str(error)))
    say(ready)
    if ready["problem"] is None:
        for line in iter(sys.stdin.readline, ""):
            say(apart(json.loads(line), tf))


if __name__ == "__main__":
    main()
