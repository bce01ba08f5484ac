import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def model(words):
    """The words that come out have the vectors of those that go in."""
    with tf.variable_scope("words", reuse=tf.AUTO_REUSE):
        vectors = tf.get_variable("vectors", [9, 4])
        inner = tf.get_variable("inner", [9, 4])
    sentence = tf.reduce_mean(tf.nn.embedding_lookup(vectors, words), 1)
    hidden = tf.matmul(sentence, inner, transpose_b=True)
    with tf.variable_scope("words", reuse=tf.AUTO_REUSE):
        tied = tf.get_variable("vectors", [9, 4])
    return tf.matmul(tf.matmul(hidden, inner), tied, transpose_b=True)


def same():
    with tf.variable_scope("same", reuse=tf.AUTO_REUSE):
        one = tf.get_variable("one", [3])
        other = tf.get_variable("other", [2])
        again = tf.get_variable("one", [3])
        assert one is again
        return one + again, other


words = tf.placeholder(tf.int32, [None, 5])
logits = model(words)
both = same()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run([logits, both], {words: np.ones((1, 5))}))
