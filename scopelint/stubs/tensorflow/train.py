"""TF `tf.train`: optimizers and what else makes variables during training."""

from _scopelint import (
    Tensor,
    Variable,
    add_to_collection,
    check_saved,
    context,
    dtype_of,
    finalize,
    find_variable,
    get_collection,
    get_default_graph,
    get_variable,
    get_variable_scope,
    given,
    is_callable,
    is_defined,
    is_mapping,
    is_sequence,
    is_tensor,
    is_unknown,
    name_scope,
    note,
    raises,
    reads_of,
    saveables,
    reachable,
    shape_of,
    shards,
    since,
    source,
    surely,
    tensor,
    unknown,
    variable_scope,
    version_at_least,
    writing,
)
from tensorflow._base_layer import flatten as _leaves
from tensorflow._base_layer import initializer_named as _zeros

# -- the global step


def get_global_step(graph=None):
    steps = get_collection("global_step")
    if len(steps) == 1:
        return steps[0]
    return find_variable("global_step")


def create_global_step(graph=None):
    step = get_global_step(graph)
    if not is_unknown(step) and step is not None:
        raises(ValueError, '"global_step" already exists.', "duplicate")
        return step
    with name_scope(None):
        return get_variable(
            "global_step", shape=[], dtype="int64", initializer=_zeros, trainable=False, collections=["variables", "global_step"]
        )


def get_or_create_global_step(graph=None):
    step = get_global_step(graph)
    if step is None:
        return create_global_step(graph)
    return step


def global_step(sess, global_step_tensor):
    return unknown("global_step")


def assert_global_step(global_step_tensor):
    return None


# -- slots


def _slot(primary, initializer, shape, dtype, name):
    """A slot of `primary`: below its op name, in a scope of its own."""
    with variable_scope(None, primary.op.name + "/" + name):
        scope = get_variable_scope()
        partitioner = scope.partitioner
        scope.set_partitioner(None)
        slot = get_variable("", shape=shape, dtype=dtype, initializer=initializer, trainable=False)
        scope.set_partitioner(partitioner)
    return slot


def _zeros_like(primary, name, dtype=None):
    shape = shape_of(primary)
    dtype = dtype_of(primary) if dtype is None else dtype
    if is_defined(shape):
        return _slot(primary, _zeros, shape, dtype, name)
    return _slot(primary, source(None, dtype), None, None, name)


def _gradients(loss, variables):
    """A gradient for each variable that the loss was computed from, None for the others.

    Where it was computed from nothing that is known, every variable gets one.
    """
    reads = reads_of(loss)
    connected = reads is not None and any([v in reads for v in variables])
    out = []
    for v in variables:
        if not connected or v in reads:
            out.append((tensor("gradient", [loss], shape_of(v), dtype_of(v)), v))
        else:
            out.append((None, v))
    return out


