"""The cells of TF `contrib/rnn` (semantics.md section 11): those with `build` are layers, the others make their variables in `call`."""

from _scopelint import (
    TensorShape,
    channels,
    dtype_of,
    elementwise,
    flatten,
    get_variable,
    get_variable_scope,
    given,
    is_sequence,
    is_unknown,
    map_structure,
    name_scope,
    namedtuple,
    shape_of,
    since,
    state_shape,
    surely,
    tensor,
    unknown,
    variable_scope,
    version_at_least,
)
from tensorflow.layers import Layer as _Layer
from tensorflow.nn.rnn_cell import LayerRNNCell, LSTMStateTuple, RNNCell, _activated, _depth, _like, _Linear, _zeros_initializer, _zero_state


class _Around(RNNCell):
    """A cell around another."""

    @property
    def state_size(self):
        return self._cell.state_size

    @property
    def output_size(self):
        return self._cell.output_size

    def zero_state(self, batch_size, dtype):
        with name_scope(type(self).__name__ + "ZeroState"):
            return self._cell.zero_state(batch_size, dtype)


class EmbeddingWrapper(_Around):
    def __init__(self, cell, embedding_classes, embedding_size, initializer=None, reuse=None):
        super().__init__(_reuse=reuse)
        self._cell = cell
        self._embedding_classes = embedding_classes
        self._embedding_size = embedding_size
        self._initializer = initializer

    def call(self, inputs, state):
        initializer = self._initializer
        if initializer is None and get_variable_scope().initializer is None:
            initializer = _zeros_initializer
        embedding = get_variable(
            "embedding", [self._embedding_classes, self._embedding_size], initializer=initializer, dtype=dtype_of(flatten(state)[0])
        )
        shape = shape_of(inputs)
        batch = None if shape is None or len(shape) == 0 else shape[0]
        return self._cell(tensor("embedding_lookup", [embedding, inputs], (batch, self._embedding_size)), state)


class InputProjectionWrapper(_Around):
    def __init__(self, cell, num_proj, activation=None, input_size=None, reuse=None):
        super().__init__(_reuse=reuse)
        self._cell = cell
        self._num_proj = num_proj
        self._activation = activation
        self._linear = None

    def call(self, inputs, state):
        if self._linear is None:
            self._linear = _Linear(inputs, self._num_proj, True)
        projected = self._linear(inputs)
        return self._cell(projected if self._activation is None else self._activation(projected), state)


class OutputProjectionWrapper(_Around):
    def __init__(self, cell, output_size, activation=None, reuse=None):
        super().__init__(_reuse=reuse)
        self._cell = cell
        self._output_size = output_size
        self._activation = activation
        self._linear = None

    @property
    def output_size(self):
        return self._output_size

    def call(self, inputs, state):
        output, new_state = self._cell(inputs, state)
        if self._linear is None:
            self._linear = _Linear(output, self._output_size, True)
        projected = self._linear(output)
        return (projected if self._activation is None else self._activation(projected)), new_state


class HighwayWrapper(_Around):
    def __init__(self, cell, couple_carry_transform_gates=True, carry_bias_init=1.0):
        self._cell = cell
        self._coupled = couple_carry_transform_gates

    def _highway(self, inp, out):
        size = channels(shape_of(inp), 1)
        used = [get_variable("carry_w", [size, size]), get_variable("carry_b", [size], initializer=_zeros_initializer)]
        if not given(self._coupled):
            used.append(get_variable("transform_w", [size, size]))
            used.append(get_variable("transform_b", [size], initializer=_zeros_initializer))
        return tensor("highway", [inp, out, *used], shape_of(out))

    def __call__(self, inputs, state, scope=None):
        outputs, new_state = self._cell(inputs, state, scope=scope)
        return map_structure(self._highway, inputs, outputs), new_state


class CompiledWrapper(_Around):
    def __init__(self, cell, compile_stateful=False):
        self._cell = cell

    def __call__(self, inputs, state, scope=None):
        return self._cell(inputs, state, scope=scope)


class AttentionCellWrapper(RNNCell):
    def __init__(self, cell, attn_length, attn_size=None, attn_vec_size=None, input_size=None, state_is_tuple=True, reuse=None):
        super().__init__(_reuse=reuse)
        self._cell = cell
        self._attn_length = attn_length
        self._attn_size = cell.output_size if attn_size is None else attn_size
        self._attn_vec_size = self._attn_size if attn_vec_size is None else attn_vec_size
        self._input_size = input_size
        self._state_is_tuple = state_is_tuple
        self._linears = {}

    @property
    def state_size(self):
        size = (self._cell.state_size, self._attn_size, self._attn_size * self._attn_length)
        return size if self._state_is_tuple else sum(list(size))

    @property
    def output_size(self):
        return self._attn_size

    def _linear(self, which, values, size):
        if which not in self._linears:
            self._linears[which] = _Linear(values, size, True)
        return self._linears[which](values)

    def call(self, inputs, state):
        if self._state_is_tuple:
            inner, attns, attn_states = state
        else:
            inner = _like(inputs, self._cell.state_size, "slice", [state])
            attns = _like(inputs, self._attn_size, "slice", [state])
            attn_states = _like(inputs, self._attn_size * self._attn_length, "slice", [state])
        size = channels(shape_of(inputs), 1) if self._input_size is None else self._input_size
        joined = self._linear(1, [inputs, attns], size)
        output, new_state = self._cell(joined, inner)
        query = flatten(new_state)
        with variable_scope("attention"):
            w = get_variable("attn_w", [1, 1, self._attn_size, self._attn_vec_size])
            v = get_variable("attn_v", [self._attn_vec_size])
            total = 0
            for part in query:
                total = total + channels(shape_of(part), -1)
            y = self._linear(3, [_like(inputs, total, "concat", query)], self._attn_vec_size)
            new_attns = _like(inputs, self._attn_size, "attention", [attn_states, y, w, v])
        with variable_scope("attn_output_projection"):
            out = self._linear(2, [output, new_attns], self._attn_size)
        new_states = _like(inputs, self._attn_size * self._attn_length, "concat", [attn_states, out])
        if self._state_is_tuple:
            return out, (new_state, new_attns, new_states)
        return out, _like(inputs, self.state_size, "concat", [new_state, new_attns, new_states])


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
