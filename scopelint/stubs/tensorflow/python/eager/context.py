"""tensorflow.python.eager.context."""

import _scopelint as _s
from tensorflow._behavior import executing_eagerly


def in_graph_mode():
    return not executing_eagerly()


def eager_mode():
    return _s.eager_mode() if _s.in_graph() else _s.context()


def graph_mode():
    return _s.context() if _s.in_graph() else _s.unknown("graph_mode()")