class Optimizer:
    GATE_NONE = 0
    GATE_OP = 1
    GATE_GRAPH = 2

    _slots = None
    _extra = None
    _name = "Optimizer"

    def __init__(self, use_locking, name):
        self._use_locking = use_locking
        self._name = name
        self._slots = {}
        self._extra = {}

    def get_name(self):
        return self._name

    def minimize(
        self,
        loss,
        global_step=None,
        var_list=None,
        gate_gradients=1,
        aggregation_method=None,
        colocate_gradients_with_ops=False,
        name=None,
        grad_loss=None,
    ):
        pairs = self.compute_gradients(loss, var_list=var_list)
        return self.apply_gradients(pairs, global_step=global_step, name=name)

    def compute_gradients(
        self, loss, var_list=None, gate_gradients=1, aggregation_method=None, colocate_gradients_with_ops=False, grad_loss=None
    ):
        if is_callable(loss):
            loss = loss()
        if not given(var_list) or is_unknown(var_list):
            note("all trained", optimizer=self, loss=loss)
            variables = get_collection("trainable_variables")
        else:
            variables = _leaves(var_list)
            if not variables:
                note("nothing to train", lists=(var_list,))
        with name_scope("gradients"):
            return _gradients(loss, variables)

    def apply_gradients(self, grads_and_vars, global_step=None, name=None):
        pairs = [pair for pair in grads_and_vars if pair[0] is not None]
        variables = []
        for _, v in pairs:
            if is_tensor(v):
                variables.extend(shards(v))
        self._create_slots(variables)
        with name_scope(name, self._name):
            self._prepare()
            for grad, v in pairs:
                if is_tensor(v):
                    self._apply_dense(grad, v)
            out = self._finish([grad for grad, _ in pairs], name)
        out = writing(out, variables + self.variables() + _leaves(global_step))
        note("trained", optimizer=self, variables=variables, op=out)
        add_to_collection("train_op", out)
        return out

    def _create_slots(self, var_list):
        return None

    def _prepare(self):
        return None

    def _apply_dense(self, grad, var):
        return None

    def _finish(self, update_ops, name_scope):
        return tensor("train_op", update_ops, ())

    def _slot_dict(self, slot_name):
        if self._slots is None:
            self._slots = {}
        if slot_name not in self._slots:
            self._slots[slot_name] = {}
        return self._slots[slot_name]

    def _get_or_make_slot(self, var, val, slot_name, op_name):
        slots = self._slot_dict(slot_name)
        if var not in slots:
            slots[var] = _slot(var, source(shape_of(val), dtype_of(val)), None, None, op_name)
        return slots[var]

    def _get_or_make_slot_with_initializer(self, var, initializer, shape, dtype, slot_name, op_name):
        slots = self._slot_dict(slot_name)
        if var not in slots:
            slots[var] = _slot(var, initializer, shape, dtype, op_name)
        return slots[var]

    def _zeros_slot(self, var, slot_name, op_name):
        slots = self._slot_dict(slot_name)
        if var not in slots:
            slots[var] = _zeros_like(var, op_name)
        return slots[var]

    def _filled_slot(self, var, slot_name, op_name):
        """A slot that is made from a constant of the variable's shape."""
        slots = self._slot_dict(slot_name)
        if var not in slots:
            slots[var] = _slot(var, source(shape_of(var), dtype_of(var)), None, None, op_name)
        return slots[var]

    def _create_non_slot_variable(self, initial_value, name, colocate_with):
        if self._extra is None:
            self._extra = {}
        key = (name, colocate_with.graph)
        if key not in self._extra:
            self._extra[key] = Variable(initial_value, name=name, trainable=False)
        return self._extra[key]

    def _get_non_slot_variable(self, name, graph=None):
        return self._extra.get((name, get_default_graph() if graph is None else graph))

    def _call_if_callable(self, param):
        return param() if is_callable(param) else param

    def get_slot(self, var, name):
        if self._slots is None or name not in self._slots:
            return None
        return self._slots[name].get(var)

    def get_slot_names(self):
        return sorted(self._slots.keys())

    def _non_slot_variables(self):
        return list(self._extra.values())

    def variables(self):
        out = list(self._extra.values())
        for slots in self._slots.values():
            out.extend(slots.values())
        return out


class GradientDescentOptimizer(Optimizer):
    def __init__(self, learning_rate, use_locking=False, name="GradientDescent"):
        super().__init__(use_locking, name)
        self._learning_rate = learning_rate


class ProximalGradientDescentOptimizer(Optimizer):
    def __init__(
        self,
        learning_rate,
        l1_regularization_strength=0.0,
        l2_regularization_strength=0.0,
        use_locking=False,
        name="ProximalGradientDescent",
    ):
        super().__init__(use_locking, name)
        self._learning_rate = learning_rate


class MomentumOptimizer(Optimizer):
    def __init__(self, learning_rate, momentum, use_locking=False, name="Momentum", use_nesterov=False):
        super().__init__(use_locking, name)
        self._learning_rate = learning_rate
        self._momentum = momentum
        self._use_nesterov = use_nesterov

    def _create_slots(self, var_list):
        for v in var_list:
            self._zeros_slot(v, "momentum", self._name)


class AdamOptimizer(Optimizer):
    def __init__(self, learning_rate=0.001, beta1=0.9, beta2=0.999, epsilon=1e-8, use_locking=False, name="Adam",
                 use_own_namescope_for_non_slot_vars=since((2, 0), False)):  # fmt: skip
        super().__init__(use_locking, name)
        self._lr = learning_rate
        self._beta1 = beta1
        self._beta2 = beta2
        self._epsilon = epsilon

    def _get_beta_accumulators(self):
        return (self._get_non_slot_variable("beta1_power"), self._get_non_slot_variable("beta2_power"))

    def _create_slots(self, var_list):
        if not var_list:
            return
        self._create_non_slot_variable(source((), "float32"), "beta1_power", var_list[0])
        self._create_non_slot_variable(source((), "float32"), "beta2_power", var_list[0])
        for v in var_list:
            self._zeros_slot(v, "m", self._name)
            self._zeros_slot(v, "v", self._name)


