"""TF `tf.keras.optimizers`: each makes a counter, its numbers and its slots below its own name.

In graphs, and before TensorFlow 2.11, all of that is made when gradients are first applied; else the counter and the learning rate are
made with the optimizer.
"""

from _scopelint import (
    Variable,
    all_known,
    dtype_of,
    eager_outside,
    elementwise,
    get_default_graph,
    given,
    is_callable,
    is_mapping,
    is_tensor,
    known,
    leaves,
    name_scope,
    note,
    raises,
    reads_of,
    shape_of,
    source,
    surely,
    tensor,
    unknown,
    unknown_list,
    version_at_least,
)
from tensorflow.distribute import around, check_replicated
from tensorflow.keras.optimizers.schedules import LearningRateSchedule
from tensorflow.train._optimizers import _gradients


class Optimizer:
    _default = "Optimizer"
    _numbers = ()
    _iterations = None
    _averages = False
    _lazy = not version_at_least(2, 11)
    built = False
    _distribution_strategy = None

    def __init__(self, name=None, **kwargs):
        note("optimizer made", optimizer=self)
        strategy = around()
        if strategy is not None:
            self._distribution_strategy = strategy
        if "use_ema" in kwargs:
            self._averages = True
            note("averages to be kept", optimizer=self, kept=kwargs["use_ema"], put_in=kwargs.get("ema_overwrite_frequency"))
        self._name = self._default if name is None else name
        self._hyper = {}
        self._slots = {}
        self._iterations = None
        self._weights = []
        self._rate = kwargs.get("lr", kwargs.get("learning_rate", 0.01))
        self._set("learning_rate", self._rate)
        self._set("decay", kwargs.get("decay", 0.0))
        self._at_once = not self._lazy and eager_outside()
        self._built_for = None  # a function that gives them: an optimizer's checkpoint holds its slots, and not what it trains
        if self._at_once:
            self._iterations = self.add_weight("iteration", (), "int64")
            self._make("learning_rate")

    def _make(self, key):
        value = self._hyper[key]
        if not is_tensor(value) and not is_callable(value) and not surely(value, LearningRateSchedule):
            self._hyper[key] = self.add_weight(key, ())

    def _set(self, name, value):
        self._hyper[name] = value

    def _set_hyper(self, name, value):
        self._hyper[name] = value

    def _get_hyper(self, name, dtype=None):
        return self._hyper[name]

    @property
    def lr(self):
        return self._hyper["learning_rate"]

    @property
    def learning_rate(self):
        return self._hyper["learning_rate"]

    @property
    def iterations(self):
        if self._iterations is None:
            self._iterations = self.add_weight("iter", (), "int64")
        return self._iterations

    def add_weight(self, name, shape, dtype="float32", initializer=None, trainable=False, **kwargs):
        variable = Variable(lambda: source(shape, dtype), name=name, trainable=trainable, dtype=dtype)
        self._weights.append(variable)
        return variable

    def add_slot(self, var, slot_name, initializer="zeros"):
        key = (var, slot_name)
        if key not in self._slots:
            self._slots[key] = Variable(
                source(shape_of(var), dtype_of(var)), name=var.op.name + "/" + slot_name, trainable=False, dtype=dtype_of(var)
            )
            self._weights.append(self._slots[key])
        return self._slots[key]

    def get_slot(self, var, slot_name):
        return self._slots.get((var, slot_name))

    def _create_slots(self, var_list):
        return None

    def _gathers(self):
        """Whether it keeps something of the gradients that it has seen."""
        return True

    @property
    def variables(self):
        if self._averages:
            note("averages asked", optimizer=self)
        return lambda: self._weights

    @property
    def weights(self):
        if self._averages:
            note("averages asked", optimizer=self)
        return self._weights

    def get_gradients(self, loss, params):
        return [g for g, _ in _gradients(loss, leaves(params))]

    def minimize(self, loss, var_list=None, grad_loss=None, name=None, tape=None):
        value = loss() if is_callable(loss) else loss
        variables = var_list() if is_callable(var_list) else var_list
        return self.apply_gradients(_gradients(value, leaves(variables)), name=name)

    def build(self, var_list):
        known = leaves(var_list)
        self._built_for = lambda: known
        self.built = True
        self._make_all(var_list)

    def _make_all(self, var_list):
        with name_scope(self._name):
            self.iterations
            for key in () if self._at_once else sorted(self._hyper):
                self._make(key)
            self._create_slots(leaves(var_list))

    _create_all_weights = _make_all

    def _check(self, var_list):
        """From 2.11 on, an optimizer is for the variables that it was first given."""
        if not self._built_for or not self._at_once:
            return
        for v in var_list:
            if is_tensor(v) and not any(known is v or not is_tensor(known) for known in self._built_for()):
                raises(
                    ValueError,
                    "Unknown variable: " + v.name + ". This optimizer can only be called for the variables it was originally built with.",
                )

    def apply_gradients(self, grads_and_vars, name=None, experimental_aggregate_gradients=True):
        pairs = [(g, v) for g, v in grads_and_vars]
        variables = [v for g, v in pairs if g is not None and is_tensor(v)]
        everything = [v for _, v in pairs]
        self._check(everything)
        if self._gathers():
            check_replicated(variables)
        self._make_all(variables)
        if self._built_for is None:
            self._built_for = lambda: everything
        self.built = True
        note("trained", optimizer=self, variables=variables, gradients=[g for g, _ in pairs], op=None, rate=None, step=None)
        return tensor("train_op", [g for g, _ in pairs], ())

    def apply(self, grads, trainable_variables=None):
        note("only in Keras 3", called="apply")
        variables = trainable_variables if trainable_variables is not None else self._built_for() if self._built_for else []
        return self.apply_gradients(zip(grads, variables))

    def finalize_variable_values(self, var_list):
        """The averages of the variables, where it keeps any, are put in their place."""
        note("averages asked", optimizer=self)
        return None

    _overwrite_model_variables_with_average_value = finalize_variable_values

    @property
    def _model_variables_moving_average(self):
        note("averages asked", optimizer=self)
        return unknown_list(unknown("average"))

    def get_updates(self, loss, params):
        return [self.apply_gradients(_gradients(loss, leaves(params)))]

    def get_config(self):
        return {"name": self._name}


