import numpy as np
import tensorflow as tf
from tensorflow.contrib import seq2seq

WORDS, SIZE = 40, 12


def looks_at(notes, lengths):
    cell = tf.nn.rnn_cell.LSTMCell(SIZE, name="lstm")
    luong = seq2seq.LuongAttention(SIZE, notes, lengths)  # BUG
    return seq2seq.AttentionWrapper(cell, luong, attention_layer_size=SIZE, name="looks")


def written(cell, helper, table, out, count, **more):
    decoder = seq2seq.BasicDecoder(cell, helper, cell.zero_state(count, tf.float32), output_layer=out)
    return seq2seq.dynamic_decode(decoder, **more)[0]


tune = tf.placeholder(tf.float32, [None, None, 5])
lengths = tf.placeholder(tf.int32, [None])
verse = tf.placeholder(tf.int32, [None, None])
sizes = tf.placeholder(tf.int32, [None])
count = tf.shape(lengths)[0]
with tf.variable_scope("listener"):
    notes, _ = tf.nn.dynamic_rnn(tf.nn.rnn_cell.GRUCell(SIZE), tune, lengths, dtype=tf.float32)
out = tf.layers.Dense(WORDS, use_bias=False, name="words")
with tf.variable_scope("poet", reuse=tf.AUTO_REUSE) as poet:
    table = tf.get_variable("table", [WORDS, SIZE])
    taught = seq2seq.TrainingHelper(tf.nn.embedding_lookup(table, verse), sizes)
    logits = written(looks_at(notes, lengths), taught, table, out, count, scope=poet).rnn_output
    alone = seq2seq.GreedyEmbeddingHelper(table, tf.fill([count], 1), 2)
    said = written(looks_at(notes, lengths), alone, table, out, count, scope=poet, maximum_iterations=9).sample_id  # BUG

loss = seq2seq.sequence_loss(logits, verse, tf.sequence_mask(sizes, dtype=tf.float32))
everything = tf.trainable_variables()
gradients = tf.gradients(loss, everything)
step = tf.train.AdamOptimizer().apply_gradients([(g, v) for g, v in zip(gradients, everything) if g is not None])
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    feed = {tune: np.random.rand(3, 6, 5), lengths: [6] * 3, verse: np.random.randint(3, WORDS, (3, 4)), sizes: [4] * 3}
    for _ in range(5):
        sess.run(step, feed)
    print(sess.run(said, {tune: np.random.rand(2, 6, 5), lengths: [6] * 2}))
