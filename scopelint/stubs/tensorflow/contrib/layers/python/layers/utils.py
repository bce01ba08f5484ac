"""TF `contrib/layers/python/layers/utils.py`."""

from _scopelint import add_to_collection, channels, constant_of, get_collection, get_default_graph, given, is_sequence, known, unknown, window
from tensorflow.contrib.layers._utils import name_tensor, names_of_tensor


def collect_named_outputs(collections, alias, outputs):
    if given(collections):
        name_tensor(outputs, alias)
        for name in collections if is_sequence(collections) else [collections]:
            add_to_collection(name, outputs)
    return outputs


def append_tensor_alias(tensor, alias):
    name_tensor(tensor, alias)
    return tensor


def gather_tensors_aliases(tensors):
    return [alias for tensor in tensors for alias in get_tensor_aliases(tensor)]


def get_tensor_aliases(tensor):
    return names_of_tensor(tensor) or [unknown("an alias")]


def convert_collection_to_dict(collection, clear_collection=False):
    found = {alias: tensor for tensor in get_collection(collection) for alias in names_of_tensor(tensor)}
    found.update(unknown("more end points"))
    if clear_collection:
        get_default_graph().clear_collection(collection)
    return found


def constant_value(value_or_tensor_or_var, dtype=None):
    return value_or_tensor_or_var if isinstance(value_or_tensor_or_var, bool) else None


def static_cond(pred, fn1, fn2):
    return fn1() if pred else fn2()


def smart_cond(pred, fn1, fn2, name=None):
    from tensorflow import cond

    value = constant_of(pred)
    if isinstance(value, bool) or (known(value) and value is not None):
        return fn1() if value else fn2()
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
