"""tensorflow.python.framework.test_util."""

from tensorflow.test import *
from tensorflow.test import TestCase as TensorFlowTestCase


def run_in_graph_and_eager_modes(func=None, **kwargs):
    return (lambda f: f) if func is None else func


run_all_in_graph_and_eager_modes = run_deprecated_v1 = run_v1_only = deprecated_graph_mode_only = run_in_graph_and_eager_modes
