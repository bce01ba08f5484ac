"""TF `python/ops/rnn_cell_impl.py`: cells are layer objects whose scope is that of their first call (semantics.md section 11)."""

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
        scope = get_variable_scope()
        read = {"inputs": reads_of(inputs), "state": reads_of(state), "out": reads_of(out)}
        note("stepped", cell=self, scope=scope.name, reuse=scope.reuse, given=inputs, **read)
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


def _zeros_initializer(shape, dtype=None, partition_info=None):
    return source(shape, dtype)


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


def _linear(args, output_size, bias, bias_initializer=None, kernel_initializer=None, bias_start=None, scope=None):
    """Before TensorFlow 1.2 the number that the bias begins with stood there, and after it a scope."""
    if isinstance(bias_initializer, (int, float)):
        bias_initializer = None
    if isinstance(kernel_initializer, str):
        kernel_initializer, scope = None, kernel_initializer
    if scope is not None:
        with variable_scope(scope):
            return _linear(args, output_size, bias, bias_initializer, kernel_initializer)
    return _Linear(args, output_size, bias, bias_initializer, kernel_initializer)(args)


def assert_like_rnncell(cell_name, cell):
    return None


def _like_rnncell(cell):
    """What TensorFlow's functions ask of a cell before they raise: a cell is one, and nothing is known of what is not."""
    return True
