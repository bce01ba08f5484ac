"""A user's program that is watched from inside while it runs, and kept from training.

It stands beside `probe.py`, in the language that Python 3.5 to 3.13 share.
"""

import importlib
import sys

if __package__:
    from . import noticing, probe
else:
    import scopelint_noticing as noticing  # as `driver.py` calls it, which has no package around it
    import scopelint_probe as probe  # the same

TRAINING = ("Apply", "ResourceApply", "SparseApply", "ResourceSparseApply", "AssignSub", "ScatterSub", "ResourceScatterSub")
TURNS = 3
"""How often what is asked for beside training is computed; from then on it is what it was."""
MOST_TURNS = 1000
"""After so many training steps, none of which is done, the program has come far enough."""
LONGEST_LIST = 2000
MOST_WAYS = 9


LAYERS = (
    "keras.src.layers.layer",
    "tf_keras.src.engine.base_layer",
    "tf_keras.src.engine.base_layer_v1",
    "tensorflow.python.keras.engine.base_layer",
    "tensorflow.python.keras.engine.base_layer_v1",
    "tensorflow.python.layers.base",
)
"""Where versions of TensorFlow and Keras keep the class of all layers."""


def loaded_layers():
    """The classes of all layers, of those modules that are loaded."""
    found = [getattr(sys.modules[name], "Layer", None) for name in LAYERS if name in sys.modules]
    return [each for number, each in enumerate(found) if each is not None and each not in found[:number]]


def load_layers(tf):
    """Load the Keras that programs are going to get, once for all of them."""
    try:
        for each in (tf, sys.modules["tensorflow"]):
            getattr(each.keras.layers, "Layer")
            getattr(each.layers, "Layer")
    except Exception:  # this version has none, or none that can be loaded
        pass


