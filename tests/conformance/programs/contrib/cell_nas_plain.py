# tf: 1.5 1.15
import tensorflow as tf

x = tf.zeros([2, 4])


def run(**options):
    cell = tf.contrib.rnn.NASCell(3, **options)
    out, state = cell(x, cell.zero_state(2, tf.float32))
    cell(x, state)


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


with tf.variable_scope("a"):
    run()
    attempt(run)
with tf.variable_scope("a", reuse=True):
    run()
with tf.variable_scope("a", reuse=tf.AUTO_REUSE):
    run()
    run(num_proj=2)
with tf.variable_scope("b"):
    run(num_proj=2)
