"""One encoder for all languages."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def encode(ids):
    with tf.variable_scope("encoder", reuse=tf.AUTO_REUSE):
        table = tf.get_variable("table", [500, 16])
        return tf.layers.dense(tf.reduce_mean(tf.nn.embedding_lookup(table, ids), 1), 8, name="fc")


codes = {}
for language in ["en", "de", "fr"]:
    ids = tf.placeholder(tf.int32, [None, 10])
    codes[language] = encode(ids)
similarity = tf.reduce_sum(codes["en"] * codes["de"], 1) + tf.reduce_sum(codes["en"] * codes["fr"], 1)
