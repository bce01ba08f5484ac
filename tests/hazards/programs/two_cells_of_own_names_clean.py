import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Fading(tf.nn.rnn_cell.RNNCell):
    state_size = output_size = 3

    def call(self, inputs, state):
        weight = tf.get_variable("weight", [2, 3])
        state = 0.5 * state + tf.matmul(inputs, weight)
        return state, state


def last(cell, steps):
    state = cell.zero_state(tf.shape(steps[0])[0], tf.float32)
    for step in steps:
        _, state = cell(step, state)
    return state


x = tf.placeholder(tf.float32, [None, 4, 2])
onwards, back = Fading(name="onwards"), Fading(name="back")
steps = tf.unstack(x, axis=1)
with tf.variable_scope("reader", reuse=tf.AUTO_REUSE):
    both = last(onwards, steps) + last(back, steps[::-1])
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run(both, {x: np.ones((1, 4, 2))}))
    print([v.op.name for v in tf.trainable_variables()])
