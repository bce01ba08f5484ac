"""TF `contrib/layers/python/layers/feature_column*.py`: feature columns of TensorFlow 1's first kind."""

from _scopelint import (
    add_to_collection,
    channels,
    get_collection,
    get_variable,
    is_unknown,
    shape_of,
    source,
    tensor,
    unknown,
    variable_scope,
)
from tensorflow.feature_column import features_of


class _Column:
    """`key` is what columns are sorted by, `keys` those of the features it is made of; `length` the number of ids, None for a dense column, `dimension` of a dense one its numbers.

    `tf.feature_column.input_layer` and `linear_model` take them as well, by what core's columns have.
    """

    length = None
    dimension = None
    keys = ()

    @property
    def width(self):
        return self.length if self.dimension is None else self.dimension

    @property
    def buckets(self):
        return self.length

    def __init__(self, key, name):
        self.key = key
        self.name = name
        self.column_name = name

    @property
    def _var_scope_name(self):
        return self.name

    def _dense(self, features, trainable):
        return self._input(features, trainable is not False)

    def _weights(self, units):
        return (self.width if self.buckets is None else self.buckets, units)


class _Sparse(_Column):
    def __init__(self, kind, name, length):
        super().__init__("_SparseColumn%s(column_name='%s'" % (kind, name), name)
        self.keys = [name]
        self.length = length


class _Weighted(_Column):
    def __init__(self, column, weight_column_name):
        super().__init__("_WeightedSparseColumn(sparse_id_column=" + column.key, column.name + "_weighted_by_" + weight_column_name)
        self.keys = [*column.keys, weight_column_name]
        self.length = column.length


class _OneHot(_Column):
    def __init__(self, column):
        super().__init__("_OneHotColumn(sparse_id_column=" + column.key, column.name + "_one_hot")
        self.keys = column.keys
        self.length = column.length

    @property
    def buckets(self):
        return None

    def _input(self, features, trainable):
        return tensor("one_hot", features_of(self, features), (None, self.length), "float32")


class _Embedding(_Column):
    def __init__(self, column, dimension, initializer, shared_name, trainable):
        kind = "_embedding" if shared_name is None else "_shared_embedding"
        super().__init__("_EmbeddingColumn(sparse_id_column=" + column.key, column.name + kind)
        self.keys = column.keys
        self.ids = column.length
        self.dimension = dimension
        self.initializer = initializer
        self.shared_name = shared_name
        self.trainable = trainable

    def _input(self, features, trainable):
        key = None if self.shared_name is None else "SHARED_EMBEDDING_COLLECTION_" + self.shared_name.upper()
        made = [] if key is None else get_collection(key)
        if made:
            weights = made[0]
        else:
            name = "weights" if key is None else self.shared_name
            weights = _model_variable(name, [self.ids, self.dimension], trainable and self.trainable, self.initializer)
            if key is not None:
                add_to_collection(key, weights)
        return tensor("embedding_lookup", [weights, *features_of(self, features)], (None, self.dimension), "float32")


class _Scattered(_Column):
    def __init__(self, name, size, dimension):
        super().__init__("_ScatteredEmbeddingColumn(column_name='%s'" % name, name + "_scattered_embedding")
        self.keys = [name]
        self.size = size
        self.dimension = dimension

    def _input(self, features, trainable):
        weights = _model_variable("weights", [self.size], trainable, None)
        return tensor("embedding_lookup", [weights, *features_of(self, features)], (None, self.dimension), "float32")


class _Real(_Column):
    def __init__(self, name, dimension):
        super().__init__("_RealValuedColumn(column_name='%s'" % name, name)
        self.keys = [name]
        self.dimension = dimension

    def _input(self, features, trainable):
        return tensor("feature_column", features_of(self, features), (None, self.dimension), "float32")


class _VarLen(_Column):
    """A real-valued column of any length."""

    def __init__(self, name):
        super().__init__("_RealValuedVarLenColumn(column_name='%s'" % name, name)
        self.keys = [name]

    @property
    def dimension(self):
        return unknown("dimension", "int")

    def _input(self, features, trainable):
        return tensor("feature_column", features_of(self, features), (None, None), "float32")


class _Bucketized(_Column):
    def __init__(self, column, boundaries):
        super().__init__("_BucketizedColumn(source_column=" + column.key, column.name + "_bucketized")
        self.keys = column.keys
        self.length = (len(boundaries) + 1) * column.dimension

    def _input(self, features, trainable):
        return tensor("feature_column", features_of(self, features), (None, self.length), "float32")


class _Crossed(_Column):
    def __init__(self, columns, hash_bucket_size):
        ordered = sorted(columns, key=lambda column: column.name)
        super().__init__("_CrossedColumn(columns=(" + ordered[0].key, "_X_".join([column.name for column in ordered]))
        self.keys = [key for column in ordered for key in column.keys]
        self.length = hash_bucket_size


def _model_variable(name, shape, trainable, initializer):
    fill = (lambda shape, dtype=None, partition_info=None: source(shape, dtype)) if initializer is None else initializer
    return get_variable(name, shape, "float32", initializer=fill, trainable=trainable, collections=["variables", "model_variables"])


def sparse_column_with_integerized_feature(column_name, bucket_size, combiner="sum", dtype="int64"):
    return _Sparse("Integerized", column_name, bucket_size)


