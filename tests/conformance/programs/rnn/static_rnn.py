import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rc = tf.nn.rnn_cell
x = tf.placeholder(tf.float32, [2, 5])
steps = tf.placeholder(tf.float32, [2, 4, 5])


def cell():
    return rc.LSTMCell(3)


def run(**options):
    return tf.nn.static_rnn(cell(), tf.unstack(steps, axis=1), dtype=tf.float32, **options)


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


run()
attempt(run)
with tf.variable_scope("a") as a:
    run()
    attempt(run)
    run(scope="x")
    with tf.variable_scope("inner"):
        run()
with tf.variable_scope("a"):
    attempt(run)
    run(scope="y")
with tf.variable_scope("a", reuse=True):
    run()
    run()
    attempt(lambda: run(scope="z"))
with tf.variable_scope("auto", reuse=tf.AUTO_REUSE):
    run()
    run()
with tf.variable_scope("b"):
    with tf.variable_scope(a, reuse=True):
        run()
    attempt(lambda: run(scope=a))
    with tf.variable_scope("free") as free:
        pass
    run(scope=free)
one = cell()
cell = lambda: one
with tf.variable_scope("c"):
    run()
with tf.variable_scope("d"):
    run()
    run(scope="e")
