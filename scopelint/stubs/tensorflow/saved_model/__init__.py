"""tf.saved_model: a model that is saved with the values of a session's variables."""

import _scopelint as _s


def simple_save(session, export_dir, inputs, outputs, legacy_init_op=None):
    _s.note("exported", session=session)
    return None


class Builder:
    def __init__(self, export_dir):
        self._export_dir = export_dir

    def add_meta_graph_and_variables(self, sess, tags, signature_def_map=None, *args, **kwargs):
        _s.note("exported", session=sess)
        return None

    def add_meta_graph(self, tags, *args, **kwargs):
        return None

    def save(self, as_text=False):
        return _s.unknown("a folder")


def save(obj, export_dir, signatures=None, options=None):
    from tensorflow._functions import Module, exported_functions

    functions = exported_functions(obj, signatures) if _s.surely(obj, Module) else ()
    _s.track("module exported", _Export(obj), Module, (), module=obj, functions=functions)
    return None


class _Export:
    def __init__(self, root):
        self.root = root
