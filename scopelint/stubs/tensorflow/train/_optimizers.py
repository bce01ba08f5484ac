"""TF `python/training/optimizer.py`, and the optimizers: what slots they make."""

from _scopelint import (
    leaves,
    Variable,
    add_to_collection,
    dtype_of,
    get_collection,
    get_default_graph,
    get_variable,
    get_variable_scope,
    given,
    is_apart,
    is_callable,
    is_defined,
    is_sure_to_lack,
    is_tensor,
    is_unknown,
    lifted,
    name_scope,
    no_slot,
    note,
    out_of_reach,
    perhaps_there,
    raises,
    reads_of,
    shape_of,
    shards,
    since,
    source,
    tensor,
    variable_scope,
    writing,
)
from tensorflow._base_layer import initializer_named as _zeros


def _slot(primary, initializer, shape, dtype, name):
    """A slot of `primary`: below its op name, in a scope of its own."""
    with lifted(), variable_scope(None, primary.op.name + "/" + name):
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
    _is_guessed = False
    """Whether it is not known which variables it trains."""
    _is_any = False
    """Whether what it trains is known by nothing: its loss is computed from no variable, as far as is known."""
    _is_open = False
    """Whether it may have trained others than are known, and so have slots of them."""
    _left = ()
    """Variables that had no gradient, as far as is known."""
    _is_begun = False
    """Whether it was ever told to train."""

    def __init__(self, use_locking, name):
        note("optimizer made", optimizer=self)
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
        apart = given(var_list) and is_apart(loss, var_list)
        if apart or (given(var_list) and out_of_reach(loss, var_list)):
            note("out of reach", variables=leaves(var_list), reached=reads_of(loss), apart=apart)
        pairs = self.compute_gradients(loss, var_list=var_list)
        return self.apply_gradients(pairs, global_step=global_step, name=name)

    def compute_gradients(
        self, loss, var_list=None, gate_gradients=1, aggregation_method=None, colocate_gradients_with_ops=False, grad_loss=None
    ):
        if is_callable(loss):
            loss = loss()
        self._is_guessed = given(var_list) and is_unknown(var_list)
        if not given(var_list) or self._is_guessed:
            note("all trained", optimizer=self, loss=loss)
            variables = get_collection("trainable_variables")
            if not given(var_list) and is_sure_to_lack("trainable_variables"):
                raises(ValueError, "No variables to optimize.")
        else:
            variables = leaves(var_list)
            if not variables:
                note("nothing to train", lists=(var_list,))
        reads = reads_of(loss)
        self._is_any = not given(var_list) and not (reads and any([v in reads for v in variables]))
        with name_scope("gradients"):
            pairs = _gradients(loss, variables)
        if given(var_list):
            unreached = [v for gradient, v in pairs if gradient is None]
            note("chosen to train", optimizer=self, lists=(var_list,), chosen=variables, loss=loss, unreached=unreached)
        return pairs

    def apply_gradients(self, grads_and_vars, global_step=None, name=None):
        self._is_begun = True
        self._is_open = self._is_open or self._is_guessed or is_unknown(grads_and_vars)
        pairs = [pair for pair in grads_and_vars if pair[0] is not None or self._passes_over(pair[1])]
        variables = []
        for _, v in pairs:
            if is_tensor(v):
                variables.extend(shards(v))
            else:
                self._is_open = True
        with lifted():
            self._create_slots(variables)
        if self._is_guessed or self._is_any:
            perhaps_there(self._own_variables())
        with name_scope(name, self._name):
            self._prepare()
            updates = []
            for grad, v in pairs:
                update = self._apply_dense(grad, v) if is_tensor(v) else None
                updates.append(grad if update is None else update)
            out = self._finish(updates, name)
        out = writing(out, variables + self._own_variables() + leaves(global_step))
        rate = getattr(self, "_learning_rate", getattr(self, "_lr", None))
        note("trained", optimizer=self, variables=variables, gradients=None, op=out, rate=rate, step=global_step)
        add_to_collection("train_op", out)
        return out

    def _passes_over(self, var):
        """Keep in mind that a variable had no gradient, as far as is known. False."""
        self._left = (*self._left, var)
        return False

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
        slots = self._slots.get(name) if self._slots else {}
        found = None if slots is None else slots.get(var)
        if found is None and (self._slots or not self._is_begun) and not self._is_open and var not in self._left:
            return no_slot(var, name, list((self._slots or []) if slots is None else slots))
        return found

    def get_slot_names(self):
        return sorted(self._slots.keys())

    def _non_slot_variables(self):
        return list(self._extra.values())

    def variables(self):
        out = self._own_variables()
        if not out:
            note("no slots yet", optimizer=self)
        return out

    def _own_variables(self):
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
