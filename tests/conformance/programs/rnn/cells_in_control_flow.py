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


def one(scope=None):
    cell = rc.GRUCell(3)
    return tf.while_loop(lambda i, s: i < 4, lambda i, s: (i + 1, cell(x, s, scope)[1]), [0, tf.zeros([2, 3])])


one()
with tf.variable_scope("a"):
    one()
    one(scope="named")
with tf.variable_scope("a"):
    attempt(one)
flag = tf.placeholder(tf.bool, [])
cell = rc.GRUCell(3)
tf.cond(flag, lambda: cell(x, tf.zeros([2, 3]))[0], lambda: cell(x, tf.ones([2, 3]))[0])
tf.cond(flag, lambda: rc.GRUCell(3)(x, tf.zeros([2, 3]))[0], lambda: rc.GRUCell(3)(x, tf.ones([2, 3]))[0])
shared = rc.BasicRNNCell(3)
tf.map_fn(lambda row: shared(row, tf.zeros([4, 3]))[0], steps)
tf.scan(lambda s, row: shared(row, s)[1], tf.transpose(steps, [1, 0, 2]), tf.zeros([2, 3]))
