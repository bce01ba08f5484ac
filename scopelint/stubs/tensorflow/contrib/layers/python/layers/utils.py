"""TF `contrib/layers/python/layers/utils.py`."""

from _scopelint import add_to_collection, channels, get_collection, given, is_sequence, unknown, window


def collect_named_outputs(collections, alias, outputs):
    if given(collections):
        for name in collections if is_sequence(collections) else [collections]:
            add_to_collection(name, outputs)
    return outputs


def append_tensor_alias(tensor, alias):
    return tensor


def gather_tensors_aliases(tensors):
    return [unknown("an alias") for _ in tensors]


def get_tensor_aliases(tensor):
    return [unknown("an alias")]


def convert_collection_to_dict(collection, clear_collection=False):
    return unknown("end points")


def constant_value(value_or_tensor_or_var, dtype=None):
    return value_or_tensor_or_var if isinstance(value_or_tensor_or_var, bool) else None


def static_cond(pred, fn1, fn2):
    return fn1() if pred else fn2()


def smart_cond(pred, fn1, fn2, name=None):
    from tensorflow import cond

    if isinstance(pred, bool):
        return fn1() if pred else fn2()
    return cond(pred, fn1, fn2)


def get_variable_collections(variables_collections, name):
    if isinstance(variables_collections, dict):
        return variables_collections.get(name, None)
    return variables_collections


def channel_dimension(shape, data_format, min_rank=1):
    return channels(shape, 1 if data_format == "channels_first" else -1)


def last_dimension(shape, min_rank=1):
    return channels(shape, -1)


def two_element_tuple(int_or_tuple):
    return window(int_or_tuple, 2)


def n_positive_integers(n, value):
    return window(value, n)
