# tf: 1.5 1.15
import tensorflow as tf

seq2seq = tf.contrib.seq2seq
rc = tf.contrib.rnn
BATCH, DIM, VOCAB = 3, 8, 20
memory = tf.placeholder(tf.float32, [BATCH, 5, 6])
lengths = tf.placeholder(tf.int32, [BATCH])
targets = tf.placeholder(tf.float32, [BATCH, 7, 4])
table = tf.get_variable("table", [VOCAB, 4])


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


def decode(helper, reuse=None, scope=None):
    with tf.variable_scope("decode", reuse=reuse):
        cell = seq2seq.AttentionWrapper(rc.BasicLSTMCell(DIM), seq2seq.BahdanauAttention(DIM, memory), attention_layer_size=DIM)
        decoder = seq2seq.BasicDecoder(cell, helper, cell.zero_state(BATCH, tf.float32), tf.layers.Dense(VOCAB, use_bias=False))
        return seq2seq.dynamic_decode(decoder, maximum_iterations=4, scope=scope)


decode(seq2seq.TrainingHelper(targets, lengths))
decode(seq2seq.SampleEmbeddingHelper(table, tf.fill([BATCH], 1), 2), reuse=True)
decode(seq2seq.TrainingHelper(targets, lengths), reuse=tf.AUTO_REUSE)
attempt(lambda: decode(seq2seq.TrainingHelper(targets, lengths)))
attempt(lambda: decode(seq2seq.TrainingHelper(targets, lengths), scope="mine", reuse=True))
decode(seq2seq.TrainingHelper(targets, lengths))