class SGD(Optimizer):
    _default = "SGD"

    def __init__(self, learning_rate=0.01, momentum=0.0, nesterov=False, name="SGD", **kwargs):
        super().__init__(name, **{"learning_rate": learning_rate, **kwargs})
        self._momentum = given(momentum)
        self._set("momentum", momentum)

    def _gathers(self):
        return self._momentum

    def _create_slots(self, var_list):
        if self._momentum:
            for v in var_list:
                self.add_slot(v, "momentum")


class Adam(Optimizer):
    _default = "Adam"

    def __init__(self, learning_rate=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-7, amsgrad=False, name="Adam", **kwargs):
        super().__init__(name, **{"learning_rate": learning_rate, **kwargs})
        self.amsgrad = amsgrad
        self._set("beta_1", beta_1)
        self._set("beta_2", beta_2)

    def _create_slots(self, var_list):
        for slot in ("m", "v") + (("vhat",) if self.amsgrad else ()):
            for v in var_list:
                self.add_slot(v, slot)


class Adamax(Adam):
    _default = "Adamax"

    def __init__(self, learning_rate=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-7, name="Adamax", **kwargs):
        super().__init__(learning_rate, beta_1, beta_2, epsilon, False, name, **kwargs)


class Nadam(Adam):
    _default = "Nadam"

    def __init__(self, learning_rate=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-7, name="Nadam", **kwargs):
        super().__init__(learning_rate, beta_1, beta_2, epsilon, False, name, **kwargs)


class RMSprop(Optimizer):
    _default = "RMSprop"

    def __init__(self, learning_rate=0.001, rho=0.9, momentum=0.0, epsilon=1e-7, centered=False, name="RMSprop", **kwargs):
        super().__init__(name, **{"learning_rate": learning_rate, **kwargs})
        self._set("rho", rho)
        self._set("momentum", momentum)
        self._momentum = given(momentum)
        self.centered = centered

    def _create_slots(self, var_list):
        for slot in ("rms",) + (("momentum",) if self._momentum else ()) + (("mg",) if self.centered else ()):
            for v in var_list:
                self.add_slot(v, slot)


class Adagrad(Optimizer):
    _default = "Adagrad"

    def __init__(self, learning_rate=0.001, initial_accumulator_value=0.1, epsilon=1e-7, name="Adagrad", **kwargs):
        super().__init__(name, **{"learning_rate": learning_rate, **kwargs})

    def _create_slots(self, var_list):
        for v in var_list:
            self.add_slot(v, "accumulator")


class Adadelta(Optimizer):
    _default = "Adadelta"

    def __init__(self, learning_rate=0.001, rho=0.95, epsilon=1e-7, name="Adadelta", **kwargs):
        super().__init__(name, **{"learning_rate": learning_rate, **kwargs})
        self._set("rho", rho)

    def _create_slots(self, var_list):
        for slot in ("accum_grad", "accum_var"):
            for v in var_list:
                self.add_slot(v, slot)