class AdagradOptimizer(Optimizer):
    def __init__(self, learning_rate, initial_accumulator_value=0.1, use_locking=False, name="Adagrad"):
        super().__init__(use_locking, name)
        self._learning_rate = learning_rate
        self._initial_accumulator_value = initial_accumulator_value

    def _create_slots(self, var_list):
        for v in var_list:
            self._zeros_slot(v, "accumulator", self._name)


class AdagradDAOptimizer(Optimizer):
    def __init__(
        self,
        learning_rate,
        global_step,
        initial_gradient_squared_accumulator_value=0.1,
        l1_regularization_strength=0.0,
        l2_regularization_strength=0.0,
        use_locking=False,
        name="AdagradDA",
    ):
        super().__init__(use_locking, name)
        self._learning_rate = learning_rate
        self._global_step = global_step

    def _create_slots(self, var_list):
        for v in var_list:
            self._filled_slot(v, "gradient_accumulator", self._name)
            self._filled_slot(v, "gradient_squared_accumulator", self._name)


class AdadeltaOptimizer(Optimizer):
    def __init__(self, learning_rate=0.001, rho=0.95, epsilon=1e-8, use_locking=False, name="Adadelta"):
        super().__init__(use_locking, name)
        self._lr = learning_rate

    def _create_slots(self, var_list):
        for v in var_list:
            self._zeros_slot(v, "accum", self._name)
            self._zeros_slot(v, "accum_update", self._name)


class RMSPropOptimizer(Optimizer):
    def __init__(self, learning_rate, decay=0.9, momentum=0.0, epsilon=1e-10, use_locking=False, centered=False, name="RMSProp"):
        super().__init__(use_locking, name)
        self._learning_rate = learning_rate
        self._centered = centered

    def _create_slots(self, var_list):
        for v in var_list:
            self._zeros_slot(v, "rms", self._name)
            if self._centered:
                self._zeros_slot(v, "mg", self._name)
            self._zeros_slot(v, "momentum", self._name)


class FtrlOptimizer(Optimizer):
    def __init__(
        self,
        learning_rate,
        learning_rate_power=-0.5,
        initial_accumulator_value=0.1,
        l1_regularization_strength=0.0,
        l2_regularization_strength=0.0,
        use_locking=False,
        name="Ftrl",
        accum_name=None,
        linear_name=None,
        l2_shrinkage_regularization_strength=0.0,
        beta=since((2, 0)),
    ):
        super().__init__(use_locking, name)
        self._learning_rate = learning_rate
        self._accum_name = accum_name
        self._linear_name = linear_name

    def _create_slots(self, var_list):
        for v in var_list:
            self._filled_slot(v, "accum", self._accum_name or self._name)
            self._zeros_slot(v, "linear", self._linear_name or self._name)


class ProximalAdagradOptimizer(Optimizer):
    def __init__(
        self,
        learning_rate,
        initial_accumulator_value=0.1,
        l1_regularization_strength=0.0,
        l2_regularization_strength=0.0,
        use_locking=False,
        name="ProximalAdagrad",
    ):
        super().__init__(use_locking, name)
        self._learning_rate = learning_rate

    def _create_slots(self, var_list):
        for v in var_list:
            self._filled_slot(v, "accumulator", self._name)


# -- moving averages


class ExponentialMovingAverage:
    def __init__(self, decay, num_updates=None, zero_debias=False, name="ExponentialMovingAverage"):
        self._decay = decay
        self._num_updates = num_updates
        self._zero_debias = zero_debias
        self._name = name
        self._averages = {}

    @property
    def name(self):
        return self._name

    def apply(self, var_list=None):
        values = get_collection("trainable_variables") if not given(var_list) or is_unknown(var_list) else var_list
        debiased = []
        for v in values:
            if not is_tensor(v):
                continue
            if v in self._averages:
                if not version_at_least(1, 6):
                    raises(ValueError, "Moving average already computed for: " + v.name)
                continue
            if isinstance(v, Variable):
                self._averages[v] = _slot(v, source(shape_of(v), dtype_of(v)), None, None, self._name)
                add_to_collection("moving_average_variables", v)
            else:
                self._averages[v] = _zeros_like(v, self._name)
                if self._zero_debias:
                    debiased.append(self._averages[v])
        with name_scope(self._name):
            for v in values:
                if is_tensor(v):
                    assign_moving_average(self._averages[v], v, self._decay, self._averages[v] in debiased)
        return tensor("group", list(self._averages.values()), ())

    def average(self, var):
        return self._averages.get(var)

    def average_name(self, var):
        if var in self._averages:
            return self._averages[var].op.name
        return get_default_graph().unique_name(var.op.name + "/" + self._name, False)

    def variables_to_restore(self, moving_avg_variables=None):
        out = {}
        if not given(moving_avg_variables):
            moving = get_collection("trainable_variables") + get_collection("moving_average_variables")
        else:
            moving = moving_avg_variables
        for v in moving:
            out[self.average_name(v)] = v
        for v in get_collection("variables"):
            if v not in moving and v.op.name not in out:
                out[v.op.name] = v
        return out


