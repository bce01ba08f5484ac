"""The cells of TF `contrib/rnn` (semantics.md section 11): those with `build` are layers, the others make their variables in `call`."""

from _scopelint import (
    TensorShape,
    channels,
    dtype_of,
    get_variable,
    get_variable_scope,
    given,
    is_unknown,
    shape_of,
    tensor,
    variable_scope,
    version_at_least,
)
from tensorflow.contrib.rnn._block_cells import _Plain, _Tuple
from tensorflow.nn.rnn_cell._base import LSTMStateTuple, RNNCell, _activated, _depth, _like, _Linear, _zeros_initializer


class NASCell(_Tuple):
    def __init__(self, num_units, num_proj=None, use_bias=False, reuse=None, **kwargs):
        self._set_up(num_units, num_proj, use_bias, reuse, kwargs)

    if not version_at_least(1, 6):
        __call__ = RNNCell.__call__

        def __init__(self, num_units, num_proj=None, use_biases=False, reuse=None):
            self._set_up(num_units, num_proj, use_biases, reuse, {})

    def _set_up(self, num_units, num_proj, use_bias, reuse, more):
        super().__init__(_reuse=reuse, **more)
        self._num_units = num_units
        self._num_proj = num_proj
        self._use_bias = use_bias

    def build(self, inputs_shape):
        units = self._num_units
        self._used = [
            self.add_variable("recurrent_kernel", [self.output_size, 8 * units]),
            self.add_variable("kernel", [_depth(inputs_shape), 8 * units]),
        ]
        if given(self._use_bias):
            self._used.append(self.add_variable("bias", shape=[8 * units], initializer=_zeros_initializer))
        if given(self._num_proj):
            self._used.append(self.add_variable("projection_weights", [units, self._num_proj]))
        self.built = True

    def call(self, inputs, state):
        return self._stepped(inputs, state, self._used)


class UGRNNCell(RNNCell):
    def __init__(self, num_units, initializer=None, forget_bias=1.0, activation=None, reuse=None):
        super().__init__(_reuse=reuse)
        self._num_units = num_units
        self._initializer = initializer
        self._activation = activation
        self._linear = None

    @property
    def state_size(self):
        return self._num_units

    @property
    def output_size(self):
        return self._num_units

    def call(self, inputs, state):
        with variable_scope(get_variable_scope(), initializer=self._initializer):
            joined = _like(inputs, channels(shape_of(inputs), 1) + channels(shape_of(state), 1), "concat", [inputs, state])
            if self._linear is None:
                self._linear = _Linear(joined, 2 * self._num_units, True)
            gate = _like(inputs, self._num_units, "split", [self._linear(joined)])
            new = _activated(self._activation, gate)
        return new, new


class IntersectionRNNCell(RNNCell):
    def __init__(self, num_units, num_in_proj=None, initializer=None, forget_bias=1.0, y_activation=None, reuse=None):
        super().__init__(_reuse=reuse)
        self._num_units = num_units
        self._num_in_proj = num_in_proj
        self._initializer = initializer
        self._y_activation = y_activation
        self._linear1 = None
        self._linear2 = None

    @property
    def state_size(self):
        return self._num_units

    @property
    def output_size(self):
        return self._num_units

    def call(self, inputs, state):
        with variable_scope(get_variable_scope(), initializer=self._initializer):
            depth = channels(shape_of(inputs), 1)
            if given(self._num_in_proj) and not is_unknown(depth) and depth != self._num_units:
                with variable_scope("in_projection"):
                    if self._linear1 is None:
                        self._linear1 = _Linear(inputs, self._num_units, True)
                    inputs = self._linear1(inputs)
            joined = _like(inputs, channels(shape_of(inputs), 1) + channels(shape_of(state), 1), "concat", [inputs, state])
            if self._linear2 is None:
                self._linear2 = _Linear(joined, 4 * self._num_units, True)
            new = _activated(self._y_activation, _like(inputs, self._num_units, "split", [self._linear2(joined)]))
        return new, new


class PhasedLSTMCell(RNNCell):
    def __init__(
        self,
        num_units,
        use_peepholes=False,
        leak=0.001,
        ratio_on=0.1,
        trainable_ratio_on=True,
        period_init_min=1.0,
        period_init_max=1000.0,
        reuse=None,
    ):
        super().__init__(_reuse=reuse)
        self._num_units = num_units
        self._use_peepholes = use_peepholes
        self._trainable_ratio_on = trainable_ratio_on
        self._linears = {}

    @property
    def state_size(self):
        return LSTMStateTuple(self._num_units, self._num_units)

    @property
    def output_size(self):
        return self._num_units

    def _linear(self, which, values, size):
        with variable_scope(which):
            if which not in self._linears:
                self._linears[which] = _Linear(values, size, True)
            return self._linears[which](values)

    def call(self, inputs, state):
        c, h = state
        time, x = inputs
        units = self._num_units
        peep = [c] if given(self._use_peepholes) else []
        parts = [
            self._linear("mask_gates", [x, h] + peep, 2 * units),
            self._linear("new_input", [x, h], units),
            self._linear("output_gate", [x, h] + peep, units),
            get_variable("period", [units], initializer=_zeros_initializer),
            get_variable("phase", [units], initializer=_zeros_initializer),
            get_variable("ratio_on", [units], initializer=_zeros_initializer, trainable=self._trainable_ratio_on),
        ]
        new = _like(x, units, "phased", parts)
        return new, LSTMStateTuple(new, new)


