import numpy as np
import tensorflow as tf

SPEAKERS, WIDTH = 12, 16
sounds, who = tf.random.normal([96, 40]), tf.zeros([96], tf.int32)


def make_voices():
    return tf.keras.Sequential([tf.keras.Input((40,)), tf.keras.layers.Dense(64, "relu"), tf.keras.layers.Dense(WIDTH)])


def learn(loss, callbacks=()):
    voices = make_voices()
    voices.compile("adam", loss=loss)
    voices.fit(sounds, who, epochs=2, verbose=0, callbacks=list(callbacks))


class Anchored(tf.keras.layers.Layer):
    def build(self, shape):
        self.anchors = self.add_weight(name="anchors", shape=(shape[-1], SPEAKERS))

    def call(self, voice):
        return tf.matmul(tf.math.l2_normalize(voice, 1), tf.math.l2_normalize(self.anchors, 0))


def in_a_layer():
    both = tf.keras.Sequential([make_voices(), Anchored()])
    both.compile("adam", loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
    both.fit(sounds, who, epochs=2, verbose=0)


class ThroughAnother(tf.keras.losses.Loss):
    """Compares what a network that is not to learn makes of both."""

    def __init__(self, ear):
        super().__init__()
        self.ear = ear

    def call(self, wanted, voice):
        return tf.reduce_mean(tf.square(self.ear(voice) - tf.one_hot(tf.cast(tf.reshape(wanted, [-1]), tf.int32), SPEAKERS)), -1)


class Projected(tf.keras.losses.Loss):
    """Looks at a few random directions."""

    def __init__(self):
        super().__init__()
        self.directions = tf.Variable(tf.random.normal([WIDTH, 4]), trainable=False)

    def call(self, wanted, voice):
        return tf.reduce_mean(tf.square(tf.matmul(voice, self.directions)), -1)


class Weighted(tf.keras.losses.Loss):
    def __init__(self):
        super().__init__()
        self.costs = tf.Variable(np.ones((SPEAKERS, 1), "float32"))
        self.share = tf.Variable(tf.random.uniform([]))

    def call(self, wanted, voice):
        costs = tf.gather(self.costs, tf.cast(tf.reshape(wanted, [-1]), tf.int32))
        return self.share * tf.reduce_mean(costs * tf.square(voice), -1)


class Centred(tf.keras.losses.Loss):
    """Moves the centres by itself."""

    def __init__(self):
        super().__init__()
        self.centres = tf.Variable(tf.random.normal([SPEAKERS, WIDTH]))

    def call(self, wanted, voice):
        own = tf.gather(self.centres, tf.cast(tf.reshape(wanted, [-1]), tf.int32))
        self.centres.assign(0.99 * self.centres + 0.01 * tf.reduce_mean(voice, 0))
        return tf.reduce_mean(tf.square(voice - own), -1)


class Fresh(tf.keras.losses.Loss):
    def __init__(self):
        super().__init__()
        self.codes = tf.Variable(tf.random.normal([WIDTH, WIDTH]))

    def call(self, wanted, voice):
        return tf.reduce_mean(tf.square(tf.matmul(voice, self.codes)), -1)


class Renew(tf.keras.callbacks.Callback):
    def __init__(self, codes):
        super().__init__()
        self.codes = codes

    def on_epoch_end(self, epoch, logs=None):
        self.codes.assign(tf.random.normal([WIDTH, WIDTH]))


in_a_layer()
ear = tf.keras.Sequential([tf.keras.Input((WIDTH,)), tf.keras.layers.Dense(SPEAKERS)])
learn(ThroughAnother(ear))
learn(Projected())
learn(Weighted())
learn(Centred())
fresh = Fresh()
learn(fresh, [Renew(fresh.codes)])