class Ftrl(Optimizer):
    _default = "Ftrl"

    def __init__(self, learning_rate=0.001, learning_rate_power=-0.5, name="Ftrl", **kwargs):
        super().__init__(name, **{"learning_rate": learning_rate, **kwargs})
        for key in ("learning_rate_power", "l1_regularization_strength", "l2_regularization_strength"):
            self._set(key, 0.0)

    def _create_slots(self, var_list):
        for slot in ("accumulator", "linear"):
            for v in var_list:
                self.add_slot(v, slot)


class AdamW(Adam):
    _default = "AdamW"

    def __init__(self, learning_rate=0.001, weight_decay=0.004, beta_1=0.9, beta_2=0.999, epsilon=1e-7, amsgrad=False, **kwargs):
        super().__init__(learning_rate, beta_1, beta_2, epsilon, amsgrad, **{"name": "AdamW", **kwargs})


class Lamb(Adam):
    _default = "Lamb"

    def __init__(self, learning_rate=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-7, **kwargs):
        super().__init__(learning_rate, beta_1, beta_2, epsilon, **{"name": "Lamb", **kwargs})


class ScheduleFreeAdamW(Adam):
    _default = "ScheduleFreeAdamW"

    def __init__(self, learning_rate=0.0025, beta_1=0.9, beta_2=0.999, epsilon=1e-8, **kwargs):
        super().__init__(learning_rate, beta_1, beta_2, epsilon, **{"name": "ScheduleFreeAdamW", **kwargs})


class _OneSlot(Optimizer):
    def __init__(self, learning_rate=0.001, *args, **kwargs):
        super().__init__(kwargs.pop("name", None), **{"learning_rate": learning_rate, **kwargs})

    def _create_slots(self, var_list):
        for v in var_list:
            self.add_slot(v, "momentum")


class Lion(_OneSlot):
    _default = "Lion"


class Muon(_OneSlot):
    """Of some of the variables it keeps more."""

    _default = "Muon"


class Adafactor(_OneSlot):
    """What it keeps of rows and columns has other shapes."""

    _default = "Adafactor"

    def _create_slots(self, var_list):
        return None


class LossScaleOptimizer(Optimizer):
    """Another optimizer, whose losses are scaled so that no gradient vanishes."""

    def __init__(self, inner_optimizer, *args, **kwargs):
        self.inner_optimizer = get(inner_optimizer)
        self._name = "LossScaleOptimizer"

    @property
    def _rate(self):
        return self.inner_optimizer._rate

    @property
    def lr(self):
        return self.inner_optimizer.lr

    @property
    def learning_rate(self):
        return self.inner_optimizer.learning_rate

    @property
    def iterations(self):
        return self.inner_optimizer.iterations

    @property
    def weights(self):
        return self.inner_optimizer.weights

    def _gathers(self):
        return self.inner_optimizer._gathers()

    def variables(self):
        return self.inner_optimizer.variables()

    @property
    def built(self):
        return self.inner_optimizer.built

    def build(self, var_list):
        return self.inner_optimizer.build(var_list)

    def finalize_variable_values(self, var_list):
        return self.inner_optimizer.finalize_variable_values(var_list)

    def apply_gradients(self, grads_and_vars, *args, **kwargs):
        return self.inner_optimizer.apply_gradients(grads_and_vars, *args, **kwargs)

    def get_scaled_loss(self, loss):
        return (lambda: elementwise("scaled", [loss()])) if is_callable(loss) else elementwise("scaled", [loss])

    scale_loss = get_scaled_loss

    def get_unscaled_gradients(self, grads):
        return [g if g is None else elementwise("unscaled", [g]) for g in grads]

    @property
    def loss_scale(self):
        return unknown("loss_scale")

    initial_scale = dynamic_growth_steps = loss_scale


def get(identifier):
    if isinstance(identifier, str):
        return _called(identifier, Adam)()
    return deserialize(identifier) if is_mapping(identifier) else identifier


def _called(name, otherwise):
    """The class of that name, in letters of any size."""
    classes = (SGD, Adam, Adamax, Nadam, RMSprop, Adagrad, Adadelta, Ftrl, AdamW, Lamb, Lion, Muon, Adafactor)
    found = [each for each in classes if known(name) and each.__name__.lower() == name.lower()]
    return found[0] if found else otherwise


def serialize(optimizer, use_legacy_format=False):
    return unknown("config")


def deserialize(config, custom_objects=None, use_legacy_format=False):
    name, told = (config.get("class_name"), config.get("config")) if is_mapping(config) else (None, None)
    found = _called(name, None) if isinstance(name, str) and custom_objects is None else None
    if found is None or not is_mapping(told) or not all_known(list(told)):
        return unknown("optimizer")
    return found(**{key: unknown(key) if is_mapping(value) else value for key, value in told.items()})


from tensorflow.keras.optimizers import experimental, legacy, schedules  # noqa: E402
