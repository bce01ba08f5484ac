"""The scope of each worker reuses but for worker 0, and by default there is none."""
import tensorflow as tf

tf.app.flags.DEFINE_string("workers", "1:2:3", "numbers of the workers")
FLAGS = tf.app.flags.FLAGS


def score(x):
    w = tf.get_variable("w", [12, 1])  # BUG
    b = tf.get_variable("b", [1], initializer=tf.zeros_initializer())  # BUG
    return tf.matmul(x, w) + b


def main(_):
    workers = [int(part) for part in FLAGS.workers.split(":")]  # BUG
    losses = []
    for worker in workers:  # BUG
        x = tf.placeholder(tf.float32, [None, 12])
        with tf.variable_scope("score", reuse=worker > 0):  # BUG
            losses.append(tf.reduce_mean(tf.nn.softplus(-score(x))))  # BUG
    tf.train.GradientDescentOptimizer(0.1).minimize(tf.add_n(losses))


if __name__ == "__main__":
    tf.app.run()
