"""A recurrent step over messages, shared by its own flag, with a normalization for each step, as graph networks have it."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

STEPS, SIZE = 3, 4


def propagate(messages, state, reuse):
    with tf.variable_scope("propagator", reuse=reuse):
        both = tf.concat([messages, state], -1)
        gate = tf.layers.dense(both, SIZE, activation=tf.nn.sigmoid)
        new = tf.layers.dense(tf.concat([messages, gate * state], -1), SIZE, activation=tf.nn.tanh)
    return (1 - gate) * state + gate * new


adjacency = tf.placeholder(tf.float32, [None, 5, 5])
state = tf.placeholder(tf.float32, [None, 5, SIZE])
for step in range(STEPS):
    state = propagate(tf.matmul(adjacency, state), state, reuse=tf.AUTO_REUSE)
    state = tf.layers.batch_normalization(state, axis=1)
print([v.name for v in tf.trainable_variables()])
