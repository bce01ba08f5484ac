import tempfile

import tensorflow as tf


def base(x):
    table = tf.get_variable("table", [10, 4])
    return tf.layers.dense(tf.nn.embedding_lookup(table, x), 4, name="mix")


def old_model(folder):
    graph = tf.Graph()
    with graph.as_default():
        with tf.variable_scope("base"):
            out = base(tf.placeholder(tf.int32, [None]))
        step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.nn.l2_loss(out))
        with tf.Session() as sess:
            tf.global_variables_initializer().run()
            sess.run(step, {"base/Placeholder:0": [1, 2]})
            return tf.train.Saver(tf.trainable_variables()).save(sess, folder + "/base")


path = old_model(tempfile.mkdtemp())
ids = tf.placeholder(tf.int32, [None])
with tf.variable_scope("ranker/base"):
    scores = tf.layers.dense(base(ids), 1, name="score")
known = set(name for name, shape in tf.train.list_variables(path))
assignment_map = {v.op.name: v for v in tf.trainable_variables() if v.op.name in known}
tf.train.init_from_checkpoint(path, assignment_map)  # BUG
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print(sess.run(scores, {ids: [3]}))
