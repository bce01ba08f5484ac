"""Optimizers in a scope, each of which trains the variable of its own turn: a loss through pieces of that reaches no other."""

import tensorflow as tf

tf.compat.v1.disable_v2_behavior()
tf = tf.compat.v1


def halves():
    for _ in range(2):
        both = tf.Variable([1.0, 2.0])
        with tf.variable_scope("halves"):
            left, right = tf.split(both, 2)
            tf.train.AdamOptimizer().minimize(tf.reduce_mean(left * right))


def rows():
    for _ in range(2):
        table = tf.Variable(tf.zeros([3, 4]))
        with tf.variable_scope("rows"):
            tf.train.MomentumOptimizer(0.1, 0.9).minimize(tf.add_n([tf.reduce_sum(row) for row in tf.unstack(table)]))


def cut():
    for _ in range(2):
        kernel = tf.Variable(tf.ones([4, 2]))
        with tf.variable_scope("cut"):
            tf.train.AdagradOptimizer(0.1).minimize(tf.nn.l2_loss(tf.slice(kernel, [0, 0], [2, 2])))


def mapped():
    for _ in range(2):
        scales = tf.Variable([1.0, 2.0])
        with tf.variable_scope("mapped"):
            tf.train.AdamOptimizer().minimize(tf.reduce_sum(tf.map_fn(lambda scale: scale * scale, scales)))


def folded():
    for _ in range(2):
        terms = tf.Variable([1.0, 2.0])
        with tf.variable_scope("folded"):
            tf.train.AdamOptimizer().minimize(tf.foldl(lambda whole, term: whole + term, terms))


def turned():
    for _ in range(2):
        start = tf.Variable(1.0)
        with tf.variable_scope("turned"):
            _, end = tf.while_loop(lambda i, _: i < 3, lambda i, value: (i + 1, value * 2.0), [0, start])
            tf.train.AdamOptimizer().minimize(end)


def in_arrays():
    for _ in range(2):
        values = tf.Variable([1.0, 2.0])
        with tf.variable_scope("in_arrays"):
            array = tf.TensorArray(tf.float32, 2).unstack(values)
            tf.train.AdamOptimizer().minimize(array.read(0) + array.read(1))


def of_lists():
    for _ in range(2):
        one, two = tf.Variable([1.0, 2.0]), tf.Variable([3.0, 4.0])
        with tf.variable_scope("of_lists"):
            first, second = tf.unstack([one, two])
            tf.train.AdamOptimizer().minimize(tf.reduce_sum(first * second))


if __name__ == "__main__":
    halves()
    rows()
    cut()
    mapped()
    folded()
    turned()
    in_arrays()
    of_lists()
