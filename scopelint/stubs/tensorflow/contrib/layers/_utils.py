"""What the layers of TF `contrib/layers` have in common."""

from _scopelint import Tensor, add_to_collection, elementwise, get_variable_scope, given, is_sequence, is_unknown, surely


def _relu(features, name=None):
    return elementwise("relu", [features])


def _relu6(features, name=None):
    return elementwise("relu6", [features])


def _elu(features, name=None):
    return elementwise("elu", [features])


def name_tensor(value, alias):
    """Give a tensor one name more, for `convert_collection_to_dict`."""
    if surely(value, Tensor) and not is_unknown(alias):
        _aliases.setdefault(value, []).append(alias.rstrip("/"))


def names_of_tensor(value):
    return _aliases.get(value, []) if surely(value, Tensor) else []


def _first(data_format):
    """Whether channels come first."""
    return surely(data_format, str) and data_format.startswith("NC")


def _finish(outputs, normalizer_fn, normalizer_params, activation_fn, outputs_collections):
    if given(normalizer_fn):
        outputs = normalizer_fn(outputs, **normalizer_params) if given(normalizer_params) else normalizer_fn(outputs)
    if activation_fn is not None:
        outputs = activation_fn(outputs)
    return _collected(outputs, outputs_collections)


_aliases = {}
"""The names under which tensors are collected."""


def _collected(outputs, collections, alias=None):
    if given(collections):
        name_tensor(outputs, get_variable_scope().name if alias is None else alias)
        for name in collections if is_sequence(collections) else [collections]:
            add_to_collection(name, outputs)
    return outputs


def _rank_of(shape, default):
    return default if shape is None else len(shape) - 2
