"""TF `tf.contrib.seq2seq`: attention makes its memory layer at construction, everything else when it is stepped (semantics.md section 12)."""

from _scopelint import (
    TensorShape,
    channels,
    dtype_of,
    elementwise,
    flatten,
    get_variable,
    given,
    is_sequence,
    map_structure,
    matmul,
    name_scope,
    namedtuple,
    shape_of,
    since,
    source,
    state_shape,
    surely,
    tensor,
    unknown,
    variable_scope,
    version_at_least,
    without,
)
from tensorflow.layers import Dense
from tensorflow.nn._rnn import _axis, _step_of, note_unrolled
from tensorflow.nn.rnn_cell import RNNCell, _like, _zeros, _zeros_initializer


def _looked_up(embedding, ids):
    shape, table = shape_of(ids), shape_of(embedding)
    return tensor("embedding_lookup", [ids, embedding], None if shape is None or table is None else shape + tuple(table[1:]), dtype_of(embedding))


# -- attention


class AttentionMechanism:
    @property
    def alignments_size(self):
        return unknown("alignments_size")

    @property
    def state_size(self):
        return unknown("state_size")


class _BaseAttentionMechanism(AttentionMechanism):
    def __init__(
        self,
        query_layer,
        memory,
        probability_fn,
        memory_sequence_length=None,
        memory_layer=None,
        check_inner_dims_defined=True,
        score_mask_value=None,
        custom_key_value_fn=None,
        name=None,
    ):
        self._query_layer = query_layer
        self._memory_layer = memory_layer
        self._probability_fn = probability_fn
        self.dtype = dtype_of(memory)
        with name_scope(name, "BaseAttentionMechanismInit"):
            self._values = elementwise("mask", [memory])
            self._keys = self._values if memory_layer is None else memory_layer(self._values)
            if custom_key_value_fn is not None:
                self._keys, self._values = custom_key_value_fn(self._keys, self._values)

    @property
    def memory_layer(self):
        return self._memory_layer

    @property
    def query_layer(self):
        return self._query_layer

    @property
    def values(self):
        return self._values

    @property
    def keys(self):
        return self._keys

    @property
    def batch_size(self):
        return channels(shape_of(self._keys), 0)

    @property
    def alignments_size(self):
        return channels(shape_of(self._keys), 1)

    @property
    def state_size(self):
        return self.alignments_size

    def initial_alignments(self, batch_size, dtype):
        return _zeros(batch_size, self.alignments_size, dtype)

    def initial_state(self, batch_size, dtype):
        return self.initial_alignments(batch_size, dtype)

    def _aligned(self, query, used):
        score = _like(query, self.alignments_size, "score", [query, self._keys, *used])
        alignments = score if self._probability_fn is None else self._probability_fn(score)
        return alignments, alignments


def _memory_layer(num_units, dtype):
    return Dense(num_units, name="memory_layer", use_bias=False, dtype="float32" if dtype is None else dtype)


def _query_layer(num_units, dtype):
    return Dense(num_units, name="query_layer", use_bias=False, dtype="float32" if dtype is None else dtype)


class LuongAttention(_BaseAttentionMechanism):
    _scope = "luong_attention"
    _monotonic = False

    def __init__(
        self,
        num_units,
        memory,
        memory_sequence_length=None,
        scale=False,
        probability_fn=None,
        score_mask_value=None,
        dtype=None,
        custom_key_value_fn=since((1, 6)),
        name="LuongAttention",
    ):
        super().__init__(
            None, memory, probability_fn, memory_sequence_length, _memory_layer(num_units, dtype), True, score_mask_value,
            custom_key_value_fn, name,
        )  # fmt: skip
        self._num_units = num_units
        self._scale = scale

    def __call__(self, query, state):
        with variable_scope(None, self._scope, [query]):
            used = []
            if given(self._scale):
                used.append(get_variable("attention_g", dtype=dtype_of(query), initializer=_zeros_initializer, shape=()))
            if self._monotonic:
                used.append(get_variable("attention_score_bias", dtype=dtype_of(query), initializer=0.0))
        return self._aligned(query, used)


class LuongMonotonicAttention(LuongAttention):
    _scope = "luong_monotonic_attention"
    _monotonic = True

    def __init__(
        self,
        num_units,
        memory,
        memory_sequence_length=None,
        scale=False,
        score_mask_value=None,
        sigmoid_noise=0.0,
        sigmoid_noise_seed=None,
        score_bias_init=0.0,
        mode="parallel",
        dtype=None,
        name="LuongMonotonicAttention",
    ):
        super().__init__(num_units, memory, memory_sequence_length, scale, None, score_mask_value, dtype, name=name)


