"""A name of the loop's own goes to and fro between the parts of a model: the trace of each kind of arguments has its own of them."""
import numpy as np
import tensorflow as tf

CROPS = ["maize", "wheat", "barley"]
OFFSETS = {crop: tf.Variable(tf.zeros([1])) for crop in CROPS}


class Yields(tf.Module):
    def __init__(self, dim):
        super().__init__()
        self.dim = dim
        self.by_crop = {}
        self.shared = tf.Variable(tf.random.normal([dim, 1], stddev=0.1), name="shared")

    def weights(self, crop):
        if crop not in self.by_crop:
            self.by_crop[crop] = (tf.Variable(tf.zeros([self.dim, 1])), tf.Variable(tf.zeros([1])))
        return self.by_crop[crop]

    @tf.function
    def loss(self, x, y, crop):
        slope, offset = self.weights(crop)
        return tf.reduce_mean(tf.square(x @ (self.shared + slope) + offset - y))


@tf.function
def corrected(x, crop):
    return x + OFFSETS[crop]


def fields(rounds):
    rng = np.random.default_rng(0)
    for _ in range(rounds):
        for crop in CROPS:
            yield crop, tf.constant(rng.normal(size=(8, 3)), tf.float32), tf.constant(rng.normal(size=(8, 1)), tf.float32)


def asked_before():
    model = Yields(3)
    for crop in CROPS:
        model.weights(crop)
    for crop, x, y in fields(3):
        with tf.GradientTape() as tape:
            slope, offset = model.weights(crop)
            loss = model.loss(x, y, crop)
        for w, g in zip([slope, offset], tape.gradient(loss, [slope, offset])):
            w.assign_sub(0.1 * g)


def asked_after():
    model = Yields(3)
    for crop in CROPS:
        model.weights(crop)
    for crop, x, y in fields(1):
        with tf.GradientTape() as tape:
            loss = model.loss(x, y, crop)
        slope, offset = model.by_crop[crop]
        params = [slope, offset, model.shared]
        for w, g in zip(params, tape.gradient(loss, params)):
            w.assign_sub(0.1 * g)
    print({crop: float(model.loss(x, y, crop)) for crop, x, y in fields(1)})


def of_a_table():
    for crop, x, y in fields(2):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(corrected(x, crop) - y))
        offset = OFFSETS[crop]
        offset.assign_sub(0.1 * tape.gradient(loss, offset))
    print([corrected(x, crop) for crop, x, _ in fields(1)])


asked_before()
asked_after()
of_a_table()
