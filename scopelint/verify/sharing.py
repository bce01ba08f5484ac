"""What a test of a user's own shares, be it by name or by object: layers, cells and variables that are used a second time.

It runs inside of the user's pytest, in the language that Python 3.5 to 3.13 share.
"""

import importlib
import os
import sys

from . import probe, watching

READERS = (
    ("tensorflow.python.ops.resource_variable_ops", "BaseResourceVariable", "_read_variable_op"),
    ("tensorflow.python.ops.ref_variable", "RefVariable", "value"),
    ("tensorflow.python.ops.variables", "RefVariable", "_AsTensor"),
)
"""By what a variable becomes a tensor, in the versions of TensorFlow that have it."""
APART = ("optimizer", "saver", "saving", "checkpoint", "summary", "moving_averages", "regularizer")
"""Files whose readings are no uses."""
LOOKS = frozenset(["numpy", "__repr__", "__str__", "eval", "get_weights", "assert_equal"])
"""Functions that only look at a value."""


class Sharing(probe.Observer):
    """Counts a second use of an object like a second request of a name."""

    def __init__(self, options):
        super(Sharing, self).__init__(options, None)
        self.calls = {}
        self.owned = {}
        self.reads = {}
        self.depth = 0
        self.kept = []

    def watch(self, tf):
        watching.load_layers(tf)
        super(Sharing, self).watch(tf)
        for layer in watching.loaded_layers():
            self.watch_calls(layer)
        for module, owner, name in READERS:
            found = getattr(importlib.import_module(module), owner, None) if module in sys.modules else None
            if found is not None and name in vars(found):
                self.watch_reads(found, name)

    # -- layers and cells

    def watch_calls(self, layer):
        original, sharing = layer.__call__, self

        def call(self, *args, **kwargs):
            again = sharing.begins(self, args)
            sharing.depth += 1
            try:
                return original(self, *args, **kwargs)
            finally:
                sharing.depth -= 1
                sharing.ends(self, again)

        self.patch(layer, "__call__", call)

    def begins(self, layer, args):
        """Whether this is another call than the first of a layer: not one of several that one call of the user's makes."""
        symbolic = bool(args) and "KerasTensor" in type(args[0]).__name__
        entry = self.entry()
        known = self.calls.get((id(layer), symbolic))
        self.calls[id(layer), symbolic] = (entry, layer)
        return known is not None and known[0] is not entry

    def ends(self, layer, again):
        weights = getattr(layer, "weights", ())
        inner = {id(weight) for other, weight in self.owned.values() if other is not layer}
        for weight in weights:
            if id(weight) not in inner:
                self.owned[id(weight)] = (layer, weight)
                if again:
                    self.shared_at(value_of(weight), self.place(self.frames()))

    def entry(self):
        """The frame that the user's own code has called."""
        frame, below = sys._getframe(1), None
        while frame is not None and self.own(frame.f_code.co_filename) is None:
            frame, below = frame.f_back, frame
        return below

    # -- variables

    def watch_reads(self, owner, name):
        original, sharing = getattr(owner, name), self

        def read(variable, *args, **kwargs):
            value = original(variable, *args, **kwargs)
            sharing.read(variable)
            return value

        self.patch(owner, name, read)

    def read(self, variable):
        """A variable is used: outside of layers, by a call of the user's own, to compute with it."""
        if self.depth or id(variable) in self.known or id(variable) in self.owned or not self.computes():
            return
        entry = self.entry()
        known = self.reads.get(id(variable))
        self.reads[id(variable)] = (entry, variable)
        if known is not None and known[0] is not entry:
            self.shared_at(variable, self.place(self.frames()))

    def computes(self):
        frame = sys._getframe(2)
        while frame is not None and self.own(frame.f_code.co_filename) is None:
            file = os.path.basename(os.path.dirname(frame.f_code.co_filename)) + "/" + os.path.basename(frame.f_code.co_filename)
            if frame.f_code.co_name in LOOKS or any(part in file for part in APART):
                return False
            frame = frame.f_back
        return frame is not None


def value_of(weight):
    """The variable of TensorFlow's that a weight is, or that it holds, as one of Keras 3 does."""
    return getattr(weight, "value", weight) if not callable(getattr(weight, "value", None)) else weight
