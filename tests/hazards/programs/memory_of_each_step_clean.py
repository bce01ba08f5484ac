# Each step of a decoder looks at one memory through the same projections: what the next step gets has come through them before.
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
memory = tf.placeholder(tf.float32, [None, 11, 14])


def attend(state):
    keys = tf.layers.dense(memory, 14, use_bias=False, name="keys", reuse=tf.AUTO_REUSE)
    query = tf.layers.dense(state, 14, name="query", reuse=tf.AUTO_REUSE)
    energy = tf.layers.dense(tf.tanh(keys + query[:, None]), 1, use_bias=False, name="energy", reuse=tf.AUTO_REUSE)
    return tf.reduce_sum(tf.nn.softmax(energy, axis=1) * memory, 1)


with tf.variable_scope("decoder"):
    state = tf.reduce_mean(memory, 1)
    for _ in range(5):
        state = tf.tanh(state + attend(state))

with tf.variable_scope("once_more"):
    state = tf.reduce_mean(memory, 1)
    for _ in range(4):
        with tf.variable_scope("step", reuse=tf.AUTO_REUSE):
            kernel = tf.get_variable("kernel", [14, 14])
            gate = tf.get_variable("gate", [14, 14])
        seen = tf.tensordot(memory, kernel, 1)
        state = tf.reduce_mean(seen * tf.sigmoid(tf.matmul(state, gate))[:, None], 1)