class BahdanauAttention(_BaseAttentionMechanism):
    _scope = "bahdanau_attention"
    _monotonic = False

    def __init__(
        self,
        num_units,
        memory,
        memory_sequence_length=None,
        normalize=False,
        probability_fn=None,
        score_mask_value=None,
        dtype=None,
        custom_key_value_fn=since((1, 6)),
        name="BahdanauAttention",
    ):
        super().__init__(
            _query_layer(num_units, dtype), memory, probability_fn, memory_sequence_length, _memory_layer(num_units, dtype), True,
            score_mask_value, custom_key_value_fn, name,
        )  # fmt: skip
        self._num_units = num_units
        self._normalize = normalize

    def __call__(self, query, state):
        with variable_scope(None, self._scope, [query]):
            dtype = dtype_of(query)
            used = [self._query_layer(query), get_variable("attention_v", [self._num_units], dtype=dtype)]
            if given(self._normalize):
                used.append(get_variable("attention_g", dtype=dtype, initializer=_zeros_initializer, shape=()))
                used.append(get_variable("attention_b", [self._num_units], dtype=dtype, initializer=_zeros_initializer))
            if self._monotonic:
                used.append(get_variable("attention_score_bias", dtype=dtype, initializer=0.0))
        return self._aligned(query, used)


class BahdanauMonotonicAttention(BahdanauAttention):
    _scope = "bahdanau_monotonic_attention"
    _monotonic = True

    def __init__(
        self,
        num_units,
        memory,
        memory_sequence_length=None,
        normalize=False,
        score_mask_value=None,
        sigmoid_noise=0.0,
        sigmoid_noise_seed=None,
        score_bias_init=0.0,
        mode="parallel",
        dtype=None,
        name="BahdanauMonotonicAttention",
    ):
        super().__init__(num_units, memory, memory_sequence_length, normalize, None, score_mask_value, dtype, name=name)


class AttentionWrapperState(
    namedtuple("AttentionWrapperState", ("cell_state", "attention", "time", "alignments", "alignment_history", "attention_state"))
):
    def clone(self, **kwargs):
        return self._replace(**kwargs)


def _compute_attention(attention_mechanism, cell_output, attention_state, attention_layer):
    alignments, next_state = attention_mechanism(cell_output, state=attention_state)
    depth = channels(shape_of(attention_mechanism.values), -1)
    context = _like(cell_output, depth, "attention", [alignments, attention_mechanism.values])
    if attention_layer is None:
        return context, alignments, next_state
    joined = _like(cell_output, channels(shape_of(cell_output), -1) + depth, "concat", [cell_output, context])
    return attention_layer(joined), alignments, next_state


