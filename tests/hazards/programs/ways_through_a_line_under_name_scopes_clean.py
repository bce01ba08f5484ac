"""Name scopes of two directions where one set of weights is right: filters on either strand, a mean of two readings, scopes of their own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def sites(strand):
    filters = tf.get_variable("filters", [3, 4, 5])
    return tf.reduce_max(tf.nn.conv1d(strand, filters, stride=1, padding="SAME"), axis=1)


def reading(strand, size=5):
    w = tf.get_variable("w", [4 + size, size])
    state = tf.zeros([tf.shape(strand)[0], size])
    for base in tf.unstack(strand, axis=1):
        state = tf.tanh(tf.matmul(tf.concat([base, state], 1), w))
    return state


def either_strand(strand):
    with tf.variable_scope("either", reuse=tf.AUTO_REUSE):
        with tf.name_scope("forward"):
            one = sites(strand)
        with tf.name_scope("backward"):
            other = sites(tf.reverse(strand, [1, 2]))
    return tf.concat([one, other], 1)


def mean(strand):
    with tf.variable_scope("mean", reuse=tf.AUTO_REUSE):
        with tf.name_scope("forward"):
            one = reading(strand)
        with tf.name_scope("backward"):
            other = reading(tf.reverse(strand, [1]))
    return 0.5 * (one + other)


def apart(strand):
    ends = []
    for way in ("forward", "backward"):
        with tf.name_scope(way), tf.variable_scope(way, reuse=tf.AUTO_REUSE):
            ends.append(reading(strand if way == "forward" else tf.reverse(strand, [1])))
    return tf.concat(ends, 1)


def model(strand):
    return tf.concat([either_strand(strand), mean(strand), apart(strand)], 1)


def main():
    strand, held = tf.placeholder(tf.float32, [None, 7, 4]), tf.placeholder(tf.float32, [None, 7, 4])
    loss = tf.reduce_mean(tf.square(model(strand) - 1.0))
    step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    kept = tf.reduce_mean(model(held))
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        session.run(step, {strand: np.random.rand(2, 7, 4)})
        print(session.run(kept, {held: np.random.rand(2, 7, 4)}))
    print("FACT", len(tf.trainable_variables()) == 4)


main()
