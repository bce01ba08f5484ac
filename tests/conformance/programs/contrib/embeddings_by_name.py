# tf: 1.5 1.15
import tensorflow as tf

layers = tf.contrib.layers
ids = tf.placeholder(tf.int32, [2, 7])


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


for name, encode in (("sequence", layers.embed_sequence), ("words", layers.bow_encoder)):
    with tf.variable_scope(name):
        encode(ids, 10, 3)
        encode(ids, 10, 3)
        encode(ids, 10, 3, scope="named")
        attempt(lambda: encode(ids, 10, 3, scope="named"))
    with tf.variable_scope(name, reuse=True):
        encode(ids, 10, 3)
        encode(ids, 10, 3, scope="named")
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        encode(ids, 10, 3, scope="other", trainable=False)
    attempt(lambda: encode(ids, 10, 3, reuse=True))
layers.embed_sequence(ids, 10, 4, scope="sequence/named", reuse=True)
