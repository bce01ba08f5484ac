"""TF `python/keras/layers/recurrent.py` and `wrappers.py`."""

from _scopelint import (
    leaves,
    TensorShape,
    Variable,
    channels,
    elementwise,
    given,
    is_scope,
    is_sequence,
    is_tensor,
    is_unknown,
    layer_name,
    name_scope,
    note,
    refuse_rank,
    repeated,
    shape_of,
    since,
    snake_case,
    source,
    tensor,
    v2_behavior,
    version_at_least,
    window,
    window_shape,
    without,
)
from tensorflow import _base_layer
from tensorflow._base_layer import renewed
from tensorflow.keras.layers._core import Layer


class AbstractRNNCell(Layer):
    def get_initial_state(self, inputs=None, batch_size=None, dtype=None):
        return source((batch_size, self.state_size), dtype)


class _Cell(Layer):
    """A cell with a kernel, a recurrent kernel and a bias, each for so many gates."""

    _gates = 1
    _states = 1

    def __init__(self, units, activation="tanh", **kwargs):
        own = {key: value for key, value in kwargs.items() if key in ("name", "dtype", "trainable")}
        super().__init__(**own)
        self.units = units
        self.activation = activation
        self.use_bias = kwargs.get("use_bias", True)
        self.reset_after = kwargs.get("reset_after", False)
        self.kernel_regularizer = kwargs.get("kernel_regularizer")
        self.recurrent_regularizer = kwargs.get("recurrent_regularizer")
        self.bias_regularizer = kwargs.get("bias_regularizer")
        self.state_size = [units, units] if self._states == 2 else units
        self.output_size = units

    def build(self, input_shape):
        width = self.units * self._gates
        self.kernel = self.add_weight("kernel", shape=(channels(input_shape, -1), width), regularizer=self.kernel_regularizer)
        self.recurrent_kernel = self.add_weight(
            "recurrent_kernel", shape=(self.units, width), regularizer=self.recurrent_regularizer
        )
        self.bias = None
        if self.use_bias:
            self.bias = self.add_weight("bias", shape=self._bias_shape(width), regularizer=self.bias_regularizer)
        self.built = True

    def _bias_shape(self, width):
        return (width,)

    def get_initial_state(self, inputs=None, batch_size=None, dtype=None):
        state = source((batch_size, self.units), dtype)
        return [state, state] if self._states == 2 else state

    def call(self, inputs, states, training=None):
        shape = shape_of(inputs)
        out = tensor("cell", [inputs, states, self.kernel, self.recurrent_kernel, self.bias], None if shape is None else (shape[0], self.units))
        return out, [out] * self._states


