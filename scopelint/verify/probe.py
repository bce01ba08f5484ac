# long: the child gets it as one file, whatever Python it runs on.
"""The child that has TensorFlow: the only code of scopelint's that imports it.

One file that stands alone, in the language that Python 3.5 to 3.13 share, for TensorFlow 1.4 to 2.21. It speaks lines of JSON.
The probe judges nothing: what an observation means is decided by who asked.

**Witnesses** are run by `replay.py`, which asks for a `Probe` here.

**A user's program.** It is started as

    python probe.py '{"protocol": 1, "mode": "run", "script": "/abs/train.py", "arguments": [], "root": "/abs", "until": "step"}'

and says, when the program has come to its first training or evaluation step (`until`: its first use of a session is `init`,
its first step is `step`, or its end), which variables it made and which calls shared them:

    {"protocol": 1, "tensorflow": "...", "python": "...", "problem": null, "stopped": "init" | "step" | "end" | "error" | "exit",
     "graphs": [{"variables": [{"name", "shape", "dtype", "trainable", "collection", "created": {"filename", "row"}, "reused": [...]}]}],
     "raised": null | {"types": [...], "message": "...", "stack": [["/abs/train.py", 12], ...], "told": [...]}}
"""

import ast
import importlib
import json
import os
import re
import signal
import sys
import threading
import time

PROTOCOL = 1
HERE = os.path.dirname(os.path.realpath(__file__))
MOST_ELEMENTS = 1 << 20
"""Larger variables are not given values."""
LONGEST_TEXT = 4000


def import_tensorflow():
    try:
        import tensorflow.compat.v1 as tf  # TensorFlow is loaded when asked for, and each version has its own parts
    except ImportError:
        import tensorflow as tf  # TensorFlow is loaded when asked for, and each version has its own parts
    return tf


def inside(name):
    """A module inside TensorFlow whose change saves time and nothing else; None where this TensorFlow has no such module."""
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


class NotThere(Exception):
    """What this TensorFlow does not have."""


def begin(mode, cpus):
    """Import TensorFlow in this mode. Raises NotThere."""
    import warnings  # only this needs it

    warnings.filterwarnings("ignore")
    tf = import_tensorflow()
    if mode == "keras 3" and tuple(map(int, tf.__version__.split(".")[:2])) < (2, 16):
        raise NotThere("TensorFlow {} comes with a Keras before 3".format(tf.__version__))
    if hasattr(tf, "logging"):
        tf.logging.set_verbosity(tf.logging.ERROR)
    if mode == "eager" and not hasattr(tf, "executing_eagerly"):
        raise NotThere("TensorFlow {} has no eager execution".format(tf.__version__))
    if mode == "eager":
        if cpus > 1:
            two = getattr(tf.config, "experimental", tf.config)
            cpu = two.list_physical_devices("CPU")[0]
            two.set_virtual_device_configuration(cpu, [two.VirtualDeviceConfiguration()] * cpus)
        if not tf.executing_eagerly():
            tf.enable_eager_execution()
    elif mode == "resources":
        if hasattr(tf, "disable_eager_execution"):
            tf.disable_eager_execution()
            tf.enable_resource_variables()
    elif hasattr(tf, "disable_v2_behavior"):
        tf.disable_v2_behavior()
    return tf


def short(device):
    """`/job:localhost/replica:0/task:0/device:GPU:1` as one writes it: `/GPU:1`."""
    found = re.search(r"(?:device:)?([A-Za-z_]+):(\d+)$", device or "")
    return "/{}:{}".format(found.group(1).upper(), found.group(2)) if found else device


