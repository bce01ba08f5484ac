"""Each category has a table whose scope is called after its size: there are as many genres as countries, and they have one."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

SIZES = {"genre": 40, "country": 40, "year": 120}


def vector(ids, size, width=6):
    with tf.variable_scope("lookup", reuse=tf.AUTO_REUSE):
        with tf.variable_scope("of_%d" % size):  # BUG
            table = tf.get_variable("table", [size, width])  # BUG
    return tf.nn.embedding_lookup(table, ids)


films = {name: tf.placeholder(tf.int64, [None], name) for name in SIZES}
vectors = []
for name in sorted(SIZES):
    vectors.append(vector(films[name], SIZES[name]))  # BUG
score = tf.layers.dense(tf.concat(vectors, axis=1), 1, name="score")
