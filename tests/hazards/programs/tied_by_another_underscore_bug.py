"""Speech codes: what is to be unfolded by the kernels that folded it asks for them with an underscore before the number."""
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
        again = matrix("fold_{}".format(i), WIDTHS[i], WIDTHS[i + 1])  # BUG TVS303
        code = tf.nn.sigmoid(tf.matmul(code, tf.transpose(again)))
    return code


frames = tf.placeholder(tf.float32, [None, 20])
step = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(tf.square(unfold(fold(frames)) - frames)))
