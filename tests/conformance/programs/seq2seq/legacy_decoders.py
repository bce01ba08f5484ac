# tf: 1.5 1.15
import tensorflow as tf

s = tf.contrib.legacy_seq2seq
inputs = [tf.zeros([2, 3]) for _ in range(3)]
tokens = [tf.zeros([2], tf.int32) for _ in range(3)]
states = tf.zeros([2, 5, 4])


def cell():
    return tf.contrib.rnn.GRUCell(4)


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


CALLS = [
    ("tied", lambda **k: s.tied_rnn_seq2seq(inputs, inputs, cell(), **k)),
    ("tied_feed", lambda **k: s.tied_rnn_seq2seq(inputs, inputs, cell(), loop_function=lambda prev, i: tf.zeros([2, 3]), **k)),
    ("embedding", lambda **k: s.embedding_rnn_decoder(tokens, tf.zeros([2, 4]), cell(), 10, 3, **k)),
    ("projected", lambda **k: s.embedding_rnn_decoder(tokens, tf.zeros([2, 4]), cell(), 10, 3, output_projection=(tf.zeros([4, 10]), tf.zeros([10])), feed_previous=True, **k)),
    ("attention", lambda **k: s.attention_decoder(inputs, tf.zeros([2, 4]), states, cell(), **k)),
    ("heads", lambda **k: s.attention_decoder(inputs, tf.zeros([2, 4]), states, cell(), output_size=6, num_heads=2, initial_state_attention=True, **k)),
    ("embedding_attention", lambda **k: s.embedding_attention_decoder(tokens, tf.zeros([2, 4]), states, cell(), 10, 3, **k)),
]
for name, call in CALLS:
    with tf.variable_scope(name):
        call()
        attempt(call)
        call(scope="named")
    with tf.variable_scope(name, reuse=True):
        call()
        call(scope="named")
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        call()
        call(scope="other")
logits = tf.zeros([2, 3, 5])
tf.contrib.seq2seq.sequence_loss(logits, tf.zeros([2, 3], tf.int32), tf.ones([2, 3]))
tf.Variable(0.0, name="sequence_loss")
