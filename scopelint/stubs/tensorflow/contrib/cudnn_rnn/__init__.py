"""TF `tf.contrib.cudnn_rnn`: layers with one opaque variable, and cells that read their checkpoints."""

from _scopelint import channels, get_variable, shape_of, source, tensor, variable_scope, version_at_least
from tensorflow.contrib.rnn._block_cells import LSTMBlockCell
from tensorflow.layers import Layer
from tensorflow.nn.rnn_cell._base import _activated, _depth, _like, _zeros_initializer
from tensorflow.nn.rnn_cell._cells import GRUCell

CUDNN_RNN_UNIDIRECTION = "unidirectional"
CUDNN_RNN_BIDIRECTION = "bidirectional"
CUDNN_INPUT_LINEAR_MODE = "linear_input"


class _CudnnRNN(Layer):
    _states = 1

    def __init__(
        self,
        num_layers,
        num_units,
        input_mode="linear_input",
        direction="unidirectional",
        dropout=0.0,
        seed=None,
        dtype="float32",
        kernel_initializer=None,
        bias_initializer=None,
        name=None,
    ):
        super().__init__(dtype=dtype, name=name)
        self._num_layers = num_layers
        self._num_units = num_units
        self._directions = 2 if direction == CUDNN_RNN_BIDIRECTION else 1

    @property
    def num_layers(self):
        return self._num_layers

    @property
    def num_units(self):
        return self._num_units

    @property
    def num_dirs(self):
        return self._directions

    def build(self, input_shape):
        if self.built:
            return
        if self._scope is None:
            self._set_scope(None)
        with variable_scope(self._scope, reuse=self.built):
            self.kernel = get_variable("opaque_kernel", initializer=source(None, self._dtype), validate_shape=False)
        self.built = True

    def call(self, inputs, initial_state=None, sequence_lengths=None, time_major=True, training=True):
        shape = shape_of(inputs)
        units = self._num_units * self._directions
        outputs = tensor("cudnn_rnn", [inputs, self.kernel], None if shape is None else tuple(shape[:2]) + (units,))
        batch = channels(shape, 1)
        size = (self._num_layers * self._directions, batch, self._num_units)
        return outputs, tuple(tensor("cudnn_rnn", [inputs, self.kernel], size) for _ in range(self._states))


class CudnnLSTM(_CudnnRNN):
    _states = 2


class CudnnGRU(_CudnnRNN):
    pass


class CudnnRNNTanh(_CudnnRNN):
    pass


class CudnnRNNRelu(_CudnnRNN):
    pass


class CudnnCompatibleLSTMCell(LSTMBlockCell):
    def __init__(self, num_units, reuse=None):
        super().__init__(num_units, reuse=reuse, name="cudnn_compatible_lstm_cell" if version_at_least(1, 6) else "lstm_cell")


class CudnnCompatibleGRUCell(GRUCell):
    def __init__(self, num_units, reuse=None, kernel_initializer=None):
        super().__init__(num_units, reuse=reuse, kernel_initializer=kernel_initializer)

    def build(self, inputs_shape):
        units = self._num_units
        depth = _depth(inputs_shape)
        self._gate_kernel = self.add_variable("gates/kernel", shape=[depth + units, 2 * units], initializer=self._kernel_initializer)
        self._gate_bias = self.add_variable("gates/bias", shape=[2 * units], initializer=_zeros_initializer)
        self._candidates = [
            self.add_variable("candidate/input_projection/kernel", shape=[depth, units], initializer=self._kernel_initializer),
            self.add_variable("candidate/hidden_projection/kernel", shape=[units, units], initializer=self._kernel_initializer),
            self.add_variable("candidate/input_projection/bias", shape=[units], initializer=_zeros_initializer),
            self.add_variable("candidate/hidden_projection/bias", shape=[units], initializer=_zeros_initializer),
        ]
        self.built = True

    def call(self, inputs, state):
        used = [inputs, state, self._gate_kernel, self._gate_bias, *self._candidates]
        new = _activated(self._activation, _like(inputs, self._num_units, "matmul", used))
        return new, new
