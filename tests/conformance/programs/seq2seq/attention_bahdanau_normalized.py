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


def make(size=DIM):
    mechanism = seq2seq.BahdanauAttention(DIM, memory, lengths, normalize=True)
    return seq2seq.AttentionWrapper(rc.GRUCell(DIM), mechanism, attention_layer_size=size)


def step(cell):
    return cell(tf.zeros([BATCH, 4]), cell.zero_state(BATCH, tf.float32))


with tf.variable_scope("a") as a:
    cell = make()
    out, state = step(cell)
    tf.get_variable("out", out.shape)
    step(cell)
    other = make()
    attempt(lambda: step(other))
with tf.variable_scope("a"):
    attempt(make)
with tf.variable_scope("a", reuse=True):
    step(make())
    step(cell)
for _ in range(2):
    with tf.variable_scope("auto", reuse=tf.AUTO_REUSE):
        step(make(None))
        tf.layers.dense(memory, 2)
with tf.variable_scope("b"):
    cell = make((3,))
    with tf.variable_scope("c"):
        tf.nn.dynamic_rnn(cell, targets, dtype=tf.float32)
    tf.nn.dynamic_rnn(cell, targets, dtype=tf.float32)
