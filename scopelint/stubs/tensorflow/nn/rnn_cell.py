"""TF `tf.nn.rnn_cell`: cells are layer objects whose scope is that of their first call (semantics.md section 11)."""

from _scopelint import (
    TensorShape,
    channels,
    dtype_of,
    elementwise,
    get_variable,
    get_variable_scope,
    given,
    has_method,
    is_sequence,
    is_unknown,
    map_structure,
    matmul,
    name_scope,
    namedtuple,
    note,
    raises,
    reads_of,
    repeated,
    shape_of,
    source,
    state_shape,
    surely,
    tensor,
    unknown,
    variable_scope,
    version_at_least,
    without,
)
from tensorflow.layers import Layer

LSTMStateTuple = namedtuple("LSTMStateTuple", ("c", "h"))


def _zeros(batch, size, dtype):
    """A zero state: it is no data, so that a layer applied to its own output stays recognisable."""
    return tensor("zeros", [], state_shape(batch, size), dtype)


def _zero_state(state_size, batch, dtype):
    if surely(state_size, TensorShape):
        return _zeros(batch, state_size, dtype)
    return map_structure(lambda size: _zeros(batch, size, dtype), state_size)


def _depth(shape):
    """The last dimension of an input shape; a symbol if it is not known."""
    return channels(shape, -1)


def _like(value, size, op, inputs):
    """A tensor of the batch of `value` with `size` columns."""
    shape = shape_of(value)
    return tensor(op, inputs, None if shape is None else state_shape(shape[0], size))


def _activated(function, value):
    """The result of an activation, which may be a callback with variables of its own."""
    if function is None or surely(function, str):
        return elementwise("tanh", [value])
    return function(value)


def _checked(inputs, state, kernel, units):
    """TF's complaint where a built cell meets inputs of another depth."""
    depth = channels(shape_of(inputs), -1)
    rows = channels(shape_of(kernel), 0)
    if is_unknown(depth) or is_unknown(rows) or is_unknown(units):
        return
    if depth + units != rows:
        raises(ValueError, f"Dimensions must be equal, but are {depth + units} and {rows} for 'MatMul'", "shape", ("matmul", source([1, depth + units], dtype_of(kernel)), kernel))


class RNNCell(Layer):
    def __init__(self, trainable=True, name=None, dtype=None, **kwargs):
        super().__init__(trainable=trainable, name=name, dtype=dtype, **kwargs)
        self._is_tf_rnn_cell = True
        self._rnncell_scope = None

    def __call__(self, inputs, state, scope=None):
        if scope is not None:
            with variable_scope(scope) as scope:
                return self._stepped(inputs, state, super().__call__(inputs, state, scope=scope))
        # Some subclasses never call the constructor.
        entered = getattr(self, "_rnncell_scope", None)
        if entered is None:
            entered = variable_scope(get_variable_scope())
            self._rnncell_scope = entered
        with entered:
            return self._stepped(inputs, state, super().__call__(inputs, state))

    def _stepped(self, inputs, state, out):
        note("stepped", cell=self, inputs=reads_of(inputs), state=reads_of(state), out=reads_of(out))
        return out

    @property
    def state_size(self):
        return unknown("state_size")

    @property
    def output_size(self):
        return unknown("output_size")

    def build(self, _):
        pass

    def get_initial_state(self, inputs=None, batch_size=None, dtype=None):
        if inputs is not None:
            batch_size = channels(shape_of(inputs), 0)
        return self.zero_state(batch_size, dtype)

    def zero_state(self, batch_size, dtype):
        with name_scope(type(self).__name__ + "ZeroState"):
            return _zero_state(self.state_size, batch_size, dtype)

    def __deepcopy__(self, memo):
        if self in memo:
            return memo[self]
        out = self.__class__.__new__(self.__class__)
        memo[self] = out
        for key, value in self.__dict__.items():
            setattr(out, key, map_structure(lambda part: part.__deepcopy__(memo) if has_method(part, "__deepcopy__") else part, value))
        return out


class LayerRNNCell(RNNCell):
    def __call__(self, inputs, state, scope=None, *args, **kwargs):
        return self._stepped(inputs, state, Layer.__call__(self, inputs, state, *args, scope=scope, **kwargs))


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


def _zeros_initializer(shape, dtype=None, partition_info=None):
    return source(shape, dtype)


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


class _Wrapper(RNNCell):
    """A wrapper that has no scope of its own: the wrapped cell is called where the wrapper is."""

    def __init__(self, cell, *args, **kwargs):
        super().__init__()
        self.cell = cell
        self._cell = cell

    @property
    def wrapped_cell(self):
        return self.cell

    @property
    def state_size(self):
        return self.cell.state_size

    @property
    def output_size(self):
        return self.cell.output_size

    @property
    def trainable_weights(self):
        return self.cell.trainable_weights

    @property
    def non_trainable_weights(self):
        return self.cell.non_trainable_weights

    def build(self, inputs_shape):
        self.built = True

    def zero_state(self, batch_size, dtype):
        with name_scope(type(self).__name__ + "ZeroState"):
            return self.cell.zero_state(batch_size, dtype)

    def __call__(self, inputs, state, scope=None):
        return self._wrapped(inputs, state, scope)

    def _wrapped(self, inputs, state, scope):
        # The argument goes on only where it was given: a cell need not take it.
        return self.cell(inputs, state) if scope is None else self.cell(inputs, state, scope)