class Probe(object):
    """A TensorFlow in which programs are run and watched."""

    def __init__(self, tf, mode, cpus):
        self.tf = tf
        self.mode = mode
        self.config = tf.ConfigProto(device_count={"CPU": cpus}, allow_soft_placement=False)
        # A witness computes next to nothing: what prepares for more takes longer than it.
        self.config.intra_op_parallelism_threads = self.config.inter_op_parallelism_threads = 1
        rewriting = self.config.graph_options.rewrite_options
        if hasattr(rewriting, "disable_meta_optimizer"):
            rewriting.disable_meta_optimizer = True
        self.config.gpu_options.allow_growth = True
        self.device = None
        self.graphs = []
        self.watch_graphs()
        self.watch_sessions()

    def watch_sessions(self):
        """Give the sessions of programs the devices that there are, and no soft placement."""
        original, probe = self.tf.Session.__init__, self

        def init(session, target="", graph=None, config=None):
            original(session, target, graph, probe.config if config is None else config)

        self.tf.Session.__init__ = init

    def watch_graphs(self):
        """Remember every graph that is made, and put it on the device that was asked for."""
        graph_class, original, probe = self.tf.Graph, self.tf.Graph.__init__, self

        def init(graph, *args, **kwargs):
            original(graph, *args, **kwargs)
            if type(graph) is graph_class:
                probe.graphs.append(graph)
                if probe.device is not None:
                    graph._scopelint_device = graph.device(probe.device)
                    graph._scopelint_device.__enter__()

        graph_class.__init__ = init

    def devices(self):
        return [name for name in map(short, self.device_names()) if not name.startswith("/XLA")]

    def device_names(self):
        if self.mode == "eager":
            listing = getattr(self.tf.config, "experimental_list_devices", None)
            if listing is None:
                return [each.name for each in self.tf.config.list_logical_devices()]
            return listing()
        with self.tf.Graph().as_default(), self.tf.Session(config=self.config) as session:
            if hasattr(session, "list_devices"):
                return [each.name for each in session.list_devices()]
            from tensorflow.python.client import device_lib  # TensorFlow is loaded when asked for, and each version has its own parts

            return [each.name for each in device_lib.list_local_devices()]

    def observe(self, request):
        """Run one program and look at what it did."""
        answer = {"id": request["id"], "raised": None, "shared": None, "pairs": [], "placed": {}, "problem": None}
        if not request["values"]:
            self.keep_short()
        self.run(request, answer)
        return answer

    def keep_short(self):
        """Have default initializers of zeros, which are made of far fewer operations, and of what only takes a name no operation at all."""
        store = getattr(inside("tensorflow.python.ops.variable_scope"), "_VariableStore", None)
        original, tf = getattr(store, "_get_default_initializer", None), self.tf

        def default(self, name, shape=None, dtype=tf.float32):
            found = original(self, name, shape, dtype)
            return (tf.zeros_initializer(),) + tuple(found[1:]) if tf.as_dtype(dtype).is_floating else found

        if original is not None:
            store._get_default_initializer = default
        operation = tf.no_op

        def claimed(name=None):
            graph = tf.get_default_graph()
            if not name or name.endswith("/") or graph.finalized:
                return operation(name)
            return graph.unique_name(name)

        if self.mode != "eager":
            tf.no_op = claimed

    def run(self, request, answer):
        claim = request["claim"]
        self.device, self.graphs = request["device"], []
        filename = "witness-{}.py".format(request["id"])
        names = {"__name__": "witness", "__file__": filename}
        try:
            try:
                code = compile(request["source"], filename, "exec")
                if self.mode == "eager":
                    with self.tf.device(self.device):
                        exec(code, names)
                else:
                    exec(code, names)
            except Exception as error:
                answer["raised"] = raised(error, filename)
            if answer["raised"] is None:
                for left, right in claim.get("pairs", ()):
                    answer["pairs"].append([repr(eval(left, names)), repr(eval(right, names))])
            handles = [names.get(name) for name in claim.get("handles", ())]
            if answer["raised"] is None and handles:
                answer["shared"] = self.shared(handles, answer)
            elif self.mode != "eager" and request["values"]:
                for graph in list(self.graphs):
                    self.values(graph, self.variables(graph), answer)
        except Exception as error:
            answer["problem"] = self.explained(error)
        finally:
            self.device = None

    # -- values

    def variables(self, graph):
        """The variables of a graph that are small enough to be given values."""
        found = []
        for key in (self.tf.GraphKeys.GLOBAL_VARIABLES, self.tf.GraphKeys.LOCAL_VARIABLES):
            for each in graph.get_collection(key):
                if hasattr(each, "initializer") and not among(each, found) and small(each):
                    found.append(each)
        return found

    def values(self, graph, variables, answer):
        """Initialise variables where they were placed, and note where TensorFlow says that this was; read them if nothing was raised."""
        if not variables:
            return
        with graph.as_default(), self.tf.Session(graph=graph, config=self.config) as session:
            self.start(session, variables, answer)
            for each in variables if answer["raised"] is None else ():  # an error says enough
                session.run(each)

    def start(self, session, variables, answer):
        """Initialise variables on their devices."""
        metadata = self.tf.RunMetadata()
        options = self.tf.RunOptions(output_partition_graphs=True)
        try:
            session.run([each.initializer for each in variables], options=options, run_metadata=metadata)
        except self.tf.errors.FailedPreconditionError:  # one begins with the value of another
            for each in variables:
                session.run(each.initializer)
            session.run([each.initializer for each in variables], options=options, run_metadata=metadata)
        names = {each.op.name for each in variables}
        for part in metadata.partition_graphs:
            for node in part.node:
                if node.name in names:
                    answer["placed"][node.name] = short(node.device)

    def shared(self, handles, answer):
        """Whether what is assigned through each handle is read through every other one."""
        if not all(map(small, handles)):
            answer["problem"] = "the variable is too large to be given values here"
            return None
        if self.mode == "eager":
            for each in handles:
                answer["placed"][each.name] = short(each.device)
            return seen(handles, lambda each, value: each.assign(value), lambda each: each.numpy())
        graph = handles[0].graph
        if any(each.graph is not graph for each in handles):
            return False
        with graph.as_default(), self.tf.Session(graph=graph, config=self.config) as session:
            feeds = {id(each): self.tf.placeholder(each.dtype.base_dtype, each.get_shape()) for each in handles}
            assign = {id(each): self.tf.assign(each, feeds[id(each)]) for each in handles}
            self.start(session, distinct(handles), answer)
            return seen(
                handles, lambda each, value: session.run(assign[id(each)].op, {feeds[id(each)]: value}), lambda each: session.run(each)
            )

    def explained(self, error):
        """A problem with values, in words."""
        text = str(error)
        missing = re.search(r"[Nn]o (?:registered|supported)? ?'?\w*'? ?(?:OpKernel|kernel)|Could not satisfy (?:explicit )?device", text)
        if missing is not None:
            return "no kernel: TensorFlow has no way to keep a variable of this dtype on {}: {}".format(self.device, cut(text))
        return "{}: {}".format(type(error).__name__, cut(text))


