import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rc = tf.nn.rnn_cell
x = tf.placeholder(tf.float32, [2, 5])

cell = rc.GRUCell(5)
stack = rc.MultiRNNCell([cell] * 3)
stack(x, stack.zero_state(2, tf.float32))
stack(x, stack.zero_state(2, tf.float32))
with tf.variable_scope("other"):
    two = rc.MultiRNNCell([rc.BasicLSTMCell(4, state_is_tuple=False) for _ in range(2)], state_is_tuple=False)
    two(x, two.zero_state(2, tf.float32))
print(len(stack.trainable_variables), two.state_size)
tf.get_variable("sizes", [two.state_size, two.output_size])
