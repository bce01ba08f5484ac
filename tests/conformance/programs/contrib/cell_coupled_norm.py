# tf: 1.5 1.15
import tensorflow as tf

rc = tf.contrib.rnn
x = tf.placeholder(tf.float32, [2, 6])


def make(**options):
    return rc.CoupledInputForgetGateLSTMCell(4, layer_norm=True)


def run(cell, **options):
    return cell(x, cell.zero_state(2, tf.float32), **options)


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


with tf.variable_scope("a"):
    run(make())
    run(make())
with tf.variable_scope("a"):
    attempt(lambda: run(make()))
with tf.variable_scope("a", reuse=True):
    run(make())
    attempt(lambda: run(make()))
    attempt(lambda: run(make()))
for _ in range(2):
    with tf.variable_scope("b", reuse=tf.AUTO_REUSE):
        run(make())
        run(make())

with tf.variable_scope("c") as c:
    cell = make()
    run(cell)
with tf.variable_scope("d"):
    run(cell)
    run(make())
    run(make(), scope="here")
    attempt(lambda: run(make(), scope="here"))
    with tf.variable_scope(c, reuse=True):
        run(make())
    with tf.variable_scope(c):
        attempt(lambda: run(make()))
with tf.variable_scope("e"):
    run(make(), scope=tf.get_variable_scope())
run(cell, scope="ignored")
