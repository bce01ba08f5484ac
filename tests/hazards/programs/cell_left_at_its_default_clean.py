"""A decoder is made twice as the options say."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
flags = tf.app.flags
flags.DEFINE_integer("width", 6, "")
flags.DEFINE_boolean("peepholes", False, "")
FLAGS = flags.FLAGS


def new_cell(peepholes=False):
    return tf.nn.rnn_cell.LSTMCell(FLAGS.width, use_peepholes=peepholes)


def main(_):
    words = tf.placeholder(tf.float32, [None, 5, 3])
    with tf.variable_scope("speech"):
        tf.nn.dynamic_rnn(new_cell(FLAGS.peepholes), words, dtype=tf.float32)
    with tf.variable_scope("speech", reuse=True):
        tf.nn.dynamic_rnn(new_cell(FLAGS.peepholes), words[:, :1], dtype=tf.float32)


if __name__ == "__main__":
    tf.app.run()
