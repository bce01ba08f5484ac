import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

words = tf.placeholder(tf.int32, [None, 5])
table = tf.get_variable("table", [20, 6])
out, _ = tf.nn.dynamic_rnn(tf.nn.rnn_cell.GRUCell(6), tf.nn.embedding_lookup(table, words), dtype=tf.float32)
weights = tf.get_variable("weights", initializer=tf.transpose(table.initialized_value()))  # BUG
logits = tf.matmul(tf.reshape(out, [-1, 6]), weights)
labels = tf.reshape(words, [-1])
step = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=labels, logits=logits)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(5):
        sess.run(step, {words: np.ones((2, 5))})
