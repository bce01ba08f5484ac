"""Mathematics: functions of elements, sums along axes, products of matrices."""

import _scopelint as _s
from tensorflow._dtypes import bfloat16, complex64, complex128, float32, float64, int32, int64
from tensorflow._dtypes import bool as _bool
from tensorflow._reductions import *


def cast(x, dtype, name=None):
    if _s.is_tensor(x) and not isinstance(x, _s.Variable) and _s.dtype_of(x) == _s.to_dtype(dtype):
        if not _s.version_at_least(1, 15):
            with _s.name_scope(name, "Cast"):
                pass
        return x
    return _s.tensor("cast", [x], _s.shape_of(x), dtype, _s.chosen(name, "Cast"))


def saturate_cast(value, dtype, name=None):
    return cast(value, dtype, name)


def bitcast(input, type, name=None):
    return _s.tensor("cast", [input], None, type, name)


def to_float(x, name="ToFloat"):
    return cast(x, float32, name)


def to_double(x, name="ToDouble"):
    return cast(x, float64, name)


def to_int32(x, name="ToInt32"):
    return cast(x, int32, name)


def to_int64(x, name="ToInt64"):
    return cast(x, int64, name)


def to_bfloat16(x, name="ToBFloat16"):
    return cast(x, bfloat16, name)


def to_complex64(x, name="ToComplex64"):
    return cast(x, complex64, name)


def to_complex128(x, name="ToComplex128"):
    return cast(x, complex128, name)


# -- of one tensor, element by element

def abs(x, name=None):
    return _s.elementwise("abs", [x], _s.chosen(name, "Abs"))


def acos(x, name=None):
    return _s.elementwise("acos", [x], _s.chosen(name, "Acos"))


def acosh(x, name=None):
    return _s.elementwise("acosh", [x], _s.chosen(name, "Acosh"))


def angle(input, name=None):
    return _s.elementwise("angle", [input], _s.chosen(name, "Angle"))


def asin(x, name=None):
    return _s.elementwise("asin", [x], _s.chosen(name, "Asin"))


def asinh(x, name=None):
    return _s.elementwise("asinh", [x], _s.chosen(name, "Asinh"))


def atan(x, name=None):
    return _s.elementwise("atan", [x], _s.chosen(name, "Atan"))


def atanh(x, name=None):
    return _s.elementwise("atanh", [x], _s.chosen(name, "Atanh"))


def ceil(x, name=None):
    return _s.elementwise("ceil", [x], _s.chosen(name, "Ceil"))


def conj(x, name=None):
    return _s.elementwise("conj", [x], _s.chosen(name, "Conj"))


def cos(x, name=None):
    return _s.elementwise("cos", [x], _s.chosen(name, "Cos"))


def cosh(x, name=None):
    return _s.elementwise("cosh", [x], _s.chosen(name, "Cosh"))


def digamma(x, name=None):
    return _s.elementwise("digamma", [x], _s.chosen(name, "Digamma"))


def erf(x, name=None):
    return _s.elementwise("erf", [x], _s.chosen(name, "Erf"))


def erfc(x, name=None):
    return _s.elementwise("erfc", [x], _s.chosen(name, "Erfc"))


def exp(x, name=None):
    return _s.elementwise("exp", [x], _s.chosen(name, "Exp"))


def expm1(x, name=None):
    return _s.elementwise("expm1", [x], _s.chosen(name, "Expm1"))


def floor(x, name=None):
    return _s.elementwise("floor", [x], _s.chosen(name, "Floor"))


def imag(input, name=None):
    return _s.elementwise("imag", [input], _s.chosen(name, "Imag"))


def invert_permutation(x, name=None):
    return _s.elementwise("invert_permutation", [x], _s.chosen(name, "InvertPermutation"))


def is_inf(x, name=None):
    return _s.elementwise("is_inf", [x], _s.chosen(name, "IsInf"), _bool)


def is_nan(x, name=None):
    return _s.elementwise("is_nan", [x], _s.chosen(name, "IsNan"), _bool)


def is_finite(x, name=None):
    return _s.elementwise("is_finite", [x], _s.chosen(name, "IsFinite"), _bool)


def lgamma(x, name=None):
    return _s.elementwise("lgamma", [x], _s.chosen(name, "Lgamma"))


def log(x, name=None):
    return _s.elementwise("log", [x], _s.chosen(name, "Log"))


def log1p(x, name=None):
    return _s.elementwise("log1p", [x], _s.chosen(name, "Log1p"))


def log_sigmoid(x, name=None):
    return _s.elementwise("log_sigmoid", [x], _s.chosen(name, "LogSigmoid"))


def logical_not(x, name=None):
    return _s.elementwise("logical_not", [x], _s.chosen(name, "LogicalNot"), _bool)


