import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def hop(rank):
    with tf.variable_scope("web", reuse=tf.AUTO_REUSE):
        links = tf.exp(tf.get_variable("links", [5, 5]))
    links = links / tf.reduce_sum(links, axis=1, keepdims=True)
    return 0.85 * tf.matmul(rank, links) + 0.03


rank = tf.placeholder(tf.float32, [None, 5])
out = hop(hop(rank))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print(sess.run(out, {rank: np.full((1, 5), 0.2)}))
