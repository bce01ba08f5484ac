"""A default scope that is the root: what is in it is for all, or runs again, or the callers say where it is to be."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def dense(values, name, size):
    w = tf.get_variable(name + "_w", [values.shape[-1], size])
    return tf.tanh(tf.matmul(values, w))


def shared_sense(values, within=tf.get_variable_scope()):
    """One for all that smells, wherever it is called."""
    with tf.variable_scope(within, reuse=tf.AUTO_REUSE):
        return dense(values, "sense", 4)


def judge(values, within=tf.get_variable_scope()):
    """Runs on what it learns from, and on what it is measured on."""
    with tf.variable_scope(within, reuse=tf.AUTO_REUSE):
        return dense(values, "judge", 1)


def tail(values, within=tf.get_variable_scope()):
    """Behind a table that each caller has for itself."""
    with tf.variable_scope(within, reuse=tf.AUTO_REUSE):
        return dense(values, "tail", 3)


def twin(values, within=tf.get_variable_scope()):
    with tf.variable_scope(within, reuse=tf.AUTO_REUSE):
        return dense(values, "twin", 3)


def reading(values, within=tf.get_variable_scope()):
    with tf.variable_scope(within, reuse=tf.AUTO_REUSE):
        return dense(values, "reading", 3)


scents = tf.placeholder(tf.float32, [None, 9])
leaves = tf.placeholder(tf.float32, [None, 9])
others = tf.placeholder(tf.float32, [None, 9])
with tf.variable_scope("scent"):
    loss = tf.reduce_mean(shared_sense(scents))
with tf.variable_scope("plant"):
    loss += tf.reduce_mean(shared_sense(leaves))

with tf.variable_scope("price"):
    loss += tf.reduce_mean(judge(scents))
with tf.variable_scope("quality"):
    quality = tf.reduce_mean(judge(others))

with tf.variable_scope("rose"):
    loss += tf.reduce_mean(tail(dense(scents, "own", 5)))
with tf.variable_scope("tulip"):
    loss += tf.reduce_mean(tail(dense(leaves, "own", 5)))

with tf.variable_scope("left"):
    first = twin(scents)
with tf.variable_scope("right"):
    second = twin(leaves)
loss += tf.reduce_mean(tf.square(first - second))

with tf.variable_scope("bee") as bee:
    loss += tf.reduce_mean(reading(scents, bee))
with tf.variable_scope("wasp") as wasp:
    loss += tf.reduce_mean(reading(leaves, within=wasp))
step = tf.train.AdamOptimizer(0.01).minimize(loss)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    feed = {scents: np.random.rand(5, 9), leaves: np.random.rand(5, 9)}
    for _ in range(3):
        print(sess.run([loss, step], feed)[0])
    print(sess.run(quality, {others: np.random.rand(5, 9)}))
    print([v.op.name for v in tf.trainable_variables()])
