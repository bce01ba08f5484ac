"""A decoder that is built for training and for generation in one scope, with reuse_variables() between."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def decode(inputs, state):
    cell = tf.nn.rnn_cell.GRUCell(8, name="cell")
    out, state = tf.nn.dynamic_rnn(cell, inputs, initial_state=state)
    return tf.layers.dense(out, 20, name="projection"), state


source = tf.placeholder(tf.float32, [4, 7, 8])
target = tf.placeholder(tf.float32, [4, 5, 8])
with tf.variable_scope("encoder"):
    _, state = tf.nn.dynamic_rnn(tf.nn.rnn_cell.GRUCell(8), source, dtype=tf.float32)
with tf.variable_scope("decoder") as scope:
    training_logits, _ = decode(target, state)
    scope.reuse_variables()
    step = tf.placeholder(tf.float32, [4, 1, 8])
    inference_logits, next_state = decode(step, state)
