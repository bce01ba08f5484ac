"""What has learned to guess the next step gets a part on top that tells kinds apart, and everything is initialized for it."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = tf.placeholder(tf.float32, [None, 6], "rows")
following = tf.placeholder(tf.float32, [None, 6], "following")
kinds = tf.placeholder(tf.int64, [None], "kinds")
with tf.variable_scope("body"):
    features = tf.layers.dense(rows, 5, tf.nn.relu, name="features")
with tf.variable_scope("ahead"):
    guessed = tf.layers.dense(features, 6, name="guess")
first = tf.train.AdamOptimizer(0.01).minimize(tf.losses.mean_squared_error(following, guessed))

session = tf.Session()
session.run(tf.global_variables_initializer())
for _ in range(3):
    session.run(first, {rows: np.random.rand(4, 6), following: np.random.rand(4, 6)})

with tf.variable_scope("kinds"):
    scores = tf.layers.dense(features, 3, name="scores")
loss = tf.losses.sparse_softmax_cross_entropy(kinds, scores)
second = tf.train.AdamOptimizer(0.001).minimize(loss)
session.run(tf.global_variables_initializer())  # BUG TVS507
for _ in range(3):
    print(session.run([loss, second], {rows: np.random.rand(4, 6), kinds: [0, 1, 2, 0]})[0])
