"""Making and reshaping tensors."""

import _scopelint as _s
from tensorflow._dtypes import bool as _bool
from tensorflow._dtypes import float32, int32, int64

newaxis = None


def placeholder(dtype, shape=None, name=None):
    out = _s.source(shape, dtype, _s.chosen(name, "Placeholder"))
    dims = list(shape) if isinstance(shape, (list, tuple)) else ()
    if shape is None or (dims and dims[-1] is None):
        out._last_undefined = True  # as long as nobody calls `set_shape`
    return out


def placeholder_with_default(input, shape, name=None):
    out = _s.source(shape, _s.dtype_of(input), _s.chosen(name, "PlaceholderWithDefault"))
    _s.note("default", tensor=out, value=input)
    return out


def sparse_placeholder(dtype, shape=None, name=None):
    return SparseTensor(_s.source((None, None), int64), _s.source((None,), dtype), _s.source((None,), int64))


class SparseTensor:
    def __init__(self, indices, values, dense_shape):
        self.indices = indices
        self.values = values
        self.dense_shape = dense_shape
        self.dtype = _s.dtype_of(values)

    def get_shape(self):
        return _s.TensorShape(None)

    @property
    def shape(self):
        return _s.TensorShape(None)

    def eval(self, feed_dict=None, session=None):
        return _s.unknown("eval()")


def string_split(source, delimiter=" ", skip_empty=True, sep=None, result_type="SparseTensor", name=None):
    values = _s.tensor("StringSplit", [source], (None,), _s.dtype_of(source), name)
    return SparseTensor(_s.source((None, 2), int64), values, _s.source((2,), int64))


class IndexedSlices:
    def __init__(self, values, indices, dense_shape=None):
        self.values = values
        self.indices = indices
        self.dense_shape = dense_shape


class TensorSpec:
    def __init__(self, shape, dtype=float32, name=None):
        self.shape = _s.TensorShape(shape)
        self.dtype = dtype
        self.name = name


def constant(value, dtype=None, shape=None, name="Const", verify_shape=False):
    return _s.source(_s.chosen(shape, _s.shape_of(value)), _s.chosen(dtype, _s.dtype_of(value)), name, value)


def convert_to_tensor(value, dtype=None, name=None, preferred_dtype=None, dtype_hint=None):
    if _s.is_tensor(value) and (_s.in_graph() or not isinstance(value, _s.Variable)):
        return value
    return _s.tensor("convert_to_tensor", [value], _s.shape_of(value), _s.chosen(dtype, _s.dtype_of(value)), _s.chosen(name, "Const"))


convert_to_tensor_or_indexed_slices = convert_to_tensor_or_sparse_tensor = convert_to_tensor


def zeros(shape, dtype=float32, name=None):
    return _s.source(_s.reshaped(None, shape), dtype, _s.chosen(name, "zeros"), written=True)


def ones(shape, dtype=float32, name=None):
    return _s.source(_s.reshaped(None, shape), dtype, _s.chosen(name, "ones"), written=True)


def fill(dims, value, name=None):
    return _s.source(_s.reshaped(None, dims), _s.dtype_of(value), _s.chosen(name, "Fill"), written=True)


def zeros_like(tensor, dtype=None, name=None, optimize=True):
    _s.check_taken(tensor)
    return _s.source(_s.shape_of(tensor), _s.chosen(dtype, _s.dtype_of(tensor)), _s.chosen(name, "zeros_like"), written=True)


def ones_like(tensor, dtype=None, name=None, optimize=True):
    _s.check_taken(tensor)
    return _s.source(_s.shape_of(tensor), _s.chosen(dtype, _s.dtype_of(tensor)), _s.chosen(name, "ones_like"), written=True)


def eye(num_rows, num_columns=None, batch_shape=None, dtype=float32, name=None):
    columns = num_rows if num_columns is None else num_columns
    return _s.source((num_rows, columns) if batch_shape is None else None, dtype, name)


