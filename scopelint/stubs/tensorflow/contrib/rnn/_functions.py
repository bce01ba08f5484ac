"""TF `contrib/rnn/python/ops/rnn.py` and `fused_rnn_cell.py`."""

from _scopelint import channels, given, is_sequence, shape_of, since, tensor, unknown, variable_scope
from tensorflow.nn import _rnn


def stack_bidirectional_rnn(
    cells_fw, cells_bw, inputs, initial_states_fw=None, initial_states_bw=None, dtype=None, sequence_length=None, scope=None
):
    states_fw = []
    states_bw = []
    layer = inputs
    with variable_scope(scope if given(scope) else "stack_bidirectional_rnn"):
        for i, (cell_fw, cell_bw) in enumerate(zip(cells_fw, cells_bw)):
            with variable_scope("cell_%d" % i) as cell_scope:
                layer, state_fw, state_bw = _rnn.static_bidirectional_rnn(
                    cell_fw,
                    cell_bw,
                    layer,
                    initial_state_fw=initial_states_fw[i] if given(initial_states_fw) else None,
                    initial_state_bw=initial_states_bw[i] if given(initial_states_bw) else None,
                    sequence_length=sequence_length,
                    dtype=dtype,
                    scope=cell_scope,
                )
            states_fw.append(state_fw)
            states_bw.append(state_bw)
    return layer, tuple(states_fw), tuple(states_bw)


def stack_bidirectional_dynamic_rnn(
    cells_fw,
    cells_bw,
    inputs,
    initial_states_fw=None,
    initial_states_bw=None,
    dtype=None,
    sequence_length=None,
    parallel_iterations=None,
    time_major=False,
    scope=None,
    swap_memory=since((1, 6), False),
):
    states_fw = []
    states_bw = []
    layer = inputs
    with variable_scope(scope if given(scope) else "stack_bidirectional_rnn"):
        for i, (cell_fw, cell_bw) in enumerate(zip(cells_fw, cells_bw)):
            with variable_scope("cell_%d" % i):
                outputs, (state_fw, state_bw) = _rnn.bidirectional_dynamic_rnn(
                    cell_fw,
                    cell_bw,
                    layer,
                    initial_state_fw=initial_states_fw[i] if given(initial_states_fw) else None,
                    initial_state_bw=initial_states_bw[i] if given(initial_states_bw) else None,
                    sequence_length=sequence_length,
                    dtype=dtype,
                    time_major=time_major,
                )
                shape = shape_of(outputs[0])
                depth = channels(shape, -1) + channels(shape_of(outputs[1]), -1)
                layer = tensor("concat", list(outputs), None if shape is None else shape[:-1] + (depth,))
            states_fw.append(state_fw)
            states_bw.append(state_bw)
    return layer, tuple(states_fw), tuple(states_bw)


class FusedRNNCell:
    def __call__(self, inputs, initial_state=None, dtype=None, sequence_length=None, scope=None):
        return unknown("outputs"), unknown("state")


class FusedRNNCellAdaptor(FusedRNNCell):
    def __init__(self, cell, use_dynamic_rnn=False):
        self._cell = cell
        self._use_dynamic_rnn = use_dynamic_rnn

    def __call__(self, inputs, initial_state=None, dtype=None, sequence_length=None, scope=None):
        listed = is_sequence(inputs)
        if self._use_dynamic_rnn:
            steps = _stacked(inputs) if listed else inputs
            outputs, state = _rnn.dynamic_rnn(self._cell, steps, sequence_length, initial_state, dtype, time_major=True, scope=scope)
            return (list(outputs) if listed else outputs), state
        outputs, state = _rnn.static_rnn(self._cell, list(inputs), initial_state, dtype, sequence_length, scope=scope)
        return (outputs if listed else _stacked(outputs)), state


class TimeReversedFusedRNN(FusedRNNCell):
    def __init__(self, cell):
        self._cell = cell

    def __call__(self, inputs, initial_state=None, dtype=None, sequence_length=None, scope=None):
        return self._cell(inputs, initial_state=initial_state, dtype=dtype, sequence_length=sequence_length, scope=scope)


def _stacked(values):
    shape = shape_of(values[0])
    return tensor("stack", values, None if shape is None else (len(values),) + tuple(shape))


def transpose_batch_time(x):
    shape = shape_of(x)
    return tensor("transpose", [x], None if shape is None else (shape[1], shape[0]) + tuple(shape[2:]))


def best_effort_input_batch_size(flat_input):
    return channels(shape_of(flat_input[0]), 1)
