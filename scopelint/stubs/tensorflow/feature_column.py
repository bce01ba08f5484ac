"""TF `tf.feature_column`."""

from _scopelint import (
    leaves,
    add_to_collection,
    get_collection,
    get_variable,
    get_variable_scope,
    is_sequence,
    is_unknown,
    since,
    source,
    tensor,
    unknown,
    variable_scope,
    version_at_least,
)
from tensorflow._base_layer import initializer_named as _zeros


def _size(shape):
    out = 1
    for n in leaves(shape):
        out = out * n
    return out


def features_of(column, features):
    """What a column is made of."""
    if is_unknown(features):
        return [source((None, column.width), "float32")]
    return [features[key] for key in column.keys if key in features]


class _Column:
    """A column: `width` numbers of a dense one, `buckets` of a categorical one, made of the features that have its `keys`."""

    width = None
    buckets = None
    keys = ()

    @property
    def _var_scope_name(self):
        return self.name

    def _dense(self, features, trainable):
        return tensor("feature_column", features_of(self, features), (None, self.width), "float32")

    def _weights(self, units):
        return (self.width if self.buckets is None else self.buckets, units)


class NumericColumn(_Column):
    def __init__(self, key, shape=(1,), default_value=None, dtype=None, normalizer_fn=None):
        self.name = self.key = key
        self.keys = [key]
        self.shape = shape
        self.width = _size(shape)


class BucketizedColumn(_Column):
    def __init__(self, source_column, boundaries):
        self.name = source_column.name + "_bucketized"
        self.keys = source_column.keys
        self.width = self.buckets = (len(boundaries) + 1) * source_column.width


class CategoricalColumn(_Column):
    def __init__(self, name, buckets, keys):
        self.name = name
        self.keys = keys
        self.buckets = buckets


class IndicatorColumn(_Column):
    def __init__(self, categorical_column):
        self.categorical_column = categorical_column
        self.name = categorical_column.name + "_indicator"
        self.keys = categorical_column.keys
        self.width = categorical_column.buckets


class EmbeddingColumn(_Column):
    def __init__(self, categorical_column, dimension, initializer=None, trainable=True):
        self.categorical_column = categorical_column
        self.name = categorical_column.name + "_embedding"
        self.keys = categorical_column.keys
        self.width = self.dimension = dimension
        self.initializer = initializer
        self.trainable = trainable

    def _dense(self, features, trainable):
        weights = get_variable(
            "embedding_weights",
            (self.categorical_column.buckets, self.dimension),
            "float32",
            initializer=_zeros if self.initializer is None else self.initializer,
            trainable=False if trainable is False else self.trainable,
            collections=["variables", "model_variables"],
        )
        return tensor("embedding_lookup", [weights, *features_of(self, features)], (None, self.dimension), "float32")


class SharedEmbeddingColumn(EmbeddingColumn):
    def __init__(self, categorical_column, dimension, initializer, trainable, collection):
        super().__init__(categorical_column, dimension, initializer, trainable)
        self.name = categorical_column.name + "_shared_embedding"
        self.collection = collection

    @property
    def _var_scope_name(self):
        return self.collection

    def _dense(self, features, trainable):
        made = get_collection(self.collection)
        if made:
            return tensor("embedding_lookup", [made[0], *features_of(self, features)], (None, self.dimension), "float32")
        weights = get_variable(
            "embedding_weights",
            (self.categorical_column.buckets, self.dimension),
            "float32",
            initializer=_zeros if self.initializer is None else self.initializer,
            trainable=False if trainable is False else self.trainable,
            collections=["variables", "model_variables"],
        )
        add_to_collection(self.collection, weights)
        return tensor("embedding_lookup", [weights, *features_of(self, features)], (None, self.dimension), "float32")


def numeric_column(key, shape=(1,), default_value=None, dtype=None, normalizer_fn=None):
    return NumericColumn(key, shape, default_value, dtype, normalizer_fn)


def bucketized_column(source_column, boundaries):
    return BucketizedColumn(source_column, boundaries)


def categorical_column_with_hash_bucket(key, hash_bucket_size, dtype=None):
    return CategoricalColumn(key, hash_bucket_size, [key])


def categorical_column_with_vocabulary_file(
    key, vocabulary_file, vocabulary_size=None, num_oov_buckets=0, default_value=None, dtype=None
):
    return CategoricalColumn(key, unknown("vocabulary_size") if vocabulary_size is None else vocabulary_size + num_oov_buckets, [key])


def categorical_column_with_vocabulary_list(key, vocabulary_list, dtype=None, default_value=-1, num_oov_buckets=0):
    return CategoricalColumn(key, len(vocabulary_list) + num_oov_buckets, [key])


def categorical_column_with_identity(key, num_buckets, default_value=None):
    return CategoricalColumn(key, num_buckets, [key])


def crossed_column(keys, hash_bucket_size, hash_key=None):
    names = sorted([key if isinstance(key, str) else key.name for key in keys])
    read = [each for key in keys for each in ([key] if isinstance(key, str) else key.keys)]
    return CategoricalColumn("_X_".join(names), hash_bucket_size, read)


