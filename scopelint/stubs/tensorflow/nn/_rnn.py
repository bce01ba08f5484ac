"""TF `python/ops/rnn.py`: the cell is called once, in a literal scope (semantics.md section 12)."""

from _scopelint import (
    channels,
    dtype_of,
    flatten,
    get_variable_scope,
    given,
    has_method,
    is_sequence,
    map_structure,
    name_scope,
    note,
    raises,
    reads_of,
    shape_of,
    source,
    state_shape,
    tensor,
    unknown,
    variable_scope,
)
from tensorflow.nn import rnn_cell


def _axis(shape, axis):
    """A dimension: None if TensorFlow does not know it either."""
    return unknown("a dimension") if shape is None or len(shape) <= axis else shape[axis]


def _begin(cell, initial_state, batch, dtype, inputs):
    """The state before the first step."""
    if given(initial_state):
        return initial_state
    if not given(dtype):
        raises(ValueError, "If there is no initial_state, you must give a dtype.", "other")
    if has_method(cell, "get_initial_state"):
        return cell.get_initial_state(inputs=None, batch_size=batch, dtype=dtype)
    return cell.zero_state(batch, dtype)


def note_unrolled(cell, inputs, initial_state, out):
    """Tell what a cell was run on in which scope, and what came out."""
    scope = get_variable_scope()
    note(
        "unrolled",
        cell=rnn_cell.innermost(cell),
        scope=scope.name,
        reuse=scope.reuse,
        given=inputs,
        inputs=reads_of(inputs),
        state=reads_of(initial_state),
        out=reads_of(out),
    )


def _step_of(value, time_axis):
    """The slice of an input at one time step."""
    shape = shape_of(value)
    if shape is None or len(shape) < 2:
        return tensor("step", [value], None) if shape is None else value[0]
    return value[0] if time_axis == 0 else value[:, 0]


def _sequence_of(value, batch, time, time_major):
    """The outputs of all steps."""
    shape = shape_of(value)
    rest = None if shape is None else tuple(shape[1:])
    first = (time, batch) if time_major else (batch, time)
    return tensor("identity", [value], None if rest is None else first + rest)


def dynamic_rnn(
    cell,
    inputs,
    sequence_length=None,
    initial_state=None,
    dtype=None,
    parallel_iterations=None,
    swap_memory=False,
    time_major=False,
    scope=None,
):
    with variable_scope(scope if given(scope) else "rnn"):
        flat = flatten(inputs)
        shape = shape_of(flat[0])
        time_axis = 0 if given(time_major) else 1
        batch = _axis(shape, 1 - time_axis)
        time = _axis(shape, time_axis)
        state = _begin(cell, initial_state, batch, dtype, inputs)
        with name_scope("while"):
            output, final = cell(map_structure(lambda x: _step_of(x, time_axis), inputs), state)
        note_unrolled(cell, inputs, initial_state, final)
        return map_structure(lambda x: _sequence_of(x, batch, time, time_axis == 0), output), final


def bidirectional_dynamic_rnn(
    cell_fw,
    cell_bw,
    inputs,
    sequence_length=None,
    initial_state_fw=None,
    initial_state_bw=None,
    dtype=None,
    parallel_iterations=None,
    swap_memory=False,
    time_major=False,
    scope=None,
):
    rnn_cell.note_repeated([cell_fw, cell_bw], "directions")
    with variable_scope(scope if given(scope) else "bidirectional_rnn"):
        with variable_scope("fw") as fw_scope:
            output_fw, state_fw = dynamic_rnn(
                cell_fw, inputs, sequence_length, initial_state_fw, dtype, parallel_iterations, swap_memory, time_major, scope=fw_scope
            )
        with variable_scope("bw") as bw_scope:
            output_bw, state_bw = dynamic_rnn(
                cell_bw, inputs, sequence_length, initial_state_bw, dtype, parallel_iterations, swap_memory, time_major, scope=bw_scope
            )
    return (output_fw, output_bw), (state_fw, state_bw)


def static_rnn(cell, inputs, initial_state=None, dtype=None, sequence_length=None, scope=None):
    outputs = []
    with variable_scope(scope if given(scope) else "rnn") as varscope:
        steps = list(inputs)
        batch = _axis(shape_of(flatten(steps[0])[0]), 0)
        state = _begin(cell, initial_state, batch, dtype, inputs)
        for time, step in enumerate(steps):
            if time > 0:
                varscope.reuse_variables()
            output, state = cell(step, state)
            outputs.append(output)
        note_unrolled(cell, inputs, initial_state, state)
        return outputs, state


def static_state_saving_rnn(cell, inputs, state_saver, state_name, sequence_length=None, scope=None):
    if is_sequence(cell.state_size):
        names = flatten(state_name)
        position = [0]

        def saved(_):
            position[0] += 1
            return state_saver.state(names[position[0] - 1])

        initial = map_structure(saved, cell.state_size)
    else:
        initial = state_saver.state(state_name)
    return static_rnn(cell, inputs, initial_state=initial, sequence_length=sequence_length, scope=scope)


def static_bidirectional_rnn(
    cell_fw, cell_bw, inputs, initial_state_fw=None, initial_state_bw=None, dtype=None, sequence_length=None, scope=None
):
    rnn_cell.note_repeated([cell_fw, cell_bw], "directions")
    with variable_scope(scope if given(scope) else "bidirectional_rnn"):
        with variable_scope("fw") as fw_scope:
            output_fw, state_fw = static_rnn(cell_fw, inputs, initial_state_fw, dtype, sequence_length, scope=fw_scope)
        with variable_scope("bw") as bw_scope:
            output_bw, state_bw = static_rnn(cell_bw, list(inputs)[::-1], initial_state_bw, dtype, sequence_length, scope=bw_scope)
    outputs = [map_structure(_joined, fw, bw) for fw, bw in zip(output_fw, output_bw[::-1])]
    return outputs, state_fw, state_bw


def _joined(fw, bw):
    shape = shape_of(fw)
    depth = channels(shape, -1) + channels(shape_of(bw), -1)
    return tensor("concat", [fw, bw], None if shape is None else (shape[0], depth))


def raw_rnn(cell, loop_fn, parallel_iterations=None, swap_memory=False, scope=None):
    with variable_scope(scope if given(scope) else "rnn"):
        time = source((), "int32")
        finished, next_input, initial_state, emit_structure, loop_state = loop_fn(time, None, None, None)
        with name_scope("while"):
            output, state = cell(next_input, initial_state)
            note_unrolled(cell, next_input, initial_state, state)
            finished, next_input, state, emit, loop_state = loop_fn(source((), "int32"), output, state, loop_state)
        return unknown("a TensorArray"), state, loop_state
