"""The template that learns is in no checkpoint: the one is saved that never does."""
import tempfile

import numpy as np
import tensorflow as tf

v1 = tf.compat.v1


def score(x, units):
    w = v1.get_variable("w", [x.shape[-1], units])
    return tf.matmul(x, w)


class Player:
    def __init__(self):
        self.learning = v1.make_template("score", score, units=2)
        self.acting = v1.make_template("score", score, units=2)
        self.reference = v1.make_template("reference", score, units=2)
        self.learning(tf.zeros([1, 3]))
        self.acting(tf.zeros([1, 3]))
        self.reference(tf.zeros([1, 3]))
        self.follow()
        self.saved = tf.train.Checkpoint(net=self.reference)  # BUG

    def follow(self):
        for mine, learned in zip(self.acting.variables, self.learning.variables):
            mine.assign(learned)

    def learn(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.learning(x) - tf.stop_gradient(self.acting(x)) - 1.0))
        for v, g in zip(self.learning.variables, tape.gradient(loss, self.learning.variables)):
            v.assign_sub(0.1 * g)  # BUG


player = Player()
for _ in range(3):
    player.learn(np.random.randn(4, 3).astype("float32"))
    player.follow()
player.saved.write(tempfile.mkdtemp() + "/player")  # BUG
