"""Each stage has a scope of its own; a stage that refines runs again with as many units; and what is less deep looks at other data."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

STAGES = [("coarse", 2), ("fine", 4)]


def unit(signal, number):
    with tf.variable_scope("unit%d" % number):
        hidden = tf.layers.dense(signal, 24, tf.nn.relu, name="in")
        return signal + tf.layers.dense(hidden, 10, name="out")


def stage(signal, units):
    for number in range(units):
        signal = unit(signal, number)
    return signal


signal = tf.placeholder(tf.float32, [None, 10])
clean = signal
for name, units in STAGES:
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        clean = stage(clean, units)
again = signal
with tf.variable_scope("both", reuse=tf.AUTO_REUSE):
    for _ in range(3):
        again = stage(again, 3)
with tf.variable_scope("growing", reuse=tf.AUTO_REUSE):
    outcomes = [stage(signal, units) for units in (2, 3, 4)]
