"""Iterations on the same data, frames that are fused one after the other, a value that grows by what nets say, and norms of each step."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def unfolded(y, size, steps):
    x = tf.zeros([tf.shape(y)[0], size])
    for t in range(steps):
        with tf.variable_scope("iteration_%d" % t, reuse=tf.AUTO_REUSE):
            w = tf.get_variable("w", [int(y.shape[1]), size])
            s = tf.get_variable("s", [size, size])
            x = tf.nn.relu(tf.matmul(y, w) + tf.matmul(x, s))
    return x


def fused(video):
    frames = tf.unstack(video, axis=1)
    both = frames[0]
    for t, frame in enumerate(frames[1:]):
        with tf.variable_scope("fusion_%d" % t, reuse=tf.AUTO_REUSE):
            both = tf.layers.dense(tf.concat([both, frame], -1), 3, tf.nn.relu, name="fuse")
    return both


def priced(paths, steps):
    value = tf.zeros([tf.shape(paths)[0], 1])
    for t in range(steps):
        with tf.variable_scope("time_%d" % t, reuse=tf.AUTO_REUSE):
            hedge = tf.layers.dense(tf.layers.dense(paths[:, t], 4, tf.nn.relu, name="h"), 3, name="hedge")
        value += tf.reduce_sum(hedge * (paths[:, t + 1] - paths[:, t]), 1, keepdims=True)
    return value


def filled_in(row):
    """Each place of the row has weights of its own."""
    state = tf.zeros_like(row[:, 0])
    for t, place in enumerate(tf.unstack(row, axis=1)):
        with tf.variable_scope("place_%d" % t, reuse=tf.AUTO_REUSE):
            state = tf.layers.dense(tf.concat([place, state], -1), 3, tf.nn.tanh, name="fill")
    return state


def normalized(sequence):
    h = tf.zeros_like(sequence[:, 0])
    for t, frame in enumerate(tf.unstack(sequence, axis=1)):
        with tf.variable_scope("cell", reuse=tf.AUTO_REUSE):
            h = tf.layers.dense(tf.concat([frame, h], -1), 3, name="kernel")
        with tf.variable_scope("norm_%d" % t, reuse=tf.AUTO_REUSE):
            h = tf.tanh(tf.layers.batch_normalization(h, name="bn"))
    return h


y, video = tf.placeholder(tf.float32, [None, 6]), tf.placeholder(tf.float32, [None, 5, 3])
parts = [unfolded(y, 4, 3), fused(video), priced(video, 4), filled_in(video), normalized(video)]
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.concat(parts, 1) ** 2))
