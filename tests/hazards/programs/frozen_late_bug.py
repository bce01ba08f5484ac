"""The embedding is frozen by the second call, which is too late."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def lookup(ids, trainable):
    with tf.variable_scope("words", reuse=tf.AUTO_REUSE):
        table = tf.get_variable("table", [1000, 32], trainable=trainable)  # BUG
        return tf.nn.embedding_lookup(table, ids)


query = lookup(tf.placeholder(tf.int32, [None, 8]), True)
answer = lookup(tf.placeholder(tf.int32, [None, 8]), False)
loss = tf.reduce_mean((query - answer) ** 2)
train = tf.train.AdamOptimizer().minimize(loss)
