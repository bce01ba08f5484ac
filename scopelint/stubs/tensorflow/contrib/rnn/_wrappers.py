"""The cells of TF `contrib/rnn` that wrap others."""

from _scopelint import (
    channels,
    dtype_of,
    flatten,
    get_variable,
    get_variable_scope,
    given,
    map_structure,
    name_scope,
    shape_of,
    tensor,
    variable_scope,
)
from tensorflow.nn.rnn_cell._base import RNNCell, _like, _Linear, _zeros_initializer


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
