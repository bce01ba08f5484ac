# tf: 1.5 1.15
import tensorflow as tf

seq2seq = tf.contrib.seq2seq
rc = tf.contrib.rnn
BATCH, DIM, VOCAB = 3, 8, 20
memory = tf.placeholder(tf.float32, [BATCH, 5, 6])
lengths = tf.placeholder(tf.int32, [BATCH])
targets = tf.placeholder(tf.float32, [BATCH, 7, 4])
table = tf.get_variable("table", [VOCAB, 4])


def embed(ids):
    with tf.variable_scope("embed", reuse=tf.AUTO_REUSE):
        return tf.nn.embedding_lookup(tf.get_variable("words", [VOCAB, 4]), ids)


def decode(helper, **options):
    cell = rc.GRUCell(DIM)
    decoder = seq2seq.BasicDecoder(cell, helper, cell.zero_state(BATCH, tf.float32), **options)
    return seq2seq.dynamic_decode(decoder, maximum_iterations=4)


decode(seq2seq.GreedyEmbeddingHelper(embed, tf.fill([BATCH], 1), 2), output_layer=tf.layers.Dense(VOCAB))
decode(seq2seq.ScheduledEmbeddingTrainingHelper(targets, lengths, embed, 0.5), output_layer=tf.layers.Dense(VOCAB))
decode(seq2seq.ScheduledOutputTrainingHelper(targets, lengths, 0.5, next_inputs_fn=tf.layers.Dense(4, name="feed")))
custom = seq2seq.CustomHelper(
    initialize_fn=lambda: (tf.fill([BATCH], False), tf.zeros([BATCH, 4])),
    sample_fn=lambda time, outputs, state: tf.argmax(tf.layers.dense(outputs, VOCAB, name="pick"), 1, output_type=tf.int32),
    next_inputs_fn=lambda time, outputs, state, sample_ids: (tf.fill([BATCH], True), embed(sample_ids), state),
)
decode(custom)
