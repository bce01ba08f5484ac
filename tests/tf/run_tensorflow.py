"""Runs the programs of `programs` on the TensorFlow of this interpreter: JSON in, JSON out. Needs nothing of scopelint.

Runs on Python 3.7 with TF 1.15 and on Python 3.11 with TF 2.21.
"""

import json
import os
import sys
import threading
import warnings

os.environ.update(TF_CPP_MIN_LOG_LEVEL="3", TF_USE_LEGACY_KERAS="1", CUDA_VISIBLE_DEVICES="")
warnings.filterwarnings("ignore")

import tensorflow as tf  # noqa: E402

tf1 = tf.compat.v1
tf1.logging.set_verbosity(tf1.logging.ERROR)
if tf.__version__.startswith("2"):
    tf1.disable_v2_behavior()
from tensorflow.python.ops import variable_scope as store_module  # noqa: E402

CUTS = [" Originally defined at:", "\n\noriginally defined at:"]


def arguments(with_):
    out = dict(with_)
    if "dtype" in out:
        out["dtype"] = tf1.as_dtype(out["dtype"])
    if "partitioner" in out:
        out["partitioner"] = tf1.fixed_size_partitioner(out["partitioner"])
    if "initializer" in out:
        kind = out["initializer"]
        out["initializer"] = {
            "one": 1.0,
            "int": 1,
            "pair": [1.0, 2.0],
            "zeros": tf1.zeros_initializer(),
            "call": lambda: tf1.zeros([3]),
        }[kind]
    return out


def message(error):
    text = str(error)
    for cut in CUTS:
        text = text.split(cut)[0]
    return text.split(": [")[0] if "Trainable" in text else text


class Runner:
    def __init__(self):
        self.graphs = [tf1.get_default_graph()]
        self.root = tf1.get_variable_scope()
        self.scopes, self.contexts, self.templates, self.stack = [], [], [], []

    def run(self, program):
        seen = [self.step(action) for action in program]
        while self.stack:
            seen.append(self.step(["exit"]))
        return seen

    def step(self, action):
        try:
            result = getattr(self, "do_" + action[0])(*action[1:])
        except Exception as error:
            result = [type(error).__name__, message(error)]
        out = {"result": result}
        out.update(self.state())
        return out

    def state(self):
        scope = tf1.get_variable_scope()
        return {
            "scope": scope.name,
            "reuse": "AUTO" if scope.reuse is tf1.AUTO_REUSE else scope.reuse,
            "name_scope": tf1.get_default_graph().get_name_scope() or "",
            "original": scope.original_name_scope,
            "keys": sorted(store_module._get_default_variable_store()._vars),
            "global": [v.op.name for v in tf1.get_collection("variables")],
            "local": [v.op.name for v in tf1.get_collection("local_variables")],
            "trainable": [v.op.name for v in tf1.get_collection("trainable_variables")],
        }

    def do_enter(self, kind, name, index, reuse, aux, with_=None):
        target = None
        if kind == "str":
            target = name
        elif kind == "obj" and self.scopes:
            target = self.scopes[index % len(self.scopes)]
        elif kind == "root" and self.stack and index % 3 == 0:
            target = self.root
        elif kind != "default":
            target = tf1.get_variable_scope()
        context = tf1.variable_scope(
            target,
            name if kind == "default" else None,
            reuse=tf1.AUTO_REUSE if reuse == "AUTO" else reuse,
            auxiliary_name_scope=aux,
            **arguments(with_ or {}),
        )
        self.enter(context)
        self.contexts.append(context)
        return "ok"

    def enter(self, context):
        self.scopes.append(context.__enter__())
        self.stack.append(context)

    def do_reenter(self, index, nested):
        allowed = [c for c in self.contexts if nested or c not in self.stack]
        if not allowed:
            return "skip"
        self.enter(allowed[index % len(allowed)])
        return "ok"

    def do_exit(self):
        if not self.stack:
            return "skip"
        self.stack.pop().__exit__(None, None, None)
        return "ok"

    def do_exit_any(self, index):
        top = next((i for i in range(len(self.stack), 0, -1) if not isinstance(self.stack[i - 1], tf1.variable_scope)), 0)
        if top == len(self.stack):
            return "skip"
        self.stack.pop(top + index % (len(self.stack) - top)).__exit__(None, None, None)
        return "ok"

    def do_get(self, name, with_):
        with_ = arguments(with_)
        getter = tf1.get_local_variable if with_.pop("local", False) else tf1.get_variable
        v = getter(name, **with_)
        shape = v.get_shape().as_list()
        if type(v).__name__ == "PartitionedVariable":
            return ["partitioned", v.name, shape, v.dtype.base_dtype.name, list(v._get_partitions())]
        return [v.op.name, shape, v.dtype.base_dtype.name]

    def do_reuse_variables(self, index, captured, spare_root):
        scope = self.scopes[index % len(self.scopes)] if captured and self.scopes else tf1.get_variable_scope()
        if not scope.name and spare_root:
            return "skip"
        scope.reuse_variables()
        return "ok"

    def do_set_default(self, index, with_):
        if not self.scopes:
            return "skip"
        for name, value in arguments(with_).items():
            getattr(self.scopes[index % len(self.scopes)], "set_" + name)(value)
        return "ok"

    def do_name_scope(self, name):
        context = tf1.name_scope(name)
        entered = context.__enter__()
        self.stack.append(context)
        return entered

    def do_variable(self, name):
        return tf1.Variable(0.0, name=name).op.name

    def do_op(self, name):
        return tf1.no_op(name=name).name

    def do_graph(self, index):
        if index >= len(self.graphs):
            self.graphs.append(tf1.Graph())
        context = self.graphs[min(index, len(self.graphs) - 1)].as_default()
        context.__enter__()
        self.stack.append(context)
        return "ok"

    def do_query(self, key, scope):
        return [v.op.name for v in tf1.get_collection(key, scope)]

    def do_reset(self):
        tf1.reset_default_graph()
        self.graphs[0] = tf1.get_default_graph()
        self.root = tf1.get_variable_scope()
        return "ok"

    def do_template(self, name, unique, now, bad):
        self.templates.append(tf1.make_template(name, self.body, create_scope_now_=now, unique_name_=unique, bad=bad))
        return "ok"

    def do_call_template(self, index):
        if not self.templates:
            return "skip"
        return self.templates[index % len(self.templates)]()

    def body(self, bad):
        first = self.do_get("x", {"shape": [1]})
        with tf1.variable_scope(None, "d"):
            second = self.do_get("y", {"shape": [1]})
        return [first, second, self.do_variable("bad") if bad else None]

    def do_thread(self, program):
        stack, seen = self.stack, []
        self.stack = []
        thread = threading.Thread(target=lambda: seen.extend(self.run(program)))
        thread.start()
        thread.join()
        self.stack = stack
        return seen


def run_all(programs):
    """Each in a thread of its own, because a program may leave the stacks of its thread improperly nested."""
    seen, kept = [], []

    def run(program):
        runner = Runner()
        kept.append(runner)  # dropped contexts would close in some later program's thread
        seen.append(runner.run(program))

    for program in programs:
        thread = threading.Thread(target=run, args=(program,))
        thread.start()
        thread.join()
    return seen


if __name__ == "__main__":
    json.dump(run_all(json.load(sys.stdin)), sys.stdout)
