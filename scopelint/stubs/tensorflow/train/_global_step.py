"""TF `python/training/training_util.py`: the global step."""

from _scopelint import (
    all_known,
    context,
    dtype_of,
    find_variable,
    get_collection,
    get_variable,
    is_tensor,
    is_unknown,
    leaves,
    may_be_hidden,
    name_scope,
    raises,
    shape_of,
    surely_lacks,
    unknown,
)
from tensorflow._base_layer import initializer_named as _zeros


def _within(graph):
    return context() if graph is None or is_unknown(graph) else graph.as_default()


def get_global_step(graph=None):
    with _within(graph):
        steps = get_collection("global_step")
        # A graph whose beginning is not known has none beside one that is: with two, nothing finds either.
        step = steps[0] if len(leaves(steps)) == 1 or len(steps) == 1 else find_variable("global_step")
        assert_global_step(step)
        return step


def create_global_step(graph=None):
    step = get_global_step(graph)
    if not is_unknown(step) and step is not None:
        raises(ValueError, '"global_step" already exists.', "duplicate", variable="global_step")
        return step
    with _within(graph), name_scope(None):
        return get_variable(
            "global_step", shape=[], dtype="int64", initializer=_zeros, trainable=False, collections=["variables", "global_step"]
        )


def get_or_create_global_step(graph=None):
    step = get_global_step(graph)
    if step is None and may_be_hidden():
        return unknown("the global step")
    return create_global_step(graph) if step is None else step


def check_global_step(user):
    """TensorFlow rejects what goes by the global step of a graph that has none."""
    if get_global_step() is None and surely_lacks("global_step"):
        raises(RuntimeError, f"Global step should be created to use {user}.")


def global_step(sess, global_step_tensor):
    return unknown("global_step")


def assert_global_step(global_step_tensor):
    if is_tensor(global_step_tensor):
        dtype, shape = dtype_of(global_step_tensor), shape_of(global_step_tensor)
        if dtype is not None and not dtype.is_integer:
            raises(TypeError, f'Existing "global_step" does not have integer type: {dtype.name}')
        if shape and all_known(list(shape)):
            raises(TypeError, f'Existing "global_step" is not scalar: {shape}')
