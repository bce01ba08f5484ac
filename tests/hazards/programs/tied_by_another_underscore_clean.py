"""A code unfolded by the kernels that folded it; one with kernels of its own, the other way round; two parts that spell layers otherwise."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
WIDTHS = (20, 12, 6)


def matrix(called, rows, columns):
    with tf.variable_scope("matrices", reuse=tf.AUTO_REUSE):
        return tf.get_variable(called, [rows, columns])


def fold(frames):
    for i, (rows, columns) in enumerate(zip(WIDTHS, WIDTHS[1:])):
        frames = tf.nn.sigmoid(tf.matmul(frames, matrix("fold{}".format(i), rows, columns)))
    return frames


def unfold(code):
    for i in (1, 0):
        code = tf.nn.sigmoid(tf.matmul(code, tf.transpose(matrix("fold{}".format(i), WIDTHS[i], WIDTHS[i + 1]))))
    return code


def grow(code):
    for i in (1, 0):
        code = tf.nn.relu(tf.matmul(code, matrix("fold_{}".format(i), WIDTHS[i + 1], WIDTHS[i])))
    return code


def judged(frames):
    hidden = tf.nn.relu(tf.matmul(frames, matrix("fc_1", 20, 12)))
    return tf.matmul(hidden, matrix("fc_2", 12, 1))


def valued(frames):
    hidden = tf.nn.relu(tf.matmul(frames, matrix("fc1", 20, 12)))
    return tf.matmul(hidden, matrix("fc2", 12, 1))


frames = tf.placeholder(tf.float32, [None, 20])
code = fold(frames)
loss = tf.reduce_mean(tf.square(unfold(code) - frames)) + tf.reduce_mean(tf.square(grow(code) - frames))
step = tf.train.AdamOptimizer(0.01).minimize(loss + tf.reduce_mean(judged(frames) - valued(frames)))
