"""What takes parts of what it has made itself, and is right: gates of a step, cells chosen by the kind of each frame, halves of a flow."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

SIZE = 4


def cell(frame, state, kind):
    with tf.variable_scope("cell_%s" % kind):
        both = tf.layers.dense(tf.concat([frame, state], axis=1), 2 * SIZE, name="both")
    return tf.tanh(both[:, :SIZE]) * tf.sigmoid(both[:, SIZE:])


def read(frames, kinds=("far", "near", "far", "near")):
    state = tf.zeros_like(frames[:, 0])
    with tf.variable_scope("reader", reuse=tf.AUTO_REUSE):
        table = tf.get_variable("table", [SIZE, SIZE])
        seen = tf.tensordot(frames, table, 1)
        for number, kind in enumerate(kinds):
            state = cell(seen[:, number], state, kind)
    return state


def settle(state):
    with tf.variable_scope("settle", reuse=tf.AUTO_REUSE):
        for _ in range(3):
            both = tf.layers.dense(state, 2 * SIZE, name="both")
            state = state + tf.tanh(both[:, :SIZE]) * tf.sigmoid(both[:, SIZE:])
    return state


def flow(state, depth=3):
    with tf.variable_scope("flow", reuse=tf.AUTO_REUSE):
        for i in range(depth):
            with tf.variable_scope("part_%d" % i):
                kept, moved = state[:, : SIZE // 2], state[:, SIZE // 2 :]
                shift = tf.layers.dense(kept, SIZE // 2, name="shift")
            state = tf.concat([moved + shift, kept], axis=1)
    return state


def model(frames):
    return flow(settle(read(frames)))


one, two = tf.placeholder(tf.float32, [None, 4, SIZE]), tf.placeholder(tf.float32, [None, 4, SIZE])
loss = tf.reduce_mean(tf.square(model(one) - one[:, -1]))
measured = tf.reduce_mean(tf.square(model(two) - two[:, -1]))
learn = tf.train.AdamOptimizer(1e-3).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(learn, {one: np.random.rand(2, 4, SIZE)})
    print(session.run(measured, {two: np.random.rand(2, 4, SIZE)}))
print("FACT", len(tf.trainable_variables()) == 13)