class ConvLSTMCell(RNNCell):
    def __init__(
        self,
        conv_ndims,
        input_shape,
        output_channels,
        kernel_shape,
        use_bias=True,
        skip_connection=False,
        forget_bias=1.0,
        initializers=None,
        name="conv_lstm_cell",
    ):
        super().__init__(name=name)
        self._input_shape = list(input_shape)
        self._output_channels = output_channels
        self._kernel_shape = list(kernel_shape)
        self._use_bias = use_bias
        self._skip_connection = skip_connection

    @property
    def state_size(self):
        size = TensorShape(self._input_shape[:-1] + [self._output_channels])
        return LSTMStateTuple(size, size)

    @property
    def output_size(self):
        more = self._input_shape[-1] if self._skip_connection else 0
        return TensorShape(self._input_shape[:-1] + [self._output_channels + more])

    def call(self, inputs, state, scope=None):
        cell, hidden = state
        dtype = dtype_of(inputs)
        depth = channels(shape_of(inputs), -1) + channels(shape_of(hidden), -1)
        used = [get_variable("kernel", self._kernel_shape + [depth, 4 * self._output_channels], dtype=dtype)]
        if given(self._use_bias):
            used.append(get_variable("biases", [4 * self._output_channels], dtype=dtype, initializer=_zeros_initializer))
        new_cell = tensor("conv", [inputs, cell, hidden, *used], shape_of(cell))
        shape = shape_of(new_cell)
        more = channels(shape_of(inputs), -1) if self._skip_connection else 0
        output = tensor("tanh", [new_cell], None if shape is None else shape[:-1] + (self._output_channels + more,))
        return output, LSTMStateTuple(new_cell, output)


class Conv1DLSTMCell(ConvLSTMCell):
    def __init__(self, name="conv_1d_lstm_cell", **kwargs):
        super().__init__(conv_ndims=1, name=name if version_at_least(1, 6) else "conv_lstm_cell", **kwargs)


class Conv2DLSTMCell(ConvLSTMCell):
    def __init__(self, name="conv_2d_lstm_cell", **kwargs):
        super().__init__(conv_ndims=2, name=name if version_at_least(1, 6) else "conv_lstm_cell", **kwargs)


class Conv3DLSTMCell(ConvLSTMCell):
    def __init__(self, name="conv_3d_lstm_cell", **kwargs):
        super().__init__(conv_ndims=3, name=name if version_at_least(1, 6) else "conv_lstm_cell", **kwargs)


