"""TF `tf.distribute`: in graph mode with one replica, strategies leave variables and scopes as they are."""

from _scopelint import context, get_default_graph, is_tensor, made_since, note, now, raises, tensor, unknown, version_at_least


class ReduceOp:
    SUM = "sum"
    MEAN = "mean"


class ReplicaContext:
    num_replicas_in_sync = 1

    def merge_call(self, merge_fn, args=(), kwargs=None):
        return merge_fn(Strategy(), *args, **({} if kwargs is None else kwargs))

    def all_reduce(self, reduce_op, value, options=None):
        return value

    @property
    def replica_id_in_sync_group(self):
        return unknown("replica id")


class Strategy:
    def __init__(self, *args, **kwargs):
        self.num_replicas_in_sync = unknown("num_replicas_in_sync")
        self.extended = unknown("strategy.extended")
        self.cluster_resolver = unknown("cluster_resolver")
        note("strategy made")

    def scope(self):
        return context(self)

    def run(self, fn, args=(), kwargs=None, options=None):
        return fn(*args, **({} if kwargs is None else kwargs))

    def experimental_run_v2(self, fn, args=(), kwargs=None):
        return self.run(fn, args, kwargs)

    def call_for_each_replica(self, fn, args=(), kwargs=None):
        return self.run(fn, args, kwargs)

    def reduce(self, reduce_op, value, axis=None):
        return tensor("reduce", [value])

    def unwrap(self, value):
        return [value]

    def experimental_local_results(self, value):
        return (value,)

    def experimental_distribute_dataset(self, dataset, options=None):
        return dataset

    def distribute_dataset(self, dataset_fn):
        return dataset_fn()

    def make_dataset_iterator(self, dataset):
        return unknown("iterator")


_running = []  # the strategies of which replicas run, innermost last
_opened = []  # those whose scopes are open
_around = []  # both, each with the graph that was current then


def _begin(strategy):
    """A graph is in one strategy at a time; one that is made in a scope has its own."""
    graph = get_default_graph()
    if _around and _around[-1][0] is not strategy and _around[-1][1] is graph:
        raises(RuntimeError, "Mixing different tf.distribute.Strategy objects.")
    _around.append((strategy, graph))


class _Scope:
    def __init__(self, strategy):
        self._strategy = strategy

    def __enter__(self):
        _begin(self._strategy)
        self._strategy._open.append(now())
        _opened.append(self._strategy)
        return self._strategy

    def __exit__(self, *args):
        _around.pop()
        _opened.pop()
        self._strategy._close()
        return None


class MirroredStrategy(Strategy):
    """Trains what was made in its own scope, or by its replicas."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self._open = []
        self._spans = []

    def _close(self):
        self._spans.append((self._open.pop(), now()))

    def _made(self, variable):
        within = [made_since(variable, start) and not made_since(variable, end) for start, end in self._spans]
        return any(within) or any([made_since(variable, start) for start in self._open])

    def scope(self):
        return _Scope(self)

    def run(self, fn, args=(), kwargs=None, options=None):
        _begin(self)
        self._open.append(now())
        _running.append(self)
        try:
            return fn(*args, **({} if kwargs is None else kwargs))
        finally:
            _around.pop()
            _running.pop()
            self._close()


def made_apart(model):
    """The first variable of a model that was not made in the scope that is open, if one is."""
    if _opened:
        for v in model.weights:
            if is_tensor(v) and not _opened[-1]._made(v):
                return v
    return None


def check_replicated(variables):
    """An optimizer of TensorFlow 2.11 or later makes what it keeps of a variable where the variable is."""
    if not _running or not version_at_least(2, 11):
        return
    for v in variables:
        if is_tensor(v) and not _running[-1]._made(v):
            raises(
                ValueError,
                "`colocate_vars_with` must only be passed a variable created in this tf.distribute.Strategy.scope(), not: " + v.name,
            )
            return


class _Alone:
    def __init__(self, strategy):
        self._strategy = strategy

    def __enter__(self):
        _begin(self._strategy)
        return self._strategy

    def __exit__(self, *args):
        _around.pop()
        return None


class OneDeviceStrategy(Strategy):
    def scope(self):
        return _Alone(self)


class MultiWorkerMirroredStrategy(Strategy):
    pass


class TPUStrategy(Strategy):
    pass


class _Experimental:
    CentralStorageStrategy = MirroredStrategy
    MultiWorkerMirroredStrategy = MultiWorkerMirroredStrategy
    ParameterServerStrategy = MultiWorkerMirroredStrategy
    TPUStrategy = TPUStrategy


experimental = _Experimental


def around():
    """The strategy in the scope of which a program is, where it is one that is followed."""
    return _around[-1][0] if _around and _around[-1][1] is get_default_graph() else None


def get_strategy():
    strategy = around()
    return Strategy() if strategy is None else strategy


def has_strategy():
    return unknown("has_strategy()")


def get_replica_context():
    return ReplicaContext()


def in_cross_replica_context():
    return unknown("in_cross_replica_context()")
