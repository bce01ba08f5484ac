# tf: 1.5 1.15
import tensorflow as tf

seq2seq = tf.contrib.seq2seq
rc = tf.contrib.rnn
BATCH, DIM, VOCAB = 3, 8, 20
memory = tf.placeholder(tf.float32, [BATCH, 5, 6])
lengths = tf.placeholder(tf.int32, [BATCH])
targets = tf.placeholder(tf.float32, [BATCH, 7, 4])
table = tf.get_variable("table", [VOCAB, 4])

cell = seq2seq.AttentionWrapper(rc.GRUCell(DIM), seq2seq.LuongAttention(DIM, memory, lengths), attention_layer_size=DIM)
layer = tf.layers.Dense(VOCAB, name="logits")
start = cell.zero_state(BATCH, tf.float32)
train = seq2seq.BasicDecoder(cell, seq2seq.TrainingHelper(targets, lengths), start, layer)
out, state, size = seq2seq.dynamic_decode(train)
tf.get_variable("out", [out.rnn_output.shape[0], out.rnn_output.shape[2]])
infer = seq2seq.BasicDecoder(cell, seq2seq.GreedyEmbeddingHelper(table, tf.fill([BATCH], 1), 2), start, layer)
seq2seq.dynamic_decode(infer, maximum_iterations=4)
seq2seq.dynamic_decode(infer, maximum_iterations=4, scope="other")
