"""tensorflow.python.framework.meta_graph."""

from _scopelint import get_default_graph, known, meta_graph_of, raises, unknown
from tensorflow.train._checkpoints import imported


def export_scoped_meta_graph(filename=None, graph_def=None, graph=None, export_scope=None, **kwargs):
    graph = get_default_graph() if graph is None else graph
    return meta_graph_of(graph, export_scope, filename), unknown("the variables of the exported graph")


def import_scoped_meta_graph(meta_graph_or_file, clear_devices=False, graph=None, import_scope=None, **kwargs):
    graph = get_default_graph() if graph is None else graph
    with graph.as_default():
        imported(meta_graph_or_file, import_scope, kwargs)
    return unknown("the variables of the imported graph")


def copy_scoped_meta_graph(from_scope, to_scope, from_graph=None, to_graph=None):
    here = get_default_graph()
    if known(from_scope) and from_scope == to_scope and (from_graph or here) is (to_graph or here):
        raises(ValueError, "'from_scope' and 'to_scope' need to be different when performing copy in the same graph.")
    found, _ = export_scoped_meta_graph(graph=from_graph, export_scope=from_scope)
    return import_scoped_meta_graph(found, graph=to_graph, import_scope=to_scope)
