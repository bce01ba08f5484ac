"""The base of `tf.layers` layers and of recurrent cells (TF `python/layers/base.py`): an object that keeps the scope of its first call."""

from _scopelint import (
    DType,
    TensorShape,
    dtype_of,
    get_variable,
    given,
    map_structure,
    name_scope,
    parameters,
    shape_of,
    snake_case,
    surely,
    unknown,
    variable_scope,
)


class Layer:
    def __init__(self, trainable=True, name=None, dtype=None, **kwargs):
        scope = kwargs.pop("_scope", None)
        self._reuse = kwargs.pop("_reuse", None)
        self.trainable = trainable
        self._dtype = dtype
        self.built = False
        self.stateful = False
        self.input_spec = None
        self._given_name = name
        self._base_name = name if given(name) else snake_case(type(self).__name__)
        self._trainable_weights = []
        self._non_trainable_weights = []
        self._updates = []
        self._losses = []
        self._scope = None
        self._current_scope = None
        if scope is not None:
            with variable_scope(scope) as captured:
                self._scope = captured

    @property
    def name(self):
        return self._base_name if given(self._given_name) else unknown("layer.name")

    @property
    def dtype(self):
        return self._dtype

    @property
    def scope_name(self):
        return self._scope.name

    @property
    def trainable_weights(self):
        return list(self._trainable_weights)

    @property
    def non_trainable_weights(self):
        return list(self._non_trainable_weights)

    @property
    def weights(self):
        return self.trainable_weights + self.non_trainable_weights

    @property
    def variables(self):
        return self.weights

    @property
    def trainable_variables(self):
        return self.trainable_weights

    @property
    def non_trainable_variables(self):
        return self.non_trainable_weights

    @property
    def updates(self):
        return self._updates

    @property
    def losses(self):
        return self._losses

    @property
    def graph(self):
        from _scopelint import get_default_graph

        return get_default_graph()

    def add_loss(self, losses, inputs=None):
        pass

    def add_update(self, updates, inputs=None):
        pass

    def count_params(self):
        return unknown("count_params()")

    def get_config(self):
        return unknown("get_config()")

    def build(self, input_shape):
        self.built = True

    def call(self, inputs, *args, **kwargs):
        return inputs

    def _set_scope(self, scope=None):
        if self._scope is None:
            if self._reuse:
                with variable_scope(scope if scope is not None else self._base_name) as captured:
                    self._scope = captured
            else:
                with variable_scope(scope, default_name=self._base_name) as captured:
                    self._scope = captured

    def add_weight(
        self,
        name,
        shape=None,
        dtype=None,
        initializer=None,
        regularizer=None,
        trainable=None,
        constraint=None,
        use_resource=None,
        synchronization=None,
        aggregation=None,
        partitioner=None,
        **kwargs,
    ):
        train = (True if trainable is None else trainable) and self.trainable
        self._set_scope(None)
        with variable_scope(self._scope, reuse=self.built or self._reuse, auxiliary_name_scope=False) as scope:
            self._current_scope = scope
            with name_scope(scope.original_name_scope):
                variable = get_variable(
                    name,
                    shape=() if shape is None else shape,
                    dtype=(self._dtype or DType("float32")) if dtype is None else dtype,
                    initializer=initializer,
                    regularizer=regularizer,
                    trainable=train,
                    constraint=constraint,
                    partitioner=partitioner,
                    use_resource=use_resource,
                )
        if train is False:
            self._non_trainable_weights.append(variable)
        else:
            self._trainable_weights.append(variable)
        return variable

    def add_variable(self, *args, **kwargs):
        return self.add_weight(*args, **kwargs)

    def __call__(self, inputs, *args, **kwargs):
        scope = kwargs.pop("scope", None)
        self._set_scope(scope)
        with variable_scope(self._scope, reuse=self.built or self._reuse, auxiliary_name_scope=False) as current:
            self._current_scope = current
            if "scope" in parameters(self.call):
                kwargs["scope"] = current
            with name_scope(current.original_name_scope):
                if not self.built:
                    if self._dtype is None:
                        self._dtype = _float_of(inputs)
                    self.build(map_structure(lambda x: TensorShape(shape_of(x)), inputs))
                    self.built = True
                return self.call(inputs, *args, **kwargs)

    def apply(self, inputs, *args, **kwargs):
        return self.__call__(inputs, *args, **kwargs)


def _float_of(inputs):
    """The dtype that a layer takes over from its first input."""
    from _scopelint import flatten

    flat = flatten(inputs)
    return dtype_of(flat[0]) if flat else None
