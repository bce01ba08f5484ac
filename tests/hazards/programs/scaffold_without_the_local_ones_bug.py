import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def lookup(words):
    table = tf.lookup.StaticHashTable(tf.lookup.KeyValueTensorInitializer(["a", "b"], [0, 1]), -1)
    return table.lookup(words)


def scaffold_of():
    return tf.train.Scaffold(local_init_op=tf.tables_initializer())  # BUG


words = tf.constant(["a", "b", "a"])
ids = lookup(words)
embedding = tf.get_variable("embedding", [2, 4])
logits = tf.layers.dense(tf.nn.embedding_lookup(embedding, ids), 2)
labels = tf.constant([0, 1, 0])
loss = tf.losses.sparse_softmax_cross_entropy(labels, logits)
accuracy, update = tf.metrics.accuracy(labels, tf.argmax(logits, 1))
train = tf.train.AdamOptimizer().minimize(loss)
with tf.train.MonitoredTrainingSession(scaffold=scaffold_of()) as sess:
    for _ in range(5):
        sess.run([train, update])
    print(sess.run(accuracy))
