# tf: 1.5 1.15
import tensorflow as tf

grid = tf.contrib.grid_rnn
x = tf.placeholder(tf.float32, [2, 3])


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


def run(make):
    cell = make()
    out, state = cell(x, cell.zero_state(2, tf.float32))
    for i, part in enumerate(out):
        print(part.shape)
    return cell


CELLS = [
    lambda **k: grid.Grid1BasicRNNCell(4, **k),
    lambda **k: grid.Grid1BasicLSTMCell(4, **k),
    lambda **k: grid.Grid1LSTMCell(4, use_peepholes=True, **k),
    lambda **k: grid.Grid2BasicRNNCell(4, **k),
    lambda **k: grid.Grid2BasicLSTMCell(4, **k),
    lambda **k: grid.Grid2LSTMCell(4, **k),
    lambda **k: grid.Grid2GRUCell(4, **k),
    lambda **k: grid.Grid2BasicLSTMCell(4, tied=True, **k),
    lambda **k: grid.Grid2LSTMCell(4, non_recurrent_fn=tf.nn.relu, **k),
    lambda **k: grid.Grid2GRUCell(4, tied=True, non_recurrent_fn=tf.nn.relu, **k),
    lambda **k: grid.Grid3LSTMCell(4, **k),
]
for i, make in enumerate(CELLS):
    with tf.variable_scope("a%d" % i, initializer=tf.glorot_uniform_initializer()):
        cell = run(make)
        attempt(lambda: run(make))
    with tf.variable_scope("a%d" % i, reuse=True, initializer=tf.zeros_initializer()):
        run(make)
        cell(x, cell.zero_state(2, tf.float32))
    with tf.variable_scope("a%d" % i, reuse=tf.AUTO_REUSE, initializer=tf.zeros_initializer()):
        run(make)
    with tf.variable_scope("b%d" % i, initializer=tf.zeros_initializer()):
        cell = make()
        cell(x, cell.zero_state(2, tf.float32), "named")
cell = grid.Grid2LSTMCell(4)
tf.nn.dynamic_rnn(cell, tf.placeholder(tf.float32, [2, 5, 3]), dtype=tf.float32)
tf.nn.dynamic_rnn(cell, tf.placeholder(tf.float32, [2, 5, 3]), dtype=tf.float32)