def assign_moving_average(variable, value, decay, zero_debias=True, name=None):
    """TF `moving_averages.assign_moving_average`."""
    with name_scope(name, "AssignMovingAvg"):
        if zero_debias and isinstance(variable, Variable):
            _debias(variable)
        return tensor("assign", [variable, value], shape_of(variable), dtype_of(variable))


def _debias(variable):
    with variable_scope(variable.op.name) as scope:
        made = [v.op.name for v in scope.global_variables()]
        get_variable(_fresh(scope, made, "biased"), shape_of(variable), dtype_of(variable), initializer=_zeros, trainable=False)
        get_variable(_fresh(scope, made, "local_step"), [], dtype_of(variable), initializer=_zeros, trainable=False)


def _fresh(scope, made, name):
    """The first of `name`, `name_1`, … that the scope has no variable of, unless it reuses."""
    if scope.reuse:
        return name
    full = scope.name + "/" + name
    if full not in made:
        return name
    number = 1
    while full + "_" + str(number) in made:
        number += 1
    return name + "_" + str(number)


def weighted_moving_average(value, decay, weight, truediv=True, collections=None, name=None):
    """TF `moving_averages.weighted_moving_average`."""
    with variable_scope(name, "WeightedMovingAvg"):
        total = get_variable(
            "value_x_weight", shape_of(value), dtype_of(value), initializer=_zeros, trainable=False, collections=collections
        )
        count = get_variable("weight", shape_of(weight), dtype_of(weight), initializer=_zeros, trainable=False, collections=collections)
        assign_moving_average(total, value, decay, zero_debias=False)
        assign_moving_average(count, weight, decay, zero_debias=False)
        return tensor("div", [total, count], shape_of(value), dtype_of(value))


# -- replicas


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


# -- learning rates


def _rate(learning_rate, step):
    return tensor("rate", [learning_rate, step], ())


def exponential_decay(learning_rate, global_step, decay_steps, decay_rate, staircase=False, name=None):
    with name_scope(name, "ExponentialDecay"):
        return _rate(learning_rate, global_step)


def piecewise_constant(x, boundaries, values, name=None):
    with name_scope(name, "PiecewiseConstant"):
        return _rate(None, x)


piecewise_constant_decay = piecewise_constant


def polynomial_decay(learning_rate, global_step, decay_steps, end_learning_rate=0.0001, power=1.0, cycle=False, name=None):
    with name_scope(name, "PolynomialDecay"):
        return _rate(learning_rate, global_step)


def natural_exp_decay(learning_rate, global_step, decay_steps, decay_rate, staircase=False, name=None):
    with name_scope(name, "NaturalExpDecay"):
        return _rate(learning_rate, global_step)


def inverse_time_decay(learning_rate, global_step, decay_steps, decay_rate, staircase=False, name=None):
    with name_scope(name, "InverseTimeDecay"):
        return _rate(learning_rate, global_step)


def cosine_decay(learning_rate, global_step, decay_steps, alpha=0.0, name=None):
    with name_scope(name, "CosineDecay"):
        return _rate(learning_rate, global_step)


def cosine_decay_restarts(learning_rate, global_step, first_decay_steps, t_mul=2.0, m_mul=1.0, alpha=0.0, name=None):
    with name_scope(name, "SGDRDecay"):
        return _rate(learning_rate, global_step)


def linear_cosine_decay(learning_rate, global_step, decay_steps, num_periods=0.5, alpha=0.0, beta=0.001, name=None):
    with name_scope(name, "LinearCosineDecay"):
        return _rate(learning_rate, global_step)


