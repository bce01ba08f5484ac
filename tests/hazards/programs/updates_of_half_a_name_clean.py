"""Rooms are told apart by their echo: what listens has no statistics of its own, or all of them are run."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def even(h, learning):
    return tf.nn.relu(tf.layers.batch_normalization(h, training=learning, name="even"))


def listener(echo, learning, name, is_even):
    with tf.variable_scope(name):
        h = tf.layers.dense(echo, 10, use_bias=not is_even, name="inner")
        return even(h, learning) if is_even else tf.nn.relu(h)


def follow(inner, room, updates):
    loss = tf.losses.sparse_softmax_cross_entropy(room, tf.layers.dense(inner, 3, name="tell"))
    with tf.control_dependencies(updates):
        return loss, tf.train.RMSPropOptimizer(0.01).minimize(loss)


def with_an_older_one(echo, room, learning):
    """The older listener, whose statistics are to stay, is trained on with the new one, which has none."""
    inner = listener(echo, learning, "listener", False) + listener(echo, False, "older_listener", True)
    return follow(inner, room, tf.get_collection(tf.GraphKeys.UPDATE_OPS, "listener"))


def of_the_head(echo, room, learning):
    """All are run in the end, whatever a scope has."""
    inner = listener(echo, learning, "room_listener", True)
    own = tf.get_collection(tf.GraphKeys.UPDATE_OPS, "listener")
    print(len(own))
    return follow(inner, room, tf.get_collection(tf.GraphKeys.UPDATE_OPS))


def of_its_name(echo, room, learning):
    """A beginning picks what is numbered, too."""
    inner = listener(echo, learning, "listener_1", True)
    return follow(inner, room, tf.get_collection(tf.GraphKeys.UPDATE_OPS, "listener"))


for build in (with_an_older_one, of_the_head, of_its_name):
    with tf.Graph().as_default(), tf.Session() as sess:
        echo, room = tf.placeholder(tf.float32, [None, 16]), tf.placeholder(tf.int32, [None])
        learning = tf.placeholder(tf.bool, [])
        loss, step = build(echo, room, learning)
        sess.run(tf.global_variables_initializer())
        for _ in range(20):
            sess.run(step, {echo: np.random.rand(8, 16) + 3, room: np.random.randint(0, 3, 8), learning: True})
        print(sess.run(loss, {echo: np.random.rand(8, 16) + 3, room: np.random.randint(0, 3, 8), learning: False}))
