"""The cells of TF `contrib/rnn` that wrap others."""

from _scopelint import (
    TensorShape,
    channels,
    dtype_of,
    flatten,
    get_variable,
    get_variable_scope,
    given,
    map_structure,
    name_scope,
    namedtuple,
    shape_of,
    tensor,
    variable_scope,
)
from tensorflow.nn.rnn_cell._base import LayerRNNCell, RNNCell, _depth, _like, _Linear, _zeros_initializer


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


NTMControllerState = namedtuple("NTMControllerState", ("controller_state", "read_vector_list", "w_list", "M", "time"))


class NTMCell(LayerRNNCell):
    """A Neural Turing Machine around the cell that controls it."""

    def __init__(
        self,
        controller,
        memory_size,
        memory_vector_dim,
        read_head_num,
        write_head_num,
        shift_range=1,
        output_dim=None,
        clip_value=20,
        dtype=None,
        name=None,
    ):
        super().__init__(dtype=dtype, name=name)
        self.controller = controller
        self.memory_size = memory_size
        self.memory_vector_dim = memory_vector_dim
        self.read_head_num = read_head_num
        self.num_heads = read_head_num + write_head_num
        self.output_dim = output_dim
        per_head = memory_vector_dim + 2 * shift_range + 4
        self.total_parameter_num = per_head * self.num_heads + memory_vector_dim * 2 * write_head_num

    @property
    def state_size(self):
        return NTMControllerState(
            self.controller.state_size,
            [self.memory_vector_dim] * self.read_head_num,
            [self.memory_size] * self.num_heads,
            TensorShape([self.memory_size * self.memory_vector_dim]),
            TensorShape([]),
        )

    @property
    def output_size(self):
        return self.output_dim

    def build(self, inputs_shape):
        if self.output_dim is None:
            self.output_dim = _depth(inputs_shape)
        inner, width = self.controller.output_size, self.memory_vector_dim
        self._used = [
            self.add_variable("parameters_kernel", shape=[inner, self.total_parameter_num]),
            self.add_variable("parameters_bias", shape=[self.total_parameter_num], initializer=_zeros_initializer),
            self.add_variable("output_kernel", shape=[inner + width * self.read_head_num, self.output_dim]),
            self.add_variable("output_bias", shape=[self.output_dim], initializer=_zeros_initializer),
        ]
        for i in range(self.read_head_num):
            self._used.append(self.add_variable("initial_read_vector_%d" % i, shape=[1, width]))
        for i in range(self.num_heads):
            self._used.append(self.add_variable("initial_address_weights_%d" % i, shape=[1, self.memory_size]))
        self._used.append(self.add_variable("memory", shape=[self.memory_size, width], initializer=_zeros_initializer))
        self.built = True

    def call(self, x, prev_state):
        taken = [x, *self._used, *flatten(prev_state)]
        columns = channels(shape_of(x), -1) + self.memory_vector_dim * self.read_head_num
        _, controlled = self.controller(_like(x, columns, "concat", taken), prev_state.controller_state)
        out = _like(x, self.output_dim, "matmul", [*taken, *flatten(controlled)])
        read = map_structure(lambda each: tensor("read", [out, each], shape_of(each)), prev_state.read_vector_list)
        return out, NTMControllerState(controlled, read, prev_state.w_list, prev_state.M, prev_state.time)