class SimpleRNNCell(_Cell):
    def __init__(self, units, activation="tanh", use_bias=True, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal", bias_initializer="zeros", kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, dropout=0.0, recurrent_dropout=0.0, **kwargs):  # fmt: skip
        super().__init__(units, activation, use_bias=use_bias, kernel_regularizer=kernel_regularizer, recurrent_regularizer=recurrent_regularizer, bias_regularizer=bias_regularizer, **kwargs)  # fmt: skip


class GRUCell(_Cell):
    _gates = 3

    def __init__(self, units, activation="tanh", recurrent_activation="hard_sigmoid", use_bias=True, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal", bias_initializer="zeros", kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, dropout=0.0, recurrent_dropout=0.0, implementation=1, reset_after=since((1, 6), v2_behavior()), **kwargs):  # fmt: skip
        super().__init__(units, activation, use_bias=use_bias, kernel_regularizer=kernel_regularizer, recurrent_regularizer=recurrent_regularizer, bias_regularizer=bias_regularizer, reset_after=reset_after, **kwargs)  # fmt: skip

    if version_at_least(2, 0):
        __init__ = without(__init__, "implementation")

    def _bias_shape(self, width):
        return (2, width) if self.reset_after else (width,)


class LSTMCell(_Cell):
    _gates = 4
    _states = 2

    def __init__(self, units, activation="tanh", recurrent_activation="hard_sigmoid", use_bias=True, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal", bias_initializer="zeros", unit_forget_bias=True, kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, dropout=0.0, recurrent_dropout=0.0, implementation=1, **kwargs):  # fmt: skip
        super().__init__(units, activation, use_bias=use_bias, kernel_regularizer=kernel_regularizer, recurrent_regularizer=recurrent_regularizer, bias_regularizer=bias_regularizer, **kwargs)  # fmt: skip

    if version_at_least(2, 0):
        __init__ = without(__init__, "implementation")


class _CuDNNCell(_Cell):
    def _bias_shape(self, width):
        return (width * 2,)


class StackedRNNCells(Layer):
    def __init__(self, cells, **kwargs):
        super().__init__(**kwargs)
        self.cells = list(cells)
        twice = repeated(self.cells)
        if twice is not None:
            note("one cell", cell=twice, role="stack")
        self.state_size = tuple([cell.state_size for cell in self.cells])
        self.output_size = self.cells[-1].output_size

    def build(self, input_shape):
        for cell in self.cells:
            _build_cell(cell, input_shape)
            input_shape = (None, getattr(cell, "output_size", None))
        self.built = True

    def call(self, inputs, states, training=None):
        news = []
        for cell, state in zip(self.cells, states):
            inputs, new = cell.call(inputs, state)
            news.append(new)
        return inputs, tuple(news)


def _build_cell(cell, shape):
    if not isinstance(cell, _base_layer.Layer) or cell.built:
        return
    if version_at_least(2, 0):
        with name_scope(cell.name):
            cell.build(shape)
    else:
        cell.build(shape)
    cell.built = True


class RNN(Layer):
    def __init__(
        self,
        cell,
        return_sequences=False,
        return_state=False,
        go_backwards=False,
        stateful=False,
        unroll=False,
        time_major=False,
        **kwargs,
    ):
        super().__init__(**kwargs)
        self.cell = StackedRNNCells(cell) if is_sequence(cell) else cell
        self.return_sequences = return_sequences
        self.return_state = return_state
        self.time_major = time_major
        self.stateful = stateful

    def _again(self, prefix):
        """Another one of the same configuration."""
        out = renewed(self)
        out._name = prefix + "_" + self._name
        return out

    def reset_states(self, states=None):
        note("state reset", layer=self)
        return None

    reset_state = reset_states

    def build(self, input_shape):
        shape = TensorShape(input_shape[0] if is_sequence(input_shape) and not is_scope(input_shape) else input_shape)
        _build_cell(self.cell, TensorShape((None, channels(shape, -1))))
        self.built = True

    def __call__(self, inputs, initial_state=None, constants=None, **kwargs):
        states = [state for state in leaves(initial_state) if is_tensor(state)] if given(initial_state) or is_tensor(initial_state) else []
        if states:
            inputs = [inputs[0] if is_sequence(inputs) else inputs] + states
        return super().__call__(inputs, **kwargs)

    def call(self, inputs, mask=None, training=None, initial_state=None, constants=None):
        x, states = (inputs[0], [each for each in inputs[1:]]) if is_sequence(inputs) else (inputs, [])
        batch, time = channels(shape_of(x), 0), channels(shape_of(x), 1)
        sizes = leaves(self.cell.state_size)
        width = getattr(self.cell, "output_size", None)
        width = sizes[0] if not given(width) else width
        weights = self.cell.weights if isinstance(self.cell, _base_layer.Layer) else []
        step = (batch, width)
        out = tensor("rnn", [x, weights, states], (batch, time, width) if self.return_sequences else step)
        if self.return_state:
            return [out] + [tensor("rnn", [x, weights, states], (batch, size)) for size in sizes]
        return out


class _Recurrent(RNN):
    """A recurrent layer that makes its cell itself."""

    _cell = SimpleRNNCell

    def __init__(self, units, activation="tanh", **kwargs):
        self._arguments = (units, activation, kwargs)
        own = ("return_sequences", "return_state", "go_backwards", "stateful", "unroll", "time_major")
        outer = own + ("name", "input_shape", "batch_input_shape", "trainable", "dtype", "activity_regularizer")
        inner = {key: value for key, value in kwargs.items() if key not in outer}
        if version_at_least(2, 0):
            inner["name"] = snake_case(self._cell.__name__)
        super().__init__(self._cell(units, activation, **inner), **{key: value for key, value in kwargs.items() if key in outer})
        self.units = units
        if "input_dim" in kwargs and "input_shape" not in kwargs:
            self._batch_shape = (None, kwargs.get("input_length"), kwargs["input_dim"])

    def _again(self, prefix):
        """Another one of the same configuration."""
        units, activation, kwargs = self._arguments
        return self.__class__(units, activation, **{**kwargs, "name": prefix + "_" + self._name})

    def _maybe_build(self, inputs):
        refuse_rank(inputs, 3, 3, self._name)
        super()._maybe_build(inputs)

    @property
    def kernel(self):
        return self.cell.kernel

    @property
    def recurrent_kernel(self):
        return self.cell.recurrent_kernel

    @property
    def bias(self):
        return self.cell.bias


class SimpleRNN(_Recurrent):
    _cell = SimpleRNNCell

    def __init__(self, units, activation="tanh", use_bias=True, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal", bias_initializer="zeros", kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, dropout=0.0, recurrent_dropout=0.0, return_sequences=False, return_state=False, go_backwards=False, stateful=False, unroll=False, **kwargs):  # fmt: skip
        super().__init__(units, activation, use_bias=use_bias, kernel_regularizer=kernel_regularizer, recurrent_regularizer=recurrent_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, return_sequences=return_sequences, return_state=return_state, go_backwards=go_backwards, stateful=stateful, unroll=unroll, **kwargs)  # fmt: skip


class GRU(_Recurrent):
    _cell = GRUCell

    def __init__(self, units, activation="tanh", recurrent_activation="hard_sigmoid", use_bias=True, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal", bias_initializer="zeros", kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, dropout=0.0, recurrent_dropout=0.0, implementation=1, return_sequences=False, return_state=False, go_backwards=False, stateful=False, unroll=False, reset_after=since((1, 6), v2_behavior()), **kwargs):  # fmt: skip
        super().__init__(units, activation, use_bias=use_bias, kernel_regularizer=kernel_regularizer, recurrent_regularizer=recurrent_regularizer, bias_regularizer=bias_regularizer, reset_after=reset_after, activity_regularizer=activity_regularizer, return_sequences=return_sequences, return_state=return_state, go_backwards=go_backwards, stateful=stateful, unroll=unroll, **kwargs)  # fmt: skip

    if version_at_least(2, 0):
        __init__ = without(__init__, "implementation")


class LSTM(_Recurrent):
    _cell = LSTMCell

    def __init__(self, units, activation="tanh", recurrent_activation="hard_sigmoid", use_bias=True, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal", bias_initializer="zeros", unit_forget_bias=True, kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, dropout=0.0, recurrent_dropout=0.0, implementation=1, return_sequences=False, return_state=False, go_backwards=False, stateful=False, unroll=False, **kwargs):  # fmt: skip
        super().__init__(units, activation, use_bias=use_bias, kernel_regularizer=kernel_regularizer, recurrent_regularizer=recurrent_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, return_sequences=return_sequences, return_state=return_state, go_backwards=go_backwards, stateful=stateful, unroll=unroll, **kwargs)  # fmt: skip

    if version_at_least(2, 0):
        __init__ = without(__init__, "implementation")


class _CuDNN(Layer):
    _gates = 4
    _states = 2

    def __init__(self, units, **kwargs):
        super().__init__(name=kwargs.get("name"))
        self._arguments = (units, kwargs)
        self.units = units
        self.return_sequences = kwargs.get("return_sequences", False)
        self.return_state = kwargs.get("return_state", False)

    def _again(self, prefix):
        units, kwargs = self._arguments
        return self.__class__(units, **{**kwargs, "name": prefix + "_" + self._name})

    def build(self, input_shape):
        width = self.units * self._gates
        self.kernel = self.add_weight("kernel", shape=(channels(input_shape, -1), width))
        self.recurrent_kernel = self.add_weight("recurrent_kernel", shape=(self.units, width))
        self.bias = self.add_weight("bias", shape=(width * 2,))
        self.built = True

    def call(self, inputs, *args, **kwargs):
        batch, time = channels(shape_of(inputs), 0), channels(shape_of(inputs), 1)
        step = (batch, self.units)
        out = tensor("rnn", [inputs, self.kernel, self.bias], (batch, time, self.units) if self.return_sequences else step)
        if self.return_state:
            return [out] + [tensor("rnn", [inputs, self.kernel], step)] * self._states
        return out


class CuDNNLSTM(_CuDNN):
    def __init__(self, units, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal", bias_initializer="zeros", unit_forget_bias=True, kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, return_sequences=False, return_state=False, go_backwards=False, stateful=False, **kwargs):  # fmt: skip
        super().__init__(units, return_sequences=return_sequences, return_state=return_state, **kwargs)


class CuDNNGRU(_CuDNN):
    _gates = 3
    _states = 1

    def __init__(self, units, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal", bias_initializer="zeros", kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, return_sequences=False, return_state=False, go_backwards=False, stateful=False, **kwargs):  # fmt: skip
        super().__init__(units, return_sequences=return_sequences, return_state=return_state, **kwargs)


class _ConvLSTM(Layer):
    """Its weights are its cell's, which go by its own name."""

    _rank = 1
    _cell_names = ("conv_lst_m2d_cell", "conv_lstm2d_cell")

    def __init__(self, filters, kernel_size, strides=1, padding="valid", data_format=None, dilation_rate=1, **kwargs):
        self._arguments = (filters, kernel_size, strides, padding, data_format, dilation_rate, kwargs)
        super().__init__(**{key: kwargs[key] for key in _OF_A_LAYER if key in kwargs})
        self.filters = filters
        self.kernel_size = window(kernel_size, self._rank)
        self.strides = strides
        self.padding = padding
        self.data_format = data_format
        self.dilation_rate = dilation_rate
        self.use_bias = kwargs.get("use_bias", True)
        self.return_sequences = kwargs.get("return_sequences", False)
        self.return_state = kwargs.get("return_state", False)
        self._cell_name = layer_name(self._cell_names[version_at_least(2, 0)], True)

    def _again(self, prefix):
        filters, kernel_size, strides, padding, data_format, dilation_rate, kwargs = self._arguments
        named = {**kwargs, "name": prefix + "_" + self._name}
        return self.__class__(filters, kernel_size, strides, padding, data_format, dilation_rate, **named)

    def reset_states(self, states=None):
        note("state reset", layer=self)
        return None

    reset_state = reset_states

    def build(self, input_shape):
        depth = channels(input_shape, 2 if self.data_format == "channels_first" else -1)
        self.kernel = self.add_weight("kernel", shape=self.kernel_size + (depth, self.filters * 4))
        self.recurrent_kernel = self.add_weight("recurrent_kernel", shape=self.kernel_size + (self.filters, self.filters * 4))
        self.bias = None
        if self.use_bias:
            self.bias = self.add_weight("bias", shape=(self.filters * 4,))
        self.built = True

    def _frame(self, shape):
        """The shape of what comes of one frame."""
        if shape is None or len(shape) < 3:
            return None
        one = shape[:1] + shape[2:]
        return window_shape(one, self.filters, self.kernel_size, self.strides, self.padding, self.dilation_rate, self.data_format, self._rank)

    def call(self, inputs, *args, **kwargs):
        x = inputs[0] if is_sequence(inputs) else inputs
        if not version_at_least(1, 9):  # its zero state was a variable, made by each call
            Variable(source(self.kernel_size + (channels(shape_of(x), -1), self.filters), "float32"))
        weights = [x, self.kernel, self.recurrent_kernel, self.bias]
        if is_unknown(self.return_sequences) or is_unknown(self.return_state):
            return tensor("conv_lstm", weights)
        frame = self._frame(shape_of(x))
        shape = frame if frame is None or not self.return_sequences else (frame[0], shape_of(x)[1], *frame[1:])
        out = tensor("conv_lstm", weights, shape)
        return [out, tensor("conv_lstm", weights, frame), tensor("conv_lstm", weights, frame)] if self.return_state else out


_OF_A_LAYER = ("name", "input_shape", "batch_input_shape", "trainable", "dtype", "activity_regularizer")


class ConvLSTM1D(_ConvLSTM):
    _cell_names = ("conv_lst_m1d_cell", "conv_lstm1d_cell")


class ConvLSTM2D(_ConvLSTM):
    _rank = 2

    def __init__(self, filters, kernel_size, strides=(1, 1), padding="valid", data_format=None, dilation_rate=(1, 1), activation="tanh", recurrent_activation="hard_sigmoid", use_bias=True, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal", bias_initializer="zeros", unit_forget_bias=True, kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, return_sequences=False, return_state=since((2, 0), False), go_backwards=False, stateful=False, dropout=0.0, recurrent_dropout=0.0, **kwargs):  # fmt: skip
        super().__init__(filters, kernel_size, strides, padding, data_format, dilation_rate, use_bias=use_bias, activity_regularizer=activity_regularizer, return_sequences=return_sequences, return_state=return_state, go_backwards=go_backwards, stateful=stateful, **kwargs)  # fmt: skip


class ConvLSTM3D(_ConvLSTM):
    _rank = 3
    _cell_names = ("conv_lst_m3d_cell", "conv_lstm3d_cell")


# -- wrappers


class Wrapper(Layer):
    def __init__(self, layer, **kwargs):
        super().__init__(**kwargs)
        self.layer = layer


class TimeDistributed(Wrapper):
    def build(self, input_shape):
        shape = TensorShape(input_shape)
        if not self.layer.built:
            self.layer.build(shape if shape.dims is None else TensorShape([shape[0]]).concatenate(shape[2:]))
            self.layer.built = True
        self.built = True

    def call(self, inputs, *args, **kwargs):
        shape = shape_of(inputs)
        if shape is None or len(shape) < 3:
            out = self.layer.call(inputs)
            return tensor("time", [out])
        out = self.layer.call(tensor("reshape", [inputs], (None,) + shape[2:]))
        inner = shape_of(out)
        return tensor("reshape", [out], None if inner is None else shape[:2] + inner[1:])


class Bidirectional(Wrapper):
    def __init__(self, layer, merge_mode="concat", weights=None, backward_layer=None, **kwargs):
        super().__init__(layer, **kwargs)
        self.merge_mode = merge_mode
        self.return_state = layer.return_state
        self.return_sequences = layer.return_sequences
        self.forward_layer = layer._again("forward")
        if backward_layer is None:
            self.backward_layer = layer._again("backward")
        else:
            self.backward_layer = backward_layer
            backward_layer._name = "backward_" + backward_layer.name
        self.layer = None
        if layer._batch_shape is not None:
            self._batch_shape = layer._batch_shape

    def build(self, input_shape):
        with name_scope(self.forward_layer.name):
            self.forward_layer.build(input_shape)
        with name_scope(self.backward_layer.name):
            self.backward_layer.build(input_shape)
        self.built = True

    def call(self, inputs, *args, **kwargs):
        ahead, back = leaves(self.forward_layer.call(inputs)), leaves(self.backward_layer.call(inputs))
        if self.merge_mode == "concat":
            shape = shape_of(ahead[0])
            out = tensor("concat", [ahead[0], back[0]], None if shape is None else shape[:-1] + (shape[-1] * 2,))
        elif self.merge_mode is None:
            return [ahead[0], back[0]] + ahead[1:] + back[1:]
        else:
            out = elementwise("merge", [ahead[0], back[0]])
        return [out] + ahead[1:] + back[1:] if len(ahead) > 1 else out
