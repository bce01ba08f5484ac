"""A table for each category; one for a film and the film before it; and positions in texts of as many words, which are one's."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

SIZES = {"genre": 40, "country": 40, "year": 120}


def vector(ids, name, size, width=6):
    with tf.variable_scope("lookup", reuse=tf.AUTO_REUSE):
        table = tf.get_variable("%s_%d" % (name, size), [size, width])
    return tf.nn.embedding_lookup(table, ids)


def of_films(ids, size):
    with tf.variable_scope("films", reuse=tf.AUTO_REUSE):
        table = tf.get_variable("films_%d" % size, [size, 6])
    return tf.nn.embedding_lookup(table, ids)


def positions(words, length):
    with tf.variable_scope("positions", reuse=tf.AUTO_REUSE):
        table = tf.get_variable("first_%d" % length, [length, 6])
    return tf.nn.embedding_lookup(table, tf.ones_like(words) * tf.range(length))


films = {name: tf.placeholder(tf.int32, [None], name) for name in SIZES}
vectors = [vector(films[name], name, SIZES[name]) for name in sorted(SIZES)]
vectors += [of_films(tf.placeholder(tf.int32, [None], name), size) for name, size in (("film", 900), ("last_film", 900), ("studio", 50))]
texts = [(tf.placeholder(tf.int32, [None, length], name), length) for name, length in (("title", 8), ("plot", 60), ("review", 60))]
vectors += [tf.reduce_mean(positions(words, length), axis=1) for words, length in texts]
score = tf.layers.dense(tf.concat(vectors, axis=1), 1, name="score")