def negative(x, name=None):
    return _s.elementwise("negative", [x], _s.chosen(name, "Neg"))


def real(input, name=None):
    return _s.elementwise("real", [input], _s.chosen(name, "Real"))


def reciprocal(x, name=None):
    return _s.elementwise("reciprocal", [x], _s.chosen(name, "Reciprocal"))


def rint(x, name=None):
    return _s.elementwise("rint", [x], _s.chosen(name, "Rint"))


def round(x, name=None):
    return _s.elementwise("round", [x], _s.chosen(name, "Round"))


def rsqrt(x, name=None):
    return _s.elementwise("rsqrt", [x], _s.chosen(name, "Rsqrt"))


def sigmoid(x, name=None):
    return _s.elementwise("sigmoid", [x], _s.chosen(name, "Sigmoid"))


def sign(x, name=None):
    return _s.elementwise("sign", [x], _s.chosen(name, "Sign"))


def sin(x, name=None):
    return _s.elementwise("sin", [x], _s.chosen(name, "Sin"))


def sinh(x, name=None):
    return _s.elementwise("sinh", [x], _s.chosen(name, "Sinh"))


def sqrt(x, name=None):
    return _s.elementwise("sqrt", [x], _s.chosen(name, "Sqrt"))


def square(x, name=None):
    return _s.elementwise("square", [x], _s.chosen(name, "Square"))


def tan(x, name=None):
    return _s.elementwise("tan", [x], _s.chosen(name, "Tan"))


def tanh(x, name=None):
    return _s.elementwise("tanh", [x], _s.chosen(name, "Tanh"))


neg = negative
inv = reciprocal


# -- of two tensors, with broadcasting


def add(x, y, name=None):
    return _s.elementwise("add", [x, y], _s.chosen(name, "Add"))


def atan2(y, x, name=None):
    return _s.elementwise("atan2", [y, x], _s.chosen(name, "Atan2"))


def div(x, y, name=None):
    return _s.elementwise("div", [x, y], _s.chosen(name, "div"))


def div_no_nan(x, y, name=None):
    return _s.elementwise("div_no_nan", [x, y], _s.chosen(name, "div_no_nan"))


def divide(x, y, name=None):
    return _s.elementwise("divide", [x, y], _s.chosen(name, "truediv"))


def floor_div(x, y, name=None):
    return _s.elementwise("floor_div", [x, y], _s.chosen(name, "FloorDiv"))


def floordiv(x, y, name=None):
    return _s.elementwise("floordiv", [x, y], _s.chosen(name, "floordiv"))


def floormod(x, y, name=None):
    return _s.elementwise("floormod", [x, y], _s.chosen(name, "FloorMod"))


def igamma(a, x, name=None):
    return _s.elementwise("igamma", [a, x], _s.chosen(name, "Igamma"))


def igammac(a, x, name=None):
    return _s.elementwise("igammac", [a, x], _s.chosen(name, "Igammac"))


def maximum(x, y, name=None):
    return _s.elementwise("maximum", [x, y], _s.chosen(name, "Maximum"))


def minimum(x, y, name=None):
    return _s.elementwise("minimum", [x, y], _s.chosen(name, "Minimum"))


def mod(x, y, name=None):
    return _s.elementwise("mod", [x, y], _s.chosen(name, "FloorMod"))


def multiply(x, y, name=None):
    return _s.elementwise("multiply", [x, y], _s.chosen(name, "Mul"))


def polygamma(a, x, name=None):
    return _s.elementwise("polygamma", [a, x], _s.chosen(name, "Polygamma"))


def pow(x, y, name=None):
    return _s.elementwise("pow", [x, y], _s.chosen(name, "Pow"))


def realdiv(x, y, name=None):
    return _s.elementwise("realdiv", [x, y], _s.chosen(name, "RealDiv"))


def squared_difference(x, y, name=None):
    return _s.elementwise("squared_difference", [x, y], _s.chosen(name, "SquaredDifference"))


def subtract(x, y, name=None):
    return _s.elementwise("subtract", [x, y], _s.chosen(name, "Sub"))


def truediv(x, y, name=None):
    return _s.elementwise("truediv", [x, y], _s.chosen(name, "truediv"))


def truncatediv(x, y, name=None):
    return _s.elementwise("truncatediv", [x, y], _s.chosen(name, "TruncateDiv"))


def truncatemod(x, y, name=None):
    return _s.elementwise("truncatemod", [x, y], _s.chosen(name, "TruncateMod"))


def zeta(x, q, name=None):
    return _s.elementwise("zeta", [x, q], _s.chosen(name, "Zeta"))


def equal(x, y, name=None):
    return _s.elementwise("equal", [x, y], _s.chosen(name, "Equal"), _bool)


def greater(x, y, name=None):
    return _s.elementwise("greater", [x, y], _s.chosen(name, "Greater"), _bool)


