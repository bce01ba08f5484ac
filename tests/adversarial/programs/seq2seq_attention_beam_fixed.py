import tensorflow as tf
from tensorflow.contrib import seq2seq as s2s
from tensorflow.python.layers.core import Dense


class Seq2Seq(object):
    def __init__(self, vocab, units, beam=3, batch=2):
        self.units, self.vocab, self.beam, self.batch = units, vocab, beam, batch
        self.emb = tf.get_variable("emb", [vocab, units])
        self.proj = Dense(vocab, use_bias=False, name="proj")
        self.cell = tf.contrib.rnn.GRUCell(units)

    def encode(self, ids, lengths):
        (fw, bw), (sf, sb) = tf.nn.bidirectional_dynamic_rnn(tf.contrib.rnn.GRUCell(self.units // 2), tf.contrib.rnn.GRUCell(self.units // 2),
                                                             tf.nn.embedding_lookup(self.emb, ids), lengths, dtype=tf.float32)
        return tf.concat([fw, bw], 2), tf.concat([sf, sb], 1)

    def decoder(self, memory, state, lengths, helper=None, reuse=None):
        with tf.variable_scope("decoder", reuse=reuse):
            beam = helper is None
            if beam:
                memory, state, lengths = [s2s.tile_batch(t, self.beam) for t in (memory, state, lengths)]
            mech = s2s.BahdanauAttention(self.units, memory, lengths)
            cell = s2s.AttentionWrapper(self.cell, mech, self.units)
            n = self.batch * self.beam if beam else self.batch
            init = cell.zero_state(n, tf.float32).clone(cell_state=state)
            if beam:
                dec = s2s.BeamSearchDecoder(cell, self.emb, tf.fill([self.batch], 1), 2, init, self.beam, self.proj)
            else:
                dec = s2s.BasicDecoder(cell, helper, init, self.proj)
            return s2s.dynamic_decode(dec, maximum_iterations=5)[0]


m = Seq2Seq(20, 8)
src, n = tf.placeholder(tf.int32, [2, None]), tf.placeholder(tf.int32, [2])
tgt, tn = tf.placeholder(tf.int32, [2, None]), tf.placeholder(tf.int32, [2])
mem, st = m.encode(src, n)
train = m.decoder(mem, st, n, s2s.TrainingHelper(tf.nn.embedding_lookup(m.emb, tgt), tn))
infer = m.decoder(mem, st, n, reuse=True)
