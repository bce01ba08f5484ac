"""TF `tf.layers`: layers whose variables are in the graph's store, in a scope of their own."""

from _scopelint import (
    Tensor,
    add_once,
    add_to_collection,
    get_collection,
    get_variable,
    get_variable_scope,
    given,
    is_config,
    is_scope,
    is_tensor,
    is_unknown,
    layer_name,
    leaves,
    made_since,
    name_scope,
    note,
    now,
    raises,
    reads_of,
    shards,
    since,
    snake_case,
    takes,
    unknown,
    tensor,
    variable_scope,
    version_at_least,
)
from tensorflow import _base_layer, _core_layers
from tensorflow._base_layer import get_regularizer as _regularizer
from tensorflow._base_layer import initializer_named

_style = {"keras": False}


def _zeros(shape=None, dtype=None, partition_info=None):
    return initializer_named(shape, dtype)


def _ones(shape=None, dtype=None, partition_info=None):
    return initializer_named(shape, dtype)


class InputSpec:
    def __init__(self, dtype=None, shape=None, ndim=None, max_ndim=None, min_ndim=None, axes=None, **kwargs):
        self.dtype = dtype
        self.shape = shape
        self.ndim = ndim
        self.axes = axes


class Layer(_base_layer.Layer):
    """A layer whose scope is that of its first call, and which shares with itself."""

    _shares_by_name = True
    _scope = None
    _reuse = None
    _keras_style = False
    _base_name = None
    _current_scope = None

    def __init__(self, trainable=True, name=None, dtype=None, *, _scope=None, _reuse=None, **kwargs):
        self._reuse = _reuse
        super().__init__(trainable=trainable, name=name, dtype=dtype, **kwargs)
        self._keras_style = _style["keras"]
        if self._keras_style:
            _refuse("scope", _scope)
            _refuse("reuse", _reuse)
        elif given(_scope):
            with variable_scope(_scope) as captured:
                self._scope = captured

    def _init_set_name(self, name):
        if is_scope(name):
            self._base_name = name.name
            self._name = self._unique_name()
        elif given(name):
            self._base_name = name
            self._name = name
        else:
            self._base_name = snake_case(self.__class__.__name__)
            self._name = self._unique_name()

    def _unique_name(self):
        return layer_name(snake_case(self.__class__.__name__), False)

    @property
    def scope_name(self):
        return self._scope.name

    @property
    def graph(self):
        return None

    @property
    def _sublayers(self):
        return []

    def _own_variables(self):
        return list(self._own) if self._own is not None else []

    @property
    def updates(self):
        return list(self._made_updates) if self._made_updates is not None else []

    def add_update(self, updates, inputs=None):
        if self._made_updates is None:
            self._made_updates = []
        self._made_updates.extend(leaves(updates))

    def _keep_losses(self, losses):
        found = [loss for loss in leaves(losses) if is_tensor(loss)]
        self._made_losses = (self._made_losses or []) + found
        for loss in found if not self._keras_style else ():
            add_to_collection("regularization_losses", loss)
        return found

    def _name_scope(self):
        if self._keras_style:
            return self._name
        return self._current_scope.original_name_scope

    def _set_scope(self, scope=None):
        if self._base_name is None:
            self._init_set_name(None)
        if self._reuse:
            with variable_scope(scope if given(scope) or scope == "" else self._base_name) as captured:
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
        if self._keras_style:
            return super().add_weight(name, shape, dtype, initializer, regularizer, False if trainable is False else self.trainable)
        if dtype is None:
            dtype = self._dtype if self._dtype is not None else unknown("dtype") if self._is_of_any_dtype else "float32"
        if self._scope is None:
            self._set_scope(None)
        with variable_scope(self._scope, reuse=self.built or self._reuse, auxiliary_name_scope=False) as scope:
            self._current_scope = scope
            with name_scope(scope.original_name_scope):
                before = now()
                variable = get_variable(
                    name,
                    shape if is_unknown(shape) or shape is not None else (),
                    dtype=dtype,
                    initializer=initializer_named if is_config(initializer) else initializer,
                    trainable=False if trainable is False else self.trainable,
                    constraint=constraint,
                    partitioner=partitioner,
                    use_resource=use_resource,
                )
                if given(regularizer):
                    if made_since(variable, before):
                        self._regularize(_regularizer(regularizer), variable)
                    else:
                        note("regularizer dropped", variable=variable)
        if self._own is None:
            self._own = []
        add_once(self._own, shards(variable))
        return variable

    def __call__(self, inputs, *args, **kwargs):
        scope = kwargs.pop("scope", None)
        if self._keras_style:
            _refuse("scope", scope)
            return super().__call__(inputs, *args, **kwargs)
        if self._scope is None:
            self._set_scope(scope)
        around = get_variable_scope().name
        before = len(self._made_updates) if self._made_updates is not None else 0
        with variable_scope(self._scope, reuse=True if self.built else self._reuse, auxiliary_name_scope=False) as scope:
            self._current_scope = scope
            if takes(self.call, "scope"):
                kwargs["scope"] = scope
            with name_scope(scope.original_name_scope):
                self._maybe_build(inputs)
                outputs = self._called(inputs, args, kwargs)
        if not hasattr(self, "_is_tf_rnn_cell"):
            note("layer called", cell=self, scope=around, reuse=None, inputs=reads_of(inputs), state=None, out=reads_of(outputs))
        if self._made_updates is not None:
            for update in self._made_updates[before:]:
                add_to_collection("update_ops", update)
        return outputs

    def __deepcopy__(self, memo):
        out = self.__class__.__new__(self.__class__)
        for key, value in self.__dict__.items():
            setattr(out, key, value)
        return out