class GLSTMCell(RNNCell):
    def __init__(self, num_units, initializer=None, num_proj=None, number_of_groups=1, forget_bias=1.0, activation=None, reuse=None):
        super().__init__(_reuse=reuse)
        self._num_units = num_units
        self._initializer = initializer
        self._num_proj = num_proj
        self._groups = number_of_groups
        self._activation = activation
        self._output_size = num_proj if given(num_proj) else num_units
        self._linears = {}

    @property
    def state_size(self):
        return LSTMStateTuple(self._num_units, self._output_size)

    @property
    def output_size(self):
        return self._output_size

    def _linear(self, which, value, size):
        if which not in self._linears:
            self._linears[which] = _Linear(value, size, False)
        return self._linears[which](value)

    def call(self, inputs, state):
        groups = self._groups
        dtype = dtype_of(inputs)
        parts = []
        with variable_scope(get_variable_scope(), initializer=self._initializer):
            for i in range(groups if version_at_least(1, 6) else 1):
                with variable_scope("group%d" % i):
                    width = channels(shape_of(inputs), 1) if version_at_least(1, 6) else self._output_size
                    rows = width // groups + self._output_size // groups
                    parts.append(self._linear(i, _like(inputs, rows, "slice", [inputs, state]), 4 * (self._num_units // groups)))
            for name in ("bias_i", "bias_j", "bias_f", "bias_o"):
                parts.append(get_variable(name=name, shape=[self._num_units], dtype=dtype, initializer=_zeros_initializer))
        c = _activated(self._activation, _like(inputs, self._num_units, "glstm", [inputs, state, *parts]))
        h = c
        if given(self._num_proj):
            with variable_scope("projection"):
                h = self._linear("projection", h, self._num_proj)
        return h, LSTMStateTuple(c, h)


class SRUCell(_Plain):
    def __init__(self, num_units, activation=None, reuse=None, name=None, **kwargs):
        super().__init__(_reuse=reuse, name=name, **kwargs)
        self._num_units = num_units
        self._activation = activation

    def build(self, inputs_shape):
        self._used = [
            self.add_variable("kernel", shape=[_depth(inputs_shape), 4 * self._num_units]),
            self.add_variable("bias", shape=[2 * self._num_units], initializer=_zeros_initializer),
        ]
        self.built = True


class IndRNNCell(_Plain):
    def __init__(self, num_units, activation=None, reuse=None, name=None, dtype=None):
        super().__init__(_reuse=reuse, name=name, dtype=dtype)
        self._num_units = num_units
        self._activation = activation

    def build(self, inputs_shape):
        units = self._num_units
        self._used = [
            self.add_variable("kernel_w", shape=[_depth(inputs_shape), units]),
            self.add_variable("kernel_u", shape=[1, units], initializer=_zeros_initializer),
            self.add_variable("bias", shape=[units], initializer=_zeros_initializer),
        ]
        self.built = True


class IndyGRUCell(_Plain):
    def __init__(
        self, num_units, activation=None, reuse=None, kernel_initializer=None, bias_initializer=None, name=None, dtype=None
    ):
        super().__init__(_reuse=reuse, name=name, dtype=dtype)
        self._num_units = num_units
        self._activation = activation
        self._kernel_initializer = kernel_initializer
        self._bias_initializer = bias_initializer

    def build(self, inputs_shape):
        units = self._num_units
        depth = _depth(inputs_shape)
        bias = _zeros_initializer if self._bias_initializer is None else self._bias_initializer
        self._used = [
            self.add_variable("gates/kernel_w", shape=[depth, 2 * units], initializer=self._kernel_initializer),
            self.add_variable("gates/kernel_u", shape=[1, 2 * units], initializer=_zeros_initializer),
            self.add_variable("gates/bias", shape=[2 * units], initializer=bias),
            self.add_variable("candidate/kernel", shape=[depth, units], initializer=self._kernel_initializer),
            self.add_variable("candidate/kernel_u", shape=[1, units], initializer=_zeros_initializer),
            self.add_variable("candidate/bias", shape=[units], initializer=bias),
        ]
        self.built = True


class IndyLSTMCell(_Tuple):
    def __init__(
        self,
        num_units,
        forget_bias=1.0,
        activation=None,
        reuse=None,
        kernel_initializer=None,
        bias_initializer=None,
        name=None,
        dtype=None,
    ):
        super().__init__(_reuse=reuse, name=name, dtype=dtype)
        self._num_units = num_units
        self._activation = activation
        self._kernel_initializer = kernel_initializer
        self._bias_initializer = bias_initializer

    def build(self, inputs_shape):
        units = self._num_units
        bias = _zeros_initializer if self._bias_initializer is None else self._bias_initializer
        self._used = [
            self.add_variable("kernel_w", shape=[_depth(inputs_shape), 4 * units], initializer=self._kernel_initializer),
            self.add_variable("kernel_u", shape=[1, 4 * units], initializer=_zeros_initializer),
            self.add_variable("bias", shape=[4 * units], initializer=bias),
        ]
        self.built = True

    def call(self, inputs, state):
        return self._stepped(inputs, state, self._used)


class MinimalRNNCell(_Plain):
    def __init__(self, units, activation="tanh", kernel_initializer=None, bias_initializer=None, name=None, dtype=None, **kwargs):
        super().__init__(name=name, dtype=dtype, **kwargs)
        self.units = self._num_units = units
        self._activation = activation

    def build(self, inputs_shape):
        self._used = [
            self.add_weight("kernel", shape=[_depth(inputs_shape) + 2 * self.units, self.units]),
            self.add_weight("bias", shape=[self.units], initializer=_zeros_initializer),
        ]
        self.built = True


class CFNCell(_Plain):
    def __init__(self, units, activation="tanh", kernel_initializer=None, bias_initializer=None, name=None, dtype=None, **kwargs):
        super().__init__(name=name, dtype=dtype, **kwargs)
        self.units = self._num_units = units
        self._activation = activation

    def build(self, inputs_shape):
        self._used = [
            self.add_weight("kernel", shape=[_depth(inputs_shape), 3 * self.units]),
            self.add_weight("recurrent_kernel", shape=[self.units, 2 * self.units]),
            self.add_weight("bias", shape=[2 * self.units], initializer=_zeros_initializer),
        ]
        self.built = True