def linspace(start, stop, num, name=None):
    return _s.source((num,), float32, name)


lin_space = linspace


def identity(input, name=None):
    return _s.tensor("identity", [input], _s.shape_of(input), None, _s.chosen(name, "Identity"))


def stop_gradient(input, name=None):
    _s.note("stopped", reads=_s.reads_of(input), value=input)
    return _s.tensor("stop_gradient", [input], _s.shape_of(input), None, _s.chosen(name, "StopGradient"))


def check_numerics(tensor, message, name=None):
    return _s.tensor("identity", [tensor], _s.shape_of(tensor), None, _s.chosen(name, "CheckNumerics"))


def verify_tensor_all_finite(t=None, msg=None, name=None, x=None, message=None):
    return _s.tensor("identity", [t, x], _s.shape_of(_s.chosen(t, x)), None, name)


def ensure_shape(x, shape, name=None):
    return _s.tensor("identity", [x], shape, None, name)


def broadcast_to(input, shape, name=None):
    return _s.tensor("broadcast_to", [input], _s.reshaped(None, shape), None, name)


def reshape(tensor, shape, name=None):
    return _s.tensor("reshape", [tensor], _s.reshaped(_s.shape_of(tensor), shape), None, _s.chosen(name, "Reshape"))


def transpose(a, perm=None, name="transpose", conjugate=False):
    return _s.tensor("transpose", [a], _s.transposed(_s.shape_of(a), perm), None, name)


def matrix_transpose(a, name="matrix_transpose", conjugate=False):
    shape = _s.shape_of(a)
    turned = None if shape is None else shape[:-2] + (shape[-1], shape[-2])
    return _s.tensor("transpose", [a], turned, None, name)


def expand_dims(input, axis=None, name=None, dim=None):
    return _s.tensor("expand_dims", [input], _s.expanded(_s.shape_of(input), _s.chosen(axis, dim)), None, _s.chosen(name, "ExpandDims"))


def squeeze(input, axis=None, name=None, squeeze_dims=None):
    return _s.tensor("squeeze", [input], _s.squeezed(_s.shape_of(input), _s.chosen(axis, squeeze_dims)), None, _s.chosen(name, "Squeeze"))


def concat(values, axis=None, name="concat", concat_dim=None):
    if axis is None:
        if concat_dim is None:
            _s.raises(TypeError, "concat() missing 1 required positional argument: 'axis'", "other")
        axis = concat_dim  # before TensorFlow 1.0 it is called so, and comes first
    elif _is_number(values) and _s.is_sequence(axis):
        values, axis = axis, values
    if _s.is_tensor(values):
        return identity(values, name)
    _s.note("joined", values=values)
    return _s.tensor("concat", [values], _s.concatenated(values, axis), None, name)


def _is_number(value):
    return _s.surely(value, int)


def stack(values, axis=0, name="stack"):
    _s.note("joined", values=values)
    return _s.tensor("stack", [values], _s.stacked(values, axis), None, name)


def parallel_stack(values, name="parallel_stack"):
    return stack(values, 0, name)


def _pieces(value, shapes, name):
    _s.used(name)
    if shapes is None:
        return _s.unknown_list(_s.part_of(value))
    return [_s.part_of(value, shape) for shape in shapes]


def unstack(value, num=None, axis=0, name="unstack"):
    return _pieces(value, _s.unstacked_shapes(_s.shape_of(value), num, axis), name)


def split(value, num_or_size_splits=None, axis=0, num=None, name="split", split_dim=None, num_split=None):
    if _is_number(value) and _s.is_tensor(axis):  # before TensorFlow 1.0 the axis comes first
        value, axis = axis, value
    if _s.given(num_split):
        num_or_size_splits = num_split
    shape, axis = _s.shape_of(value), _s.chosen(split_dim, axis)
    shapes = _s.split_shapes(shape, num_or_size_splits, axis)
    if shapes is not None and shape is not None and len(shape) > 2 and axis in (-1, len(shape) - 1):
        _s.used(name)
        return [_s.features_of(value, each) for each in shapes]
    return _pieces(value, shapes, name)