def greater_equal(x, y, name=None):
    return _s.elementwise("greater_equal", [x, y], _s.chosen(name, "GreaterEqual"), _bool)


def less(x, y, name=None):
    return _s.elementwise("less", [x, y], _s.chosen(name, "Less"), _bool)


def less_equal(x, y, name=None):
    return _s.elementwise("less_equal", [x, y], _s.chosen(name, "LessEqual"), _bool)


def logical_and(x, y, name=None):
    return _s.elementwise("logical_and", [x, y], _s.chosen(name, "LogicalAnd"), _bool)


def logical_or(x, y, name=None):
    return _s.elementwise("logical_or", [x, y], _s.chosen(name, "LogicalOr"), _bool)


def not_equal(x, y, name=None):
    return _s.elementwise("not_equal", [x, y], _s.chosen(name, "NotEqual"), _bool)


def logical_xor(x, y, name="LogicalXor"):
    return _s.elementwise("logical_xor", [x, y], _s.chosen(name, "LogicalXor"), _bool)


mul = multiply
sub = subtract


def scalar_mul(scalar, x, name=None):
    return _s.elementwise("multiply", [scalar, x], name)


def add_n(inputs, name=None):
    if name is None and _s.is_sequence(inputs) and len(inputs) == 1 and _s.is_tensor(inputs[0]) and not isinstance(inputs[0], _s.Variable):
        return inputs[0]
    return _s.tensor("add_n", [inputs], _s.sum_shape(inputs), None, _s.chosen(name, "AddN"))


def accumulate_n(inputs, shape=None, tensor_dtype=None, name=None):
    return _s.tensor("add_n", [inputs], _s.chosen(_s.dims(shape), _s.sum_shape(inputs)), tensor_dtype, name)


def clip_by_value(t, clip_value_min, clip_value_max, name=None):
    return _s.tensor("clip_by_value", [t], _s.shape_of(t), None, _s.chosen(name, "clip_by_value"))


def clip_by_norm(t, clip_norm, axes=None, name=None):
    return _s.tensor("clip_by_norm", [t], _s.shape_of(t), None, _s.chosen(name, "clip_by_norm"))


def clip_by_average_norm(t, clip_norm, name=None):
    return clip_by_norm(t, clip_norm, None, name)


def global_norm(t_list, name=None):
    return _s.tensor("global_norm", [t_list], (), None, name)


def clip_by_global_norm(t_list, clip_norm, use_norm=None, name=None):
    norm = global_norm(t_list)
    return [None if t is None else clip_by_norm(t, clip_norm) for t in t_list], norm


def cumsum(x, axis=0, exclusive=False, reverse=False, name=None):
    return _s.tensor("cumsum", [x], _s.shape_of(x), None, _s.chosen(name, "Cumsum"))


def cumprod(x, axis=0, exclusive=False, reverse=False, name=None):
    return _s.tensor("cumprod", [x], _s.shape_of(x), None, name)


def sort(values, axis=-1, direction="ASCENDING", name=None):
    return _s.tensor("sort", [values], _s.shape_of(values), None, name)


def argsort(values, axis=-1, direction="ASCENDING", stable=False, name=None):
    return _s.source(_s.shape_of(values), int32, name)


# -- products of matrices


def matmul(a, b, transpose_a=False, transpose_b=False, adjoint_a=False, adjoint_b=False, a_is_sparse=False, b_is_sparse=False, name=None):
    return _s.named(_s.matmul(a, b, transpose_a or adjoint_a, transpose_b or adjoint_b), _s.chosen(name, "MatMul"))


batch_matmul = sparse_matmul = matmul


def tensordot(a, b, axes, name=None):
    _s.used(_s.chosen(name, "Tensordot"))
    return _s.tensor("tensordot", [a, b], _s.tensordot_shape(_s.shape_of(a), _s.shape_of(b), axes), _s.dtype_of(a))


def einsum(equation, *inputs, **kwargs):
    _s.used(_s.chosen(kwargs.get("name"), "einsum"))
    return _s.tensor("einsum", [inputs], _s.einsum_shape(equation, inputs))


def sparse_tensor_dense_matmul(sp_a, b, adjoint_a=False, adjoint_b=False, name=None):
    return _s.tensor("matmul", [b], None, None, name)


def trace(x, name=None):
    return _s.tensor("trace", [x], None, None, name)


def matrix_inverse(input, adjoint=False, name=None):
    return _s.tensor("matrix_inverse", [input], _s.shape_of(input), None, name)


def cholesky(input, name=None):
    return _s.tensor("cholesky", [input], _s.shape_of(input), None, name)


def confusion_matrix(labels, predictions, num_classes=None, dtype=int32, name=None, weights=None):
    return _s.source((num_classes, num_classes), dtype, name)