def _refuse(what, value):
    if given(value):
        raises(ValueError, what + " argument not allowed when keras style layers are enabled, but saw: " + str(value), "other")


class keras_style_scope:
    def __enter__(self):
        self._outer = _style["keras"]
        _style["keras"] = True

    def __exit__(self, kind, value, trace):
        _style["keras"] = self._outer


def set_keras_style():
    _style["keras"] = True


class _Experimental:
    keras_style_scope = keras_style_scope
    set_keras_style = staticmethod(set_keras_style)


experimental = _Experimental


class Dense(_core_layers.Dense, Layer):
    def __init__(self, units, activation=None, use_bias=True, kernel_initializer=None, bias_initializer=_zeros, kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, trainable=True, name=None, **kwargs):  # fmt: skip
        super().__init__(units=units, activation=activation, use_bias=use_bias, kernel_initializer=kernel_initializer, bias_initializer=bias_initializer, kernel_regularizer=kernel_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, kernel_constraint=kernel_constraint, bias_constraint=bias_constraint, trainable=trainable, name=name, **kwargs)  # fmt: skip


def dense(inputs, units, activation=None, use_bias=True, kernel_initializer=None, bias_initializer=_zeros, kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, trainable=True, name=None, reuse=None):  # fmt: skip
    return Dense(units=units, activation=activation, use_bias=use_bias, kernel_initializer=kernel_initializer, bias_initializer=bias_initializer, kernel_regularizer=kernel_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, kernel_constraint=kernel_constraint, bias_constraint=bias_constraint, trainable=trainable, name=name, _scope=name, _reuse=reuse)(inputs)  # fmt: skip


class Conv1D(_core_layers.Conv1D, Layer):
    def __init__(self, filters, kernel_size, strides=1, padding="valid", data_format="channels_last", dilation_rate=1, activation=None, use_bias=True, kernel_initializer=None, bias_initializer=_zeros, kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, trainable=True, name=None, **kwargs):  # fmt: skip
        super().__init__(filters=filters, kernel_size=kernel_size, strides=strides, padding=padding, data_format=data_format, dilation_rate=dilation_rate, activation=activation, use_bias=use_bias, kernel_initializer=kernel_initializer, bias_initializer=bias_initializer, kernel_regularizer=kernel_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, kernel_constraint=kernel_constraint, bias_constraint=bias_constraint, trainable=trainable, name=name, **kwargs)  # fmt: skip


def conv1d(inputs, filters, kernel_size, strides=1, padding="valid", data_format="channels_last", dilation_rate=1, activation=None, use_bias=True, kernel_initializer=None, bias_initializer=_zeros, kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, trainable=True, name=None, reuse=None):  # fmt: skip
    return Conv1D(filters=filters, kernel_size=kernel_size, strides=strides, padding=padding, data_format=data_format, dilation_rate=dilation_rate, activation=activation, use_bias=use_bias, kernel_initializer=kernel_initializer, bias_initializer=bias_initializer, kernel_regularizer=kernel_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, kernel_constraint=kernel_constraint, bias_constraint=bias_constraint, trainable=trainable, name=name, _scope=name, _reuse=reuse)(inputs)  # fmt: skip


