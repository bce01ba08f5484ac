import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
cell = tf.nn.rnn_cell.BasicRNNCell(4)


def body(state, x):
    with tf.variable_scope("gate", reuse=tf.AUTO_REUSE):
        g = tf.get_variable("g", [4])
    out, new = cell(x, state)
    return new * tf.sigmoid(g)


xs = tf.placeholder(tf.float32, [5, 2, 3])
with tf.variable_scope("scan"):
    ys = tf.scan(body, xs, initializer=tf.zeros([2, 4]))
with tf.variable_scope("scan") as sc:
    if True:
        g = tf.get_variable("gate/g", [4])
