import numpy as np
import tensorflow as tf

HID = 8


def decoder(inputs, state):
    with tf.variable_scope("decoder", reuse=tf.AUTO_REUSE):
        cell = tf.nn.rnn_cell.GRUCell(HID)
        out, st = tf.nn.dynamic_rnn(cell, inputs, initial_state=state)
        return tf.layers.dense(out, 10, name="proj"), st


src = tf.placeholder(tf.float32, [None, None, 4])
tgt = tf.placeholder(tf.float32, [None, None, 4])
with tf.variable_scope("encoder"):
    _, st = tf.nn.dynamic_rnn(tf.nn.rnn_cell.GRUCell(HID), src, dtype=tf.float32)
train_logits, _ = decoder(tgt, st)
step = tf.placeholder(tf.float32, [None, 1, 4])
ps = tf.placeholder(tf.float32, [None, HID])
infer_logits, ns = decoder(step, ps)
loss = tf.reduce_mean(train_logits)
op = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    s.run(op, {src: np.ones((1, 2, 4)), tgt: np.ones((1, 2, 4))})
