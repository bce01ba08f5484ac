"""tf.summary: each opens a name scope, adds to a collection and makes no variable."""

import _scopelint as _s

_string = _s.DType("string")


def _tag(name):
    return _s.regex("sub", r"^/+", "", _s.regex("sub", r"[^-/\w\.]", "_", name))


def _summary(name, tensor, collections, family):
    with _s.name_scope(_tag(name) if family is None else "%s/%s" % (_tag(family), _tag(name))):
        out = _s.source((), _string)
    for key in ["summaries"] if collections is None else collections:
        _s.add_to_collection(key, out)
    return out


def scalar(name, tensor, collections=None, family=None):
    return _summary(name, tensor, collections, family)


def histogram(name, values, collections=None, family=None):
    return _summary(name, values, collections, family)


def image(name, tensor, max_outputs=3, collections=None, family=None):
    return _summary(name, tensor, collections, family)


def audio(name, tensor, sample_rate, max_outputs=3, collections=None, family=None):
    return _summary(name, tensor, collections, family)


def text(name, tensor, collections=None):
    return _summary(name, tensor, collections, None)


def tensor_summary(name, tensor, summary_description=None, collections=None, summary_metadata=None, family=None, display_name=None):
    return _summary(name, tensor, collections, family)


def merge(inputs, collections=None, name=None):
    with _s.name_scope(name, "Merge"):
        out = _s.source((), _string, _s.chosen(name, "MergeSummary"))
    for key in collections or ():
        _s.add_to_collection(key, out)
    return out


def merge_all(key="summaries", scope=None, name=None):
    return merge((), name=name)


def initialize(graph=None, session=None):
    return None


class FileWriter:
    def __init__(self, logdir, graph=None, max_queue=10, flush_secs=120, graph_def=None, filename_suffix=None, session=None):
        pass

    def add_summary(self, summary, global_step=None):
        return None

    def add_graph(self, graph, global_step=None, graph_def=None):
        return None

    def add_run_metadata(self, run_metadata, tag, global_step=None):
        return None

    def add_event(self, event):
        return None

    def add_session_log(self, session_log, global_step=None):
        return None

    def flush(self):
        return None

    def close(self):
        return None

    def reopen(self):
        return None

    def get_logdir(self):
        return _s.unknown("logdir")

    def __enter__(self):
        return self

    def __exit__(self, *args):
        return None


class FileWriterCache:
    @staticmethod
    def get(logdir):
        return FileWriter(logdir)

    @staticmethod
    def clear():
        return None


def Summary(*args, **kwargs):
    return _s.unknown("a summary")


Summary.Value = Summary
