# tf: 1.15 2.21
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rc = tf.nn.rnn_cell
x = tf.placeholder(tf.float32, [2, 5])
steps = tf.placeholder(tf.float32, [2, 4, 5])


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


cell = rc.GRUCell(3)
cell.build(tf.TensorShape([2, 5]))
with tf.variable_scope("a"):
    cell(x, cell.zero_state(2, tf.float32))
    other = rc.LSTMCell(3, name="mine")
    other.build(x.shape)
    other(x, other.zero_state(2, tf.float32))
with tf.variable_scope("b", reuse=True):
    attempt(lambda: rc.GRUCell(3).build(x.shape))
    attempt(lambda: rc.GRUCell(3)(x, tf.zeros([2, 3])))
tf.get_variable("count", [len(cell.weights), len(cell.trainable_variables), cell.output_size])
print([v.name for v in cell.variables], other.state_size.c)
cell.build(x.shape)
