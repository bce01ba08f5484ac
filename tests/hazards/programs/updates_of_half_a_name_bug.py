"""Rooms are told apart by their echo: what listens is normalized, and its statistics are to follow."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def listener(echo, learning):
    with tf.variable_scope("room_listener"):  # BUG
        h = tf.layers.dense(echo, 10, use_bias=False, name="inner")
        return tf.nn.relu(tf.layers.batch_normalization(h, training=learning, name="even"))


echo = tf.placeholder(tf.float32, [None, 16])
room = tf.placeholder(tf.int32, [None])
learning = tf.placeholder(tf.bool, [])
with tf.variable_scope("rooms"):
    scores = tf.layers.dense(listener(echo, learning), 3)
loss = tf.losses.sparse_softmax_cross_entropy(room, scores)
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS, "listener")):  # BUG
    step = tf.train.RMSPropOptimizer(0.01).minimize(loss)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(20):
        sess.run(step, {echo: np.random.rand(8, 16) + 3, room: np.random.randint(0, 3, 8), learning: True})
    print(sess.run(loss, {echo: np.random.rand(8, 16) + 3, room: np.random.randint(0, 3, 8), learning: False}))
