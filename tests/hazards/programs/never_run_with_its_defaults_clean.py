"""A reader of pictures by default reads them larger than it draws them: but nobody runs it without a file, which it opens first."""
import tensorflow as tf

flags = tf.app.flags
flags.DEFINE_integer("seen", 32, "")
flags.DEFINE_integer("drawn", 16, "")
flags.DEFINE_string("network", None, "where a network is that is needed first")
FLAGS = flags.FLAGS


def judge(pictures, reuse=None):
    with tf.variable_scope("judge", reuse=reuse):
        maps = tf.layers.conv2d(pictures, 4, 3, strides=2, padding="same", name="maps")
        return tf.layers.dense(tf.layers.flatten(maps), 1, name="out")


def main(_):
    with tf.gfile.FastGFile(FLAGS.network, "rb") as file:
        graph_def = tf.GraphDef()
        graph_def.ParseFromString(file.read())
    judge(tf.placeholder(tf.float32, [None, FLAGS.seen, FLAGS.seen, 3]))
    judge(tf.placeholder(tf.float32, [None, FLAGS.drawn, FLAGS.drawn, 3]), reuse=True)


if __name__ == "__main__":
    tf.app.run()
