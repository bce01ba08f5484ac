"""A layer made in a function that TensorFlow compiles."""
import tensorflow as tf


@tf.function
def embed(x):
    table = tf.Variable(tf.random.normal([10, 4]))  # BUG
    return tf.nn.embedding_lookup(table, x)


embed(tf.constant([1, 2]))  # BUG
