import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def into_three(shape=None, **unused):
    parts = [1] * len(shape)
    parts[0] = 3
    return parts


def normalized(x):
    mean, _ = tf.nn.moments(x, list(range(len(x.get_shape()) - 1)))
    average = tf.get_variable("average", [x.get_shape()[-1]], trainable=False)
    return x - mean, tf.assign(average, 0.9 * average + 0.1 * mean)


def some_moments(x, rank):
    mean, _ = tf.nn.moments(x, list(range(rank)))
    return tf.assign(tf.get_variable("mean", [4]), mean)


x = tf.placeholder(tf.float32, [2, 5, 5, 4])
normalized(x)
some_moments(x, len(open(__file__).name.split("/")))
with tf.variable_scope("parts", partitioner=into_three):
    w = tf.get_variable("w", [9, 4])
    h = tf.layers.dense(tf.zeros([3, 6]), 5, name="dense")
