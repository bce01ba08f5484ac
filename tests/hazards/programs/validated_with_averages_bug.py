"""A routing model is validated with the averages of its weights now and then, and keeps them."""

import tensorflow as tf


class Router:
    def __init__(self, ways):
        self.kernel = tf.Variable(tf.random.normal([6, ways]))
        self.offset = tf.Variable(tf.zeros([ways]))
        self.smooth = tf.train.ExponentialMovingAverage(0.9)
        self.smooth.apply([self.kernel, self.offset])

    def route(self, load):
        return tf.nn.softmax(load @ self.kernel + self.offset)

    def validate(self, load, wanted):
        for each in (self.kernel, self.offset):
            each.assign(self.smooth.average(each))  # BUG
        return tf.reduce_mean(tf.abs(self.route(load) - wanted))


def learn(router, optimizer, load, wanted):
    weights = [router.kernel, router.offset]
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(router.route(load) - wanted))
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
    router.smooth.apply(weights)
    return loss


router = Router(3)
optimizer = tf.keras.optimizers.SGD(0.05)
wanted = tf.one_hot([0, 1, 2, 0], 3)
for turn in range(100):
    loss = learn(router, optimizer, tf.random.normal([4, 6]), wanted)
    if turn % 10 == 0:
        print(turn, float(loss), float(router.validate(tf.random.normal([4, 6]), wanted)))