def slice(input_, begin, size, name=None):
    _s.used(_s.chosen(name, "Slice"))
    return _s.part_of(input_, _s.cut_out(_s.shape_of(input_), begin, size))


def strided_slice(input_, begin, end, strides=None, begin_mask=0, end_mask=0, ellipsis_mask=0, new_axis_mask=0, shrink_axis_mask=0,
                  var=None, name=None):
    return _s.part_of(input_)


def tile(input, multiples, name=None):
    return _s.tensor("tile", [input], _s.tiled(_s.shape_of(input), multiples), None, _s.chosen(name, "Tile"))


def repeat(input, repeats, axis=None, name=None):
    return _s.tensor("repeat", [input], None, None, name)


def pad(tensor, paddings, mode="CONSTANT", name=None, constant_values=0):
    return _s.tensor("pad", [tensor], _s.padded(_s.shape_of(tensor), paddings), None, _s.chosen(name, "Pad"))


def reverse(tensor, axis, name=None):
    return _turned(tensor, _s.tensor("reverse", [tensor], _s.shape_of(tensor), None, _s.chosen(name, "ReverseV2")))


def _turned(before, after):
    _s.note("reversed", value=before, result=after)
    return after


reverse_v2 = reverse


def reverse_sequence(input, seq_lengths, seq_axis=None, batch_axis=None, name=None, seq_dim=None, batch_dim=None):
    return _turned(input, _s.tensor("reverse_sequence", [input], _s.shape_of(input), None, name))


def roll(input, shift, axis, name=None):
    return _s.tensor("roll", [input], _s.shape_of(input), None, name)


def gather(params, indices, validate_indices=None, name=None, axis=None, batch_dims=0):
    shape = _s.gathered(_s.shape_of(params), _s.shape_of(indices), _s.chosen(axis, 0))
    return _s.tensor("gather", [params, indices], shape, _s.dtype_of(params), _s.chosen(name, "GatherV2"))


def gather_nd(params, indices, name=None, batch_dims=0):
    return _s.tensor("gather_nd", [params, indices], None, _s.dtype_of(params), _s.chosen(name, "GatherNd"))


batch_gather = gather_nd


def one_hot(indices, depth, on_value=None, off_value=None, axis=None, dtype=None, name=None):
    shape = _s.one_hot_shape(_s.shape_of(indices), depth, _s.chosen(axis, -1))
    return _s.tensor("one_hot", [indices], shape, _s.chosen(dtype, _s.dtype_of(on_value), float32), _s.chosen(name, "one_hot"))


def boolean_mask(tensor, mask, name="boolean_mask", axis=None):
    return _s.tensor("boolean_mask", [tensor, mask], _s.masked(_s.shape_of(tensor), _s.shape_of(mask)), _s.dtype_of(tensor), name)


def sequence_mask(lengths, maxlen=None, dtype=_bool, name=None):
    shape = _s.shape_of(lengths)
    return _s.tensor("sequence_mask", [lengths], None if shape is None else shape + (maxlen,), dtype, name)


def where(condition, x=None, y=None, name=None):
    if x is None:
        return _s.tensor("where", [condition], None, int64, _s.chosen(name, "Where"))
    return _s.tensor("where", [condition, x, y], _s.chosen(_s.shape_of(x), _s.shape_of(y)), _s.dtype_of(x), _s.chosen(name, "Select"))


where_v2 = where


def shape(input, name=None, out_type=int32):
    dims = _s.shape_of(input)
    return _s.asked_of("shape", input, (None if dims is None else len(dims),), out_type, _s.chosen(name, "Shape"))


def shape_n(input, out_type=int32, name=None):
    return [shape(i, None, out_type) for i in input]


def size(input, name=None, out_type=int32):
    return _s.source((), out_type, _s.chosen(name, "Size"))


def rank(input, name=None):
    dims = _s.shape_of(input)
    return _s.source((), int32, _s.chosen(name, "Rank"), None if dims is None else len(dims))


