"""TF `tf.keras.backend`."""

from _scopelint import Variable, elementwise, get_default_graph, name_scope, reset_default_graph, shape_of, source, tensor, unknown


def clear_session():
    reset_default_graph()


def get_session(op_input_list=()):
    return unknown("session")


def set_session(session):
    return None


def get_graph():
    return get_default_graph()


def learning_phase():
    return source((), "bool")


def set_learning_phase(value):
    return None


def floatx():
    return "float32"


def set_floatx(value):
    return None


def image_data_format():
    return "channels_last"


def set_image_data_format(data_format):
    return None


def epsilon():
    return 1e-7


def int_shape(x):
    return shape_of(x)


def variable(value, dtype=None, name=None, constraint=None):
    return Variable(value, dtype=dtype, name=name)


def placeholder(shape=None, ndim=None, dtype=None, sparse=False, name=None, ragged=False):
    return source(shape, dtype if dtype is not None else "float32", name)