class DropoutWrapper(_Wrapper):
    def __init__(
        self,
        cell,
        input_keep_prob=1.0,
        output_keep_prob=1.0,
        state_keep_prob=1.0,
        variational_recurrent=False,
        input_size=None,
        dtype=None,
        seed=None,
        dropout_state_filter_visitor=None,
        **kwargs,
    ):
        super().__init__(cell)

    if not version_at_least(1, 6):
        __init__ = without(__init__, "**")

    def _wrapped(self, inputs, state, scope):
        output, new_state = super()._wrapped(inputs, state, scope)
        return map_structure(lambda x: elementwise("dropout", [x]), output), new_state


class ResidualWrapper(_Wrapper):
    def __init__(self, cell, residual_fn=None, **kwargs):
        super().__init__(cell)
        self._residual_fn = residual_fn

    if not version_at_least(1, 6):
        __init__ = without(__init__, "**")

    def _wrapped(self, inputs, state, scope):
        output, new_state = super()._wrapped(inputs, state, scope)
        if self._residual_fn is not None:
            return self._residual_fn(inputs, output), new_state
        return map_structure(lambda out, x: elementwise("add", [out, x]), output, inputs), new_state


class DeviceWrapper(_Wrapper):
    def __init__(self, cell, device, **kwargs):
        super().__init__(cell)

    if not version_at_least(1, 6):
        __init__ = without(__init__, "**")


def innermost(cell):
    """The cell that wrappers wrap."""
    while surely(cell, RNNCell) and "_cell" in cell.__dict__:
        cell = cell._cell
    return cell


def note_repeated(cells, role):
    """Tell where one cell stands for several."""
    twice = repeated([innermost(cell) for cell in cells])
    if twice is not None:
        note("one cell", cell=twice, role=role)


class MultiRNNCell(RNNCell):
    def __init__(self, cells, state_is_tuple=True):
        super().__init__()
        if not is_sequence(cells):
            cells = [cells]
        note_repeated(cells, "layers")
        self._cells = cells
        self._state_is_tuple = state_is_tuple

    @property
    def state_size(self):
        if self._state_is_tuple:
            return tuple(cell.state_size for cell in self._cells)
        return sum([cell.state_size for cell in self._cells])

    @property
    def output_size(self):
        return self._cells[-1].output_size

    @property
    def trainable_weights(self):
        return [w for cell in self._cells for w in cell.trainable_weights]

    @property
    def non_trainable_weights(self):
        return [w for cell in self._cells for w in cell.non_trainable_weights]

    def zero_state(self, batch_size, dtype):
        with name_scope(type(self).__name__ + "ZeroState"):
            if self._state_is_tuple:
                return tuple(cell.zero_state(batch_size, dtype) for cell in self._cells)
            return super().zero_state(batch_size, dtype)

    def call(self, inputs, state):
        current = inputs
        states = []
        for i, cell in enumerate(self._cells):
            with variable_scope("cell_%d" % i):
                part = state[i] if self._state_is_tuple else _like(inputs, cell.state_size, "slice", [state])
                current, new_state = cell(current, part)
                states.append(new_state)
        if self._state_is_tuple:
            return current, tuple(states)
        return current, _like(inputs, self.state_size, "concat", states)


class _Linear:
    """TF `rnn_cell_impl._Linear`: `kernel` and `bias` in the scope current at its construction."""

    def __init__(self, args, output_size, build_bias, bias_initializer=None, kernel_initializer=None):
        values = list(args) if is_sequence(args) else [args]
        rows = 0
        for value in values:
            rows = rows + channels(shape_of(value), 1)
        dtype = dtype_of(values[0])
        self._output_size = output_size
        with variable_scope(get_variable_scope()) as outer:
            self._used = [get_variable("kernel", [rows, output_size], dtype=dtype, initializer=kernel_initializer)]
            if given(build_bias):
                with variable_scope(outer) as inner:
                    inner.set_partitioner(None)
                    bias = _zeros_initializer if bias_initializer is None else bias_initializer
                    self._used.append(get_variable("bias", [output_size], dtype=dtype, initializer=bias))

    def __call__(self, args):
        values = list(args) if is_sequence(args) else [args]
        return _like(values[0], self._output_size, "matmul", values + self._used)


def _linear(args, output_size, bias, bias_initializer=None, kernel_initializer=None):
    return _Linear(args, output_size, bias, bias_initializer, kernel_initializer)(args)


def assert_like_rnncell(cell_name, cell):
    return None