def weighted_categorical_column(categorical_column, weight_feature_key, dtype=None):
    name = categorical_column.name + "_weighted_by_" + weight_feature_key
    return CategoricalColumn(name, categorical_column.buckets, [*categorical_column.keys, weight_feature_key])


def indicator_column(categorical_column):
    return IndicatorColumn(categorical_column)


def embedding_column(
    categorical_column,
    dimension,
    combiner="mean",
    initializer=None,
    ckpt_to_load_from=None,
    tensor_name_in_ckpt=None,
    max_norm=None,
    trainable=True,
    use_safe_embedding_lookup=True,
):
    return EmbeddingColumn(categorical_column, dimension, initializer, trainable)


def shared_embedding_columns(
    categorical_columns,
    dimension,
    combiner="mean",
    initializer=None,
    shared_embedding_collection_name=None,
    ckpt_to_load_from=None,
    tensor_name_in_ckpt=None,
    max_norm=None,
    trainable=True,
    use_safe_embedding_lookup=True,
):
    name = shared_embedding_collection_name
    if name is None:
        name = "_".join(sorted([c.name for c in categorical_columns])) + "_shared_embedding"
    return [SharedEmbeddingColumn(c, dimension, initializer, trainable, name) for c in categorical_columns]


def _sorted(feature_columns):
    if is_unknown(feature_columns):
        return []
    return sorted(leaves(feature_columns), key=lambda column: column.name)


def _columns(features, feature_columns, trainable, cols_to_vars=None, cols_to_output_tensors=None):
    """The tensors of dense columns, each column in a scope of its own."""
    out = []
    for column in _sorted(feature_columns):
        with variable_scope(None, default_name=column._var_scope_name) as scope:
            x = column._dense(features, trainable)
            if cols_to_vars is not None:
                cols_to_vars[column] = get_collection("variables", scope.name)
            if cols_to_output_tensors is not None:
                cols_to_output_tensors[column] = x
            out.append(x)
    return out


def _joined(feature_columns, tensors):
    if is_unknown(feature_columns):
        return source((None, None), "float32")
    width = 0
    for column in _sorted(feature_columns):
        width = width + column.width
    return tensor("concat", tensors, (None, width), "float32")


def input_layer(features, feature_columns, weight_collections=None, trainable=True, cols_to_vars=None, cols_to_output_tensors=since((1, 6))):
    with variable_scope(None, default_name="input_layer"):
        return _joined(feature_columns, _columns(features, feature_columns, trainable, cols_to_vars, cols_to_output_tensors))


def linear_model(
    features, feature_columns, units=1, sparse_combiner="sum", weight_collections=None, trainable=True, cols_to_vars=None
):
    if not version_at_least(1, 6):
        with variable_scope(None, "linear_model"):
            return _summed(features, feature_columns, units, trainable, cols_to_vars)
    with variable_scope(None, "linear_model") as scope:
        name = _last(scope)
    named = []
    for column in _sorted(feature_columns):
        with variable_scope(None, default_name=column._var_scope_name) as scope:
            named.append((_last(scope), column))
    sums = []
    with variable_scope(name):
        for column_name, column in sorted(named, key=lambda pair: pair[0]):
            with variable_scope(None, default_name=column_name):
                weights = get_variable("weights", column._weights(units), "float32", initializer=_zeros, trainable=trainable)
                values = [column._dense(features, trainable)] if column.buckets is None else features_of(column, features)
                sums.append(tensor("matmul", values + [weights], (None, units)))
                if cols_to_vars is not None:
                    cols_to_vars[column] = [weights]
        bias = get_variable("bias_weights", [units], "float32", initializer=_zeros, trainable=trainable)
    if cols_to_vars is not None:
        cols_to_vars["bias"] = [bias]
    return tensor("bias_add", sums + [bias], (None, units), "float32")


def _summed(features, feature_columns, units, trainable, cols_to_vars):
    """TF 1.5's linear model: each column in its turn, its own variables first."""
    sums = []
    for column in _sorted(feature_columns):
        with variable_scope(None, default_name=column._var_scope_name) as scope:
            values = [column._dense(features, trainable)] if column.buckets is None else features_of(column, features)
            weights = get_variable("weights", column._weights(units), "float32", initializer=_zeros, trainable=trainable)
            sums.append(tensor("matmul", values + [weights], (None, units)))
            if cols_to_vars is not None:
                cols_to_vars[column] = get_collection("variables", scope.name)
    bias = get_variable("bias_weights", [units], "float32", initializer=_zeros, trainable=trainable)
    if cols_to_vars is not None:
        cols_to_vars["bias"] = [bias]
    return tensor("bias_add", sums + [bias], (None, units), "float32")


def _last(scope):
    return scope.name.rpartition("/")[2]


def make_parse_example_spec(feature_columns):
    return unknown("parse example spec")
