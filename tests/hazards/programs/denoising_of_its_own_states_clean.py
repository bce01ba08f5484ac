"""One network, whose disturbed states are to be as its calm ones, and whose mild answers as its sharp ones: shared on purpose."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Stairs(object):
    def __init__(self, widths):
        self.widths = widths
        self.built = False

    def climb(self, x, disturb):
        with tf.variable_scope("stairs", reuse=self.built):
            self.built = True
            for number, width in enumerate(self.widths):
                x = disturb(tf.layers.dense(x, width, name="step%d" % number))
                x = tf.nn.relu(x)
        return x


def noise(x):
    return x + tf.random_normal(tf.shape(x), stddev=0.2)


def calm(x):
    return x


def answer(x, heat):
    with tf.variable_scope("answer", reuse=tf.AUTO_REUSE):
        return tf.nn.softmax(tf.layers.dense(x, 3, name="out") / heat)


def guess(x, drop):
    with tf.variable_scope("guess", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(drop(x), 3, name="out")


def shape(x, bend):
    with tf.variable_scope("shape", reuse=tf.AUTO_REUSE):
        return bend(tf.layers.dense(x, 3, name="out"))


def main():
    x = tf.placeholder(tf.float32, [None, 6])
    stairs = Stairs([5, 4])
    disturbed, quiet = (stairs.climb(x, disturb) for disturb in (noise, calm))
    mild, sharp = 2.0, 0.5
    soft, hard = answer(x, mild), answer(x, sharp)
    dropped, whole = guess(x, lambda h: tf.nn.dropout(h, 0.5)), guess(x, calm)
    loss = tf.reduce_mean(tf.square(disturbed - tf.stop_gradient(quiet)))
    bent, straight = shape(x, tf.nn.tanh), shape(x, calm)
    loss += tf.reduce_mean(tf.square(bent - tf.stop_gradient(straight)))
    loss += tf.reduce_mean(tf.square(soft - tf.stop_gradient(hard)))
    loss += tf.reduce_mean(tf.square(whole - tf.stop_gradient(dropped)))
    train = tf.train.AdamOptimizer(0.01).minimize(loss)
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for _ in range(3):
            print(session.run([loss, train], {x: np.random.rand(7, 6)})[0])


if __name__ == "__main__":
    main()
