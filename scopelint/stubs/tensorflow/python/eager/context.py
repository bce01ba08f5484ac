"""tensorflow.python.eager.context."""

from tensorflow._behavior import executing_eagerly


def in_graph_mode():
    return not executing_eagerly()
