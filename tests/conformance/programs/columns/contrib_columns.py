# tf: 1.5 1.15
import tensorflow as tf

layers = tf.contrib.layers
words = layers.sparse_column_with_hash_bucket("words", 10)
kinds = layers.sparse_column_with_keys("kinds", ["a", "b", "c"])
numbers = layers.sparse_column_with_integerized_feature("numbers", 7)
price = layers.real_valued_column("price")
pair = layers.real_valued_column("pair", dimension=2)
buckets = layers.bucketized_column(price, [1.0, 2.0])
crossed = layers.crossed_column([words, kinds], 20)
sparse = tf.SparseTensor([[0, 0], [1, 0]], ["x", "y"], [2, 1])
features = {
    "words": sparse,
    "kinds": sparse,
    "numbers": tf.SparseTensor([[0, 0], [1, 0]], tf.constant([1, 2], tf.int64), [2, 1]),
    "price": tf.zeros([2, 1]),
    "pair": tf.zeros([2, 2]),
}
deep = [layers.embedding_column(words, 3), layers.one_hot_column(kinds), price, pair, buckets, layers.embedding_column(crossed, 2)]
wide = [words, kinds, numbers, price, pair, buckets, crossed]


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


CALLS = [
    ("input", lambda **k: layers.input_from_feature_columns(features, deep, **k)),
    ("shared", lambda **k: layers.input_from_feature_columns(features, layers.shared_embedding_columns([words, kinds], 3), **k)),
    ("sum", lambda **k: layers.weighted_sum_from_feature_columns(features, wide, 2, **k)[0]),
    ("joint", lambda **k: layers.joint_weighted_sum_from_feature_columns(features, [words, kinds, numbers], 2, **k)[0]),
]
for name, call in CALLS[:1] + CALLS[2:]:
    with tf.variable_scope(name):
        out = call()
        tf.get_variable("shape", [out.shape.as_list()[1]])
        call()
        call(scope="named")
        attempt(lambda: call(scope="named"))
    with tf.variable_scope(name, reuse=True):
        call()
        call(scope="named")
        attempt(lambda: call(scope="new"))
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        call()
        call(scope="other", trainable=False)
