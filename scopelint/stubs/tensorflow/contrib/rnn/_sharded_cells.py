"""The cells of TF `contrib/rnn` whose matrices may be shards: over time, over frequencies, over grids of both."""

from _scopelint import (
    channels,
    dtype_of,
    elementwise,
    get_variable,
    given,
    is_unknown,
    namedtuple,
    shape_of,
    tensor,
    unknown,
    variable_scope,
    version_at_least,
)
from tensorflow.contrib.rnn._norm_cells import _norm
from tensorflow.nn.rnn_cell._base import LSTMStateTuple, RNNCell, _activated, _like, _zeros_initializer


def _sharded(name, rows, columns, dtype, shards):
    """TF `_get_sharded_variable`."""
    if is_unknown(shards) or is_unknown(rows):
        return [get_variable(name + "_0", [unknown("rows"), columns], dtype=dtype)]
    size = rows // shards
    left = rows - size * shards
    return [get_variable(name + "_%d" % i, [size + 1 if i < left else size, columns], dtype=dtype) for i in range(shards)]


class CoupledInputForgetGateLSTMCell(RNNCell):
    def __init__(
        self,
        num_units,
        use_peepholes=False,
        initializer=None,
        num_proj=None,
        proj_clip=None,
        num_unit_shards=1,
        num_proj_shards=1,
        forget_bias=1.0,
        state_is_tuple=True,
        activation=None,
        reuse=None,
        layer_norm=False,
        norm_gain=1.0,
        norm_shift=0.0,
    ):
        super().__init__(_reuse=reuse)
        self._num_units = num_units
        self._use_peepholes = use_peepholes
        self._num_proj = num_proj
        self._num_unit_shards = num_unit_shards
        self._num_proj_shards = num_proj_shards
        self._state_is_tuple = state_is_tuple
        self._activation = activation
        self._layer_norm = layer_norm
        self._output_size = num_proj if given(num_proj) else num_units

    @property
    def state_size(self):
        if self._state_is_tuple:
            return LSTMStateTuple(self._num_units, self._output_size)
        return self._num_units + self._output_size

    @property
    def output_size(self):
        return self._output_size

    def call(self, inputs, state):
        units = self._num_units
        dtype = dtype_of(inputs)
        used = _sharded("W", channels(shape_of(inputs), 1) + self._output_size, 3 * units, dtype, self._num_unit_shards)
        used.append(get_variable("B", shape=[3 * units], initializer=_zeros_initializer, dtype=dtype))
        gate = _like(inputs, units, "matmul", [inputs, state, *used])
        if given(self._layer_norm):
            for name in ("transform", "forget", "output"):
                gate = _norm(gate, name)
        if given(self._use_peepholes):
            gate = elementwise("add", [gate, *[get_variable(name, shape=[units], dtype=dtype) for name in ("W_F_diag", "W_O_diag")]])
        new_c = _activated(self._activation, gate)
        if given(self._layer_norm):
            new_c = _norm(new_c, "state")
        new_h = _activated(self._activation, new_c)
        if given(self._num_proj):
            new_h = _like(inputs, self._num_proj, "matmul", [new_h, *_sharded("W_P", units, self._num_proj, dtype, self._num_proj_shards)])
        if self._state_is_tuple:
            return new_h, LSTMStateTuple(new_c, new_h)
        return new_h, _like(inputs, units + self._output_size, "concat", [new_c, new_h])


class TimeFreqLSTMCell(RNNCell):
    def __init__(
        self,
        num_units,
        use_peepholes=False,
        cell_clip=None,
        initializer=None,
        num_unit_shards=1,
        forget_bias=1.0,
        feature_size=None,
        frequency_skip=1 if version_at_least(1, 6) else None,
        reuse=None,
    ):
        super().__init__(_reuse=reuse)
        self._num_units = num_units
        self._use_peepholes = use_peepholes
        self._num_unit_shards = num_unit_shards
        self._feature_size = feature_size

    @property
    def state_size(self):
        return 2 * self._num_units

    @property
    def output_size(self):
        return self._num_units

    def call(self, inputs, state):
        units = self._num_units
        dtype = dtype_of(inputs)
        used = _sharded("W", self._feature_size + 2 * units, 4 * units, dtype, self._num_unit_shards)
        used.append(get_variable("B", shape=[4 * units], initializer=_zeros_initializer, dtype=dtype))
        if given(self._use_peepholes):
            used += [get_variable(name, shape=[units], dtype=dtype) for name in ("W_F_diag", "W_I_diag", "W_O_diag")]
        return tensor("time_freq", [inputs, state, *used]), tensor("time_freq", [inputs, state, *used])


