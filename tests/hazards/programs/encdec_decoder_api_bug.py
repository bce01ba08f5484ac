import numpy as np
import tensorflow as tf

cell = tf.contrib.rnn.LSTMCell(8)
src = tf.placeholder(tf.float32, [4, 5, 8])
tgt = tf.placeholder(tf.float32, [4, 6, 8])
with tf.variable_scope("encoder"):
    _, st = tf.nn.dynamic_rnn(cell, src, dtype=tf.float32)
with tf.variable_scope("decoder"):
    helper = tf.contrib.seq2seq.TrainingHelper(tgt, [6] * 4)
    dec = tf.contrib.seq2seq.BasicDecoder(cell, helper, st)
    out, _, _ = tf.contrib.seq2seq.dynamic_decode(dec)  # BUG
