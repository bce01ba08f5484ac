import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
hidden = tf.layers.Dense(6, name="hidden")
out = tf.layers.Dense(2, name="out")
logits = out(hidden(x))
penalty = tf.nn.l2_loss(hidden.kernel) + tf.nn.l2_loss(out.kernel) + 0.0 * tf.reduce_sum(out.bias)
early = tf.layers.Dense(4, name="early")
early.build(tf.TensorShape([None, 6]))
logits += tf.reduce_sum(tf.matmul(hidden(x), early.kernel), 1, keepdims=True)
table = tf.keras.layers.Embedding(10, 4)
tokens = tf.placeholder(tf.int32, [None, 3])
logits += tf.reduce_mean(table(tokens), [1, 2])[:, None] + tf.reduce_sum(table.embeddings)
cell = tf.nn.rnn_cell.GRUCell(5)
outputs, _ = tf.nn.dynamic_rnn(cell, table(tokens), dtype=tf.float32)
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(logits) + tf.reduce_mean(outputs) + penalty)
