import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def pretrained(names):
    """What fills the embedding once the rest is initialized."""
    table = tf.get_variable("table", [10, 4], trainable=False, collections=[tf.GraphKeys.GLOBAL_VARIABLES])
    values = tf.placeholder(tf.float32, [10, 4])
    fill = table.assign(values)
    return table, lambda scaffold, sess: sess.run(fill, {values: [[0.5] * 4] * 10})


table, fill = pretrained(["a"])
h = tf.layers.dense(tf.nn.embedding_lookup(table, [1, 2, 3]), 2, name="head")
loss = tf.reduce_mean(tf.square(h))
train = tf.train.AdamOptimizer().minimize(loss)
others = [v for v in tf.global_variables() if v is not table]
scaffold = tf.train.Scaffold(init_op=tf.variables_initializer(others), init_fn=fill)
with tf.train.MonitoredTrainingSession(scaffold=scaffold) as sess:
    for _ in range(5):
        sess.run(train)

with tf.Graph().as_default():
    w = tf.get_variable("w", [3])
    start = w.assign([1.0, 2.0, 3.0])
    step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_sum(tf.square(w)))
    with tf.train.MonitoredTrainingSession(scaffold=tf.train.Scaffold(init_op=tf.group(start))) as sess:
        sess.run(step)
