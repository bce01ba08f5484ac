"""Every layer of an encoder looks further back than the one before, and a partial has told all of them one name."""
from functools import partial

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def gated(inputs, dilation, units, name):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):  # BUG
        both = tf.layers.conv1d(inputs, 2 * units, 3, padding="same", dilation_rate=dilation, name="both")
        kept, gate = tf.split(both, 2, axis=2)
        return kept * tf.sigmoid(gate)


def encode(notes, units=6):
    further = partial(gated, units=units, name="further")  # BUG
    out = tf.layers.dense(notes, units, name="into")
    for dilation in [1, 3, 9]:
        out += further(out, dilation)  # BUG
    return out


notes = tf.placeholder(tf.float32, [None, 27, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(encode(notes), 4, name="outof") - notes))
learn = tf.train.AdamOptimizer(1e-3).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(learn, {notes: np.random.rand(2, 27, 4)})
print("FACT", sorted(v.op_name if hasattr(v, "op_name") else v.op.name for v in tf.trainable_variables() if "further" in v.name)
      == ["further/both/bias", "further/both/kernel"])
