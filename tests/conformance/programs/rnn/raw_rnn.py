import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rc = tf.nn.rnn_cell
x = tf.placeholder(tf.float32, [2, 5])


def build(cell, **options):
    def loop(time, output, state, loop_state):
        if output is None:
            return tf.zeros([2], tf.bool), x, cell.zero_state(2, tf.float32), None, None
        return tf.ones([2], tf.bool), tf.layers.dense(output, 5, name="feed"), state, output, None

    return tf.nn.raw_rnn(cell, loop, **options)


build(rc.GRUCell(3))
with tf.variable_scope("a"):
    build(rc.GRUCell(3), scope="b")
with tf.variable_scope("a", reuse=True):
    build(rc.GRUCell(3), scope="b")
build(rc.GRUCell(3))