def seen(handles, write, read):
    """Whether values that are written through each handle are read through all of them."""
    import numpy  # only this needs it

    for writer in handles:
        type_ = writer.dtype.base_dtype.as_numpy_dtype
        for value in [b"a", b"b"] if type_ in (object, numpy.object_) else [0, 1]:
            value = numpy.full(tuple(writer.get_shape().as_list()), value, dtype=type_)
            write(writer, value)
            if not all(numpy.array_equal(read(reader), value) for reader in handles):
                return False
    return True


def among(item, items):
    """Membership by identity: variables overload `==`."""
    return any(item is each for each in items)


def distinct(items):
    out = []
    for each in items:
        if not among(each, out):
            out.append(each)
    return out


def small(variable):
    count = variable.get_shape().num_elements()
    return count is not None and count <= MOST_ELEMENTS


def cut(text):
    return " ".join(text.split())[:LONGEST_TEXT]


def shortened(text):
    """A text of bounded length: how it begins, and how it ends."""
    return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT // 2] + "\n...\n" + text[-LONGEST_TEXT // 2 :]


def brief(error):
    """An error in a line: of a text that holds a traceback, the error that this ends with."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    inner = [line for line in lines if re.match(r"[\w.]*(Error|Exception): ", line)]
    if inner:
        return inner[-1]
    return "{}: {}".format(type(error).__name__, lines[0]) if lines else type(error).__name__


def raised(error, filename):
    """An exception of a program: its classes, its text, and the rows of the program it came through, outermost first."""
    rows, trace = [], error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == filename:
            rows.append(trace.tb_lineno)
        trace = trace.tb_next
    if isinstance(error, SyntaxError) and error.filename == filename:
        rows.append(error.lineno)
    return {"types": [each.__name__ for each in type(error).__mro__], "message": shortened(str(error)), "rows": rows}


# -- a user's program

VARIABLE_OPS = ("VariableV2", "Variable", "VarHandleOp")
STARTING_OPS = frozenset(
    ["NoOp", "Assign", "AssignVariableOp", "MakeIterator", "InitializeTableV2", "InitializeTableFromTextFileV2", "LookupTableImportV2"]
)
"""What initialisation consists of; anything else that is run is a step."""
MOST_VARIABLES = 20000
MOST_EAGER_TURNS = 10


class Observer(object):
    """A user's program that is watched: what it makes, what it shares, and when it begins to compute."""

    def __init__(self, options, say):
        self.options = options
        self.say = say
        self.graphs = []
        self.known = {}
        self.reused = {}
        self.taken = {}
        self.lock = threading.Lock()
        self.said = False
        self.epoch = -1
        self.default_since = {}
        self.eager = []
        self.patched = []
        self.before = {}
        self.paths = {}

    def watch(self, tf):
        from tensorflow.python.client import session  # TensorFlow is loaded when asked for, and each version has its own parts
        from tensorflow.python.framework import ops  # TensorFlow is loaded when asked for, and each version has its own parts
        from tensorflow.python.ops import variable_scope  # TensorFlow is loaded when asked for, and each version has its own parts

        self.tf = tf
        self.stack = ops._default_graph_stack
        self.watch_graphs(ops.Graph)
        self.watch_store(variable_scope._VariableStore)
        self.watch_sessions(session.BaseSession)
        from tensorflow.python.ops import resource_variable_ops  # TensorFlow is loaded when asked for, and each version has its own parts

        if hasattr(resource_variable_ops, "BaseResourceVariable"):
            self.watch_eager(resource_variable_ops.BaseResourceVariable)
            from tensorflow.python.eager import backprop  # TensorFlow is loaded when asked for, and each version has its own parts

            self.watch_gradients(backprop.GradientTape)

    def watch_gradients(self, tape_class):
        """Under eager execution a step is over when the gradients of the next one are asked for."""
        original, observer, steps = tape_class.gradient, self, []

        def gradient(tape, *args, **kwargs):
            if observer.tf.executing_eagerly():
                steps.append(tape)
                if len(steps) > {"end": sys.maxsize, "turns": MOST_EAGER_TURNS}.get(observer.options["until"], 1):
                    observer.stop("step")
            return original(tape, *args, **kwargs)

        self.patch(tape_class, "gradient", gradient)

    def watch_graphs(self, graph_class):
        original, reset, observer = graph_class.__init__, self.stack.reset, self

        def init(graph, *args, **kwargs):
            if type(graph) is graph_class:
                observer.graphs.append(graph)
            original(graph, *args, **kwargs)

        def reset_stack():
            observer.end_of_default()
            reset()

        self.patch(graph_class, "__init__", init)
        self.patch(self.stack, "reset", reset_stack)
        earlier = self.stack._global_default_graph
        if earlier is not None:
            self.graphs.append(earlier)
            self.before[id(earlier)] = {op.name for op in earlier.get_operations()}

    def patch(self, owner, name, function):
        self.patched.append((owner, name, getattr(owner, name)))
        setattr(owner, name, function)

    def leave(self):
        """Watch no longer."""
        while self.patched:
            setattr(*self.patched.pop())

    def end_of_default(self):
        """What was the default graph until now counts as made when that began, though TensorFlow makes it when it is needed."""
        graph = self.stack._global_default_graph
        if graph is not None:
            self.default_since[id(graph)] = self.epoch
        self.epoch = len(self.graphs) - 0.5

    def in_order(self):
        self.end_of_default()
        place = {id(graph): self.default_since.get(id(graph), index) for index, graph in enumerate(self.graphs)}
        return sorted(self.graphs, key=lambda graph: place[id(graph)])

    def watch_eager(self, variable_class):
        original, observer = variable_class.__init__, self
        eager = getattr(self.tf, "executing_eagerly_outside_functions", self.tf.executing_eagerly)

        def init(variable, *args, **kwargs):
            original(variable, *args, **kwargs)
            # What an assignment returns is a variable only to those who read it.
            if eager() and not type(variable).__name__.startswith("_"):
                observer.eager.append((variable, observer.place(observer.frames())))

        self.patch(variable_class, "__init__", init)

    def watch_store(self, store_class):
        original, observer = store_class.get_variable, self

        def get_variable(store, name, *args, **kwargs):
            found = original(store, name, *args, **kwargs)
            observer.note(found)
            return found

        self.patch(store_class, "get_variable", get_variable)

    def note(self, found):
        """A variable was asked for: made, or shared if it had been asked for before."""
        parts = list(found) if type(found).__name__ == "PartitionedVariable" else [found]
        for each in parts:
            if id(each) in self.known:
                self.shared_at(each, self.place(self.frames()))
            elif hasattr(each, "dtype"):
                self.known[id(each)] = each

    def shared_at(self, variable, place):
        if place is not None:
            self.taken.setdefault(id(variable), []).append(place)
            if hasattr(variable, "op"):  # under eager execution a variable has none
                self.reused.setdefault(id(variable.graph), {}).setdefault(variable.op.name, []).append(place)

    def watch_sessions(self, session_class):
        original, observer = session_class.run, self

        def run(session, fetches, *args, **kwargs):
            if observer.options["until"] == "init":
                observer.stop("init")
            if observer.options["until"] == "step" and observer.is_step(session, fetches, args, kwargs):
                observer.stop("step")
            return original(session, fetches, *args, **kwargs)

        self.patch(session_class, "run", run)

    def is_step(self, session, fetches, args, kwargs):
        if kwargs.get("feed_dict") or (args and args[0]):
            return True
        seen, pending = set(), list(flat(fetches))
        while pending:
            each = pending.pop()
            if isinstance(each, str):
                each = session.graph.as_graph_element(each)
            op = each if isinstance(each, self.tf.Operation) else getattr(each, "op", None)
            if op is None or "report_uninitialized" in op.name or op.name.startswith("save/"):
                continue
            if op.type not in STARTING_OPS:
                return True
            if op not in seen:
                seen.add(op)
                pending += op.control_inputs
        return False

    # -- places

    def frames(self, made=None):
        """Where the program is, outermost first; of an object that is being `made`, where that is."""
        frame, found = sys._getframe(1), []
        while frame is not None:
            found.append((frame.f_code.co_filename, frame.f_lineno))
            names = frame.f_code.co_varnames
            if made is not None and frame.f_code.co_name == "__init__" and frame.f_locals.get(names[0] if names else "") is made:
                found = []
            frame = frame.f_back
        if any("__autograph_generated_file" in filename for filename, _ in found):
            return self.written_frames()
        return found[::-1]

    @staticmethod
    def written_frames():
        """The frames as the user wrote them, where what runs was generated from it."""
        from tensorflow.python.util import tf_stack  # TensorFlow is loaded when asked for, and each version has its own parts

        return [(f.filename, f.lineno) if hasattr(f, "filename") else (f[0], f[1]) for f in tf_stack.extract_stack()]

    def own(self, filename):
        if filename not in self.paths:
            self.paths[filename] = os.path.realpath(filename)
        path = self.paths[filename]
        inside = path.startswith(self.options["root"] + os.sep) and "site-packages" not in path and not filename.startswith("<")
        return path if inside and os.path.dirname(path) != HERE else None

    def place(self, frames):
        """The deepest place in the user's own files."""
        for filename, row in reversed(frames):
            path = self.own(filename)
            if path is not None:
                return {"filename": path, "row": row}
        return None

    def made_at(self, op):
        frames = [(f.filename, f.lineno) if hasattr(f, "filename") else (f[0], f[1]) for f in op.traceback or ()]
        return self.place(frames)

    # -- what is told

    def variables(self, graph):
        tf = self.tf

        def op_names(collection):
            return {v.op.name for v in graph.get_collection(collection) if hasattr(v, "op") and not isinstance(v, tf.Operation)}

        trainable, local = op_names(tf.GraphKeys.TRAINABLE_VARIABLES), op_names(tf.GraphKeys.LOCAL_VARIABLES)
        known = op_names(tf.GraphKeys.GLOBAL_VARIABLES)
        reused, before, found = self.reused.get(id(graph), {}), self.before.get(id(graph), ()), []
        for op in graph.get_operations():
            if op.type in VARIABLE_OPS and op.name not in before and len(found) < MOST_VARIABLES:
                shape = tf.TensorShape(op.get_attr("shape"))
                found.append(
                    {
                        "name": op.name,
                        "shape": None if shape.ndims is None else shape.as_list(),
                        "dtype": tf.as_dtype(op.get_attr("dtype")).base_dtype.name,
                        "trainable": op.name in trainable,
                        "collection": "global" if op.name in known else "local" if op.name in local else None,
                        "created": self.made_at(op),
                        "reused": reused.get(op.name, []),
                    }
                )
        return found

    def eager_variables(self):
        return [
            {
                "name": variable.name.partition(":")[0],
                "shape": None if variable.shape.ndims is None else variable.shape.as_list(),
                "dtype": variable.dtype.base_dtype.name,
                "trainable": bool(variable.trainable),
                "collection": "global",
                "created": place,
                "reused": self.taken.get(id(variable), []),
            }
            for variable, place in self.eager[:MOST_VARIABLES]
        ]

    def tables(self):
        """The variables by graph."""
        tables = [self.eager_variables()] + [self.variables(graph) for graph in self.in_order()]
        return [{"variables": variables} for variables in tables if variables]

    def told(self, stopped, error=None):
        answer = dict(self.more(), stopped=stopped, graphs=self.tables(), raised=None)
        if error is not None:
            frames, trace = [], error.__traceback__
            while trace is not None:
                frames.append((trace.tb_frame.f_code.co_filename, trace.tb_lineno))
                trace = trace.tb_next
            # Of what Keras and AutoGraph run, the traceback may have nothing, and the text has it.
            told = [(name, int(row)) for name, row in re.findall(r'^ *File "([^"]+)", line (\d+), in ', str(error), re.MULTILINE)]
            stack, told = ([[self.own(filename), row] for filename, row in each if self.own(filename)] for each in (frames, told))
            types = [each.__name__ for each in type(error).__mro__]
            answer["raised"] = {"types": types, "message": shortened(str(error)), "stack": stack[-200:], "told": told[-200:]}
        with self.lock:
            if not self.said:
                self.said = True
                self.say(answer)

    def more(self):
        """What else is told."""
        return {}

    def run_as(self, script, module, then=None):
        """Run a file as a module, and call `then` with its tree; say how that ends, and end this process."""
        try:
            with open(script, "rb") as stream:
                source = stream.read()
            # Behind an assertion that fails one comes as the program does that is run without its assertions.
            optimize = 1 if self.options.get("past") else -1
            exec(compile(source, script, "exec", dont_inherit=True, optimize=optimize), module.__dict__)
            if then is not None:
                then(compile(source, script, "exec", ast.PyCF_ONLY_AST))
        except SystemExit as error:
            self.told("exit" if error.code else "end")
        except BaseException as error:
            self.told("error", error)
        else:
            self.told("end")
        sys.stdout.flush()
        os._exit(0)  # what threads the program still has are its own affair

    def stop(self, why):
        """The program has come far enough. It ends at once, in whatever thread this is."""
        self.told(why)
        os._exit(0)


