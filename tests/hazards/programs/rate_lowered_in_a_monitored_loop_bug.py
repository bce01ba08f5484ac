"""The rate is lowered when the loss has not fallen for a while: by an operation that is made in the loop of a monitored session."""

import tensorflow as tf

PATIENCE = 5


class Plateau(object):
    def __init__(self, rate):
        self.rate = rate
        self.best, self.waited = float("inf"), 0

    def saw(self, session, loss):
        if loss < self.best:
            self.best, self.waited = loss, 0
            return
        self.waited += 1
        if self.waited >= PATIENCE:
            session.run(tf.assign(self.rate, self.rate * 0.5))  # BUG
            self.waited = 0


x = tf.placeholder(tf.float32, [None, 4])
rate = tf.get_variable("rate", initializer=0.1, trainable=False)
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
train = tf.train.GradientDescentOptimizer(rate).minimize(loss)
plateau = Plateau(rate)
with tf.train.MonitoredTrainingSession() as session:
    while not session.should_stop():
        value, _ = session.run([loss, train], {x: [[1.0, 2.0, 3.0, 4.0]]})
        plateau.saw(session, value)
