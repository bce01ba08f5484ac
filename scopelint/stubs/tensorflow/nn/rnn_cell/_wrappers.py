"""TF `python/ops/rnn_cell_impl.py`: cells made of cells."""

from _scopelint import elementwise, is_sequence, map_structure, name_scope, variable_scope, version_at_least, without
from tensorflow.nn.rnn_cell._base import RNNCell, _like, note_repeated


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
