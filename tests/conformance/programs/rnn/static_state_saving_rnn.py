import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rc = tf.nn.rnn_cell


class Saver:
    def state(self, name):
        return tf.zeros([2, 3])

    def save_state(self, name, value):
        return tf.identity(value)


def run(cell, **options):
    outputs, state = tf.nn.static_state_saving_rnn(cell, [tf.zeros([2, 4]) for _ in range(3)], Saver(), "state", **options)
    return outputs


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


with tf.variable_scope("a"):
    cell = rc.GRUCell(3)
    out = run(cell)
    tf.get_variable("shape", out[0].shape)
    run(cell)
    attempt(lambda: run(rc.GRUCell(3)))
    run(rc.BasicRNNCell(3))
    run(rc.GRUCell(3), scope="named")
with tf.variable_scope("a", reuse=True):
    run(rc.GRUCell(3))
    run(rc.GRUCell(3), scope="named")
with tf.variable_scope("a", reuse=tf.AUTO_REUSE):
    run(rc.GRUCell(3))
    run(rc.GRUCell(3), scope="other")
run(cell)
run(rc.GRUCell(3))
run(rc.GRUCell(3))
