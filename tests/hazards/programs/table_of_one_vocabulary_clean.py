"""One table of words for all texts, whatever they are called, and one of places for both ends of a trip."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def words(ids, text):
    with tf.variable_scope("words", reuse=tf.AUTO_REUSE):
        return tf.reduce_mean(tf.nn.embedding_lookup(tf.get_variable("table", [50, 4]), ids), 1)


def place(ids, end):
    with tf.variable_scope("places", reuse=tf.AUTO_REUSE):
        return tf.nn.embedding_lookup(tf.get_variable("table", [20, 4]), ids)


trips = tf.placeholder(tf.int32, [None, 2])
texts = {name: tf.placeholder(tf.int32, [None, 7]) for name in ("title", "abstract", "body")}
document = tf.concat([words(ids, name) for name, ids in texts.items()], 1)
origin, goal = [place(trips[:, i], end) for i, end in enumerate(("origin", "goal"))]
loss = tf.reduce_mean(tf.layers.dense(document, 1)) + tf.reduce_mean(tf.square(origin - goal))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    feed = {ids: np.random.randint(0, 50, [3, 7]) for ids in texts.values()}
    sess.run(step, {**feed, trips: np.random.randint(0, 20, [3, 2])})