class AttentionWrapper(RNNCell):
    def __init__(
        self,
        cell,
        attention_mechanism,
        attention_layer_size=None,
        alignment_history=False,
        cell_input_fn=None,
        output_attention=True,
        initial_cell_state=None,
        name=None,
        attention_layer=since((1, 6)),
        attention_fn=since((1, 6)),
        dtype=since((1, 6)),
    ):
        super().__init__(name=name, dtype=dtype)
        self._is_multi = is_sequence(attention_mechanism)
        mechanisms = tuple(attention_mechanism) if self._is_multi else (attention_mechanism,)
        self._attention_layers = None
        if given(attention_layer_size):
            sizes = tuple(attention_layer_size) if is_sequence(attention_layer_size) else (attention_layer_size,)
            self._attention_layers = tuple(Dense(size, name="attention_layer", use_bias=False, dtype="float32") for size in sizes)
            self._attention_layer_size = sum(list(sizes))
        elif given(attention_layer):
            self._attention_layers = tuple(attention_layer) if is_sequence(attention_layer) else (attention_layer,)
            self._attention_layer_size = unknown("attention_layer_size")
        else:
            self._attention_layer_size = sum([channels(shape_of(m.values), -1) for m in mechanisms])
        self._attention_fn = _compute_attention if attention_fn is None else attention_fn
        self._cell = cell
        self._attention_mechanisms = mechanisms
        self._cell_input_fn = cell_input_fn
        self._output_attention = output_attention
        self._alignment_history = alignment_history
        self._initial_cell_state = initial_cell_state

    def _item_or_tuple(self, values):
        return tuple(values) if self._is_multi else values[0]

    @property
    def output_size(self):
        return self._attention_layer_size if self._output_attention else self._cell.output_size

    @property
    def state_size(self):
        sizes = self._item_or_tuple([m.alignments_size for m in self._attention_mechanisms])
        return AttentionWrapperState(
            cell_state=self._cell.state_size,
            time=TensorShape([]),
            attention=self._attention_layer_size,
            alignments=sizes,
            attention_state=self._item_or_tuple([m.state_size for m in self._attention_mechanisms]),
            alignment_history=self._item_or_tuple([() for m in self._attention_mechanisms]),
        )

    def zero_state(self, batch_size, dtype):
        with name_scope(type(self).__name__ + "ZeroState"):
            state = self._initial_cell_state
            if state is None:
                state = self._cell.zero_state(batch_size, dtype)
            return AttentionWrapperState(
                cell_state=state,
                time=tensor("zeros", [], (), "int32"),
                attention=_zeros(batch_size, self._attention_layer_size, dtype),
                alignments=self._item_or_tuple([m.initial_alignments(batch_size, dtype) for m in self._attention_mechanisms]),
                attention_state=self._item_or_tuple([m.initial_state(batch_size, dtype) for m in self._attention_mechanisms]),
                alignment_history=self._item_or_tuple([() for m in self._attention_mechanisms]),
            )

    def call(self, inputs, state):
        if self._cell_input_fn is None:
            depth = channels(shape_of(inputs), -1) + channels(shape_of(state.attention), -1)
            cell_inputs = _like(inputs, depth, "concat", [inputs, state.attention])
        else:
            cell_inputs = self._cell_input_fn(inputs, state.attention)
        cell_output, cell_state = self._cell(cell_inputs, state.cell_state)
        previous = state.attention_state if self._is_multi else [state.attention_state]
        all_attentions, all_alignments, all_states = [], [], []
        for i, mechanism in enumerate(self._attention_mechanisms):
            layer = self._attention_layers[i] if self._attention_layers is not None else None
            attention, alignments, next_state = self._attention_fn(mechanism, cell_output, previous[i], layer)
            all_attentions.append(attention)
            all_alignments.append(alignments)
            all_states.append(next_state)
        total = 0
        for attention in all_attentions:
            total = total + channels(shape_of(attention), -1)
        attention = _like(cell_output, total, "concat", all_attentions)
        next_state = AttentionWrapperState(
            time=state.time,
            cell_state=cell_state,
            attention=attention,
            attention_state=self._item_or_tuple(all_states),
            alignments=self._item_or_tuple(all_alignments),
            alignment_history=state.alignment_history,
        )
        return (attention if self._output_attention else cell_output), next_state


def hardmax(logits, name=None):
    return tensor("argmax", [logits], shape_of(logits), dtype_of(logits))


def safe_cumprod(x, *args, **kwargs):
    return elementwise("cumprod", [x])


def monotonic_attention(p_choose_i, previous_attention, mode):
    return elementwise("monotonic", [p_choose_i])


def tile_batch(t, multiplier, name=None):
    with name_scope(name, "tile_batch"):
        return map_structure(_tiled, t)


def _tiled(t):
    shape = shape_of(t)
    return tensor("tile", [t], None if shape is None or len(shape) == 0 else (None,) + tuple(shape[1:]))


def gather_tree(step_ids, parent_ids, max_sequence_lengths, end_token):
    return tensor("argmax", [step_ids], shape_of(step_ids), "int32")


# -- helpers


class Helper:
    @property
    def batch_size(self):
        return unknown("batch_size")

    @property
    def sample_ids_shape(self):
        return TensorShape([])

    @property
    def sample_ids_dtype(self):
        return "int32"

    def initialize(self, name=None):
        return unknown("finished"), unknown("inputs")

    def sample(self, time, outputs, state, name=None):
        return unknown("sample ids")

    def next_inputs(self, time, outputs, state, sample_ids, name=None):
        return unknown("finished"), unknown("inputs"), state


def _argmax(outputs):
    shape = shape_of(outputs)
    return tensor("argmax", [outputs], None if shape is None else shape[:-1], "int32")


class CustomHelper(Helper):
    def __init__(self, initialize_fn, sample_fn, next_inputs_fn, sample_ids_shape=None, sample_ids_dtype=None):
        self._initialize_fn = initialize_fn
        self._sample_fn = sample_fn
        self._next_inputs_fn = next_inputs_fn

    def initialize(self, name=None):
        finished, inputs = self._initialize_fn()
        return finished, inputs

    def sample(self, time, outputs, state, name=None):
        return self._sample_fn(time=time, outputs=outputs, state=state)

    def next_inputs(self, time, outputs, state, sample_ids, name=None):
        return self._next_inputs_fn(time=time, outputs=outputs, state=state, sample_ids=sample_ids)


