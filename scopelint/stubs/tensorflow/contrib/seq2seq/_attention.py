"""TF `contrib/seq2seq/python/ops/attention_wrapper.py`: attention makes its memory layer at construction, all else when it is stepped."""

from _scopelint import (
    TensorShape,
    channels,
    dtype_of,
    elementwise,
    get_variable,
    given,
    is_sequence,
    name_scope,
    namedtuple,
    shape_of,
    since,
    tensor,
    unknown,
    variable_scope,
)
from tensorflow.layers import Dense
from tensorflow.nn.rnn_cell._base import RNNCell, _like, _zeros, _zeros_initializer


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
        alignments = self._probability_fn(score)
        return alignments, alignments


def _memory_layer(num_units, dtype):
    return Dense(num_units, name="memory_layer", use_bias=False, dtype="float32" if dtype is None else dtype)


def _query_layer(num_units, dtype):
    return Dense(num_units, name="query_layer", use_bias=False, dtype="float32" if dtype is None else dtype)


def _of_score(probability_fn):
    """What subclasses find as `self._probability_fn`: it takes the previous alignments too."""
    function = (lambda score: elementwise("softmax", [score])) if probability_fn is None else probability_fn
    return lambda score, previous=None: function(score)


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
            None, memory, _of_score(probability_fn), memory_sequence_length, _memory_layer(num_units, dtype), True, score_mask_value,
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
            _query_layer(num_units, dtype), memory, _of_score(probability_fn), memory_sequence_length, _memory_layer(num_units, dtype), True,
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
