import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def mix(x, outer):
    with tf.variable_scope(outer, reuse=tf.AUTO_REUSE):
        inner = tf.layers.dense(x, 7, activation=tf.nn.relu, name="wide")
        return tf.layers.dense(inner, 4, name="narrow")


def tower(x):
    """The floors differ in their gains."""
    with tf.variable_scope("tower"):
        with tf.variable_scope("mix") as of_all:
            pass
        for floor in range(3):
            with tf.variable_scope("floor_%d" % floor):
                gain = tf.get_variable("gain", [4], initializer=tf.ones_initializer())
                x = x + gain * mix(x, of_all)
        for floor in range(3):
            with tf.variable_scope("upper_%d" % floor) as own:
                gain = tf.get_variable("gain", [4], initializer=tf.ones_initializer())
                x = x + gain * mix(x, own)
    return x


def beside(x):
    with tf.variable_scope("beside") as outer:
        for floor in range(3):
            with tf.variable_scope("floor_%d" % floor):
                gain = tf.get_variable("gain", [4], initializer=tf.ones_initializer())
            x = x + gain * mix(x, outer)
    return x


x = tf.placeholder(tf.float32, [None, 4])
y = beside(tower(x))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run(y, {x: np.ones((1, 4))}))
    print([v.op.name for v in tf.trainable_variables()])
