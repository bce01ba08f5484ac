"""tf.contrib.tpu: without a TPU its estimator is the ordinary one, with the batch size among the parameters."""

from contextlib import contextmanager

import _scopelint as _s
from tensorflow import bfloat16, cast, float32, identity
from tensorflow.estimator import Estimator, EstimatorSpec
from tensorflow.estimator import RunConfig as _RunConfig
from tensorflow.train._optimizers import Optimizer


class InputPipelineConfig:
    PER_SHARD_V1 = 1
    PER_HOST_V1 = 2
    PER_HOST_V2 = 3
    BROADCAST = 4


TPUConfig = _s.named_tuple(
    "TPUConfig",
    (
        "iterations_per_loop",
        "num_shards",
        "num_cores_per_replica",
        "per_host_input_for_training",
        "tpu_job_name",
        "initial_infeed_sleep_secs",
        "input_partition_dims",
        "eval_training_input_configuration",
        "experimental_host_call_every_n_steps",
    ),
    (2, None, None, True, None, None, None, 2, 1),
)


class RunConfig(_RunConfig):
    def __init__(self, tpu_config=None, evaluation_master=None, master=None, cluster=None, **kwargs):
        super().__init__(**kwargs)
        self.tpu_config = TPUConfig() if tpu_config is None else tpu_config
        self.cluster = cluster
        self.master = master
        self.evaluation_master = master if evaluation_master is None else evaluation_master


class TPUEstimatorSpec:
    def __init__(
        self,
        mode,
        predictions=None,
        loss=None,
        train_op=None,
        eval_metrics=None,
        export_outputs=None,
        scaffold_fn=None,
        host_call=None,
        training_hooks=None,
        evaluation_hooks=None,
        prediction_hooks=None,
    ):
        self.mode = mode
        self.predictions = predictions
        self.loss = loss
        self.train_op = train_op
        self.eval_metrics = eval_metrics
        self.export_outputs = export_outputs
        self.scaffold_fn = scaffold_fn
        self.host_call = host_call

    def as_estimator_spec(self):
        metrics = None
        if self.eval_metrics is not None:
            function, tensors = self.eval_metrics
            metrics = function(**tensors) if _s.is_mapping(tensors) else function(*tensors)
        scaffold = None if self.scaffold_fn is None else self.scaffold_fn()
        return EstimatorSpec(self.mode, self.predictions, self.loss, self.train_op, metrics, self.export_outputs, scaffold=scaffold)


class TPUEstimator(Estimator):
    def __init__(
        self,
        model_fn=None,
        model_dir=None,
        config=None,
        params=None,
        use_tpu=True,
        train_batch_size=None,
        eval_batch_size=None,
        predict_batch_size=None,
        batch_axis=None,
        eval_on_tpu=True,
        export_to_tpu=True,
        export_to_cpu=True,
        warm_start_from=None,
        **kwargs,
    ):
        super().__init__(model_fn, model_dir, RunConfig() if config is None else config, {} if params is None else dict(params))
        self._batch_sizes = {"train": train_batch_size, "eval": eval_batch_size, "infer": predict_batch_size}

    def _called(self, input_fn, mode, checkpoint_path=None, hooks=None, limit=None, ends=False):
        self.params["batch_size"] = self._batch_sizes[mode]
        return super()._called(input_fn, mode, checkpoint_path, hooks, limit, ends)

    def _build(self, features, labels, mode):
        spec = super()._build(features, labels, mode)
        return spec.as_estimator_spec() if isinstance(spec, TPUEstimatorSpec) else spec


class CrossShardOptimizer(Optimizer):
    """Averages the gradients of all shards; the variables are those of the optimizer it was given."""

    def __init__(self, opt, reduction=None, name="CrossShardOptimizer", group_assignment=None):
        super().__init__(False, name)
        self._opt = opt

    def compute_gradients(self, loss, var_list=None, **kwargs):
        return self._opt.compute_gradients(loss, var_list, **kwargs)

    def apply_gradients(self, grads_and_vars, global_step=None, name=None):
        return self._opt.apply_gradients(grads_and_vars, global_step, name)

    def get_slot(self, *args, **kwargs):
        return self._opt.get_slot(*args, **kwargs)

    def get_slot_names(self, *args, **kwargs):
        return self._opt.get_slot_names(*args, **kwargs)

    def variables(self):
        return self._opt.variables()


def cross_replica_sum(x, group_assignment=None, name=None):
    return identity(x)


def _as_bfloat16(getter, name, *args, **kwargs):
    """A variable is kept as float32 and read as what was asked for."""
    if kwargs.get("dtype") != bfloat16:
        return getter(name, *args, **kwargs)
    kwargs["dtype"] = float32
    return cast(getter(name, *args, **kwargs), bfloat16)


@contextmanager
def bfloat16_scope(name=None):
    with _s.variable_scope("", custom_getter=_as_bfloat16) as scope:
        yield scope
