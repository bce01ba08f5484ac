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


import copy

cell = rc.MultiRNNCell([rc.GRUCell(3), rc.DropoutWrapper(rc.BasicLSTMCell(3), 0.5)])
again = copy.deepcopy(cell)
tf.nn.dynamic_rnn(cell, steps, dtype=tf.float32, scope="one")
tf.nn.dynamic_rnn(again, steps, dtype=tf.float32, scope="two")
tf.nn.dynamic_rnn(cell, steps, dtype=tf.float32, scope="three")
shared = rc.GRUCell(5)
pair = copy.deepcopy(rc.MultiRNNCell([shared] * 2))
tf.nn.dynamic_rnn(pair, steps, dtype=tf.float32, scope="four")
