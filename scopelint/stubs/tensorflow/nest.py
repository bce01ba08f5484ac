"""tf.nest."""

import _scopelint as _s


def is_nested(structure):
    return _s.is_sequence(structure) or _s.is_mapping(structure)


def flatten(structure, expand_composites=False):
    return _s.flatten(structure)


def map_structure(func, *structure, **kwargs):
    if len(structure) == 0:  # it may be a part of a list that is not known
        return _s.unknown("map_structure()")
    return _s.map_structure(func, *structure)


def assert_same_structure(nest1, nest2, check_types=True, expand_composites=False):
    return None


def pack_sequence_as(structure, flat_sequence, expand_composites=False):
    items = list(flat_sequence)
    return map_structure(lambda leaf: items.pop(0), structure)


def map_structure_up_to(shallow_tree, func, *inputs):
    return map_structure(func, *inputs)


def flatten_up_to(shallow_tree, input_tree):
    return flatten(input_tree)
