"""A tagger is validated with its averaged weights after each epoch, and goes on learning from them: nothing leads back."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tagger(words):
    table = tf.get_variable("table", [50, 8])
    states = tf.tanh(tf.layers.dense(tf.nn.embedding_lookup(table, words), 16, name="states"))
    return tf.layers.dense(states, 5, name="tags")


words = tf.placeholder(tf.int32, [None, 7])
tags = tf.placeholder(tf.int32, [None, 7])
scores = tagger(words)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=tags, logits=scores))
right = tf.reduce_mean(tf.to_float(tf.equal(tf.argmax(scores, 2, output_type=tf.int32), tags)))

learned = tf.trainable_variables()
smooth = tf.train.ExponentialMovingAverage(0.999)
with tf.control_dependencies([tf.train.AdamOptimizer(1e-3).minimize(loss)]):
    step = smooth.apply(learned)

to_average = tf.group(*[v.assign(smooth.average(v)) for v in learned])  # BUG

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(5):
        for _ in range(20):
            sess.run(step, {words: np.random.randint(0, 50, (4, 7)), tags: np.random.randint(0, 5, (4, 7))})
        sess.run(to_average)  # BUG
        print(epoch, sess.run(right, {words: np.random.randint(0, 50, (9, 7)), tags: np.random.randint(0, 5, (9, 7))}))
