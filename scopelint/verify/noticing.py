"""What a program does with variables besides making them and running sessions: it lists, averages, saves, collects and traces them.

It stands beside `watching.py`, in the language that Python 3.5 to 3.13 share. What is not there in a version of TensorFlow is not
looked at.
"""

import importlib
import sys

FUNCTIONS = ("tensorflow.python.eager.polymorphic_function.polymorphic_function", "tensorflow.python.eager.def_function")
NAMED_LAYERS = ("tensorflow.python.layers.base", "tf_keras.src.legacy_tf_layers.base", "tensorflow.python.keras.legacy_tf_layers.base")
"""Where the class is of the layers that ask for their variables by name, and themselves make the losses of regularizers."""
CHECKPOINTS = ("tensorflow.python.training.tracking.util", "tensorflow.python.checkpoint.checkpoint")


def notice(watcher, tf, layers):
    """Watch all of that."""
    graph = importlib.import_module("tensorflow.python.framework.ops").Graph
    listing(watcher, graph)
    creating(watcher, graph)
    averaging(watcher, importlib.import_module("tensorflow.python.training.moving_averages").ExponentialMovingAverage)
    entering(watcher, importlib.import_module("tensorflow.python.ops.variable_scope").variable_scope)
    making_templates(watcher, importlib.import_module("tensorflow.python.ops.template").Template)
    for owner in [getattr(tf, "Module", None)] + list(layers):
        collecting(watcher, owner)
    for owner in [getattr(sys.modules.get(name), "Layer", None) for name in NAMED_LAYERS]:
        if owner is not None:
            weighing(watcher, owner)
    for owner in found(CHECKPOINTS, ("Checkpoint", "CheckpointV1")):
        saving(watcher, owner)
    for owner in found(FUNCTIONS, ("Function",))[:1]:
        tracing(watcher, owner)


def found(modules, names):
    """The classes of these names that some modules have, of those that are there."""
    out = []
    for name in modules:
        try:
            module = importlib.import_module(name)
        except ImportError:
            continue
        out += [each for each in (getattr(module, each, None) for each in names) if isinstance(each, type) and each not in out]
    return out


def name_of(variable):
    return getattr(variable, "name", "").partition(":")[0]


def here(watcher):
    return watcher.place(watcher.frames())


def lacking(watcher, held):
    """The names of variables of eager code that are not among some."""
    known = {id(getattr(each, "_value", each)) for each in held}
    return [name_of(variable) for variable, _ in watcher.eager if id(variable) not in known]


def listing(watcher, graph_class):
    """A collection is read that is empty, by eager code that has variables."""
    original = graph_class.get_collection

    def get_collection(graph, name, *args, **kwargs):
        there = original(graph, name, *args, **kwargs)
        if not there and watcher.eager and watcher.tf.executing_eagerly():
            watcher.act("empty", here(watcher), [str(name)])
        return there

    watcher.patch(graph_class, "get_collection", get_collection)


def creating(watcher, graph_class):
    """A variable is made through functions, of which that of a trace that may not make any refuses to."""
    original = getattr(graph_class, "_variable_creator_scope", None)

    def creator_scope(graph, creator, *args, **kwargs):
        def create(following, **given):
            try:
                return creator(following, **given)
            except ValueError as error:
                watcher.caught(error)
                if not watcher.options["past"]:
                    raise
            with watcher.tf.init_scope():
                return following(**given)

        return original(graph, create, *args, **kwargs)

    if original is not None:
        watcher.patch(graph_class, "_variable_creator_scope", creator_scope)


def averaging(watcher, owner):
    """An average is asked for that an object does not have."""
    original = owner.average

    def average(self, var):
        there = original(self, var)
        if there is None and hasattr(var, "op"):
            watcher.act("no average", here(watcher), [var.op.name])
            return var if watcher.options["past"] else None
        return there

    watcher.patch(owner, "average", average)


def entering(watcher, owner):
    """Where scopes are entered, and that the root scope is with AUTO_REUSE."""
    original = owner.__enter__

    def enter(self):
        scope = original(self)
        watcher.opened[id(scope)] = (scope, here(watcher))
        if getattr(scope, "name", None) == "" and "AUTO_REUSE" in str(scope.reuse):
            watcher.act("root reuses", here(watcher), ['""'])
        return scope

    watcher.patch(owner, "__enter__", enter)


def making_templates(watcher, owner):
    original = owner.__init__

    def init(self, name, *args, **kwargs):
        original(self, name, *args, **kwargs)
        watcher.act("template", here(watcher), [name])

    watcher.patch(owner, "__init__", init)


def collecting(watcher, owner):
    """A model is asked for its variables: which ones does it not have?"""
    original = getattr(owner, "__dict__", {}).get("trainable_variables")
    if not isinstance(original, property):
        return

    def trainable_variables(self):
        there = original.fget(self)
        watcher.once("uncollected", here(watcher), lacking(watcher, there))
        return there

    watcher.patch(owner, "trainable_variables", property(trainable_variables))


def weighing(watcher, owner):
    """A layer gets a weight that is there, and has been without a regularizer until now."""
    original, known = owner.add_weight, {}

    def add_weight(self, *args, **kwargs):
        weight = original(self, *args, **kwargs)
        given = kwargs.get("regularizer")
        _, first = known.setdefault(id(weight), (weight, given))
        if given is not None and first is None and hasattr(weight, "op"):
            watcher.act("dropped", here(watcher), [weight.op.name], "regularizer")
        return weight

    watcher.patch(owner, "add_weight", add_weight)


def saving(watcher, owner):
    """A checkpoint is written: which variables does it not have?"""
    begin = owner.__init__

    def init(self, *args, **kwargs):
        watcher.checkpoints.setdefault(id(self), (self, here(watcher)))
        begin(self, *args, **kwargs)

    watcher.patch(owner, "__init__", init)
    for method in ("save", "write"):
        watcher.patch(owner, method, saver(watcher, getattr(owner, method)))


def saver(watcher, original):
    def written(self, *args, **kwargs):
        held = held_by(self)
        if held is not None and id(self) in watcher.checkpoints:
            watcher.once("left out", watcher.checkpoints[id(self)][1], lacking(watcher, held))
        return original(self, *args, **kwargs)

    return written


def held_by(root):
    """All that hangs on an object, as a checkpoint sees it; None where this version does not tell."""
    try:
        if "tensorflow.python.checkpoint.graph_view" in sys.modules:
            util = importlib.import_module("tensorflow.python.checkpoint.util")
            return util.list_objects(importlib.import_module("tensorflow.python.checkpoint.graph_view").ObjectGraphView(root))
        return importlib.import_module("tensorflow.python.training.tracking.graph_view").ObjectGraphView(root).list_objects()
    except Exception:  # parts of TensorFlow's own that come and go
        return None


def tracing(watcher, owner):
    """A traced function runs: does it have a variable in the place of which there is another one by now?"""
    original = owner.__call__

    def call(self, *args, **kwargs):
        result = original(self, *args, **kwargs)
        if watcher.began and watcher.tf.executing_eagerly():
            watcher.begun()
        if watcher.rebound and hasattr(self, "_list_all_concrete_functions"):
            captured = {id(each) for concrete in self._list_all_concrete_functions() for each in concrete.variables}
            for place, old in watcher.rebound:
                watcher.once("stale", place, [name_of(each) for each in old if id(each) in captured])
        return result

    watcher.patch(owner, "__call__", call)