class Conv2D(_core_layers.Conv2D, Layer):
    def __init__(self, filters, kernel_size, strides=(1, 1), padding="valid", data_format="channels_last", dilation_rate=(1, 1), activation=None, use_bias=True, kernel_initializer=None, bias_initializer=_zeros, kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, trainable=True, name=None, **kwargs):  # fmt: skip
        super().__init__(filters=filters, kernel_size=kernel_size, strides=strides, padding=padding, data_format=data_format, dilation_rate=dilation_rate, activation=activation, use_bias=use_bias, kernel_initializer=kernel_initializer, bias_initializer=bias_initializer, kernel_regularizer=kernel_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, kernel_constraint=kernel_constraint, bias_constraint=bias_constraint, trainable=trainable, name=name, **kwargs)  # fmt: skip


def conv2d(inputs, filters, kernel_size, strides=(1, 1), padding="valid", data_format="channels_last", dilation_rate=(1, 1), activation=None, use_bias=True, kernel_initializer=None, bias_initializer=_zeros, kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, trainable=True, name=None, reuse=None):  # fmt: skip
    return Conv2D(filters=filters, kernel_size=kernel_size, strides=strides, padding=padding, data_format=data_format, dilation_rate=dilation_rate, activation=activation, use_bias=use_bias, kernel_initializer=kernel_initializer, bias_initializer=bias_initializer, kernel_regularizer=kernel_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, kernel_constraint=kernel_constraint, bias_constraint=bias_constraint, trainable=trainable, name=name, _scope=name, _reuse=reuse)(inputs)  # fmt: skip


class Conv3D(_core_layers.Conv3D, Layer):
    def __init__(self, filters, kernel_size, strides=(1, 1, 1), padding="valid", data_format="channels_last", dilation_rate=(1, 1, 1), activation=None, use_bias=True, kernel_initializer=None, bias_initializer=_zeros, kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, trainable=True, name=None, **kwargs):  # fmt: skip
        super().__init__(filters=filters, kernel_size=kernel_size, strides=strides, padding=padding, data_format=data_format, dilation_rate=dilation_rate, activation=activation, use_bias=use_bias, kernel_initializer=kernel_initializer, bias_initializer=bias_initializer, kernel_regularizer=kernel_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, kernel_constraint=kernel_constraint, bias_constraint=bias_constraint, trainable=trainable, name=name, **kwargs)  # fmt: skip


def conv3d(inputs, filters, kernel_size, strides=(1, 1, 1), padding="valid", data_format="channels_last", dilation_rate=(1, 1, 1), activation=None, use_bias=True, kernel_initializer=None, bias_initializer=_zeros, kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, trainable=True, name=None, reuse=None):  # fmt: skip
    return Conv3D(filters=filters, kernel_size=kernel_size, strides=strides, padding=padding, data_format=data_format, dilation_rate=dilation_rate, activation=activation, use_bias=use_bias, kernel_initializer=kernel_initializer, bias_initializer=bias_initializer, kernel_regularizer=kernel_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, kernel_constraint=kernel_constraint, bias_constraint=bias_constraint, trainable=trainable, name=name, _scope=name, _reuse=reuse)(inputs)  # fmt: skip


class Conv2DTranspose(_core_layers.Conv2DTranspose, Layer):
    def __init__(self, filters, kernel_size, strides=(1, 1), padding="valid", data_format="channels_last", activation=None, use_bias=True, kernel_initializer=None, bias_initializer=_zeros, kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, trainable=True, name=None, **kwargs):  # fmt: skip
        super().__init__(filters=filters, kernel_size=kernel_size, strides=strides, padding=padding, data_format=data_format, activation=activation, use_bias=use_bias, kernel_initializer=kernel_initializer, bias_initializer=bias_initializer, kernel_regularizer=kernel_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, kernel_constraint=kernel_constraint, bias_constraint=bias_constraint, trainable=trainable, name=name, **kwargs)  # fmt: skip


def conv2d_transpose(inputs, filters, kernel_size, strides=(1, 1), padding="valid", data_format="channels_last", activation=None, use_bias=True, kernel_initializer=None, bias_initializer=_zeros, kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, trainable=True, name=None, reuse=None):  # fmt: skip
    return Conv2DTranspose(filters=filters, kernel_size=kernel_size, strides=strides, padding=padding, data_format=data_format, activation=activation, use_bias=use_bias, kernel_initializer=kernel_initializer, bias_initializer=bias_initializer, kernel_regularizer=kernel_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, kernel_constraint=kernel_constraint, bias_constraint=bias_constraint, trainable=trainable, name=name, _scope=name, _reuse=reuse)(inputs)  # fmt: skip


