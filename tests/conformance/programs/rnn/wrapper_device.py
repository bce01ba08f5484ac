import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rc = tf.nn.rnn_cell
x = tf.zeros([2, 4])


def run(**options):
    cell = rc.DeviceWrapper(rc.LSTMCell(3, **options), "/cpu:0")
    out, state = cell(x, cell.zero_state(2, tf.float32))
    cell(x, state)
    return cell


with tf.variable_scope("a"):
    cell = run()
    run()
    run(name="named")
with tf.variable_scope("a", reuse=True):
    run()
    run(name="named")
with tf.variable_scope("a", reuse=tf.AUTO_REUSE):
    run()
    run()
cell(x, cell.zero_state(2, tf.float32))
tf.nn.dynamic_rnn(rc.MultiRNNCell([cell, rc.DeviceWrapper(rc.GRUCell(3), "/cpu:0")]), tf.zeros([2, 5, 4]), dtype=tf.float32)
with tf.variable_scope("a"):
    run()
