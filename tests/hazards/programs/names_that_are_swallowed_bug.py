import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(ids, scope="tower", **kwargs):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        table = tf.get_variable("table", [100, 8])  # BUG
        h = tf.reduce_mean(tf.nn.embedding_lookup(table, ids), 1)
        return tf.layers.dense(h, 8, name="out")


users, items = tf.placeholder(tf.int32, [None, 5]), tf.placeholder(tf.int32, [None, 7])
affinity = tf.reduce_sum(tower(users, name="users") * tower(items, name="items"), 1)
clicked = tf.placeholder(tf.float32, [None])
loss = tf.losses.sigmoid_cross_entropy(clicked, affinity)
train = tf.train.AdamOptimizer().minimize(loss)
