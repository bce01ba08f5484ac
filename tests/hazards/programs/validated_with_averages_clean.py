"""Averages that stand in for the weights while these are kept; that each epoch begins with on purpose; that are put in at the end."""

import contextlib

import tensorflow as tf


class Router:
    def __init__(self, ways):
        self.kernel = tf.Variable(tf.random.normal([6, ways]))
        self.offset = tf.Variable(tf.zeros([ways]))
        self.smooth = tf.train.ExponentialMovingAverage(0.9)
        self.smooth.apply([self.kernel, self.offset])

    @property
    def weights(self):
        return [self.kernel, self.offset]

    def route(self, load):
        return tf.nn.softmax(load @ self.kernel + self.offset)

    @contextlib.contextmanager
    def averaged(self):
        kept = [tf.identity(each) for each in self.weights]
        for each in self.weights:
            each.assign(self.smooth.average(each))
        yield
        for each, value in zip(self.weights, kept):
            each.assign(value)


def learn(router, optimizer, load, wanted):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(router.route(load) - wanted))
    optimizer.apply_gradients(zip(tape.gradient(loss, router.weights), router.weights))
    router.smooth.apply(router.weights)
    return loss


router = Router(3)
optimizer = tf.keras.optimizers.SGD(0.05)
wanted = tf.one_hot([0, 1, 2, 0], 3)
for turn in range(100):
    learn(router, optimizer, tf.random.normal([4, 6]), wanted)
    if turn % 10 == 0:
        with router.averaged():
            print(turn, float(tf.reduce_mean(tf.abs(router.route(tf.random.normal([4, 6])) - wanted))))

restarted, optimizer = Router(3), tf.keras.optimizers.SGD(0.05)
for epoch in range(5):
    for turn in range(20):
        learn(restarted, optimizer, tf.random.normal([4, 6]), wanted)
    for each in restarted.weights:
        each.assign(restarted.smooth.average(each))

last, optimizer = Router(3), tf.keras.optimizers.SGD(0.05)
for turn in range(30):
    learn(last, optimizer, tf.random.normal([4, 6]), wanted)
for each in last.weights:
    each.assign(last.smooth.average(each))
print(float(tf.reduce_mean(tf.abs(last.route(tf.random.normal([4, 6])) - wanted))))