class TrainingHelper(Helper):
    def __init__(self, inputs, sequence_length, time_major=False, name=None):
        with name_scope(name, "TrainingHelper"):
            self._inputs = inputs
            self._sequence_length = sequence_length
            self._axis = 0 if given(time_major) else 1

    @property
    def inputs(self):
        return self._inputs

    @property
    def sequence_length(self):
        return self._sequence_length

    @property
    def batch_size(self):
        return _axis(shape_of(flatten(self._inputs)[0]), 1 - self._axis)

    def _inputs_now(self):
        return map_structure(lambda x: _step_of(x, self._axis), self._inputs)

    def initialize(self, name=None):
        return source((self.batch_size,), "bool"), self._inputs_now()

    def sample(self, time, outputs, name=None, **unused_kwargs):
        return map_structure(_argmax, outputs)

    def next_inputs(self, time, outputs, state, name=None, **unused_kwargs):
        return source((self.batch_size,), "bool"), self._inputs_now(), state


class ScheduledEmbeddingTrainingHelper(TrainingHelper):
    def __init__(
        self, inputs, sequence_length, embedding, sampling_probability, time_major=False, seed=None, scheduling_seed=None, name=None
    ):
        super().__init__(inputs, sequence_length, time_major, name)
        self._embedding = embedding

    def sample(self, time, outputs, state, name=None):
        return _argmax(outputs)

    def next_inputs(self, time, outputs, state, sample_ids, name=None):
        _embed(self._embedding, sample_ids)
        return super().next_inputs(time, outputs, state)


class ScheduledOutputTrainingHelper(TrainingHelper):
    def __init__(
        self,
        inputs,
        sequence_length,
        sampling_probability,
        time_major=False,
        seed=None,
        next_inputs_fn=None,
        auxiliary_inputs=None,
        name=None,
    ):
        super().__init__(inputs, sequence_length, time_major, name)
        self._next_inputs_fn = next_inputs_fn
        self._auxiliary_inputs = auxiliary_inputs

    def initialize(self, name=None):
        finished, inputs = super().initialize()
        if self._auxiliary_inputs is not None:
            more = map_structure(lambda x: _step_of(x, self._axis), self._auxiliary_inputs)
            depth = channels(shape_of(inputs), -1) + channels(shape_of(more), -1)
            inputs = _like(inputs, depth, "concat", [inputs, more])
        return finished, inputs

    def sample(self, time, outputs, state, name=None):
        return source((self.batch_size,), "bool")

    def next_inputs(self, time, outputs, state, sample_ids, name=None):
        if self._next_inputs_fn is not None:
            self._next_inputs_fn(outputs)
        finished, inputs = self.initialize()
        return finished, inputs, state


def _embed(embedding, ids):
    return embedding(ids) if callable(embedding) else _looked_up(embedding, ids)


class GreedyEmbeddingHelper(Helper):
    def __init__(self, embedding, start_tokens, end_token):
        self._embedding = embedding
        self._start_tokens = start_tokens
        self._start_inputs = _embed(embedding, start_tokens)

    @property
    def batch_size(self):
        return _axis(shape_of(self._start_tokens), 0)

    def initialize(self, name=None):
        return source((self.batch_size,), "bool"), self._start_inputs

    def sample(self, time, outputs, state, name=None):
        return _argmax(outputs)

    def next_inputs(self, time, outputs, state, sample_ids, name=None):
        return source((self.batch_size,), "bool"), _embed(self._embedding, sample_ids), state


class SampleEmbeddingHelper(GreedyEmbeddingHelper):
    def __init__(self, embedding, start_tokens, end_token, softmax_temperature=None, seed=None):
        super().__init__(embedding, start_tokens, end_token)


class InferenceHelper(Helper):
    def __init__(self, sample_fn, sample_shape, sample_dtype, start_inputs, end_fn, next_inputs_fn=None):
        self._sample_fn = sample_fn
        self._end_fn = end_fn
        self._next_inputs_fn = next_inputs_fn
        self._start_inputs = start_inputs

    @property
    def batch_size(self):
        return _axis(shape_of(self._start_inputs), 0)

    def initialize(self, name=None):
        return source((self.batch_size,), "bool"), self._start_inputs

    def sample(self, time, outputs, state, name=None):
        return self._sample_fn(outputs)

    def next_inputs(self, time, outputs, state, sample_ids, name=None):
        inputs = sample_ids if self._next_inputs_fn is None else self._next_inputs_fn(sample_ids)
        return self._end_fn(sample_ids), inputs, state


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