class GridLSTMCell(RNNCell):
    def __init__(
        self,
        num_units,
        use_peepholes=False,
        share_time_frequency_weights=False,
        cell_clip=None,
        initializer=None,
        num_unit_shards=1,
        forget_bias=1.0,
        feature_size=None,
        frequency_skip=None,
        num_frequency_blocks=None,
        start_freqindex_list=None,
        end_freqindex_list=None,
        couple_input_forget_gates=False,
        state_is_tuple=True,
        reuse=None,
    ):
        super().__init__(_reuse=reuse)
        self._num_units = num_units
        self._use_peepholes = use_peepholes
        self._shares_weights = share_time_frequency_weights
        self._num_unit_shards = num_unit_shards
        self._feature_size = feature_size
        self._num_frequency_blocks = num_frequency_blocks
        self._coupled = couple_input_forget_gates
        self._state_is_tuple = state_is_tuple
        self._reuse = reuse
        if state_is_tuple:
            self._state_tuple_type = namedtuple("GridLSTMStateTuple", self._state_names("state"))

    def _state_names(self, prefix):
        found = []
        for block, size in enumerate(self._num_frequency_blocks):
            for frequency in range(size):
                found += ["%s_f%02d_b%02d_c" % (prefix, frequency, block), "%s_f%02d_b%02d_m" % (prefix, frequency, block)]
        return found

    @property
    def _blocks(self):
        return sum(self._num_frequency_blocks)

    @property
    def state_tuple_type(self):
        return self._state_tuple_type

    @property
    def state_size(self):
        if self._state_is_tuple:
            return self._state_tuple_type(*([self._num_units, self._num_units] * self._blocks))
        return self._num_units * self._blocks * 2

    @property
    def output_size(self):
        return self._num_units * self._blocks * 2

    def call(self, inputs, state):
        used = self._compute(inputs)
        output = _like(inputs, self.output_size, "grid_lstm", [inputs, state, *used])
        if not self._state_is_tuple:
            return output, _like(inputs, self.state_size, "concat", [output])
        part = _like(inputs, self._num_units, "slice", [output])
        return output, self._state_tuple_type(*([part, part] * self._blocks))

    def _compute(self, inputs):
        """The variables of one pass over the frequencies."""
        units = self._num_units
        gates = (3 if self._coupled else 4) * units
        dtype = dtype_of(inputs)
        used = []
        for block in range(len(self._num_frequency_blocks)):
            for direction in ("f",) if self._shares_weights else ("f", "t"):
                used += _sharded("W_%s_%d" % (direction, block), self._feature_size + 2 * units, gates, dtype, self._num_unit_shards)
                used.append(get_variable("B_%s_%d" % (direction, block), shape=[gates], initializer=_zeros_initializer, dtype=dtype))
            if given(self._use_peepholes):
                for over in ("freq",) if self._shares_weights else ("freq", "time"):
                    for gate in ("I", "O") if self._coupled else ("F", "I", "O"):
                        for end in ("f", "t"):
                            used.append(get_variable("W_%s_diag_%s%s_%d" % (gate, over, end, block), shape=[units], dtype=dtype))
        return used


class BidirectionalGridLSTMCell(GridLSTMCell):
    def __init__(
        self,
        num_units,
        use_peepholes=False,
        share_time_frequency_weights=False,
        cell_clip=None,
        initializer=None,
        num_unit_shards=1,
        forget_bias=1.0,
        feature_size=None,
        frequency_skip=None,
        num_frequency_blocks=None,
        start_freqindex_list=None,
        end_freqindex_list=None,
        couple_input_forget_gates=False,
        backward_slice_offset=0,
        reuse=None,
    ):
        super().__init__(
            num_units, use_peepholes, share_time_frequency_weights, cell_clip, initializer, num_unit_shards, forget_bias, feature_size,
            frequency_skip, num_frequency_blocks, start_freqindex_list, end_freqindex_list, couple_input_forget_gates, True, reuse,
        )  # fmt: skip
        names = self._state_names("fwd_state") + self._state_names("bwd_state")
        self._state_tuple_type = namedtuple("BidirectionalGridLSTMStateTuple", names)

    @property
    def _blocks(self):
        return 2 * sum(self._num_frequency_blocks)

    def _compute(self, inputs):
        with variable_scope("fwd"):
            used = super()._compute(inputs)
        with variable_scope("bwd"):
            return used + super()._compute(inputs)
