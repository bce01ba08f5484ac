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


class WeightNormLSTMCell(RNNCell):
    """An LSTM cell whose weight matrices are scaled, each by a vector of its own."""

    def __init__(
        self,
        num_units,
        norm=True,
        use_peepholes=False,
        cell_clip=None,
        initializer=None,
        num_proj=None,
        proj_clip=None,
        forget_bias=1,
        activation=None,
        reuse=None,
    ):
        super().__init__(_reuse=reuse, name="wn_lstm_cell")
        self._num_units = num_units
        self._normed = norm
        self._use_peepholes = use_peepholes
        self._initializer = initializer
        self._num_proj = num_proj
        self._activation = activation

    @property
    def state_size(self):
        return LSTMStateTuple(self._num_units, self._num_proj if given(self._num_proj) else self._num_units)

    @property
    def output_size(self):
        return self._num_proj if given(self._num_proj) else self._num_units

    def _linear(self, args, units, bias):
        dtype = dtype_of(args[0])
        used = [get_variable("kernel", [sum([channels(shape_of(each), -1) for each in args]), units], dtype=dtype)]
        if given(self._normed):
            for i in range(len(args)):
                used.append(get_variable("norm_%d" % i, [units], dtype=dtype))
        if bias:
            used.append(get_variable("bias", [units], dtype=dtype, initializer=_zeros_initializer))
        return _like(args[0], units, "matmul", [*args, *used])

    def call(self, inputs, state):
        c, h = state
        with variable_scope("wn_lstm_cell", initializer=self._initializer):
            used = [self._linear([inputs, h], 4 * self._num_units, True)]
            if given(self._use_peepholes):
                for name in ("w_f_diag", "w_i_diag", "w_o_diag"):
                    used.append(get_variable(name, shape=[self._num_units], dtype=dtype_of(inputs)))
            new_c = _activated(self._activation, _like(inputs, self._num_units, "add", [c, *used]))
            new_h = _activated(self._activation, new_c)
            if given(self._num_proj):
                with variable_scope("projection"):
                    new_h = self._linear([new_h], self._num_proj, False)
        return new_h, LSTMStateTuple(new_c, new_h)
