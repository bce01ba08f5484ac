"""TF `tf.contrib.crf`."""

from _scopelint import channels, get_variable, given, shape_of, tensor, unknown


def crf_log_likelihood(inputs, tag_indices, sequence_lengths, transition_params=None):
    shape = shape_of(inputs)
    tags = channels(shape, 2)
    if not given(transition_params):
        transition_params = get_variable("transitions", [tags, tags])
    return tensor("crf", [inputs, transition_params], None if shape is None else shape[:1]), transition_params


def _scores(inputs, *args, **kwargs):
    shape = shape_of(inputs)
    return tensor("crf", [inputs], None if shape is None else shape[:1])


crf_sequence_score = crf_log_norm = crf_multitag_sequence_score = _scores


def crf_unary_score(tag_indices, sequence_lengths, inputs):
    return _scores(inputs)


def crf_binary_score(tag_indices, sequence_lengths, transition_params):
    return tensor("crf", [tag_indices, transition_params])


def crf_decode(potentials, transition_params, sequence_length):
    shape = shape_of(potentials)
    first = None if shape is None else shape[:2]
    return tensor("argmax", [potentials], first, "int32"), tensor("crf", [potentials], None if shape is None else shape[:1])


def viterbi_decode(score, transition_params):
    return unknown("viterbi"), unknown("viterbi score")
