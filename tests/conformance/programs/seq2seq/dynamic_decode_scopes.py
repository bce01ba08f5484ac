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


def run(**options):
    cell = rc.GRUCell(DIM)
    decoder = seq2seq.BasicDecoder(cell, seq2seq.TrainingHelper(targets, lengths), cell.zero_state(BATCH, tf.float32))
    return seq2seq.dynamic_decode(decoder, **options)


run()
run()
run(scope="named")
attempt(lambda: run(scope="named"))
with tf.variable_scope("a"):
    run()
    run()
with tf.variable_scope("a"):
    attempt(run)
with tf.variable_scope("a", reuse=True):
    run()
    run()
    attempt(run)
for _ in range(2):
    with tf.variable_scope("auto", reuse=tf.AUTO_REUSE):
        run()
        run()
