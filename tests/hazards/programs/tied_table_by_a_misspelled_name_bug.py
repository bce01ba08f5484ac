"""One function gives the table for the letters that go in and for those that come out, and is told two spellings of its name."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

LETTERS, WIDTH = 30, 6


def table(name="letters"):
    with tf.variable_scope("alphabet", reuse=tf.AUTO_REUSE):
        return tf.get_variable(name, [LETTERS, WIDTH])


def embedded(ids):
    return tf.nn.embedding_lookup(table(name="letter_vectors"), ids)


def scores(h):
    return tf.matmul(h, table(name="letter_vector"), transpose_b=True)  # BUG TVS303


ids = tf.placeholder(tf.int32, [None, 5])
following = tf.placeholder(tf.int32, [None])
h = tf.layers.dense(tf.reduce_mean(embedded(ids), 1), WIDTH, tf.nn.relu)
loss = tf.losses.sparse_softmax_cross_entropy(following, scores(h))
step = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        sess.run(step, {ids: [[1, 2, 3, 4, 5]], following: [6]})
    print(len(tf.trainable_variables()))
