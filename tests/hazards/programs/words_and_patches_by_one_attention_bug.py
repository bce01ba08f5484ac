"""The words of a caption look at each other, and then at the patches of the picture: by one scope, as the default says."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def attend(asking, asked, width, scope="attend"):  # BUG
    with tf.variable_scope(scope):  # BUG
        query = tf.layers.dense(asking, width, name="query")
        key = tf.layers.dense(asked, width, name="key")
        value = tf.layers.dense(asked, width, name="value")
        return tf.matmul(tf.nn.softmax(tf.matmul(query, key, transpose_b=True) / width ** 0.5), value)


def caption(words, patches):
    with tf.variable_scope("caption", reuse=tf.AUTO_REUSE):  # BUG
        for i in range(2):
            with tf.variable_scope("block_%d" % i):
                words = tf.nn.l2_normalize(words + attend(words, words, 6), -1)  # BUG
                words = tf.nn.l2_normalize(words + attend(words, patches, 6), -1)  # BUG
        return tf.layers.dense(words, 11, name="next")


patches = tf.placeholder(tf.float32, [None, 9, 6])
said, tried = tf.placeholder(tf.float32, [None, 4, 6]), tf.placeholder(tf.float32, [None, 4, 6])
word = tf.placeholder(tf.int32, [None, 4])
cost = tf.losses.sparse_softmax_cross_entropy(word, caption(said, patches))
score = tf.reduce_max(caption(tried, patches), -1)
step = tf.train.AdamOptimizer().minimize(cost)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    feed = {patches: np.ones([2, 9, 6]), said: np.ones([2, 4, 6]), tried: np.ones([2, 4, 6]), word: np.ones([2, 4])}
    print(session.run([step, score], feed)[1])
