"""A painter and what values its paintings: the valuer's scope begins with the painter's name, and the painter's optimizer trains it too."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def paint(noise):
    with tf.variable_scope("paint", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(noise, 8, tf.nn.relu, name="sketch")
        return tf.layers.dense(h, 6, name="colour")


def worth(painting):
    with tf.variable_scope("paint_worth", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(painting, 8, tf.nn.relu, name="look")
        return tf.layers.dense(h, 1, name="price")


class Studio:
    def __init__(self):
        self.noise = tf.placeholder(tf.float32, [None, 3])
        self.known = tf.placeholder(tf.float32, [None, 6])
        made = paint(self.noise)
        gap = tf.reduce_mean(worth(made)) - tf.reduce_mean(worth(self.known))
        painters = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope="paint")  # BUG TVS308
        valuers = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope="paint_worth")
        self.value = tf.train.GradientDescentOptimizer(1e-3).minimize(gap, var_list=valuers)
        self.paint = tf.train.GradientDescentOptimizer(1e-3).minimize(-tf.reduce_mean(worth(made)), var_list=painters)
        self.bounds = [v.assign(tf.clip_by_value(v, -0.1, 0.1)) for v in valuers]
        print("FACT", len(painters) == 8)


def main():
    studio = Studio()
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for _ in range(2):
            noise = np.random.rand(4, 3)
            session.run(studio.value, {studio.noise: noise, studio.known: np.random.rand(4, 6)})
            session.run(studio.bounds)
            session.run(studio.paint, {studio.noise: noise})


main()
