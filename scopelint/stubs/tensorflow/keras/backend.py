"""TF `tf.keras.backend`."""

from _scopelint import (
    Variable,
    context,
    dtype_of,
    elementwise,
    get_default_graph,
    leaves,
    name_scope,
    reduced,
    reset_default_graph,
    reshaped,
    shape_of,
    source,
    tensor,
    transposed,
    unknown,
)
from tensorflow import _math
from tensorflow._array import concat, constant, one_hot, ones_like, reshape, squeeze, stack, stop_gradient, tile, zeros_like
from tensorflow._array import expand_dims as _expand_dims
from tensorflow._control import gradients, map_fn
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


# -- computing


def _same(op):
    """A function whose result has the shape of its first argument."""

    def function(x, *args, **kwargs):
        return tensor(op, [x], shape_of(x))

    return function


def _of_two(op, dtype=None):
    def function(x, y, *args, **kwargs):
        return elementwise(op, [x, y], None, dtype)

    return function


def _test(op):
    return _of_two(op, "bool")


def _reduced(op):
    def function(x, axis=None, keepdims=False):
        return tensor(op, [x], reduced(shape_of(x), axis, keepdims))

    return function


def _vague(op):
    """A function of which it is known that it gives a tensor."""

    def function(*args, **kwargs):
        return tensor(op, [*args, *kwargs.values()])

    return function


abs = _same("abs")
cos = _same("cos")
elu = _same("elu")
exp = _same("exp")
hard_sigmoid = _same("hard_sigmoid")
l2_normalize = _same("l2_normalize")
log = _same("log")
relu = _same("relu")
round = _same("round")
sigmoid = _same("sigmoid")
sign = _same("sign")
sin = _same("sin")
softmax = _same("softmax")
softplus = _same("softplus")
softsign = _same("softsign")
sqrt = _same("sqrt")
square = _same("square")
tanh = _same("tanh")
clip = _same("clip")
cumprod = _same("cumprod")
cumsum = _same("cumsum")
print_tensor = _same("print_tensor")
dropout = _same("dropout")
reverse = _same("reverse")
to_dense = _same("to_dense")
maximum = _of_two("maximum")
minimum = _of_two("minimum")
pow = _of_two("pow")
bias_add = _of_two("bias_add")
binary_crossentropy = _of_two("binary_crossentropy")
binary_focal_crossentropy = _of_two("binary_focal_crossentropy")
equal = _test("equal")
greater = _test("greater")
greater_equal = _test("greater_equal")
less = _test("less")
less_equal = _test("less_equal")
not_equal = _test("not_equal")
all = _reduced("all")
any = _reduced("any")
max = _reduced("max")
mean = _reduced("mean")
min = _reduced("min")
prod = _reduced("prod")
std = _reduced("std")
sum = _reduced("sum")
var = _reduced("var")
logsumexp = _reduced("logsumexp")
arange = _vague("arange")
batch_dot = _vague("batch_dot")
batch_flatten = _vague("batch_flatten")
categorical_focal_crossentropy = _vague("categorical_focal_crossentropy")
conv1d = _vague("conv1d")
conv2d = _vague("conv2d")
conv2d_transpose = _vague("conv2d_transpose")
conv3d = _vague("conv3d")
depthwise_conv2d = _vague("depthwise_conv2d")
separable_conv2d = _vague("separable_conv2d")
local_conv1d = _vague("local_conv1d")
local_conv2d = _vague("local_conv2d")
pool2d = _vague("pool2d")
pool3d = _vague("pool3d")
ctc_batch_cost = _vague("ctc_batch_cost")
ctc_label_dense_to_sparse = _vague("ctc_label_dense_to_sparse")
foldl = _vague("foldl")
foldr = _vague("foldr")
gather = _vague("gather")
in_top_k = _vague("in_top_k")
repeat = _vague("repeat")
repeat_elements = _vague("repeat_elements")
resize_images = _vague("resize_images")
resize_volumes = _vague("resize_volumes")
spatial_2d_padding = _vague("spatial_2d_padding")
spatial_3d_padding = _vague("spatial_3d_padding")
temporal_padding = _vague("temporal_padding")
shape = _vague("shape")
switch = _vague("switch")
in_train_phase = _vague("in_train_phase")
in_test_phase = _vague("in_test_phase")
batch_normalization = _vague("batch_normalization")
random_binomial = _vague("random_binomial")
random_bernoulli = _vague("random_bernoulli")


def cast(x, dtype):
    return _math.cast(x, dtype)


def cast_to_floatx(x):
    return unknown("cast_to_floatx()")


def dot(x, y):
    left, right = shape_of(x), shape_of(y)
    if left is not None and right is not None and len(left) == 2 and len(right) == 2:
        return _math.matmul(x, y)
    return tensor("dot", [x, y], None if left is None or right is None or len(right) != 2 else left[:-1] + right[-1:])


def transpose(x):
    return tensor("transpose", [x], transposed(shape_of(x), None))


def permute_dimensions(x, pattern):
    return tensor("transpose", [x], transposed(shape_of(x), pattern))


def flatten(x):
    return reshape(x, [-1])


def argmax(x, axis=-1):
    return tensor("argmax", [x], reduced(shape_of(x), axis, False), "int64")


def argmin(x, axis=-1):
    return tensor("argmin", [x], reduced(shape_of(x), axis, False), "int64")


def categorical_crossentropy(target, output, from_logits=False, axis=-1):
    return tensor("categorical_crossentropy", [target, output], reduced(shape_of(output), axis, False))


sparse_categorical_crossentropy = categorical_crossentropy


def random_normal(shape, mean=0.0, stddev=1.0, dtype=None, seed=None):
    return source(reshaped(None, shape), "float32" if dtype is None else dtype)


random_uniform = truncated_normal = random_normal


def ctc_decode(y_pred, input_length, greedy=True, beam_width=100, top_paths=1):
    return unknown("ctc_decode()")


def rnn(*args, **kwargs):
    return unknown("rnn()")


# -- variables


def zeros(shape, dtype=None, name=None):
    return Variable(source(reshaped(None, shape), "float32" if dtype is None else dtype), name=name)


ones = zeros


def random_normal_variable(shape, mean, scale, dtype=None, name=None, seed=None):
    return zeros(shape, dtype, name)


random_uniform_variable = random_normal_variable


def eye(size, dtype=None, name=None):
    return zeros((size, size), dtype, name)


def count_params(x):
    return unknown("count_params()", "int")


def eval(x):
    return unknown("eval()")


def batch_get_value(tensors):
    return [unknown("get_value()") for _ in leaves(tensors)]


# -- settings


def set_epsilon(value):
    return None


def reset_uids():
    return None


def manual_variable_initialization(value):
    return None


def learning_phase_scope(value):
    return context()


def is_keras_tensor(x):
    return unknown("is_keras_tensor()", "bool")


def is_float_dtype(dtype):
    return unknown("is_float_dtype()", "bool")


def is_int_dtype(dtype):
    return unknown("is_int_dtype()", "bool")


def standardize_dtype(dtype):
    return unknown("dtype")


def result_type(*dtypes):
    return unknown("dtype")
