"""TF `contrib/seq2seq`: decoders, what they return, and its loss."""

from _scopelint import (
    dtype_of,
    flatten,
    given,
    map_structure,
    name_scope,
    namedtuple,
    shape_of,
    since,
    source,
    surely,
    tensor,
    unknown,
    variable_scope,
    version_at_least,
    without,
)
from tensorflow.contrib.seq2seq._helpers import _embed
from tensorflow.nn._rnn import _axis, note_unrolled


def tile_batch(t, multiplier, name=None):
    with name_scope(name, "tile_batch"):
        return map_structure(_tiled, t)


def _tiled(t):
    shape = shape_of(t)
    return tensor("tile", [t], None if shape is None or len(shape) == 0 else (None,) + tuple(shape[1:]))


def gather_tree(step_ids, parent_ids, max_sequence_lengths, end_token):
    return tensor("argmax", [step_ids], shape_of(step_ids), "int32")


# -- decoders


class Decoder:
    @property
    def batch_size(self):
        return unknown("batch_size")

    @property
    def output_size(self):
        return unknown("output_size")

    @property
    def output_dtype(self):
        return unknown("output_dtype")

    @property
    def tracks_own_finished(self):
        return False

    def finalize(self, outputs, final_state, sequence_lengths):
        return outputs, final_state


class BasicDecoderOutput(namedtuple("BasicDecoderOutput", ("rnn_output", "sample_id"))):
    pass


class BasicDecoder(Decoder):
    def __init__(self, cell, helper, initial_state, output_layer=None):
        self._cell = cell
        self._helper = helper
        self._initial_state = initial_state
        self._output_layer = output_layer

    @property
    def batch_size(self):
        return self._helper.batch_size

    @property
    def output_size(self):
        return BasicDecoderOutput(self._cell.output_size, self._helper.sample_ids_shape)

    @property
    def output_dtype(self):
        return BasicDecoderOutput(dtype_of(flatten(self._initial_state)[0]), self._helper.sample_ids_dtype)

    def initialize(self, name=None):
        finished, inputs = self._helper.initialize()
        return finished, inputs, self._initial_state

    def step(self, time, inputs, state, name=None):
        with name_scope(name, "BasicDecoderStep"):
            outputs, cell_state = self._cell(inputs, state)
            if self._output_layer is not None:
                outputs = self._output_layer(outputs)
            sample_ids = self._helper.sample(time=time, outputs=outputs, state=cell_state)
            finished, next_inputs, next_state = self._helper.next_inputs(time=time, outputs=outputs, state=cell_state, sample_ids=sample_ids)
        return BasicDecoderOutput(outputs, sample_ids), next_state, next_inputs, finished


class BeamSearchDecoderState(
    namedtuple("BeamSearchDecoderState", ("cell_state", "log_probs", "finished", "lengths", "accumulated_attention_probs"))
):
    pass


class BeamSearchDecoderOutput(namedtuple("BeamSearchDecoderOutput", ("scores", "predicted_ids", "parent_ids"))):
    pass


class FinalBeamSearchDecoderOutput(namedtuple("FinalBeamDecoderOutput", ("predicted_ids", "beam_search_decoder_output"))):
    pass


class BeamSearchDecoder(Decoder):
    def __init__(
        self,
        cell,
        embedding,
        start_tokens,
        end_token,
        initial_state,
        beam_width,
        output_layer=None,
        length_penalty_weight=0.0,
        coverage_penalty_weight=0.0,
        reorder_tensor_arrays=True,
    ):
        self._cell = cell
        self._output_layer = output_layer
        self._embedding = embedding
        self._beam_width = beam_width
        self._batch_size = _axis(shape_of(start_tokens), 0)
        self._initial_cell_state = initial_state
        self._start_inputs = _embed(embedding, tensor("tile", [start_tokens], (self._batch_size, beam_width), "int32"))

    @property
    def batch_size(self):
        return self._batch_size

    @property
    def tracks_own_finished(self):
        return True

    def _beams(self, dtype, op="argmax", inputs=()):
        return tensor(op, list(inputs), (self._batch_size, self._beam_width), dtype)

    def _state(self, cell_state):
        return BeamSearchDecoderState(cell_state, self._beams("float32"), self._beams("bool"), self._beams("int64"), ())

    def initialize(self, name=None):
        return self._beams("bool"), self._start_inputs, self._state(self._initial_cell_state)

    def step(self, time, inputs, state, name=None):
        with name_scope(name, "BeamSearchDecoderStep"):
            outputs, cell_state = self._cell(map_structure(_merged, inputs), state.cell_state)
            if self._output_layer is not None:
                outputs = self._output_layer(outputs)
            ids = self._beams("int32", "argmax", [outputs])
            found = BeamSearchDecoderOutput(self._beams("float32", "beam", [outputs]), ids, self._beams("int32"))
            return found, self._state(cell_state), _embed(self._embedding, ids), self._beams("bool")

    def finalize(self, outputs, final_state, sequence_lengths):
        return FinalBeamSearchDecoderOutput(outputs.predicted_ids, outputs), final_state


def _merged(value):
    """Batch and beams as one axis."""
    shape = shape_of(value)
    return tensor("reshape", [value], None if shape is None or len(shape) < 2 else (None,) + tuple(shape[2:]))


def dynamic_decode(
    decoder,
    output_time_major=False,
    impute_finished=False,
    maximum_iterations=None,
    parallel_iterations=32,
    swap_memory=False,
    scope=None,
    **kwargs,
):
    with variable_scope(scope, "decoder"):
        _, inputs, state = decoder.initialize()
        with name_scope("while"):
            outputs, final_state, _, _ = decoder.step(source((), "int32"), inputs, state)
        if surely(decoder, BasicDecoder):
            note_unrolled(decoder._cell, inputs, state, final_state)
        major = given(output_time_major)
        outputs = map_structure(lambda x: _over_time(x, major), outputs)
        lengths = source((decoder.batch_size,), "int32")
        outputs, final_state = decoder.finalize(outputs, final_state, lengths)
    return outputs, final_state, lengths


if not version_at_least(1, 6):
    dynamic_decode = without(dynamic_decode, "**")


def _over_time(value, time_major):
    shape = shape_of(value)
    if shape is None or len(shape) == 0:
        return tensor("identity", [value])
    first = (None, shape[0]) if time_major else (shape[0], None)
    return tensor("identity", [value], first + tuple(shape[1:]))


def sequence_loss(
    logits,
    targets,
    weights,
    average_across_timesteps=True,
    average_across_batch=True,
    sum_over_timesteps=since((1, 6), False),
    sum_over_batch=since((1, 6), False),
    softmax_loss_function=None,
    name=None,
):
    with name_scope(name, "sequence_loss"):
        if softmax_loss_function is not None:
            softmax_loss_function(labels=targets, logits=logits)
        return tensor("loss", [logits], () if average_across_timesteps and average_across_batch else None)
