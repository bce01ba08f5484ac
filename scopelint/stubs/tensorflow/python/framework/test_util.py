"""tensorflow.python.framework.test_util."""

from _scopelint import Graph, in_graph
from tensorflow.test import *
from tensorflow.test import TestCase as TensorFlowTestCase


def run_in_graph_and_eager_modes(func=None, **kwargs):
    return (lambda f: f) if func is None else func


run_all_in_graph_and_eager_modes = run_in_graph_and_eager_modes


def run_deprecated_v1(func=None):
    """The test runs in a graph, be execution eager or not."""
    if func is None:
        return run_deprecated_v1
    if isinstance(func, type):
        return func

    def decorated(self, *args, **kwargs):
        if in_graph():
            return func(self, *args, **kwargs)
        with Graph().as_default():
            return func(self, *args, **kwargs)

    return decorated


deprecated_graph_mode_only = run_deprecated_v1


def run_v1_only(reason=None, func=None):
    return (lambda f: f) if func is None else func