def flat(fetches):
    if isinstance(fetches, dict):
        fetches = list(fetches.values())
    if isinstance(fetches, (list, tuple)):
        for each in fetches:
            for inner in flat(each):
                yield inner
    else:
        yield fetches


def observe_program(options, say, ready):
    """Run a user's program as `__main__`, and say what it did."""
    import types  # only this needs it

    try:
        tf = import_tensorflow()
        observer = Observer(options, lambda answer: say(dict(ready, tensorflow=tf.__version__, **answer)))
        observer.watch(tf)
    except Exception as error:
        say(dict(ready, problem=brief(error)))
        return
    script = options["script"]
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, lambda *_: observer.stop("time"))
        signal.setitimer(signal.ITIMER_REAL, max(0.1, options["ends"] - time.time()))
    main_module = types.ModuleType("__main__")
    main_module.__file__ = script
    main_module.__builtins__ = __builtins__
    sys.modules["__main__"] = main_module
    sys.path[0] = os.path.dirname(script)
    sys.argv = [script] + options["arguments"]
    observer.run_as(script, main_module)


def speaking():
    """What says an answer, and its file. What programs print is not part of the protocol, and goes where errors go."""
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)

    def say(answer):
        out.write(json.dumps(answer) + "\n")
        out.flush()

    return say, out.fileno()


def main(options):
    say, _ = speaking()
    observe_program(
        options, say, {"protocol": PROTOCOL, "python": "{}.{}.{}".format(*sys.version_info), "tensorflow": None, "problem": None}
    )


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
