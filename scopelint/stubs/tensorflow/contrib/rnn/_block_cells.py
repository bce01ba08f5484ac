"""TF `contrib/rnn/python/ops/lstm_ops.py` and `gru_ops.py`, and what cells with plain states share."""

from _scopelint import given, is_sequence, shape_of, since, tensor, version_at_least
from tensorflow.layers import Layer as _Layer
from tensorflow.nn.rnn_cell._base import LayerRNNCell, LSTMStateTuple, _activated, _depth, _like, _zero_state, _zeros_initializer


class _Tuple(LayerRNNCell):
    """A cell with the state of an LSTM."""

    _num_proj = None

    @property
    def state_size(self):
        return LSTMStateTuple(self._num_units, self.output_size)

    @property
    def output_size(self):
        return self._num_proj if given(self._num_proj) else self._num_units

    def _stepped(self, inputs, state, used):
        new_c = _activated(getattr(self, "_activation", None), _like(inputs, self._num_units, "lstm", [inputs, state, *used]))
        new_h = _like(inputs, self.output_size, "identity", [new_c])
        return new_h, LSTMStateTuple(new_c, new_h)


class _Plain(LayerRNNCell):
    """A cell whose state is its output."""

    @property
    def state_size(self):
        return self._num_units

    @property
    def output_size(self):
        return self._num_units

    def call(self, inputs, state):
        new = _activated(getattr(self, "_activation", None), _like(inputs, self._num_units, "matmul", [inputs, state, *self._used]))
        return new, new


class LSTMBlockCell(_Tuple):
    def __init__(self, num_units, forget_bias=1.0, cell_clip=None, use_peephole=False, dtype=since((1, 6)), reuse=None, name="lstm_cell"):
        super().__init__(_reuse=reuse, dtype=dtype, name=name)
        self._num_units = num_units
        self._use_peephole = use_peephole

    def build(self, inputs_shape):
        units = self._num_units
        self._used = [
            self.add_variable("kernel", [_depth(inputs_shape) + units, units * 4]),
            self.add_variable("bias", [units * 4], initializer=_zeros_initializer),
        ]
        if given(self._use_peephole):
            self._used += [self.add_variable(name, [units]) for name in ("w_i_diag", "w_f_diag", "w_o_diag")]
        self.built = True

    def call(self, inputs, state):
        return self._stepped(inputs, state, self._used)


class LSTMBlockWrapper(_Layer):
    def call(self, inputs, initial_state=None, dtype=None, sequence_length=None):
        listed = is_sequence(inputs)
        first = inputs[0]
        shape = shape_of(first)
        batch = None if shape is None else shape[0]
        if initial_state is None:
            zero = _zero_state(self._num_units, batch, dtype)
            initial_state = (zero, zero)
        state = _like(first, self._num_units, "block_lstm", [inputs, initial_state, *self._used])
        if listed:
            outputs = [_like(first, self._num_units, "unstack", [state]) for _ in inputs]
        else:
            whole = shape_of(inputs)
            outputs = tensor("identity", [state], None if whole is None else tuple(whole[:2]) + (self._num_units,))
        return outputs, LSTMStateTuple(state, state)


class LSTMBlockFusedCell(LSTMBlockWrapper):
    def __init__(self, num_units, forget_bias=1.0, cell_clip=None, use_peephole=False, reuse=None, dtype=since((1, 6)),
                 name="lstm_fused_cell" if version_at_least(1, 6) else "rnn/lstm_cell"):  # fmt: skip
        super().__init__(_reuse=reuse, name=name, dtype=dtype)
        self._num_units = num_units
        self._use_peephole = use_peephole

    @property
    def num_units(self):
        return self._num_units

    def build(self, input_shape):
        units = self._num_units
        shape = input_shape[0] if is_sequence(input_shape) else input_shape
        self._used = [
            self.add_variable("kernel", [_depth(shape) + units, units * 4]),
            self.add_variable("bias", [units * 4], initializer=_zeros_initializer),
        ]
        if given(self._use_peephole):
            self._used += [self.add_variable(name, [units]) for name in ("w_i_diag", "w_f_diag", "w_o_diag")]
        self.built = True


class GRUBlockCell(_Plain):
    _names = ("w_ru", "b_ru", "w_c", "b_c")

    def __init__(self, num_units=None, cell_size=None, reuse=None, name="gru_cell"):
        super().__init__(_reuse=reuse, name=name)
        self._num_units = cell_size if num_units is None else num_units
        self._cell_size = self._num_units

    def build(self, input_shape):
        units = self._num_units
        depth = _depth(input_shape)
        kernel, bias, candidate, candidate_bias = self._names
        self._used = [
            self.add_variable(kernel, [depth + units, units * 2]),
            self.add_variable(bias, [units * 2], initializer=_zeros_initializer),
            self.add_variable(candidate, [depth + units, units]),
            self.add_variable(candidate_bias, [units], initializer=_zeros_initializer),
        ]
        self.built = True


class GRUBlockCellV2(GRUBlockCell):
    _names = ("gates/kernel", "gates/bias", "candidate/kernel", "candidate/bias")
