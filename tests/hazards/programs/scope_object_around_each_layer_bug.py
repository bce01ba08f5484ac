import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def mix(x, outer):
    with tf.variable_scope(outer, reuse=tf.AUTO_REUSE):  # BUG
        inner = tf.layers.dense(x, 7, activation=tf.nn.relu, name="wide")
        return tf.layers.dense(inner, 4, name="narrow")


def tower(x):
    with tf.variable_scope("tower") as outer:
        for floor in range(3):
            with tf.variable_scope("floor_%d" % floor):
                gain = tf.get_variable("gain", [4], initializer=tf.ones_initializer())
                x = x + gain * mix(x, outer)
    return x


x = tf.placeholder(tf.float32, [None, 4])
y = tower(x)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run(y, {x: np.ones((1, 4))}))
    print([v.op.name for v in tf.trainable_variables()])
