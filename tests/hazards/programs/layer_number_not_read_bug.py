import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
SIZES = [6, 6, 6]


def passed_on(x, number):
    with tf.variable_scope("level%d" % len(SIZES), reuse=tf.AUTO_REUSE):  # BUG
        inner = tf.layers.dense(x, 9, activation=tf.nn.relu, name="in")
        return x + tf.layers.dense(inner, 6, name="out")


def tower(x):
    for number, size in enumerate(SIZES):
        x = passed_on(x, number)
    return x


x = tf.placeholder(tf.float32, [None, 6])
y = tower(x)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run(y, {x: np.ones((1, 6))}))
    print([v.op.name for v in tf.trainable_variables()])