class Conv3DTranspose(_core_layers.Conv3DTranspose, Layer):
    def __init__(self, filters, kernel_size, strides=(1, 1, 1), padding="valid", data_format="channels_last", activation=None, use_bias=True, kernel_initializer=None, bias_initializer=_zeros, kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, trainable=True, name=None, **kwargs):  # fmt: skip
        super().__init__(filters=filters, kernel_size=kernel_size, strides=strides, padding=padding, data_format=data_format, activation=activation, use_bias=use_bias, kernel_initializer=kernel_initializer, bias_initializer=bias_initializer, kernel_regularizer=kernel_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, kernel_constraint=kernel_constraint, bias_constraint=bias_constraint, trainable=trainable, name=name, **kwargs)  # fmt: skip


def conv3d_transpose(inputs, filters, kernel_size, strides=(1, 1, 1), padding="valid", data_format="channels_last", activation=None, use_bias=True, kernel_initializer=None, bias_initializer=_zeros, kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, trainable=True, name=None, reuse=None):  # fmt: skip
    return Conv3DTranspose(filters=filters, kernel_size=kernel_size, strides=strides, padding=padding, data_format=data_format, activation=activation, use_bias=use_bias, kernel_initializer=kernel_initializer, bias_initializer=bias_initializer, kernel_regularizer=kernel_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, kernel_constraint=kernel_constraint, bias_constraint=bias_constraint, trainable=trainable, name=name, _scope=name, _reuse=reuse)(inputs)  # fmt: skip


class SeparableConv1D(_core_layers.SeparableConv1D, Layer):
    def __init__(self, filters, kernel_size, strides=1, padding="valid", data_format="channels_last", dilation_rate=1, depth_multiplier=1, activation=None, use_bias=True, depthwise_initializer=None, pointwise_initializer=None, bias_initializer=_zeros, depthwise_regularizer=None, pointwise_regularizer=None, bias_regularizer=None, activity_regularizer=None, depthwise_constraint=None, pointwise_constraint=None, bias_constraint=None, trainable=True, name=None, **kwargs):  # fmt: skip
        super().__init__(filters=filters, kernel_size=kernel_size, strides=strides, padding=padding, data_format=data_format, dilation_rate=dilation_rate, depth_multiplier=depth_multiplier, activation=activation, use_bias=use_bias, depthwise_initializer=depthwise_initializer, pointwise_initializer=pointwise_initializer, bias_initializer=bias_initializer, depthwise_regularizer=depthwise_regularizer, pointwise_regularizer=pointwise_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, depthwise_constraint=depthwise_constraint, pointwise_constraint=pointwise_constraint, bias_constraint=bias_constraint, trainable=trainable, name=name, **kwargs)  # fmt: skip


def separable_conv1d(inputs, filters, kernel_size, strides=1, padding="valid", data_format="channels_last", dilation_rate=1, depth_multiplier=1, activation=None, use_bias=True, depthwise_initializer=None, pointwise_initializer=None, bias_initializer=_zeros, depthwise_regularizer=None, pointwise_regularizer=None, bias_regularizer=None, activity_regularizer=None, depthwise_constraint=None, pointwise_constraint=None, bias_constraint=None, trainable=True, name=None, reuse=None):  # fmt: skip
    return SeparableConv1D(filters=filters, kernel_size=kernel_size, strides=strides, padding=padding, data_format=data_format, dilation_rate=dilation_rate, depth_multiplier=depth_multiplier, activation=activation, use_bias=use_bias, depthwise_initializer=depthwise_initializer, pointwise_initializer=pointwise_initializer, bias_initializer=bias_initializer, depthwise_regularizer=depthwise_regularizer, pointwise_regularizer=pointwise_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, depthwise_constraint=depthwise_constraint, pointwise_constraint=pointwise_constraint, bias_constraint=bias_constraint, trainable=trainable, name=name, _scope=name, _reuse=reuse)(inputs)  # fmt: skip