class Watcher(probe.Observer):
    """A program that is watched and kept from training."""

    def __init__(self, options, say):
        super(Watcher, self).__init__(dict(options, until="turns"), say)
        self.errors, self.acts, self.layers, self.picked = [], [], {}, []
        self.turns = 0
        self.results = {}
        self.known_errors = []
        self.clones = {}
        self.running = []
        self.top = {}
        self.listened = set()
        self.given = {}
        self.checkpoints = {}
        self.opened = {}
        self.rebound = []
        self.told_once = set()
        self.learning = set()
        self.at_end = [self.assignments, self.eager_training]
        self.ran = set()
        self.began = {}

    def watch(self, tf):
        super(Watcher, self).watch(tf)
        scopes = importlib.import_module("tensorflow.python.ops.variable_scope")
        for name in ("__init__", "__enter__"):
            if hasattr(scopes.variable_scope, name):
                self.listen(scopes.variable_scope, name)
        self.watch_picking(importlib.import_module("tensorflow.python.framework.ops").Graph)
        for layer in loaded_layers():
            self.watch_layers(layer)
        for each in (tf, sys.modules["tensorflow"]):
            if hasattr(each, "keras"):
                self.watch_cloning(each.keras.models)
        noticing.notice(self, tf, loaded_layers())

    def more(self):
        for look in self.at_end:
            look()
        layers = [{"class": kind, "made": made, "calls": calls} for kind, made, calls, _ in self.layers.values() if calls]
        return {
            "errors": self.errors[:100],
            "acts": self.acts[:LONGEST_LIST],
            "layers": layers[:LONGEST_LIST],
            "picked": self.picked[:LONGEST_LIST],
            "asked": sorted({noticing.name_of(each) for each in self.known.values()}),
        }

    def place(self, frames):
        """The deepest place in the user's own files, and a few of those through which it was come to."""
        ways = [{"filename": self.own(filename), "row": row} for filename, row in reversed(frames) if self.own(filename)]
        return dict(ways[0], through=ways[1:MOST_WAYS]) if ways else None

    def shared_at(self, variable, place):
        """The scope in which a variable is asked for is a way to it as well."""
        eager = self.tf.executing_eagerly() if hasattr(self.tf, "executing_eagerly") else False
        opened = None if eager or place is None else self.opened.get(id(self.tf.get_variable_scope()))
        ways = [opened[1]] if opened is not None and opened[1] is not None else []
        super(Watcher, self).shared_at(variable, dict(place, through=place["through"] + ways) if ways else place)

    # -- errors, be they caught or not

    def watch_store(self, store_class):
        super(Watcher, self).watch_store(store_class)
        self.listen(store_class, "get_variable")
        original, watcher = store_class.get_variable, self

        def get_variable(*args, **kwargs):
            found = watcher.anyhow(original, *args, **kwargs) if watcher.options["past"] else original(*args, **kwargs)
            watcher.asked(found, kwargs)
            return found

        self.patch(store_class, "get_variable", get_variable)

    @staticmethod
    def anyhow(original, store, name, *args, **kwargs):
        """What a request gets, or what it would get were it not refused."""
        try:
            return original(store, name, *args, **kwargs)
        except ValueError:
            if name not in store._vars:
                return original(store, name, *args, **dict(kwargs, reuse=False))
        try:
            return original(store, name, *args, **dict(kwargs, reuse=True))
        except ValueError:
            return store._vars[name]

    def asked(self, variable, given):
        """A variable was asked for: what is given for one that is there is dropped."""
        if id(variable) not in self.given:
            self.given[id(variable)] = (variable, given)
            return
        if hasattr(variable, "op") and elsewhere(variable):
            self.act("elsewhere", self.place(self.frames()), [variable.op.name])
        first = self.given[id(variable)][1]
        for what in ("initializer", "regularizer", "constraint", "trainable", "collections"):
            if given.get(what) is not None and not alike(given[what], first.get(what)) and hasattr(variable, "op"):
                self.act("dropped", self.place(self.frames()), [variable.op.name], what)

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
        if any(known is error for known in self.known_errors):
            return
        self.known_errors.append(error)
        stack = [[self.own(name), row] for name, row in self.frames() if self.own(name)]
        types = [each.__name__ for each in type(error).__mro__]
        self.errors.append({"types": types, "message": probe.shortened(str(error)), "stack": stack[-200:]})

    # -- layers and cells

    def watch_layers(self, layer):
        self.watch_calls(layer, layer.__call__)
        begin, watcher = layer.__init__, self

        def init(self, *args, **kwargs):
            begin(self, *args, **kwargs)
            watcher.layers.setdefault(id(self), (type(self).__name__, watcher.place(watcher.frames(self)), [], self))
            for each in type(self).__mro__:  # one that extends it may be called in its own way, and come to this one's late or never
                own = vars(each).get("__call__")
                if own is not None and each not in watcher.listened and issubclass(each, layer):
                    watcher.watch_calls(each, own)

        self.patch(layer, "__init__", init)

    def watch_calls(self, owner, original):
        watcher = self
        self.listened.add(owner)

        def call(self, *args, **kwargs):
            if any(outer is self for outer, _ in watcher.running):  # a class calls the method of the one that it extends
                return original(self, *args, **kwargs)
            watcher.called(self)
            watcher.running.append((self, {}))
            try:
                return original(self, *args, **kwargs)
            finally:
                watcher.running.pop()

        self.patch(owner, "__call__", call)

    def watch_cloning(self, models):
        original, watcher = models.clone_model, self
        if getattr(original, "is_watched", False):
            return

        def clone_model(model, *args, **kwargs):
            clone = original(model, *args, **kwargs)
            watcher.clones[id(clone)] = (watcher.place(watcher.frames()), model, clone)
            return clone

        clone_model.is_watched = True
        self.patch(models, "clone_model", clone_model)

    def called(self, layer):
        """A layer or a cell is called, in a variable scope, from a place of the user's own."""
        if id(layer) in self.clones:
            self.compared(*self.clones[id(layer)])
        known = self.layers.setdefault(id(layer), (type(layer).__name__, None, [], layer))
        scope = "" if self.tf.executing_eagerly() else self.tf.get_variable_scope().name
        outer, turns = self.running[-1] if self.running else (None, self.top)
        # Which of its calls this is, within the layer or the program that calls it: of a cell there is one in each step of either.
        if not scope and (is_cell(outer) or not is_cell(layer)):
            turns[id(layer)] = turns.get(id(layer), 0) + 1
            scope = "{} (call {})".format("the program" if outer is None else outer.name, turns[id(layer)])
        call = [scope, self.place(self.frames())]
        if call not in known[2]:
            known[2].append(call)

    def compared(self, place, model, clone):
        """A clone is called: are its weights those of its model?"""
        try:
            with self.tf.init_scope():
                pairs = list(zip(model.get_weights(), clone.get_weights()))
        except Exception:  # there are no values to look at yet
            return
        if any(ours.shape == theirs.shape and (ours != theirs).any() for ours, theirs in pairs):
            self.act("unlike", place, [clone.name])

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

    # -- training by eager code

    def watch_gradients(self, tape_class):
        super(Watcher, self).watch_gradients(tape_class)
        original, watcher = tape_class.gradient, self

        def gradient(*args, **kwargs):
            watcher.begun()
            return original(*args, **kwargs)

        self.patch(tape_class, "gradient", gradient)

    def begun(self):
        """A step of training is made: what are the values of the variables before it, or those made in it, after it?"""
        if self.eager:
            self.once("step", self.place(self.frames()), ["gradient"])
        for variable, _ in self.eager:
            if self.began.get(id(variable), (None, None))[1] is None:
                self.began[id(variable)] = (variable, self.value(variable))

    def value(self, variable):
        try:
            with self.tf.init_scope():
                return variable.numpy() if probe.small(variable) else None
        except Exception:  # there is none yet, or none outside of a graph
            return None

    def eager_training(self):
        """The variables that are what they were before the training, and those that are not."""
        known = [(noticing.name_of(each), before, self.value(each)) for each, before in self.began.values()]
        changed = {name: (before != now).any() for name, before, now in known if before is not None and now is not None}
        if any(changed.values()):
            self.act("read", None, changed)
            self.act("train", None, [name for name in changed if changed[name]])

    # -- sessions

    def watch_sessions(self, session_class):
        original, watcher = session_class.run, self

        def run(session, fetches, feed_dict=None, *args, **kwargs):
            ops = watcher.ops_of(session.graph, fetches)
            trained = watcher.changed(ops, TRAINING)
            place = watcher.place(watcher.frames())
            watcher.noted(ops, trained, place)

            def compute(what):
                return original(session, what, feed_dict, *args, **kwargs)

            def answer():
                return compute(fetches) if not trained else watcher.without_training(compute, session, fetches, ops, place)

            try:
                return answer()
            except Exception as error:
                missing = []
                if type(error).__name__ == "FailedPreconditionError":
                    missing = watcher.uninitialized(lambda op: original(session, op), ops)
                watcher.act("missing", place, missing)
                watcher.caught(error)
                if not missing or not watcher.options["past"]:
                    raise
            original(session, [session.graph.get_operation_by_name(name + "/Assign") for name in missing])
            return answer()

        self.patch(session_class, "run", run)

    def act(self, kind, place, names, how=None):
        if names and len(self.acts) < LONGEST_LIST:
            self.acts.append([kind, place, sorted(names), how])

    def once(self, kind, place, names):
        """An act that is told no second time."""
        key = (kind, str(place), tuple(sorted(names)))
        if key not in self.told_once:
            self.told_once.add(key)
            self.act(kind, place, names)

    def noted(self, ops, trained, place):
        """A session is to run some operations. What they read in a graph that learns nothing, where another one learns, is `apart`."""
        self.act("train", place, trained)
        self.ran.update(op for op in ops if op.type.startswith("Assign"))
        graphs = {op.graph for op in ops}
        if trained:
            self.learning |= graphs
        for op in ops:
            if op.type.startswith("Save"):
                behind = self.ops_of(op.graph, list(op.inputs))
                self.once("saved", self.made_at(op), [each.name for each in behind if each.type in probe.VARIABLE_OPS])
        self.act("update", place, self.updated(ops))
        if not trained:
            self.act("assign", place, self.changed(ops, ("Assign",)) - self.updated(ops), self.how(ops))
            self.act("unordered", place, self.unordered(ops))
        apart = "apart" if self.learning and not self.learning & graphs else None
        self.act("read", place, {op.name for op in ops if op.type in probe.VARIABLE_OPS}, apart)

    def without_training(self, compute, session, fetches, ops, place):
        """What a run gives but for what trains, of which it gives None."""
        self.turns += 1
        if self.turns > MOST_TURNS:
            self.stop("step")
        key = (id(session), str(place), str(fetches))
        turn, values = self.results.get(key, (0, None))
        if turn < TURNS:
            compute([each for _, each in self.readers(ops)])  # what is not initialized fails here as it would in training
            left = [each for each in probe.flat(fetches) if each is not None and not self.trains(session.graph, each)]
            values = {id(each): value for each, value in zip(left, compute(left))} if left else {}
            self.results[key] = (turn + 1, values)
        return filled(fetches, values)

    def uninitialized(self, run, ops):
        """The variables among some operations that are not initialized."""
        found = []
        for name, reader in self.readers(ops):
            try:
                run(reader)
            except Exception:  # what it says of the others is told already
                found.append(name)
        return found

    def unordered(self, ops):
        """The variables the initial values of which read others that are initialized in the same run, before or after."""
        assigning = {op.inputs[0].op.name: op for op in ops if op.type in ("Assign", "AssignVariableOp")}
        found = []
        for name, op in assigning.items():
            behind = self.ops_of(op.graph, [op.inputs[1]])
            if not behind & set(assigning.values()) and {each.name for each in behind} & (set(assigning) - {name}):
                found.append(name)
        return found

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
    def updated(ops):
        """The variables that operations assign which are not their initializers, nor those of a saver."""
        if any(op.type.startswith("Restore") for op in ops):
            return set()
        changing = [op for op in ops if op.type.startswith("Assign") and len(op.inputs)]
        return {op.inputs[0].op.name for op in changing if op.name != op.inputs[0].op.name + "/Assign"}

    def assignments(self):
        """The assignments that are made in graphs and run by a session, those that are not, and those of a variable to itself."""
        every = (op for graph in self.graphs for op in graph.get_operations() if op.type.startswith("Assign") and len(op.inputs) > 1)
        for op in every:
            if is_own(op):
                continue
            source = op.inputs[1].op
            while source.type in ("Identity", "ReadVariableOp"):
                source = source.inputs[0].op
            names = [op.inputs[0].op.name]
            if source is op.inputs[0].op:
                self.once("to itself", self.made_at(op), names)
            if self.turns or self.ran:
                self.once("done" if op in self.ran else "undone", self.made_at(op), names)

    @staticmethod
    def readers(ops):
        """Variables among some operations, each with an operation that reads it without giving its value."""
        found = []
        for op in ops:
            if op.type in probe.VARIABLE_OPS:
                readers = [each for each in op.outputs[0].consumers() if each.type in ("Identity", "ReadVariableOp")]
                found += [(op.name, each) for each in readers[:1]]
        return found

    @staticmethod
    def how(ops):
        return "restore" if any(op.type.startswith("Restore") for op in ops) else "run"


