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


def build():
    cell = rc.MultiRNNCell([rc.BasicLSTMCell(3), rc.BasicLSTMCell(4)])
    state = cell.zero_state(2, tf.float32)
    outputs = []
    with tf.variable_scope("RNN"):
        for i in range(4):
            if i > 0:
                tf.get_variable_scope().reuse_variables()
            output, state = cell(steps[:, i, :], state)
            outputs.append(output)
    return tf.reshape(tf.concat(outputs, 1), [-1, 4])


with tf.variable_scope("model"):
    out = build()
    tf.layers.dense(out, 2)
with tf.variable_scope("model", reuse=True):
    build()
build()
cell = rc.GRUCell(3)
state = tf.zeros([2, 3])
with tf.variable_scope("loop"):
    for i in range(3):
        output, state = cell(x, state)
    for i in range(2):
        output, state = rc.GRUCell(3)(x, state)
for i in range(2):
    with tf.variable_scope("again"):
        rc.GRUCell(3)(x, state)
