"""TF `python/ops/rnn_cell_impl.py`: the cells."""

from _scopelint import given, version_at_least, without
from tensorflow.nn.rnn_cell._base import LayerRNNCell, LSTMStateTuple, _activated, _checked, _depth, _like, _zeros_initializer


class BasicRNNCell(LayerRNNCell):
    def __init__(self, num_units, activation=None, reuse=None, name=None, dtype=None, **kwargs):
        super().__init__(_reuse=reuse, name=name, dtype=dtype, **kwargs)
        self._num_units = num_units
        self._activation = activation

    if not version_at_least(1, 6):
        __init__ = without(__init__, "dtype", "**")

    @property
    def state_size(self):
        return self._num_units

    @property
    def output_size(self):
        return self._num_units

    def build(self, inputs_shape):
        self._kernel = self.add_variable("kernel", shape=[_depth(inputs_shape) + self._num_units, self._num_units])
        self._bias = self.add_variable("bias", shape=[self._num_units], initializer=_zeros_initializer)
        self.built = True

    def call(self, inputs, state):
        _checked(inputs, state, self._kernel, self._num_units)
        output = _activated(self._activation, _like(inputs, self._num_units, "matmul", [inputs, state, self._kernel, self._bias]))
        return output, output


class BasicLSTMCell(LayerRNNCell):
    def __init__(
        self, num_units, forget_bias=1.0, state_is_tuple=True, activation=None, reuse=None, name=None, dtype=None, **kwargs
    ):
        super().__init__(_reuse=reuse, name=name, dtype=dtype, **kwargs)
        self._num_units = num_units
        self._state_is_tuple = state_is_tuple
        self._activation = activation

    if not version_at_least(1, 6):
        __init__ = without(__init__, "dtype", "**")

    @property
    def state_size(self):
        return LSTMStateTuple(self._num_units, self._num_units) if self._state_is_tuple else 2 * self._num_units

    @property
    def output_size(self):
        return self._num_units

    def build(self, inputs_shape):
        units = self._num_units
        self._kernel = self.add_variable("kernel", shape=[_depth(inputs_shape) + units, 4 * units])
        self._bias = self.add_variable("bias", shape=[4 * units], initializer=_zeros_initializer)
        self.built = True

    def call(self, inputs, state):
        return _lstm_step(self, inputs, state, self._num_units, self._num_units, [self._kernel, self._bias])


def _lstm_step(cell, inputs, state, units, outputs, weights):
    """One step of an LSTM: its activation is called twice."""
    _checked(inputs, state, weights[0], outputs)
    gates = _like(inputs, units, "matmul", [inputs, state, *weights])
    new_c = _activated(cell._activation, gates)
    new_h = _activated(cell._activation, new_c)
    if outputs is not units:
        new_h = _like(inputs, outputs, "identity", [new_h])
    if cell._state_is_tuple:
        return new_h, LSTMStateTuple(new_c, new_h)
    return new_h, _like(inputs, units + outputs, "concat", [new_c, new_h])


class LSTMCell(LayerRNNCell):
    def __init__(
        self,
        num_units,
        use_peepholes=False,
        cell_clip=None,
        initializer=None,
        num_proj=None,
        proj_clip=None,
        num_unit_shards=None,
        num_proj_shards=None,
        forget_bias=1.0,
        state_is_tuple=True,
        activation=None,
        reuse=None,
        name=None,
        dtype=None,
        **kwargs,
    ):
        super().__init__(_reuse=reuse, name=name, dtype=dtype, **kwargs)
        self._num_units = num_units
        self._use_peepholes = use_peepholes
        self._initializer = initializer
        self._num_proj = num_proj
        self._num_unit_shards = num_unit_shards
        self._num_proj_shards = num_proj_shards
        self._state_is_tuple = state_is_tuple
        self._activation = activation
        self._output_size = num_proj if given(num_proj) else num_units

    if not version_at_least(1, 6):
        __init__ = without(__init__, "dtype", "**")

    @property
    def state_size(self):
        if self._state_is_tuple:
            return LSTMStateTuple(self._num_units, self._output_size)
        return self._num_units + self._output_size

    @property
    def output_size(self):
        return self._output_size

    def build(self, inputs_shape):
        units = self._num_units
        self._kernel = self.add_variable(
            "kernel",
            shape=[_depth(inputs_shape) + self._output_size, 4 * units],
            initializer=self._initializer,
            partitioner=_fixed_partitioner(self._num_unit_shards),
        )
        self._bias = self.add_variable("bias", shape=[4 * units], initializer=_zeros_initializer)
        self._weights_used = [self._kernel, self._bias]
        if given(self._use_peepholes):
            for name in ("w_f_diag", "w_i_diag", "w_o_diag"):
                self._weights_used.append(self.add_variable(name, shape=[units], initializer=self._initializer))
        if given(self._num_proj):
            self._weights_used.append(
                self.add_variable(
                    "projection/kernel",
                    shape=[units, self._num_proj],
                    initializer=self._initializer,
                    partitioner=_fixed_partitioner(self._num_proj_shards),
                )
            )
        self.built = True

    def call(self, inputs, state):
        return _lstm_step(self, inputs, state, self._num_units, self._output_size, self._weights_used)


def _fixed_partitioner(shards):
    if shards is None:
        return None
    return lambda shape, dtype: [shards] + [1] * (len(shape.as_list()) - 1)


class GRUCell(LayerRNNCell):
    def __init__(
        self,
        num_units,
        activation=None,
        reuse=None,
        kernel_initializer=None,
        bias_initializer=None,
        name=None,
        dtype=None,
        **kwargs,
    ):
        super().__init__(_reuse=reuse, name=name, dtype=dtype, **kwargs)
        self._num_units = num_units
        self._activation = activation
        self._kernel_initializer = kernel_initializer
        self._bias_initializer = bias_initializer

    if not version_at_least(1, 6):
        __init__ = without(__init__, "dtype", "**")

    @property
    def state_size(self):
        return self._num_units

    @property
    def output_size(self):
        return self._num_units

    def build(self, inputs_shape):
        units = self._num_units
        depth = _depth(inputs_shape)
        bias = _zeros_initializer if self._bias_initializer is None else self._bias_initializer
        self._gate_kernel = self.add_variable("gates/kernel", shape=[depth + units, 2 * units], initializer=self._kernel_initializer)
        self._gate_bias = self.add_variable("gates/bias", shape=[2 * units], initializer=bias)
        self._candidate_kernel = self.add_variable("candidate/kernel", shape=[depth + units, units], initializer=self._kernel_initializer)
        self._candidate_bias = self.add_variable("candidate/bias", shape=[units], initializer=bias)
        self.built = True

    def call(self, inputs, state):
        _checked(inputs, state, self._gate_kernel, self._num_units)
        weights = [self._gate_kernel, self._gate_bias, self._candidate_kernel, self._candidate_bias]
        new = _activated(self._activation, _like(inputs, self._num_units, "matmul", [inputs, state, *weights]))
        return new, new
