"""A reader runs over a story and a teller goes on from its state: two cells in one scope, with the same words, and a reader of titles beside."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

WORDS, WIDTH = 30, 16


def words(x):
    return tf.nn.embedding_lookup(tf.get_variable("words", [WORDS, WIDTH]), x)


def read(story):
    with tf.variable_scope("stories", reuse=tf.AUTO_REUSE):
        return tf.nn.dynamic_rnn(tf.nn.rnn_cell.GRUCell(WIDTH), words(story), dtype=tf.float32)[1]


def tell(state, word):
    with tf.variable_scope("stories", reuse=tf.AUTO_REUSE):
        hidden, state = tf.nn.rnn_cell.GRUCell(WIDTH)(words(word), state)
        return tf.layers.dense(hidden, WORDS, name="next"), state


def kind(title):
    with tf.variable_scope("stories", reuse=tf.AUTO_REUSE):
        cell = tf.nn.rnn_cell.GRUCell(WIDTH, name="titles")
        hidden, _ = cell(words(title), tf.zeros([tf.shape(title)[0], WIDTH]))
        return tf.layers.dense(hidden, 4, name="kind")


story, word = tf.placeholder(tf.int32, [None, 7]), tf.placeholder(tf.int32, [None])
following, _ = tell(read(story), word)
loss = tf.reduce_mean(following) + tf.reduce_mean(kind(word))
step = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run([loss, step], {story: [[1, 2, 3, 4, 5, 6, 7]], word: [3]})[0])
