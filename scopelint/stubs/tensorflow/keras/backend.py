"""TF `tf.keras.backend`."""

from _scopelint import Variable, dtype_of, elementwise, get_default_graph, name_scope, reset_default_graph, shape_of, source, tensor, unknown
from tensorflow._array import concat, reshape, squeeze
from tensorflow._array import expand_dims as _expand_dims
from tensorflow._session import get_keras_session, set_keras_session


def clear_session():
    reset_default_graph()


def get_session(op_input_list=()):
    return get_keras_session()


def set_session(session):
    set_keras_session(session)


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


def ndim(x):
    shape = shape_of(x)
    return unknown("ndim()") if shape is None else len(shape)


def dtype(x):
    return dtype_of(x).name


def backend():
    return "tensorflow"


def image_dim_ordering():
    return "tf"


def is_sparse(tensor):
    return False


def get_uid(prefix=""):
    return unknown("get_uid()")


def get_value(x):
    return unknown("get_value()")


def concatenate(tensors, axis=-1):
    return concat(tensors, axis)


def variable(value, dtype=None, name=None, constraint=None):
    return Variable(value, dtype=dtype, name=name)


def placeholder(shape=None, ndim=None, dtype=None, sparse=False, name=None, ragged=False):
    return source(shape, dtype if dtype is not None else "float32", name)


def expand_dims(x, axis=-1):
    return _expand_dims(x, axis)
