"""The initializers are made when all is told; a monitored session makes its own; what begins otherwise is restored after that."""

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
        if path is not None:
            tf.train.warm_start(path, vars_to_warm_start="tower/.*")
        begin = tf.global_variables_initializer()
    session = tf.Session(graph=graph)
    session.run(begin)
    return session, x, out


def serve(path):
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 6], name="x")
        out = tf.layers.dense(tower(x), 2, name="out")
        scaffold = tf.train.Scaffold()
        if path:
            tf.train.init_from_checkpoint(path, {"tower/kernel": "tower/kernel"})
        with tf.train.MonitoredTrainingSession(scaffold=scaffold) as session:
            print(session.run(out, {x: [[0.0] * 6]}))


def compare(path, other):
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 6], name="x")
        out = tf.layers.dense(tower(x), 2, name="out")
        head = tf.train.Saver(tf.global_variables())
        begin = tf.global_variables_initializer()
        tf.train.init_from_checkpoint(path, {"tower/": "tower/"})
        with tf.Session() as session:
            session.run(begin)
            head.restore(session, other)
            print(session.run(out, {x: [[0.0] * 6]}))


def of_what_is_asked(path, fresh):
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 6], name="x")
        out = tf.layers.dense(tower(x), 2, name="out")
        begin = tf.global_variables_initializer()
        if not fresh:
            tf.train.init_from_checkpoint(path, {"tower/": "tower/"})
        with tf.Session() as session:
            session.run(begin if fresh else tf.global_variables_initializer())
            print(session.run(out, {x: [[0.0] * 6]}))


session, x, out = session_for(tf.train.latest_checkpoint("/models/tower"))
print(session.run(out, {x: [[1.0] * 6]}))
serve(tf.train.latest_checkpoint("/models/tower"))
compare("/models/tower/model.ckpt", "/models/all/model.ckpt")
of_what_is_asked("/models/tower/model.ckpt", tf.gfile.Exists("/models/fresh"))
