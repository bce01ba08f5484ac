"""Templates of one name that are right: one for each mode, one for each model of a class, two in one opening of a scope, and one called twice."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def scored(pages, width, training=False):
    w = tf.get_variable("w", [pages.shape[1], width])
    h = tf.matmul(pages, w)
    return tf.reduce_mean(tf.nn.dropout(h, rate=0.5) if training else h, axis=1)


class Model:
    """Made once to train and once to measure: both have one template's weights."""

    def __init__(self, pages):
        self.score = tf.make_template("score", scored, width=5)
        with tf.variable_scope("model", reuse=tf.AUTO_REUSE):
            self.out = self.score(pages)


def modes(one, two):
    learning = tf.make_template("modes", scored, width=3, training=True)
    measuring = tf.make_template("modes", scored, width=3, training=False)
    with tf.variable_scope("both", reuse=tf.AUTO_REUSE):
        out = learning(one)
    with tf.variable_scope("both", reuse=tf.AUTO_REUSE):
        return out, measuring(two)


def numbered(one, two):
    first = tf.make_template("part", scored, width=4)
    second = tf.make_template("part", scored, width=4)
    with tf.variable_scope("parts", reuse=tf.AUTO_REUSE):
        return first(one) + second(two)


def again(one, two):
    score = tf.make_template("again", scored, width=4)
    with tf.variable_scope("again", reuse=tf.AUTO_REUSE):
        out = score(one)
    with tf.variable_scope("again", reuse=tf.AUTO_REUSE):
        return out + score(two)


def given(one, two):
    first = tf.make_template("given", scored, width=2, unique_name_="known")
    second = tf.make_template("given", scored, width=2, unique_name_="known")
    with tf.variable_scope("given", reuse=tf.AUTO_REUSE):
        out = first(one)
    with tf.variable_scope("given", reuse=tf.AUTO_REUSE):
        return out + second(two)


def main():
    one, two = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 4])
    learned, measured = modes(one, two)
    loss = tf.reduce_mean(Model(one).out + learned + numbered(one, two) + again(one, two) + given(one, two))
    kept = tf.reduce_mean(Model(two).out + measured)
    step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        feed = {one: np.random.rand(3, 4), two: np.random.rand(3, 4)}
        session.run(step, feed)
        print(session.run(kept, feed))
    print("FACT", len(tf.trainable_variables()) == 6)


main()