Unique = _s.namedtuple("Unique", ("y", "idx"))
UniqueWithCounts = _s.namedtuple("UniqueWithCounts", ("y", "idx", "count"))


def unique(x, out_idx=int32, name=None):
    return Unique(_s.tensor("unique", [x], (None,), None, name), _s.source((None,), out_idx))


def unique_with_counts(x, out_idx=int32, name=None):
    return UniqueWithCounts(_s.tensor("unique", [x], (None,), None, name), _s.source((None,), out_idx), _s.source((None,), out_idx))


def dynamic_partition(data, partitions, num_partitions, name=None):
    return [_s.part_of(data) for _ in [None] * num_partitions]


def meshgrid(*args, **kwargs):
    return [_s.tensor("meshgrid", [a], None) for a in args]


def diag(diagonal, name=None):
    shape = _s.shape_of(diagonal)
    return _s.tensor("diag", [diagonal], None if shape is None else shape + shape, None, name)


def matrix_diag(diagonal, name="diag", k=0, num_rows=-1, num_cols=-1, padding_value=0):
    shape = _s.shape_of(diagonal)
    return _s.tensor("diag", [diagonal], None if shape is None else shape + shape[-1:], None, name)


def matrix_band_part(input, num_lower, num_upper, name=None):
    return _s.tensor("band_part", [input], _s.shape_of(input), None, _s.chosen(name, "MatrixBandPart"))


def matrix_set_diag(input, diagonal, name="set_diag", k=0):
    return _s.tensor("set_diag", [input, diagonal], _s.shape_of(input), None, name)


def space_to_depth(input, block_size, name=None, data_format="NHWC"):
    shape = _s.shape_of(input)
    return _s.tensor("space_to_depth", [input], _s.blocked(shape, block_size, data_format, False), None, _s.chosen(name, "SpaceToDepth"))


def depth_to_space(input, block_size, name=None, data_format="NHWC"):
    shape = _s.shape_of(input)
    return _s.tensor("depth_to_space", [input], _s.blocked(shape, block_size, data_format, True), None, _s.chosen(name, "DepthToSpace"))


def sparse_to_dense(sparse_indices, output_shape, sparse_values, default_value=0, validate_indices=True, name=None):
    return _s.tensor("sparse_to_dense", [sparse_indices, sparse_values], _s.reshaped(None, output_shape), _s.dtype_of(sparse_values), _s.chosen(name, "SparseToDense"))


def sparse_tensor_to_dense(sp_input, default_value=None, validate_indices=True, name=None):
    return _s.tensor("sparse_to_dense", [], None, None, name)


def scatter_nd(indices, updates, shape, name=None):
    return _s.tensor("scatter_nd", [indices, updates], _s.reshaped(None, shape), _s.dtype_of(updates), name)


def searchsorted(sorted_sequence, values, side="left", out_type=int32, name=None):
    return _s.tensor("searchsorted", [values], _s.shape_of(values), out_type, name)


def dimension_value(dimension):
    return _s.dim(dimension)


def dimension_at_index(shape, index):
    return shape[index]


def broadcast_static_shape(shape_x, shape_y):
    return _s.TensorShape(_s.broadcast(shape_x, shape_y))


def get_static_value(tensor, partial=False):
    return _s.unknown("get_static_value()")


def py_func(func, inp, Tout, stateful=True, name=None):
    if _s.is_sequence(Tout):
        return [_s.tensor("py_func", [inp], None, t) for t in Tout]
    return _s.tensor("py_func", [inp], None, Tout, name)


def py_function(func, inp, Tout, name=None):
    return py_func(func, inp, Tout, True, name)


def numpy_function(func, inp, Tout, name=None):
    return py_func(func, inp, Tout, True, name)


def setdiff1d(x, y, index_dtype=int32, name=None):
    return _s.tensor("setdiff1d", [x, y], (None,), None, name), _s.source((None,), index_dtype)