def noisy_linear_cosine_decay(
    learning_rate,
    global_step,
    decay_steps,
    initial_variance=1.0,
    variance_decay=0.55,
    num_periods=0.5,
    alpha=0.0,
    beta=0.001,
    name=None,
):
    with name_scope(name, "NoisyLinearCosineDecay"):
        return _rate(learning_rate, global_step)


# -- checkpoints


class Saver:
    def __init__(
        self,
        var_list=None,
        reshape=False,
        sharded=False,
        max_to_keep=5,
        keep_checkpoint_every_n_hours=10000.0,
        name=None,
        restore_sequentially=False,
        saver_def=None,
        builder=None,
        defer_build=False,
        allow_empty=False,
        write_version=2,
        pad_step_number=False,
        save_relative_paths=False,
        filename=None,
    ):
        with name_scope(name, "save"):
            self._var_list = var_list
            self._allow_empty = allow_empty
        self._saved = None
        if not given(defer_build):
            self.build()

    def save(self, sess, save_path, global_step=None, latest_filename=None, meta_graph_suffix="meta", write_meta_graph=True, write_state=True, strip_default_attrs=False, save_debug_info=False):  # fmt: skip
        path = unknown("checkpoint path")
        note("saved", saver=self, session=sess, path=save_path, paths=(path,) if given(global_step) else (path, save_path))
        return path

    def restore(self, sess, save_path):
        note("restored", saver=self, session=sess, path=save_path)
        return None

    def build(self):
        if self._saved is None:
            listed = get_collection("variables") if self._var_list is None else self._var_list
            check_saved(listed, self._var_list is None, self._allow_empty)
            self._saved = saveables(listed)
            note("saver", saver=self, saves=self._saved, chosen=self._var_list is not None)

    @property
    def last_checkpoints(self):
        return unknown("last_checkpoints")

    def set_last_checkpoints_with_time(self, *args):
        return None

    def recover_last_checkpoints(self, *args):
        return None

    def export_meta_graph(self, *args, **kwargs):
        return unknown("meta graph")

    def as_saver_def(self):
        return unknown("saver_def")


class SaverDef:
    V1 = 1
    V2 = 2


def import_meta_graph(meta_graph_or_file, clear_devices=False, import_scope=None, **kwargs):
    note("imported")
    return Saver(unknown("the variables of the imported graph"))


def export_meta_graph(filename=None, **kwargs):
    return unknown("meta graph")


def latest_checkpoint(checkpoint_dir, latest_filename=None):
    return unknown("latest_checkpoint()", None, checkpoint_dir)


def get_checkpoint_state(checkpoint_dir, latest_filename=None):
    return unknown("get_checkpoint_state()", None, checkpoint_dir)


def checkpoint_exists(checkpoint_prefix):
    return unknown("checkpoint_exists()")


def init_from_checkpoint(ckpt_dir_or_file, assignment_map):
    return None


def list_variables(ckpt_dir_or_file):
    return unknown("list_variables()")


def load_variable(ckpt_dir_or_file, name):
    return unknown("load_variable()")


def load_checkpoint(ckpt_dir_or_file):
    return unknown("checkpoint")


def NewCheckpointReader(filepattern):
    return unknown("checkpoint reader")


def warm_start(ckpt_to_initialize_from, vars_to_warm_start=".*", var_name_to_vocab_info=None, var_name_to_prev_var_name=None):
    return None


def write_graph(graph_or_graph_def, logdir, name, as_text=True):
    return unknown("path")


class Checkpoint:
    def __init__(self, **kwargs):
        note("checkpoint made", checkpoint=self)
        for key, value in kwargs.items():
            setattr(self, key, value)

    def _note(self):
        note("checkpoint", checkpoint=self, holds=reachable(self))

    def save(self, file_prefix, session=None, options=None):
        self._note()
        return unknown("checkpoint path")

    def write(self, file_prefix, session=None, options=None):
        self._note()
        return unknown("checkpoint path")

    def restore(self, save_path, options=None):
        return unknown("status")

    def read(self, save_path, options=None):
        return unknown("status")


class CheckpointManager:
    def __init__(self, checkpoint, directory, max_to_keep=None, **kwargs):
        self.latest_checkpoint = unknown("latest_checkpoint")
        self._checkpoint = checkpoint

    def save(self, *args, **kwargs):
        if surely(self._checkpoint, Checkpoint):
            self._checkpoint._note()
        return unknown("checkpoint path")


