# tf: 1.15
import tensorflow as tf

layers = tf.contrib.layers
framework = tf.contrib.framework
x = tf.placeholder(tf.float32, [2, 8, 8, 4])


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


ids = tf.placeholder(tf.int32, [2, 7])
out = layers.embed_sequence(ids, 10, 3)
tf.get_variable("o", out.shape)
layers.embed_sequence(ids, 10, 3)
layers.embed_sequence(ids, 10, 3, scope="words")
layers.embed_sequence(ids, scope="words", reuse=True)
layers.embed_sequence(ids, 10, 3, scope="words", reuse=True)
attempt(lambda: layers.embed_sequence(ids, 10, 3, scope="words"))
attempt(lambda: layers.embed_sequence(ids, 10, 3, reuse=True))
out = layers.bow_encoder(ids, 10, 3)
tf.get_variable("p", out.shape)
layers.bow_encoder(ids, 10, 3, sparse_lookup=False)
layers.bow_encoder(ids, 10, 3, scope="bow_encoder", reuse=True)
layers.embed_sequence(ids, 10, 4, scope="words", reuse=True)
