import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x, scope):
    with tf.variable_scope(scope):
        inner = tf.get_variable("inner", [4, 4])
        outer = tf.get_variable("outer", [4, 4])
        return tf.matmul(tf.nn.relu(tf.matmul(x, inner)), outer)


def memory(x, scope):
    """What was put in moves on by one place."""
    with tf.variable_scope(scope):
        places = [tf.get_variable("place_%d" % i, [4], trainable=False) for i in range(3)]
    with tf.control_dependencies([tf.assign(places[2], places[1])]):
        with tf.control_dependencies([tf.assign(places[1], places[0])]):
            return tf.assign(places[0], x)


x = tf.placeholder(tf.float32, [None, 4])
value, wanted = net(x, "online"), net(x, "target")
by_name = [sorted(tf.trainable_variables(scope), key=lambda v: v.name, reverse=True) for scope in ("online", "target")]
train = tf.train.AdamOptimizer(1e-3).minimize(tf.reduce_mean(tf.square(value - tf.stop_gradient(wanted) - 1.0)), var_list=by_name[0])
copy = tf.group(*[b.assign(a) for a, b in zip(*by_name)])
slowly = [b.assign(0.99 * b + 0.01 * a) for a, b in zip(*by_name)]
remember = memory(tf.reduce_mean(x, axis=0), "memory")
# Two nets that are put together crosswise on purpose have names of their own.
first, last = tf.get_variable("front/kernel", [4, 4]), tf.get_variable("front/out", [4, 4])
mirrored = [tf.get_variable("mirror/decode_%d" % i, [4, 4], trainable=False) for i in range(2)]
mirror = [b.assign(a) for a, b in zip([last, first], mirrored)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(copy)
    for step in range(10):
        sess.run([train, remember], {x: np.ones((2, 4))})
        sess.run(slowly)
        sess.run(mirror)
