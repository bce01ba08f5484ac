import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 4, 6])


def gv(n, t):
    tf.get_variable(n, t.shape.as_list()[1:] if t.shape.ndims else [])


with tf.variable_scope("c"):
    r = tf.cond(tf.constant(True), lambda: tf.get_variable("w1", [1]), lambda: tf.get_variable("w2", [1]) + 1.)
    tf.Variable(r, name="after")
def body(i, s):
    w = tf.get_variable("w", [1])
    tf.Variable(1., name="v")
    return i + 1, s + w[0]
with tf.variable_scope("wh"):
    i, s = tf.while_loop(lambda i, s: i < 3, body, [0, 0.])
with tf.variable_scope("mp"):
    gv("mapped", tf.map_fn(lambda e: e * tf.get_variable("q", [6]), x))
with tf.variable_scope("sc"):
    gv("scan", tf.scan(lambda a, e: a + e * tf.get_variable("q", [6]), x))
g = tf.gradients(s, tf.trainable_variables())
tf.get_variable("n%d" % len(g), [1])
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    p, q = sess.run([i, s])
tf.Variable(tf.random_normal([3, 2]), name="init")
tf.get_variable("part", [10, 3], partitioner=tf.fixed_size_partitioner(3))