def is_own(op):
    """Whether an assignment is TensorFlow's own: that of an initializer, or of a saver."""
    return op.name == op.inputs[0].op.name + "/Assign" or any(each.op.type.startswith("Restore") for each in op.inputs[1:])


def is_cell(layer):
    return hasattr(layer, "state_size")


def elsewhere(variable):
    """Whether a variable is asked for under `tf.device`, and is on another one."""
    asked = getattr(variable.graph, "_device_function_stack", None)
    asked = list(asked.peek_objs())[:1] if asked is not None else []
    wanted, there = (device_parts(str(each)) for each in ((asked and asked[0].raw_string) or "", variable.device))
    return any(there.get(key, value) != value for key, value in wanted.items())


def device_parts(text):
    """`/job:ps/task:0/device:CPU:0` by its parts, of which the last is often written `/cpu:0`."""
    parts = (each.lower().replace("device:", "").partition(":") for each in text.split("/") if each)
    return {key if key in ("job", "replica", "task") else "device": (key, value) for key, _, value in parts}


def alike(given, first):
    """Whether two arguments come to the same: objects of one class with the same settings."""
    if type(given).__module__.startswith("tensorflow") or callable(given):
        return type(given) is type(first) and repr(getattr(given, "__dict__", given)) == repr(getattr(first, "__dict__", first))
    return given is first or (type(given) is type(first) and repr(given) == repr(first))


def filled(fetches, values):
    if isinstance(fetches, dict):
        return type(fetches)((key, filled(each, values)) for key, each in fetches.items())
    if isinstance(fetches, (list, tuple)):
        items = [filled(each, values) for each in fetches]
        return type(fetches)(*items) if hasattr(fetches, "_fields") else type(fetches)(items)
    return values.get(id(fetches))
