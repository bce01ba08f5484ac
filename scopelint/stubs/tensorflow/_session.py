"""Sessions: entering one makes its graph the default; what it runs is noted."""

import _scopelint as _s


class ConfigProto:
    def __init__(self, **kwargs):
        self.gpu_options = _s.chosen(kwargs.get("gpu_options"), GPUOptions())
        self.graph_options = _s.unknown("graph_options")


class GPUOptions:
    def __init__(self, **kwargs):
        pass


class RunOptions:
    FULL_TRACE = 3
    NO_TRACE = 0

    def __init__(self, **kwargs):
        pass


class RunMetadata:
    def __init__(self, **kwargs):
        pass


def _result(fetch):
    return None if fetch is None else _s.unknown("run()", "ndarray", fetch) if _s.is_tensor(fetch) else _s.unknown("run()")


class BaseSession:
    _alone = True  # whether nothing else initializes its variables, or changes them

    def __init__(self, target="", graph=None, config=None):
        self.graph = _s.get_default_graph() if graph is None else graph
        self.graph_def = _s.unknown("graph_def")
        self.sess_str = target
        _s.note("session", session=self, alone=self._alone and not _s.is_copy(self.graph) and (not target if _s.known(target) else False))

    def run(self, fetches, feed_dict=None, options=None, run_metadata=None):
        _s.ran(self, fetches, feed_dict)
        return _s.map_structure(_result, fetches)

    def partial_run(self, handle, fetches, feed_dict=None):
        _s.ran(self, fetches, feed_dict)
        return _s.map_structure(_result, fetches)

    def partial_run_setup(self, fetches, feeds=None):
        return _s.unknown("handle")

    def make_callable(self, fetches, feed_list=None, accept_options=False):
        def run(*args):
            _s.ran(self, fetches, None)
            return _s.map_structure(_result, fetches)

        return run

    def list_devices(self):
        return _s.unknown("devices")

    def as_default(self):
        return _DefaultSession(self)

    def close(self):
        _s.close_session(self)
        return None


class _DefaultSession:
    """Makes a session the default one; the graph stays what it was."""

    def __init__(self, session):
        self.session = session

    def __enter__(self):
        _sessions.append(self.session)
        return self.session

    def __exit__(self, *args):
        _sessions.pop()
        return None


class _KerasSession(BaseSession):
    _alone = False


_sessions = []


def get_default_session():
    return _sessions[-1] if _sessions else _s.unknown("session")


_of_keras = {}


def get_keras_session():
    """TF `tf.keras.backend.get_session`: the default one, or one of Keras's own for each graph, which initializes what Keras has made."""
    if _sessions:
        return _sessions[-1]
    graph = _s.get_default_graph()
    if graph not in _of_keras:
        _of_keras[graph] = _KerasSession(graph=graph)
    return _of_keras[graph]


def keras_writes_to():
    """The program's own session that Keras writes weights to; None if that is Keras's own."""
    return _sessions[-1] if _sessions else _of_keras.get(_s.get_default_graph())


def set_keras_session(session):
    _of_keras[session.graph if _s.surely(session, BaseSession) else _s.get_default_graph()] = session


class Session(BaseSession):
    def __enter__(self):
        self._context = self.graph.as_default()
        _s.enter(self._context)
        _sessions.append(self)
        return self

    def __exit__(self, *args):
        _sessions.pop()
        _s.leave(self._context)
        self._end()
        return None

    def _end(self):
        self.close()

    @staticmethod
    def reset(target, containers=None, config=None):
        return None


class InteractiveSession(BaseSession):
    def __init__(self, target="", graph=None, config=None):
        super().__init__(target, graph, config)
        if graph is not None:
            _s.enter(graph.as_default())
        _sessions.append(self)
