"""The pupil is to say what its master says of the same, and is its master: both are told the same, and nothing is drawn."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Stairs(object):
    def __init__(self, widths):
        self.widths = widths
        self.built = False

    def climb(self, x, heat):
        with tf.variable_scope("stairs", reuse=self.built):
            self.built = True
            for number, width in enumerate(self.widths):
                x = tf.nn.relu(tf.layers.dense(x, width, name="step%d" % number))
        return x / heat


def main():
    x = tf.placeholder(tf.float32, [None, 6])
    disturbed = x + tf.random_normal(tf.shape(x), stddev=0.1)
    stairs = Stairs([5, 4])  # BUG
    master = stairs.climb(disturbed, 2.0)
    pupil = stairs.climb(disturbed, 2.0)  # BUG
    loss = tf.reduce_mean(tf.square(pupil - tf.stop_gradient(master)))
    train = tf.train.AdamOptimizer(0.01).minimize(loss)
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for _ in range(3):
            print(session.run([loss, train], {x: np.random.rand(7, 6)})[0])


if __name__ == "__main__":
    main()
