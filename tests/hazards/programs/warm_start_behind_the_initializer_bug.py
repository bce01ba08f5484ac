"""What a training is to begin with is told behind the making of the initializer by which it begins."""

import tensorflow as tf


def tower(x):
    with tf.variable_scope("tower"):
        kernel = tf.get_variable("kernel", [6, 12])
        return tf.nn.relu(tf.matmul(x, kernel))


def session_for(path=None):
    graph = tf.Graph()
    with graph.as_default():
        x = tf.placeholder(tf.float32, [None, 6], name="x")
        out = tf.layers.dense(tower(x), 2, name="out")
        begin = tf.global_variables_initializer()
        if path is not None:
            tf.train.warm_start(path, vars_to_warm_start="tower/.*")  # BUG
    session = tf.Session(graph=graph)
    session.run(begin)  # BUG
    return session, x, out


session, x, out = session_for(tf.train.latest_checkpoint("/models/tower"))
print(session.run(out, {x: [[1.0] * 6]}))
