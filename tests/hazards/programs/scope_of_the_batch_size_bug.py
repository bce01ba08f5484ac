"""The scope is called after the size of the batch, so that AUTO_REUSE finds nothing for single examples."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def classify(x, batch):
    with tf.variable_scope("net_{}".format(batch), reuse=tf.AUTO_REUSE):  # BUG
        h = tf.layers.dense(x, 16, activation=tf.nn.relu, name="hidden")
        return tf.layers.dense(h, 3, name="out")


many, one = tf.placeholder(tf.float32, [32, 8]), tf.placeholder(tf.float32, [1, 8])
y = tf.placeholder(tf.float32, [32, 3])
train = tf.train.AdamOptimizer().minimize(tf.losses.mean_squared_error(y, classify(many, 32)))
answer = classify(one, 1)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(10):
        session.run(train, {many: np.ones([32, 8]), y: np.ones([32, 3])})
    print(session.run(answer, {one: np.ones([1, 8])}))