# -- sessions


class SessionRunArgs:
    def __init__(self, fetches, feed_dict=None, options=None):
        self.fetches = fetches
        self.feed_dict = feed_dict


class SessionRunHook:
    def begin(self):
        return None

    def after_create_session(self, session, coord):
        return None

    def before_run(self, run_context):
        return None

    def after_run(self, run_context, run_values):
        return None

    def end(self, session):
        return None


class _Hook(SessionRunHook):
    def __init__(self, *args, **kwargs):
        self.arguments = args


class CheckpointSaverHook(_Hook):
    pass


class LoggingTensorHook(_Hook):
    pass


class StopAtStepHook(_Hook):
    pass


class StepCounterHook(_Hook):
    pass


class SummarySaverHook(_Hook):
    pass


class NanTensorHook(_Hook):
    pass


class FinalOpsHook(_Hook):
    pass


class FeedFnHook(_Hook):
    pass


class ProfilerHook(_Hook):
    pass


class GlobalStepWaiterHook(_Hook):
    pass


class CheckpointSaverListener:
    def begin(self):
        return None

    def before_save(self, session, global_step_value):
        return None

    def after_save(self, session, global_step_value):
        return None

    def end(self, session, global_step_value):
        return None


def _begin(hooks):
    for hook in _leaves(hooks):
        if isinstance(hook, SessionRunHook):
            hook.begin()


def MonitoredTrainingSession(
    master="",
    is_chief=True,
    checkpoint_dir=None,
    scaffold=None,
    hooks=None,
    chief_only_hooks=None,
    save_checkpoint_secs=None,
    save_summaries_steps=None,
    save_summaries_secs=None,
    config=None,
    stop_grace_period_secs=120,
    log_step_count_steps=100,
    max_wait_secs=7200,
    save_checkpoint_steps=None,
    summary_dir=None,
):
    if is_sequence(hooks):
        _begin(hooks)
    finalize(get_default_graph())
    return unknown("session")


def MonitoredSession(session_creator=None, hooks=None, stop_grace_period_secs=120):
    if is_sequence(hooks):
        _begin(hooks)
    finalize(get_default_graph())
    return unknown("session")


def SingularMonitoredSession(hooks=None, scaffold=None, master="", config=None, **kwargs):
    if is_sequence(hooks):
        _begin(hooks)
    finalize(get_default_graph())
    return unknown("session")


class ChiefSessionCreator:
    def __init__(self, scaffold=None, master="", config=None, checkpoint_dir=None, checkpoint_filename_with_path=None):
        self.scaffold = scaffold


class WorkerSessionCreator:
    def __init__(self, scaffold=None, master="", config=None, max_wait_secs=1800):
        self.scaffold = scaffold


class Scaffold:
    def __init__(
        self,
        init_op=None,
        init_feed_dict=None,
        init_fn=None,
        ready_op=None,
        ready_for_local_init_op=None,
        local_init_op=None,
        summary_op=None,
        saver=None,
        copy_from_scaffold=None,
        local_init_feed_dict=None,
    ):
        self.init_op = init_op
        self.init_fn = init_fn
        self.saver = saver
        self.summary_op = summary_op

    def finalize(self):
        return self


class Coordinator:
    def __init__(self, clean_stop_exception_types=None):
        self.joined = False

    def should_stop(self):
        return unknown("should_stop()")

    def request_stop(self, ex=None):
        return None

    def clear_stop(self):
        return None

    def join(self, threads=None, stop_grace_period_secs=120, ignore_live_threads=False):
        return None

    def register_thread(self, thread):
        return None

    def wait_for_stop(self, timeout=None):
        return unknown("wait_for_stop()")

    def raise_requested_exception(self):
        return None

    def stop_on_exception(self):
        return context(None)


class Supervisor:
    def __init__(self, *args, **kwargs):
        self.saver = kwargs.get("saver", unknown("saver"))
        self.coord = Coordinator()
        self.session_manager = unknown("session_manager")

    def managed_session(self, *args, **kwargs):
        return unknown("session")

    def prepare_or_wait_for_session(self, *args, **kwargs):
        return unknown("session")

    def should_stop(self):
        return unknown("should_stop()")

    def stop(self, *args, **kwargs):
        return None

    def request_stop(self, *args, **kwargs):
        return None

    def start_queue_runners(self, *args, **kwargs):
        return []

    def summary_computed(self, *args, **kwargs):
        return None


