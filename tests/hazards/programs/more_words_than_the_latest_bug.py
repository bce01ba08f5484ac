import os
import tempfile

import tensorflow as tf

FOLDER = tempfile.mkdtemp()
REVIEWS = ["good film", "bad film", "long film"]
TWEETS = ["good morning", "bad weather today"]


def words_of(*texts):
    return sorted({word for lines in texts for line in lines for word in line.split()})


def learn(lines, words):
    tf.reset_default_graph()
    ids = tf.placeholder(tf.int32, [None])
    table = tf.get_variable("table", [len(words), 4])
    score = tf.reduce_sum(tf.nn.embedding_lookup(table, ids))
    train = tf.train.AdamOptimizer().minimize(tf.square(score - 1.0))
    saver = tf.train.Saver()
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        path = tf.train.latest_checkpoint(FOLDER)
        if path is not None:
            saver.restore(sess, path)  # BUG
        for line in lines:
            sess.run(train, {ids: [words.index(word) for word in line.split()]})
        saver.save(sess, os.path.join(FOLDER, "words"))


learn(REVIEWS, words_of(REVIEWS))
learn(TWEETS, words_of(REVIEWS, TWEETS))
