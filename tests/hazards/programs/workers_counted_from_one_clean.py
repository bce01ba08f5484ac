"""The first worker of the list makes the variables, whatever its number; of those of a second network 0 is the first by default."""
import tensorflow as tf

tf.app.flags.DEFINE_string("workers", "1:2:3", "numbers of the workers")
tf.app.flags.DEFINE_string("judges", "0:1", "numbers of the judges")
tf.app.flags.DEFINE_string("model_dir", None, "where the model is kept")
FLAGS = tf.app.flags.FLAGS


def score(x):
    w = tf.get_variable("w", [12, 1])
    b = tf.get_variable("b", [1], initializer=tf.zeros_initializer())
    return tf.matmul(x, w) + b


def main(_):
    workers = [int(part) for part in FLAGS.workers.split(":")]
    losses = []
    for index, worker in enumerate(workers):
        x = tf.placeholder(tf.float32, [None, 12], "worker_%d" % worker)
        with tf.variable_scope("score", reuse=index > 0):
            losses.append(tf.reduce_mean(tf.nn.softplus(-score(x))))
    for judge in [int(part) for part in FLAGS.judges.split(":")]:
        x = tf.placeholder(tf.float32, [None, 12])
        with tf.variable_scope("judge", reuse=judge > 0):
            losses.append(tf.reduce_mean(tf.nn.softplus(-score(x))))
    tf.train.GradientDescentOptimizer(0.1).minimize(tf.add_n(losses))


if __name__ == "__main__":
    tf.app.run()