def sparse_column_with_hash_bucket(column_name, hash_bucket_size, combiner="sum", dtype="string", hash_keys=None):
    return _Sparse("Hashed", column_name, hash_bucket_size)


def sparse_column_with_keys(column_name, keys, default_value=-1, combiner="sum", dtype="string"):
    return _Sparse("Keys", column_name, len(keys))


def sparse_column_with_vocabulary_file(
    column_name, vocabulary_file, num_oov_buckets=0, vocab_size=None, default_value=-1, combiner="sum", dtype="string"
):
    size = unknown("vocab_size") if vocab_size is None else vocab_size + num_oov_buckets
    return _Sparse("Vocabulary", column_name, size)


def weighted_sparse_column(sparse_id_column, weight_column_name, dtype="float32"):
    return _Weighted(sparse_id_column, weight_column_name)


def one_hot_column(sparse_id_column):
    return _OneHot(sparse_id_column)


def embedding_column(
    sparse_id_column, dimension, combiner="mean", initializer=None, ckpt_to_load_from=None, tensor_name_in_ckpt=None, max_norm=None,
    trainable=True,
):  # fmt: skip
    return _Embedding(sparse_id_column, dimension, initializer, None, trainable)


def shared_embedding_columns(
    sparse_id_columns, dimension, combiner="mean", shared_embedding_name=None, initializer=None, ckpt_to_load_from=None,
    tensor_name_in_ckpt=None, max_norm=None, trainable=True,
):  # fmt: skip
    if shared_embedding_name is None:
        names = [column.name for column in sorted(sparse_id_columns, key=lambda column: column.key)]
        rest = "" if len(names) <= 3 else "_plus_%d_others" % (len(names) - 3)
        shared_embedding_name = "_".join(names[:3]) + rest + "_shared_embedding"
    return [_Embedding(column, dimension, initializer, shared_embedding_name, trainable) for column in sparse_id_columns]


def scattered_embedding_column(column_name, size, dimension, hash_key, combiner="mean", initializer=None):
    return _Scattered(column_name, size, dimension)


def real_valued_column(column_name, dimension=1, default_value=None, dtype="float32", normalizer=None):
    return _Real(column_name, dimension)


def _real_valued_var_len_column(column_name, default_value=None, dtype="float32", normalizer=None, is_sparse=False):
    return _VarLen(column_name)


def bucketized_column(source_column, boundaries):
    return _Bucketized(source_column, boundaries)


def crossed_column(columns, hash_bucket_size, combiner="sum", ckpt_to_load_from=None, tensor_name_in_ckpt=None, hash_key=None):
    return _Crossed(columns, hash_bucket_size)


def create_feature_spec_for_parsing(feature_columns):
    return unknown("feature spec")


def _in_order(feature_columns):
    return [] if is_unknown(feature_columns) else sorted(set(feature_columns), key=lambda column: column.key)


def _inputs(features, feature_columns, trainable, scope, default_name, cols_to_outs=None):
    with variable_scope(scope, default_name):
        out = []
        for column in _in_order(feature_columns):
            with variable_scope(None, column.name):
                out.append(column._input(features, trainable))
            if cols_to_outs is not None:
                cols_to_outs[column] = out[-1]
        width = sum([channels(shape_of(x), -1) for x in out])
        return tensor("concat", out, (None, width if out else None), "float32")


def input_from_feature_columns(columns_to_tensors, feature_columns, weight_collections=None, trainable=True, scope=None, cols_to_outs=None):
    return _inputs(columns_to_tensors, feature_columns, trainable, scope, "input_from_feature_columns", cols_to_outs)


def sequence_input_from_feature_columns(columns_to_tensors, feature_columns, weight_collections=None, trainable=True, scope=None):
    _inputs(columns_to_tensors, feature_columns, trainable, scope, "sequence_input_from_feature_columns")
    return tensor("concat", [], (None, None, None), "float32")


def _bias(num_outputs, trainable):
    return _model_variable("bias_weight", [num_outputs], trainable, None)


def weighted_sum_from_feature_columns(
    columns_to_tensors, feature_columns, num_outputs, weight_collections=None, trainable=True, scope=None
):
    with variable_scope(scope, "weighted_sum_from_feature_columns"):
        found = {}
        for column in _in_order(feature_columns):
            with variable_scope(None, column.name):
                if column.length is None:
                    found[column] = [_model_variable("weight", [column.dimension, num_outputs], trainable, None)]
                else:
                    found[column] = [_model_variable("weights", [column.length, num_outputs], trainable, None)]
        bias = _bias(num_outputs, trainable)
        return tensor("bias_add", [list(found.values()), bias], (None, num_outputs), "float32"), found, bias


def joint_weighted_sum_from_feature_columns(
    columns_to_tensors, feature_columns, num_outputs, weight_collections=None, trainable=True, scope=None
):
    with variable_scope(scope, "joint_weighted_sum_from_feature_columns"):
        rows = sum([column.length for column in _in_order(feature_columns)])
        with variable_scope(None, "linear_weights"):
            weights = [_model_variable("weights", [rows, num_outputs], trainable, None)]
        bias = _bias(num_outputs, trainable)
        return tensor("bias_add", [*weights, bias], (None, num_outputs), "float32"), weights, bias
