# tf: 1.5 1.15
import tensorflow as tf

seq2seq = tf.contrib.seq2seq
rc = tf.contrib.rnn
BATCH, DIM, VOCAB = 3, 8, 20
memory = tf.placeholder(tf.float32, [BATCH, 5, 6])
lengths = tf.placeholder(tf.int32, [BATCH])
targets = tf.placeholder(tf.float32, [BATCH, 7, 4])
table = tf.get_variable("table", [VOCAB, 4])

one = seq2seq.BahdanauAttention(DIM, memory)
two = seq2seq.LuongAttention(DIM, memory)
cell = seq2seq.AttentionWrapper(rc.BasicLSTMCell(DIM), [one, two], attention_layer_size=[3, 4], alignment_history=False)
out, state = cell(tf.zeros([BATCH, 4]), cell.zero_state(BATCH, tf.float32))
tf.get_variable("out", out.shape)
plain = seq2seq.AttentionWrapper(rc.BasicLSTMCell(DIM), [one, two], output_attention=False, name="plain")
out, state = plain(tf.zeros([BATCH, 4]), plain.zero_state(BATCH, tf.float32))
tf.get_variable("out2", out.shape)
third = seq2seq.AttentionWrapper(rc.GRUCell(DIM), one, cell_input_fn=lambda x, a: tf.layers.dense(tf.concat([x, a], 1), 5, name="joined"))
third(tf.zeros([BATCH, 4]), third.zero_state(BATCH, tf.float32).clone(cell_state=tf.zeros([BATCH, DIM])))
