"""A helper opens the scope that it is told, and what is used tells it the same names as what is trained."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def block(rows, width, scope):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        weights = tf.get_variable("weights", [rows.shape[-1], width])
    return tf.nn.relu(tf.matmul(rows, weights))


def stage(rows, width, scope):
    return block(rows, width, scope + "/inner")


def learned(rows):
    for width, name in ((6, "low"), (4, "high")):
        rows = stage(rows, width, name)
    return rows


def used(rows):
    for width, name in ((6, "low"), (4, "high")):
        rows = stage(rows, width, name)
    return rows


rows = tf.placeholder(tf.float32, [None, 4])
step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(learned(rows) - 1.0)))
out = used(rows)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(5):
        session.run(step, {rows: np.random.rand(8, 4)})
    print(session.run(out, {rows: np.random.rand(2, 4)}))

with tf.Graph().as_default(), tf.Session() as session:
    rows = tf.placeholder(tf.float32, [None, 4])
    two = block(block(rows, 4, "encode"), 4, "decode")
    step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(two - rows)))
    session.run(tf.global_variables_initializer())
    session.run(step, {rows: np.random.rand(8, 4)})
    print(session.run(two, {rows: np.random.rand(2, 4)}))
