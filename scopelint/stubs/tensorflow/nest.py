"""tf.nest."""

from _scopelint import flatten, is_mapping, is_sequence, map_structure


def is_nested(structure):
    return is_sequence(structure) or is_mapping(structure)


def assert_same_structure(nest1, nest2, check_types=True, expand_composites=False):
    return None


def pack_sequence_as(structure, flat_sequence, expand_composites=False):
    items = list(flat_sequence)
    return map_structure(lambda leaf: items.pop(0), structure)


def map_structure_up_to(shallow_tree, func, *inputs):
    return map_structure(func, *inputs)


def flatten_up_to(shallow_tree, input_tree):
    return flatten(input_tree)
