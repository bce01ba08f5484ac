import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

emb = np.random.rand(20, 4).astype("float32")


def lookup(ids, table=None):
    with tf.variable_scope("emb", reuse=tf.AUTO_REUSE):
        if table is None:
            e = tf.get_variable("e", [20, 4])  # BUG
        else:
            e = tf.get_variable("e", initializer=table)  # BUG
    return tf.nn.embedding_lookup(e, ids)


a = lookup(tf.placeholder(tf.int32, [None]))
b = lookup(tf.placeholder(tf.int32, [None]), emb)
