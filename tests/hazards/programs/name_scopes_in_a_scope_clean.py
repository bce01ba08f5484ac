import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def embed(x, what):
    """The operations are named after what is embedded, the weights are one: the function itself says so."""
    with tf.variable_scope("embed", reuse=tf.AUTO_REUSE):
        with tf.name_scope(what):
            w = tf.get_variable("w", [8, 2])
            return tf.matmul(x, w)


def towers(batch, count):
    found = []
    for i in range(count):
        with tf.name_scope("tower_%d" % i):
            found.append(tf.matmul(batch, tf.get_variable("w", [8, 2])))
    return found


left = tf.placeholder(tf.float32, [None, 8])
right = tf.placeholder(tf.float32, [None, 8])
close = tf.reduce_sum(embed(left, "query") * embed(right, "answer"), 1)
with tf.variable_scope("model", reuse=tf.AUTO_REUSE):
    copies = towers(left, 2)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run([close, copies], {left: np.ones((1, 8)), right: np.ones((1, 8))})[0].shape)
