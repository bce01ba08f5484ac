"""Two templates of one name, each called first in another opening of the scope around: the second one has what the first one made."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def scored(pages, width):
    w = tf.get_variable("w", [pages.shape[1], width])
    v = tf.get_variable("v", [width, 1])
    return tf.matmul(tf.nn.relu(tf.matmul(pages, w)), v)


def ranker():
    style = tf.make_template("score", scored, width=5)
    content = tf.make_template("score", scored, width=5)  # BUG TVS301

    def by_style(pages):
        with tf.variable_scope("ranker", reuse=tf.AUTO_REUSE):
            return style(pages)

    def by_content(pages):
        with tf.variable_scope("ranker", reuse=tf.AUTO_REUSE):
            return content(pages)

    return by_style, by_content


def main():
    by_style, by_content = ranker()
    styles, contents = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 4])
    loss = tf.reduce_mean(tf.square(by_style(styles) * by_content(contents) - 1.0))
    step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    rank = by_style(styles) + by_content(contents)
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        feed = {styles: np.random.rand(3, 4), contents: np.random.rand(3, 4)}
        session.run(step, feed)
        print(session.run(rank, feed))
    print("FACT", len(tf.trainable_variables()) == 2)


main()
