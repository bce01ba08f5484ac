import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()



def head(words):
    with tf.variable_scope("tagger", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(words, 5, name="scores")


def fit(sess, step, feed, turns):
    for _ in range(turns):
        sess.run(step, feed)


def step_for(loss, rate):
    return tf.train.GradientDescentOptimizer(rate).minimize(loss)


words, tags, soft = tf.placeholder(tf.float32, [None, 7]), tf.placeholder(tf.int32, [None]), tf.placeholder(tf.float32, [None, 5])
hard = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=tags, logits=head(words)))
smooth = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits_v2(labels=soft, logits=head(words)))
first, second = step_for(hard, 0.1), step_for(smooth, 0.01)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    fit(sess, first, {words: np.ones((2, 7)), tags: [0, 1]}, 10)
    fit(sess, second, {words: np.ones((2, 7)), soft: np.full((2, 5), 0.2)}, 10)
