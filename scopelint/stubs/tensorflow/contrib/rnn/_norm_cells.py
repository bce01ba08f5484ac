"""The cells of TF `contrib/rnn` that normalize their layers."""

from _scopelint import channels, dtype_of, elementwise, get_variable, get_variable_scope, given, shape_of, tensor, variable_scope
from tensorflow.nn.rnn_cell._base import LSTMStateTuple, RNNCell, _activated, _like, _Linear, _zeros_initializer


def _norm(value, scope):
    """A layer normalisation that is spelled out: variables first, the layer under reuse."""
    size = [channels(shape_of(value), -1)]
    dtype = dtype_of(value)
    with variable_scope(scope):
        gamma = get_variable("gamma", shape=size, initializer=_zeros_initializer, dtype=dtype)
        beta = get_variable("beta", shape=size, initializer=_zeros_initializer, dtype=dtype)
    return tensor("layer_norm", [value, gamma, beta], shape_of(value))


class LayerNormBasicLSTMCell(RNNCell):
    def __init__(
        self,
        num_units,
        forget_bias=1.0,
        input_size=None,
        activation=None,
        layer_norm=True,
        norm_gain=1.0,
        norm_shift=0.0,
        dropout_keep_prob=1.0,
        dropout_prob_seed=None,
        reuse=None,
    ):
        super().__init__(_reuse=reuse)
        self._num_units = num_units
        self._activation = activation
        self._layer_norm = layer_norm

    @property
    def state_size(self):
        return LSTMStateTuple(self._num_units, self._num_units)

    @property
    def output_size(self):
        return self._num_units

    def call(self, inputs, state):
        c, h = state
        dtype = dtype_of(inputs)
        rows = channels(shape_of(inputs), -1) + channels(shape_of(h), -1)
        used = [get_variable("kernel", [rows, 4 * self._num_units], dtype=dtype)]
        if given(self._layer_norm):
            gate = _like(inputs, self._num_units, "matmul", [inputs, h, *used])
            for name in ("input", "transform", "forget", "output"):
                gate = _norm(gate, name)
        else:
            used.append(get_variable("bias", [4 * self._num_units], dtype=dtype))
            gate = _like(inputs, self._num_units, "matmul", [inputs, h, *used])
        new_c = elementwise("add", [c, _activated(self._activation, gate)])
        if given(self._layer_norm):
            new_c = _norm(new_c, "state")
        new_h = _activated(self._activation, new_c)
        return new_h, LSTMStateTuple(new_c, new_h)


class LayerNormLSTMCell(RNNCell):
    def __init__(
        self,
        num_units,
        use_peepholes=False,
        cell_clip=None,
        initializer=None,
        num_proj=None,
        proj_clip=None,
        forget_bias=1.0,
        activation=None,
        layer_norm=False,
        norm_gain=1.0,
        norm_shift=0.0,
        reuse=None,
    ):
        super().__init__(_reuse=reuse)
        self._num_units = num_units
        self._use_peepholes = use_peepholes
        self._initializer = initializer
        self._num_proj = num_proj
        self._activation = activation
        self._layer_norm = layer_norm
        self._output_size = num_proj if given(num_proj) else num_units

    @property
    def state_size(self):
        return LSTMStateTuple(self._num_units, self._output_size)

    @property
    def output_size(self):
        return self._output_size

    def call(self, inputs, state):
        c, h = state
        dtype = dtype_of(inputs)
        with variable_scope(get_variable_scope(), initializer=self._initializer):
            gate = _Linear([inputs, h], 4 * self._num_units, True)([inputs, h])
            gate = _like(inputs, self._num_units, "split", [gate])
            if given(self._layer_norm):
                for name in ("input", "transform", "forget", "output"):
                    gate = _norm(gate, name)
            if given(self._use_peepholes):
                used = [get_variable(name, shape=[self._num_units], dtype=dtype) for name in ("w_f_diag", "w_i_diag", "w_o_diag")]
                gate = elementwise("add", [gate, *used])
            new_c = elementwise("add", [c, _activated(self._activation, gate)])
            if given(self._layer_norm):
                new_c = _norm(new_c, "state")
            new_h = _activated(self._activation, new_c)
            if given(self._num_proj):
                with variable_scope("projection"):
                    new_h = _Linear(new_h, self._num_proj, False)(new_h)
        return new_h, LSTMStateTuple(new_c, new_h)