class SeparableConv2D(_core_layers.SeparableConv2D, Layer):
    def __init__(self, filters, kernel_size, strides=(1, 1), padding="valid", data_format="channels_last", dilation_rate=(1, 1), depth_multiplier=1, activation=None, use_bias=True, depthwise_initializer=None, pointwise_initializer=None, bias_initializer=_zeros, depthwise_regularizer=None, pointwise_regularizer=None, bias_regularizer=None, activity_regularizer=None, depthwise_constraint=None, pointwise_constraint=None, bias_constraint=None, trainable=True, name=None, **kwargs):  # fmt: skip
        super().__init__(filters=filters, kernel_size=kernel_size, strides=strides, padding=padding, data_format=data_format, dilation_rate=dilation_rate, depth_multiplier=depth_multiplier, activation=activation, use_bias=use_bias, depthwise_initializer=depthwise_initializer, pointwise_initializer=pointwise_initializer, bias_initializer=bias_initializer, depthwise_regularizer=depthwise_regularizer, pointwise_regularizer=pointwise_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, depthwise_constraint=depthwise_constraint, pointwise_constraint=pointwise_constraint, bias_constraint=bias_constraint, trainable=trainable, name=name, **kwargs)  # fmt: skip


def separable_conv2d(inputs, filters, kernel_size, strides=(1, 1), padding="valid", data_format="channels_last", dilation_rate=(1, 1), depth_multiplier=1, activation=None, use_bias=True, depthwise_initializer=None, pointwise_initializer=None, bias_initializer=_zeros, depthwise_regularizer=None, pointwise_regularizer=None, bias_regularizer=None, activity_regularizer=None, depthwise_constraint=None, pointwise_constraint=None, bias_constraint=None, trainable=True, name=None, reuse=None):  # fmt: skip
    return SeparableConv2D(filters=filters, kernel_size=kernel_size, strides=strides, padding=padding, data_format=data_format, dilation_rate=dilation_rate, depth_multiplier=depth_multiplier, activation=activation, use_bias=use_bias, depthwise_initializer=depthwise_initializer, pointwise_initializer=pointwise_initializer, bias_initializer=bias_initializer, depthwise_regularizer=depthwise_regularizer, pointwise_regularizer=pointwise_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, depthwise_constraint=depthwise_constraint, pointwise_constraint=pointwise_constraint, bias_constraint=bias_constraint, trainable=trainable, name=name, _scope=name, _reuse=reuse)(inputs)  # fmt: skip


class BatchNormalization(_core_layers.BatchNormalization, Layer):
    def __init__(self, axis=-1, momentum=0.99, epsilon=0.001, center=True, scale=True, beta_initializer=_zeros, gamma_initializer=_ones, moving_mean_initializer=_zeros, moving_variance_initializer=_ones, beta_regularizer=None, gamma_regularizer=None, beta_constraint=None, gamma_constraint=None, renorm=False, renorm_clipping=None, renorm_momentum=0.99, fused=None, trainable=True, virtual_batch_size=None, adjustment=None, name=None, **kwargs):  # fmt: skip
        super().__init__(axis=axis, momentum=momentum, epsilon=epsilon, center=center, scale=scale, beta_initializer=beta_initializer, gamma_initializer=gamma_initializer, moving_mean_initializer=moving_mean_initializer, moving_variance_initializer=moving_variance_initializer, beta_regularizer=beta_regularizer, gamma_regularizer=gamma_regularizer, beta_constraint=beta_constraint, gamma_constraint=gamma_constraint, renorm=renorm, renorm_clipping=renorm_clipping, renorm_momentum=renorm_momentum, fused=fused, trainable=trainable, virtual_batch_size=virtual_batch_size, adjustment=adjustment, name=name, **kwargs)  # fmt: skip


def batch_normalization(inputs, axis=-1, momentum=0.99, epsilon=0.001, center=True, scale=True, beta_initializer=_zeros, gamma_initializer=_ones, moving_mean_initializer=_zeros, moving_variance_initializer=_ones, beta_regularizer=None, gamma_regularizer=None, beta_constraint=None, gamma_constraint=None, training=False, trainable=True, name=None, reuse=None, renorm=False, renorm_clipping=None, renorm_momentum=0.99, fused=None, virtual_batch_size=None, adjustment=None):  # fmt: skip
    return BatchNormalization(axis=axis, momentum=momentum, epsilon=epsilon, center=center, scale=scale, beta_initializer=beta_initializer, gamma_initializer=gamma_initializer, moving_mean_initializer=moving_mean_initializer, moving_variance_initializer=moving_variance_initializer, beta_regularizer=beta_regularizer, gamma_regularizer=gamma_regularizer, beta_constraint=beta_constraint, gamma_constraint=gamma_constraint, renorm=renorm, renorm_clipping=renorm_clipping, renorm_momentum=renorm_momentum, fused=fused, trainable=trainable, virtual_batch_size=virtual_batch_size, adjustment=adjustment, name=name, _scope=name, _reuse=reuse)(inputs, training=training)  # fmt: skip


