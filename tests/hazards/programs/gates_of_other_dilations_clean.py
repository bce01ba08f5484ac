"""Gates of a step that runs again, of layers that have names of their own, and of scales that are shared on purpose."""
from functools import partial

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def gated(inputs, dilation, units, name):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        both = tf.layers.conv1d(inputs, 2 * units, 3, padding="same", dilation_rate=dilation, name="both")
        kept, gate = tf.split(both, 2, axis=-1)
        return kept * tf.sigmoid(gate)


def step(state, number, units):
    with tf.variable_scope("step", reuse=tf.AUTO_REUSE):
        both = tf.layers.dense(state, 2 * units, name="both")
        kept, gate = tf.split(both, 2, axis=-1)
        return tf.tanh(kept) * tf.sigmoid(gate) + 0.1 * number * state


notes = tf.placeholder(tf.float32, [None, 27, 6])
layer = partial(gated, units=6)
out = notes
for dilation in (1, 3, 9):
    out += layer(out, dilation, name="layer_%d" % dilation)
again = partial(gated, units=6, dilation=1, name="again")
for _ in range(3):
    out = again(out)
for number in range(4):
    out = step(out, number, 6)
pyramid = tf.add_n([gated(notes, dilation, 6, "scales") for dilation in (1, 2, 4)])
rounds = pyramid
for dilation in (1, 2, 4):
    rounds = gated(rounds, dilation, 6, "shared_by_all")
loss = tf.reduce_mean(tf.square(out + rounds - notes))
learn = tf.train.AdamOptimizer(1e-3).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(learn, {notes: np.random.rand(2, 27, 6)})
