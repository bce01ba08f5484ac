"""TF `python/training/moving_averages.py`."""

from _scopelint import (
    Variable,
    add_to_collection,
    dtype_of,
    get_collection,
    get_default_graph,
    get_variable,
    given,
    in_graph,
    is_tensor,
    is_unknown,
    name_scope,
    note,
    raises,
    shape_of,
    source,
    tensor,
    variable_scope,
    version_at_least,
    writing,
)
from tensorflow._base_layer import initializer_named as _zeros
from tensorflow.train._optimizers import _slot, _zeros_like


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
            if given(self._num_updates) and self._averages:
                tensor("minimum", [self._num_updates, *self._averages.values()], ())  # the decay that this makes is used with them
            for v in values:
                if is_tensor(v):
                    _moved(self._averages[v], v, self._averages[v] in debiased)
        kept = [self._averages[v] for v in values if is_tensor(v)]
        for v in values:
            if is_tensor(v):
                note("averaged", ema=self, of=v, kept=self._averages[v], at_once=not in_graph())
        return writing(tensor("group", kept, ()), kept)

    def average(self, var):
        if is_tensor(var):
            note("average read", ema=self, of=var, kept=self._averages.get(var))
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
        if not isinstance(variable, Variable):
            return tensor("assign", [variable, value])
        if zero_debias:
            _debias(variable)
        return variable.assign_sub((variable - value) * (1 - decay))


def _moved(variable, value, zero_debias):
    """The assignment of `assign_moving_average`, which the library itself keeps."""
    with name_scope("AssignMovingAvg"):
        if zero_debias:
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
        _moved(total, value, False)
        _moved(count, weight, False)
        return tensor("div", [total, count], shape_of(value), dtype_of(value))