class Dropout(_core_layers.Dropout, Layer):
    def __init__(self, rate=0.5, noise_shape=None, seed=None, name=None, **kwargs):  # fmt: skip
        super().__init__(rate=rate, noise_shape=noise_shape, seed=seed, name=name, **kwargs)  # fmt: skip


def dropout(inputs, rate=0.5, noise_shape=None, seed=None, training=False, name=None):  # fmt: skip
    return Dropout(rate=rate, noise_shape=noise_shape, seed=seed, name=name)(inputs, training=training)  # fmt: skip


class Flatten(_core_layers.Flatten, Layer):
    pass


def flatten(inputs, name=None, data_format=since((1, 6), "channels_last")):
    return Flatten(name=name)(inputs)


class MaxPooling1D(_core_layers.MaxPooling1D, Layer):
    def __init__(self, pool_size, strides, padding="valid", data_format="channels_last", name=None, **kwargs):  # fmt: skip
        super().__init__(pool_size=pool_size, strides=strides, padding=padding, data_format=data_format, name=name, **kwargs)  # fmt: skip


def max_pooling1d(inputs, pool_size, strides, padding="valid", data_format="channels_last", name=None):  # fmt: skip
    return MaxPooling1D(pool_size=pool_size, strides=strides, padding=padding, data_format=data_format, name=name)(inputs)  # fmt: skip


class MaxPooling2D(_core_layers.MaxPooling2D, Layer):
    def __init__(self, pool_size, strides, padding="valid", data_format="channels_last", name=None, **kwargs):  # fmt: skip
        super().__init__(pool_size=pool_size, strides=strides, padding=padding, data_format=data_format, name=name, **kwargs)  # fmt: skip


def max_pooling2d(inputs, pool_size, strides, padding="valid", data_format="channels_last", name=None):  # fmt: skip
    return MaxPooling2D(pool_size=pool_size, strides=strides, padding=padding, data_format=data_format, name=name)(inputs)  # fmt: skip


class MaxPooling3D(_core_layers.MaxPooling3D, Layer):
    def __init__(self, pool_size, strides, padding="valid", data_format="channels_last", name=None, **kwargs):  # fmt: skip
        super().__init__(pool_size=pool_size, strides=strides, padding=padding, data_format=data_format, name=name, **kwargs)  # fmt: skip


def max_pooling3d(inputs, pool_size, strides, padding="valid", data_format="channels_last", name=None):  # fmt: skip
    return MaxPooling3D(pool_size=pool_size, strides=strides, padding=padding, data_format=data_format, name=name)(inputs)  # fmt: skip


class AveragePooling1D(_core_layers.AveragePooling1D, Layer):
    def __init__(self, pool_size, strides, padding="valid", data_format="channels_last", name=None, **kwargs):  # fmt: skip
        super().__init__(pool_size=pool_size, strides=strides, padding=padding, data_format=data_format, name=name, **kwargs)  # fmt: skip


def average_pooling1d(inputs, pool_size, strides, padding="valid", data_format="channels_last", name=None):  # fmt: skip
    return AveragePooling1D(pool_size=pool_size, strides=strides, padding=padding, data_format=data_format, name=name)(inputs)  # fmt: skip


class AveragePooling2D(_core_layers.AveragePooling2D, Layer):
    def __init__(self, pool_size, strides, padding="valid", data_format="channels_last", name=None, **kwargs):  # fmt: skip
        super().__init__(pool_size=pool_size, strides=strides, padding=padding, data_format=data_format, name=name, **kwargs)  # fmt: skip


def average_pooling2d(inputs, pool_size, strides, padding="valid", data_format="channels_last", name=None):  # fmt: skip
    return AveragePooling2D(pool_size=pool_size, strides=strides, padding=padding, data_format=data_format, name=name)(inputs)  # fmt: skip


class AveragePooling3D(_core_layers.AveragePooling3D, Layer):
    def __init__(self, pool_size, strides, padding="valid", data_format="channels_last", name=None, **kwargs):  # fmt: skip
        super().__init__(pool_size=pool_size, strides=strides, padding=padding, data_format=data_format, name=name, **kwargs)  # fmt: skip


def average_pooling3d(inputs, pool_size, strides, padding="valid", data_format="channels_last", name=None):  # fmt: skip
    return AveragePooling3D(pool_size=pool_size, strides=strides, padding=padding, data_format=data_format, name=name)(inputs)  # fmt: skip



