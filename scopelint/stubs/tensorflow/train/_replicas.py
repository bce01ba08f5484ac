"""TF `tf.train`: training on several machines."""

from _scopelint import Variable, name_scope, source, tensor, unknown
from tensorflow.train._optimizers import Optimizer
from tensorflow.train._sessions import SessionRunHook


class SyncReplicasOptimizer(Optimizer):
    def __init__(
        self,
        opt,
        replicas_to_aggregate,
        total_num_replicas=None,
        variable_averages=None,
        variables_to_average=None,
        use_locking=False,
        name="sync_replicas",
    ):
        super().__init__(use_locking, name)
        self._opt = opt
        self._variable_averages = variable_averages
        self._variables_to_average = variables_to_average

    def compute_gradients(self, *args, **kwargs):
        return self._opt.compute_gradients(*args, **kwargs)

    def apply_gradients(self, grads_and_vars, global_step=None, name=None):
        self._local_step = Variable(
            source((), "int64"), trainable=False, collections=["local_variables"], dtype="int64", name="sync_rep_local_step"
        )
        with name_scope(None, self._name):
            pass
        out = self._opt.apply_gradients(grads_and_vars, global_step)
        if self._variable_averages is not None:
            self._variable_averages.apply(self._variables_to_average)
        return out

    def get_slot(self, *args, **kwargs):
        return self._opt.get_slot(*args, **kwargs)

    def get_slot_names(self, *args, **kwargs):
        return self._opt.get_slot_names()

    def variables(self):
        return self._opt.variables()

    def get_chief_queue_runner(self):
        return unknown("queue_runner")

    def get_init_tokens_op(self, num_tokens=-1):
        return tensor("init_tokens", [], ())

    def make_session_run_hook(self, is_chief, num_tokens=-1):
        return SessionRunHook()


def replica_device_setter(
    ps_tasks=0,
    ps_device="/job:ps",
    worker_device="/job:worker",
    merge_devices=True,
    cluster=None,
    ps_ops=None,
    ps_strategy=None,
):
    return unknown("device function")


class ClusterSpec:
    def __init__(self, cluster):
        self.cluster = cluster

    def num_tasks(self, job_name):
        return unknown("num_tasks")

    def as_dict(self):
        return unknown("cluster")


class Server:
    def __init__(
        self, server_or_cluster_def, job_name=None, task_index=None, protocol=None, config=None, start=True
    ):
        self.target = unknown("target")

    def join(self):
        return None

    def start(self):
        return None

    @staticmethod
    def create_local_server(config=None, start=True):
        return Server(None)