def start_queue_runners(sess=None, coord=None, daemon=True, start=True, collection="queue_runners"):
    return unknown("threads")


def add_queue_runner(qr, collection="queue_runners"):
    return None


# -- input pipelines


def limit_epochs(tensor, num_epochs=None, name=None):
    if not given(num_epochs):
        return tensor
    with name_scope(name, "limit_epochs"):
        Variable(source((), "int64"), name="epochs", trainable=False, dtype="int64", collections=["local_variables"])
    return tensor


def input_producer(
    input_tensor,
    element_shape=None,
    num_epochs=None,
    shuffle=True,
    seed=None,
    capacity=32,
    shared_name=None,
    summary_name=None,
    name=None,
    cancel_op=None,
):
    with name_scope(name, "input_producer"):
        limit_epochs(input_tensor, num_epochs)
        return unknown("queue")


def string_input_producer(
    string_tensor, num_epochs=None, shuffle=True, seed=None, capacity=32, shared_name=None, name=None, cancel_op=None
):
    with name_scope(name, "input_producer"):
        limit_epochs(string_tensor, num_epochs)
        return unknown("queue")


def range_input_producer(limit, num_epochs=None, shuffle=True, seed=None, capacity=32, shared_name=None, name=None):
    with name_scope(name, "input_producer"):
        limit_epochs(limit, num_epochs)
        return unknown("queue")


def slice_input_producer(tensor_list, num_epochs=None, shuffle=True, seed=None, capacity=32, shared_name=None, name=None):
    with name_scope(name, "input_producer"):
        range_input_producer(None, num_epochs)
        return [_row(x) for x in _leaves(tensor_list)]


def _row(x):
    shape = shape_of(x)
    return source(None if shape is None else shape[1:], dtype_of(x))


def _batched(tensors, size, many, shapes, partial):
    if is_sequence(tensors):
        out = []
        for i, x in enumerate(tensors):
            out.append(_batched(x, size, many, shapes[i] if is_sequence(shapes) else None, partial))
        return out
    if is_mapping(tensors):
        return {key: _batched(x, size, many, None, partial) for key, x in tensors.items()}
    shape = shape_of(tensors) if shapes is None else shapes
    if shape is None or is_unknown(many):
        return source(None, dtype_of(tensors))
    return source((None if given(partial) else size,) + tuple(shape[1:] if many else shape), dtype_of(tensors))


def _single(out):
    return out[0] if is_sequence(out) and len(out) == 1 else out


def batch(
    tensors,
    batch_size,
    num_threads=1,
    capacity=32,
    enqueue_many=False,
    shapes=None,
    dynamic_pad=False,
    allow_smaller_final_batch=False,
    shared_name=None,
    name=None,
):
    with name_scope(name, "batch"):
        return _single(_batched(tensors, batch_size, enqueue_many, shapes, allow_smaller_final_batch))


def shuffle_batch(
    tensors,
    batch_size,
    capacity,
    min_after_dequeue,
    num_threads=1,
    seed=None,
    enqueue_many=False,
    shapes=None,
    allow_smaller_final_batch=False,
    shared_name=None,
    name=None,
):
    with name_scope(name, "shuffle_batch"):
        return _single(_batched(tensors, batch_size, enqueue_many, shapes, allow_smaller_final_batch))


def batch_join(
    tensors_list,
    batch_size,
    capacity=32,
    enqueue_many=False,
    shapes=None,
    dynamic_pad=False,
    allow_smaller_final_batch=False,
    shared_name=None,
    name=None,
):
    with name_scope(name, "batch_join"):
        return _single(_batched(tensors_list[0], batch_size, enqueue_many, shapes, allow_smaller_final_batch))


def shuffle_batch_join(
    tensors_list,
    batch_size,
    capacity,
    min_after_dequeue,
    seed=None,
    enqueue_many=False,
    shapes=None,
    allow_smaller_final_batch=False,
    shared_name=None,
    name=None,
):
    with name_scope(name, "shuffle_batch_join"):
        return _single(_batched(tensors_list[0], batch_size, enqueue_many, shapes, allow_smaller_final_batch))


def match_filenames_once(pattern, name=None):
    with name_scope(name, "matching_filenames"):
        return Variable(source((None,), "string"), name="matching_filenames", trainable=False, collections=["local_variables"])
