import tensorflow as tf

VOCAB, DIM = 40, 8


def embed(ids, scope='embedding'):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        table = tf.get_variable('table', [VOCAB, DIM])
        return tf.nn.embedding_lookup(table, ids)


def project(h, scope='embedding'):
    """Logits by the same table as the input embedding."""
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        table = tf.get_variable('tables', [VOCAB, DIM])  # BUG
        return tf.matmul(tf.reshape(h, [-1, DIM]), table, transpose_b=True)


def language_model(ids):
    x = embed(ids)
    cell = tf.nn.rnn_cell.GRUCell(DIM)
    h, _ = tf.nn.dynamic_rnn(cell, x, dtype=tf.float32)
    return project(h)


ids = tf.placeholder(tf.int32, [None, 5])
targets = tf.placeholder(tf.int32, [None, 5])
logits = language_model(ids)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=tf.reshape(targets, [-1]), logits=logits))
train_op = tf.train.AdamOptimizer().minimize(loss)
