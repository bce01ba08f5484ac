"""tf.graph_util: what becomes of a graph with the values of a session's variables in it."""

import _scopelint as _s


def convert_variables_to_constants(
    sess, input_graph_def, output_node_names, variable_names_whitelist=None, variable_names_blacklist=None
):
    _s.note("exported", session=sess)
    return _s.unknown("graph_def")


def extract_sub_graph(graph_def, dest_nodes):
    return _s.unknown("graph_def")


def remove_training_nodes(input_graph, protected_nodes=None):
    return _s.unknown("graph_def")


def tensor_shape_from_node_def_name(graph, input_name):
    return _s.unknown("shape")


def must_run_on_cpu(node, pin_variables_on_cpu=False):
    return _s.unknown("must_run_on_cpu()")
