"""Runs programs on a real TensorFlow and reports the variables and the error: a persistent worker.

One self-contained file for Python 3.6 + TF 1.5, for Python 3.7 + TF 1.15 and for Python 3.11 + TF 2.21. It reads one JSON request per line
on stdin and answers with one JSON line on stdout:

    {"id": 1, "source": "…", "files": {"helpers.py": "…"}}     a program given as text
    {"id": 2, "path": "/abs/program.py"}                       a program on disk, run in its own folder

    {"id": 1, "tensorflow": "2.21.0", "failed": null,
     "graphs": [{"variables": [{"name", "shape", "dtype", "trainable", "collection"}]}],
     "raises": null | {"type", "message", "stack": [["main.py", 12, "build"], …]}, "exit": null | 1, "output": "…"}

TensorFlow is imported once, here; every program runs in a fork of this process as `__main__`, so that it starts
with untouched state. The parent never makes a graph or a session.

What is reported, and how:

* Variables are the ops of type VariableV2/Variable/VarHandleOp in the order of the graph's operations. That is their
  creation order; unlike the collections it also has variables created with `collections=[]`. Shape and dtype are the
  op's attributes. `trainable` and `collection` say in which collections the variable is (`collection` is null when it
  is in neither).
* Graphs are reported in the order in which they were made, those without a variable left out. TensorFlow makes its
  default graph when it is first needed; here it counts as made when the program starts, and the one that follows a
  `reset_default_graph()` as made at that call.
* An error that ends a thread counts as the program's, where it has none of its own.
* The stack has the frames in the program's own files, outermost first. AutoGraph moves frames into the message
  ("in user code:"); those are put back.
"""

import contextlib
import json
import os
import re
import select
import shutil
import signal
import sys
import tempfile
import threading
import time
import traceback
import types

TIME_LIMIT = 120.0
MAX_OUTPUT = 4000
MAX_MESSAGE = 4000
MAX_STACK = 200
MAX_VARIABLES = 20000
MAX_ANSWER = 16000000
VARIABLE_OPS = ("VariableV2", "Variable", "VarHandleOp")
AUTOGRAPH_HEADERS = ("in converted code:", "in user code:")
AUTOGRAPH_FRAME = re.compile(r"""^\s+(?:File ")?(?P<file>[^":\n]+\.py)"?(?::|, line )(?P<line>\d+),?(?: in)? (?P<function>\S+)""", re.M)


def import_tensorflow():
    """Imports everything that programs may use, so that the forks find it loaded."""
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
    os.environ.setdefault("TF_USE_LEGACY_KERAS", "1")
    os.environ.setdefault("CUDA_VISIBLE_DEVICES", "")
    os.environ.setdefault("AUTOGRAPH_VERBOSITY", "0")
    import warnings

    warnings.filterwarnings("ignore")
    try:
        import tensorflow.compat.v1 as tf
    except ImportError:  # TensorFlow 1.5
        import tensorflow as tf

    tf.logging.set_verbosity(tf.logging.ERROR)
    for lazy in ("tensorflow.contrib.slim", "tensorflow.contrib.layers", "tensorflow.contrib.rnn", "tf_slim", "tf_keras"):
        with contextlib.suppress(ImportError):
            __import__(lazy)
    # Attributes that are modules loaded on first use.
    for path in ("layers.dense", "nn.rnn_cell.GRUCell", "keras.layers.Dense", "train.AdamOptimizer"):
        value = tf
        with contextlib.suppress(ImportError, AttributeError):
            for name in path.split("."):
                value = getattr(value, name)
    return tf


