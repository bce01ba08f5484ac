"""TF `tf.distribute`: in graph mode with one replica, strategies leave variables and scopes as they are."""

from _scopelint import context, tensor, unknown


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


class MirroredStrategy(Strategy):
    pass


class OneDeviceStrategy(Strategy):
    pass


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


def get_strategy():
    return Strategy()


def has_strategy():
    return unknown("has_strategy()")


def get_replica_context():
    return ReplicaContext()


def in_cross_replica_context():
    return unknown("in_cross_replica_context()")
