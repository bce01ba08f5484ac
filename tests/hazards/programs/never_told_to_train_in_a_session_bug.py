import numpy as np
import tensorflow as tf


def network(x):
    with tf.variable_scope("network"):
        h = tf.layers.dense(x, 32)
        h = tf.nn.relu(tf.layers.batch_normalization(h))  # BUG
        return tf.layers.dense(h, 2)


x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.int32, [None])
logits = network(x)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
step = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(1000):
        sess.run(step, {x: np.random.rand(16, 8), y: np.random.randint(2, size=16)})
    print(sess.run(logits, {x: np.random.rand(4, 8)}))
