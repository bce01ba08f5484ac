"""TF `contrib/seq2seq/python/ops/helper.py`: where the inputs of the next step come from."""

from _scopelint import TensorShape, channels, dtype_of, flatten, given, map_structure, name_scope, shape_of, source, tensor, unknown
from tensorflow.nn._rnn import _axis, _step_of
from tensorflow.nn.rnn_cell._base import _like


def _looked_up(embedding, ids):
    shape, table = shape_of(ids), shape_of(embedding)
    return tensor("embedding_lookup", [ids, embedding], None if shape is None or table is None else shape + tuple(table[1:]), dtype_of(embedding))


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
