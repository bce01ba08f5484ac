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



def build(beam=None, reuse=None):
    with tf.variable_scope("decoder_part", reuse=reuse):
        keys = memory if beam is None else seq2seq.tile_batch(memory, multiplier=beam)
        sizes = lengths if beam is None else seq2seq.tile_batch(lengths, multiplier=beam)
        cell = seq2seq.AttentionWrapper(
            rc.MultiRNNCell([rc.GRUCell(DIM), rc.LSTMCell(DIM)]), seq2seq.BahdanauAttention(DIM, keys, sizes), attention_layer_size=DIM
        )
        layer = tf.layers.Dense(VOCAB, name="project")
        if beam is None:
            helper = seq2seq.TrainingHelper(targets, lengths)
            decoder = seq2seq.BasicDecoder(cell, helper, cell.zero_state(BATCH, tf.float32), layer)
        else:
            start = cell.zero_state(BATCH * beam, tf.float32)
            decoder = seq2seq.BeamSearchDecoder(cell, table, tf.fill([BATCH], 1), 2, start, beam, layer)
        return seq2seq.dynamic_decode(decoder, maximum_iterations=3)


build()
out, state, sizes = build(beam=2, reuse=True)
print(out.predicted_ids, out.beam_search_decoder_output.scores)
attempt(lambda: build(beam=2))
