# tf: 1.5 1.15
import tensorflow as tf

legacy = tf.contrib.legacy_seq2seq
rc = tf.contrib.rnn
enc = [tf.placeholder(tf.float32, [2, 4]) for _ in range(3)]
dec = [tf.placeholder(tf.float32, [2, 4]) for _ in range(4)]
ids = [tf.placeholder(tf.int32, [2]) for _ in range(3)]
out_ids = [tf.placeholder(tf.int32, [2]) for _ in range(4)]


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


def run(**options):
    return legacy.basic_rnn_seq2seq(enc, dec, rc.GRUCell(4), **options)


run()
attempt(run)
with tf.variable_scope("a"):
    run()
    run(scope="named")
with tf.variable_scope("a", reuse=True):
    run()
    run(scope="named")
with tf.variable_scope("b", reuse=tf.AUTO_REUSE):
    run()
    run()