class Graphs:
    """Remembers every graph that the program makes, in order."""

    def __init__(self):
        from tensorflow.python.framework import ops

        try:
            from tensorflow.python.framework.func_graph import FuncGraph as FunctionGraph
        except ImportError:  # TensorFlow 1.5
            from tensorflow.python.framework.function import _FuncGraph as FunctionGraph
        self.function_graph = FunctionGraph
        self.stack = ops._default_graph_stack
        self.made = []
        self.default_since = {}
        self.epoch = -1
        original_init, original_reset = ops.Graph.__init__, self.stack.reset

        def init(graph, *args, **kwargs):
            self.made.append(graph)
            original_init(graph, *args, **kwargs)

        def reset():
            self.close_epoch()
            original_reset()

        ops.Graph.__init__ = init
        self.stack.reset = reset

    def close_epoch(self):
        """The graph that was the default one until now counts as made when that began."""
        if self.stack._global_default_graph is not None:
            self.default_since[id(self.stack._global_default_graph)] = self.epoch
        self.epoch = len(self.made) - 0.5

    def in_order(self):
        self.close_epoch()
        place = {id(graph): self.default_since.get(id(graph), i) for i, graph in enumerate(self.made)}
        return sorted((g for g in self.made if not isinstance(g, self.function_graph)), key=lambda g: place[id(g)])


def variables_of(tf, graph):
    def op_names(collection):
        return {v.op.name for v in graph.get_collection(collection) if hasattr(v, "op") and not isinstance(v, tf.Operation)}

    trainable = op_names(tf.GraphKeys.TRAINABLE_VARIABLES)
    collections = (("local", op_names(tf.GraphKeys.LOCAL_VARIABLES)), ("global", op_names(tf.GraphKeys.GLOBAL_VARIABLES)))
    found = []
    for op in graph.get_operations():
        if op.type not in VARIABLE_OPS:
            continue
        shape = tf.TensorShape(op.get_attr("shape"))
        collection = None
        for kind, names in collections:
            if op.name in names:
                collection = kind
        found.append(
            {
                "name": op.name,
                "shape": None if shape.ndims is None else shape.as_list(),
                "dtype": tf.as_dtype(op.get_attr("dtype")).base_dtype.name,
                "trainable": op.name in trainable,
                "collection": collection,
            }
        )
        if len(found) == MAX_VARIABLES:
            break
    return found


def user_stack(error, folder):
    """The frames in files below `folder`, outermost first, as [file, line, function]."""

    def own(filename):
        path = os.path.realpath(filename)
        return os.path.relpath(path, folder) if path.startswith(folder + os.sep) and "site-packages" not in path else None

    frames = [(f.filename, f.lineno, f.name) for f in traceback.extract_tb(error.__traceback__)]
    message = re.split("(?i)originally defined at:", str(error))[0]
    if any(header in message for header in AUTOGRAPH_HEADERS):
        for match in AUTOGRAPH_FRAME.finditer(message):
            file = match.group("file")
            if not os.path.isabs(file) and "site-packages" not in file:
                # AutoGraph leaves out the folders that its files have in common.
                file = os.path.join(folder, os.path.basename(file))
            if os.path.exists(file):
                frames.append((file, int(match.group("line")), match.group("function")))
    return [[own(file), line, function] for file, line, function in frames if own(file)][-MAX_STACK:]


def raised(error, folder):
    return {"type": type(error).__name__, "message": str(error)[:MAX_MESSAGE], "stack": user_stack(error, folder)}


def run_program(tf, path, answer):
    """Runs the file as `__main__` and fills the answer in. Happens in the child."""
    folder = os.path.realpath(os.path.dirname(path))
    path = os.path.join(folder, os.path.basename(path))
    graphs = Graphs()
    main = types.ModuleType("__main__")
    main.__file__ = path
    main.__builtins__ = __builtins__
    sys.modules["__main__"] = main
    sys.path[0] = folder
    sys.argv = [path]
    sys.dont_write_bytecode = True
    os.chdir(folder)
    in_threads = []
    threading.excepthook = lambda thrown: in_threads.append(thrown.exc_value)  # from Python 3.8 on
    try:
        with open(path, "rb") as stream:
            code = compile(stream.read(), path, "exec", dont_inherit=True)
        exec(code, main.__dict__)
    except SystemExit as error:
        answer["exit"] = error.code if isinstance(error.code, int) else int(error.code is not None)
    except BaseException as error:  # it is what is observed
        answer["raises"] = raised(error, folder)
    if in_threads and answer["raises"] is None:
        answer["raises"] = raised(in_threads[0], folder)
    for graph in graphs.in_order():
        variables = variables_of(tf, graph)
        if variables:
            answer["graphs"].append({"variables": variables})


def write_all(fd, data):
    while data:
        data = data[os.write(fd, data) :]


def child(tf, path, answer, answer_fd, output_fd):
    try:
        os.setsid()
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(output_fd, 1)
        os.dup2(output_fd, 2)
        sys.stdin, sys.stdout, sys.stderr = os.fdopen(0), os.fdopen(1, "w", 1), os.fdopen(2, "w", 1)
        run_program(tf, path, answer)
        with contextlib.suppress(Exception):
            sys.stdout.flush()
        write_all(answer_fd, json.dumps(answer).encode("utf-8"))
    except BaseException:  # the child must not return into the worker
        traceback.print_exc()
    finally:
        os._exit(0)


def collect(pid, answer_fd, output_fd, limit):
    """Drains both pipes until the answer is there or time is up; returns (answer bytes, output bytes, timed out)."""
    deadline = time.time() + limit
    received = {answer_fd: [], output_fd: []}
    sizes = {answer_fd: 0, output_fd: 0}
    most = {answer_fd: MAX_ANSWER, output_fd: MAX_OUTPUT}
    is_open = {answer_fd, output_fd}
    timed_out = False
    # The output pipe may stay open in a grandchild: only the answer is waited for.
    while answer_fd in is_open:
        left = deadline - time.time()
        if left <= 0:
            timed_out = True
            break
        for fd in select.select(list(is_open), [], [], min(left, 1.0))[0]:
            data = os.read(fd, 65536)
            if not data:
                is_open.discard(fd)
                os.close(fd)
            elif sizes[fd] < most[fd]:
                received[fd].append(data)
                sizes[fd] += len(data)
    while output_fd in is_open and not timed_out and select.select([output_fd], [], [], 0)[0]:
        data = os.read(output_fd, 65536)
        if not data:
            is_open.discard(output_fd)
            os.close(output_fd)
        elif sizes[output_fd] < MAX_OUTPUT:
            received[output_fd].append(data)
            sizes[output_fd] += len(data)
    for fd in is_open:
        os.close(fd)
    with contextlib.suppress(OSError):
        os.killpg(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    return b"".join(received[answer_fd]), b"".join(received[output_fd]), timed_out


def observe(tf, request):
    """Answers one request."""
    answer = {"id": request.get("id"), "tensorflow": tf.__version__, "failed": None, "graphs": [], "raises": None, "exit": None}
    folder = None
    try:
        if "path" in request:
            path = request["path"]
        else:
            folder = tempfile.mkdtemp(prefix="observed-")
            path = os.path.join(folder, request.get("name", "main.py"))
            for name, text in [(os.path.basename(path), request["source"]), *sorted(request.get("files", {}).items())]:
                target = os.path.join(folder, name)
                if not os.path.isdir(os.path.dirname(target)):
                    os.makedirs(os.path.dirname(target))
                with open(target, "wb") as stream:
                    stream.write(text.encode("utf-8"))
        limit = float(request.get("time_limit", TIME_LIMIT))
        answer_read, answer_write = os.pipe()
        output_read, output_write = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(answer_read)
            os.close(output_read)
            child(tf, path, dict(answer), answer_write, output_write)
        os.close(answer_write)
        os.close(output_write)
        text, output, timed_out = collect(pid, answer_read, output_read, limit)
        output = output.decode("utf-8", "replace")[:MAX_OUTPUT]
        try:
            answer = json.loads(text.decode("utf-8"))
        except ValueError:
            answer["failed"] = f"no answer within {limit:g} seconds" if timed_out else "the program died without an answer"
        answer["output"] = output
        return answer
    finally:
        if folder:
            shutil.rmtree(folder, ignore_errors=True)


def main():
    # Whatever TensorFlow prints must not mix with the answers.
    answers = os.fdopen(os.dup(1), "w", 1)
    os.dup2(2, 1)
    tf = import_tensorflow()
    answers.write(json.dumps({"ready": tf.__version__}) + "\n")
    for line in iter(sys.stdin.readline, ""):
        if line.strip():
            answers.write(json.dumps(observe(tf, json.loads(line))) + "\n")


if __name__ == "__main__":
    main()
